import { expect, test, vi } from 'vitest';
import type { ReceivedAnswer } from '../../../../../src/browser/playground/transport/exchange.ts';
import { readAnswer } from '../../../../../src/browser/playground/transport/read-answer.ts';

test('shows an event of a stream that is silent then, and all of them once at the end', async () => {
  let write: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (write = controller) });
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  const answers: ReceivedAnswer[] = [];
  const counts = (): [string, number][] =>
    answers.map(({ state, body }) => [state, body.kind === 'events' ? body.events.length : -1]);
  const reading = readAnswer(response, {
    url: 'https://a.test/events',
    started: performance.now(),
    signal: new AbortController().signal,
    isProxied: false,
    onAnswer: (answer) => void answers.push(answer),
  });
  write!.enqueue(new TextEncoder().encode('data: first\n\ndata: sec'));
  await vi.waitFor(() => expect(counts().at(-1)).toEqual(['receiving', 1]), { timeout: 5000 });
  write!.enqueue(new TextEncoder().encode('ond\n\n'));
  write!.close();
  await reading;
  expect(counts().at(-1)).toEqual(['complete', 2]);
  expect(counts().filter(([state]) => state === 'complete')).toHaveLength(1);
});

test('a body without end is given up, and what came of it is kept', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(new Uint8Array(1000)), cancel });
  const answers: ReceivedAnswer[] = [];
  await readAnswer(new Response(body, { headers: { 'content-type': 'application/octet-stream' } }), {
    url: 'https://a.test/file',
    started: performance.now(),
    signal: new AbortController().signal,
    isProxied: false,
    onAnswer: (answer) => void answers.push(answer),
    limit: 10_000,
  });
  expect(answers.at(-1)).toMatchObject({ state: 'broken', size: 10_000 });
  expect(cancel).toHaveBeenCalledOnce();
});
