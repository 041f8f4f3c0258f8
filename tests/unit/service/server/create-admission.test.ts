import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RequestRefused } from '../../../../src/base/http/request-refused.ts';
import type { Answerer } from '../../../../src/service/assistant/answerer.ts';
import { createAdmission } from '../../../../src/service/server/http/create-admission.ts';
import { startNodeServer } from '../../../../src/service/server/start-node-server.ts';
import { openDiscovery } from './open-discovery.ts';

const never = new AbortController().signal;
const refusal = (error: unknown): Pick<RequestRefused, 'status' | 'headers'> => error as RequestRefused;

test('no more are begun at once than may be, and each that ends lets the next one in', async () => {
  const { enter } = createAdmission({ atOnce: 2, queue: 10, patience: 5_000 });
  const [first] = await Promise.all([enter('a', never), enter('a', never)]);
  const third = vi.fn();
  const entered = enter('a', never).then(third);
  await sleep(5);
  expect(third).not.toHaveBeenCalled();
  first();
  first();
  await entered;
  const fourth = vi.fn();
  void enter('a', never).then(fourth, () => undefined);
  await sleep(5);
  expect(fourth).not.toHaveBeenCalled();
});

test('clients take turns, however many requests one of them sends', async () => {
  const { enter } = createAdmission({ atOnce: 1, queue: 100, patience: 5_000 });
  const order: string[] = [];
  const ask = async (client: string): Promise<void> => {
    const leave = await enter(client, never);
    order.push(client);
    await sleep(0);
    leave();
  };
  await Promise.all([...Array.from({ length: 6 }, () => ask('many')), ask('one'), ask('other')]);
  expect(order.slice(0, 4)).toEqual(['many', 'many', 'one', 'other']);
  expect(order).toHaveLength(8);
});

test('a full queue refuses at once, and makes room for a client that has less in it', async () => {
  const { enter } = createAdmission({ atOnce: 1, queue: 3, patience: 5_000 });
  await enter('many', never);
  const waiting = Array.from({ length: 3 }, () => enter('many', never).catch(refusal));
  const refused = refusal(await enter('many', never).catch((error: unknown) => error));
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  void enter('one', never).catch(refusal);
  expect(await waiting[2]).toMatchObject({ status: 503 });
});

test('what could not begin in time is refused at once, and what does not is refused when its time is over', async () => {
  const { enter } = createAdmission({ atOnce: 1, queue: 100, patience: 200 });
  const leave = await enter('a', never);
  const late = refusal(await enter('a', never).catch((error: unknown) => error));
  expect(late).toMatchObject({ status: 503 });
  leave();
  // How long the first few take is no measure.
  for (let count = 0; count < 8; count++) {
    const slow = await enter('a', never);
    // Timers may end a little early, and what takes just as long as is waited for could begin in time.
    if (count === 7) await sleep(300);
    slow();
  }
  await enter('a', never);
  const began = performance.now();
  const hopeless = refusal(await enter('a', never).catch((error: unknown) => error));
  expect(hopeless).toMatchObject({ status: 503 });
  expect(performance.now() - began).toBeLessThan(100);
});

test('requests that took long since nothing was loaded yet make it refuse none that can begin in time', async () => {
  const { enter } = createAdmission({ atOnce: 1, queue: 100, patience: 5_000 });
  const leave = await enter('a', never);
  await sleep(300);
  leave();
  const answered = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const done = await enter('a', never).catch(() => null);
      await sleep(1);
      done?.();
      return done !== null;
    }),
  );
  expect(answered.filter(Boolean)).toHaveLength(60);
});

test('who leaves waits no longer, and a closed queue refuses everybody', async () => {
  const { enter, close } = createAdmission({ atOnce: 1, queue: 1, patience: 5_000 });
  await enter('a', never);
  const client = new AbortController();
  const left = enter('a', client.signal).catch(refusal);
  client.abort();
  expect(await left).toMatchObject({ status: 499 });
  const waiting = enter('b', never).catch(refusal);
  close();
  expect(await waiting).toMatchObject({ status: 503 });
  expect(await enter('c', never).catch(refusal)).toMatchObject({ status: 503 });
});

/** Takes its time for each answer, and counts how many it writes at once. */
function createSlowAnswerer(milliseconds: number): Answerer & { most: number; begun: number } {
  let writing = 0;
  const answerer = {
    name: 'slow',
    most: 0,
    begun: 0,
    answer: async function* () {
      answerer.begun++;
      answerer.most = Math.max(answerer.most, ++writing);
      await sleep(milliseconds);
      writing--;
      yield { kind: 'text' as const, text: 'An answer.' };
    },
  };
  return answerer;
}

const question = { fp: 'x', messages: [{ id: 'm', role: 'user', parts: [{ type: 'text', text: 'Where are keys?' }] }] };

test('of many questions at once all are answered or told when to come back, and pages are served meanwhile', async () => {
  const answerer = createSlowAnswerer(10);
  const { post, service } = await openDiscovery({
    answerer,
    admission: { assistant: { atOnce: 4, queue: 20, patience: 20_000 } },
  });
  const answers = Array.from({ length: 200 }, async () => {
    const response = await post('/_docwright/assistant', question, { key: null });
    return { status: response.status, retry: response.headers.get('retry-after'), text: await response.text() };
  });
  const page = await service(new Request('http://docs.test/', { headers: { host: 'docs.test' } }), {
    clientAddress: '203.0.113.1',
  });
  expect(page.status).toBe(200);
  const all = await Promise.all(answers);
  const [answered, refused] = [all.filter(({ status }) => status === 200), all.filter(({ status }) => status === 503)];
  expect(answered.length + refused.length).toBe(200);
  expect(answered.length).toBeGreaterThanOrEqual(24);
  expect(answered.every(({ text }) => text.includes('An answer.'))).toBe(true);
  expect(refused.every(({ retry }) => Number(retry) >= 1)).toBe(true);
  expect(answerer.most).toBe(4);
});

test('a question whose client leaves while it waits is never begun, nor charged', async () => {
  const answerer = createSlowAnswerer(600);
  const { service, stores } = await openDiscovery({ answerer, admission: { assistant: { atOnce: 1 } } });
  const server = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.stop(0));
  const ask = (signal?: AbortSignal): Promise<string> =>
    fetch(`http://127.0.0.1:${server.port}/_docwright/assistant`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      ...(signal ? { signal } : {}),
    }).then((response) => response.text());
  const first = ask();
  await expect.poll(() => answerer.begun).toBe(1);
  const client = new AbortController();
  const left = ask(client.signal).catch(() => 'left');
  await expect.poll(server.active).toBe(2);
  client.abort();
  expect(await left).toBe('left');
  await expect.poll(server.active).toBeLessThan(2);
  expect(await first).toContain('An answer.');
  expect(await ask()).toContain('An answer.');
  expect(answerer.begun).toBe(2);
  expect(await stores.ledger.usage({})).toMatchObject([{ credits: 2 }]);
});

test('a client that sends slowly keeps nobody waiting', async () => {
  const { service, post } = await openDiscovery({ admission: { search: { atOnce: 1 } } });
  let end = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"query":'));
      end = () => {
        controller.enqueue(new TextEncoder().encode('"keys"}'));
        controller.close();
      };
    },
  });
  const slow = service(
    new Request('http://docs.test/_docwright/search', {
      method: 'POST',
      headers: { host: 'docs.test', 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit),
    { clientAddress: '203.0.113.7' },
  );
  expect((await post('/_docwright/search', { query: 'keys' }, { key: null })).status).toBe(200);
  end();
  expect((await slow).status).toBe(200);
});
