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

test.each([
  ['text', [...Buffer.from('Grüße')]],
  ['file', [0x89, 0x50, 0x4e, 0x47]],
  ['file', [0x50, 0x4b, 3, 4, 0, 0]],
])('without a content type, a body is shown as what it is: %s', async (kind, bytes) => {
  const answers: ReceivedAnswer[] = [];
  const response = new Response(new Uint8Array(bytes));
  await readAnswer(response, {
    url: 'https://a.test/',
    started: performance.now(),
    signal: new AbortController().signal,
    isProxied: false,
    onAnswer: (answer) => void answers.push(answer),
  });
  expect(answers.at(-1)).toMatchObject({ state: 'complete', size: bytes.length, contentType: '', body: { kind } });
});

test.each([
  ['application/xml', '<?xml version="1.0" encoding="ISO-8859-1"?><a>Gr\xfc\xdfe</a>', 'Grüße'],
  ['text/html', '<!doctype html><meta charset=windows-1252><p>\x80 Gr\xfc\xdfe', '€ Grüße'],
  ['text/html; charset=utf-8', '<meta charset="iso-8859-1"><p>Gr\xc3\xbc\xc3\x9fe', 'Grüße'],
  ['text/plain', 'encoding=latin1 Gr\xc3\xbc\xc3\x9fe', 'Grüße'],
  ['application/xml', '<?xml version="1.0" encoding="x-unknown"?><a>Gr\xc3\xbc\xc3\x9fe</a>', 'Grüße'],
])('%s is read in the encoding that it says', async (type, bytes, expected) => {
  const answers: ReceivedAnswer[] = [];
  await readAnswer(new Response(Buffer.from(bytes, 'latin1'), { headers: { 'content-type': type } }), {
    url: 'https://a.test/file',
    started: performance.now(),
    signal: new AbortController().signal,
    isProxied: false,
    onAnswer: (answer) => void answers.push(answer),
  });
  const { body } = answers.at(-1)!;
  expect(body.kind === 'text' && body.text).toContain(expected);
});
