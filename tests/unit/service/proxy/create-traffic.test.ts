import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createProxy } from '../../../../src/service/proxy/create-proxy.ts';
import { createSocketTunnel } from '../../../../src/service/proxy/create-socket-tunnel.ts';
import { createTraffic, type TrafficLimits, type TrafficNote } from '../../../../src/service/proxy/create-traffic.ts';
import { memoryLimits } from '../../../e2e/access/memory-limits.ts';
import { answerSockets } from '../../../e2e/playground/socket-server.ts';
import { startTargetServer, type TargetAnswer } from './target-server.ts';

const endless: TrafficLimits = {
  perReader: 1e9,
  perOrigin: 1e9,
  atOncePerReader: 1e9,
  atOncePerOrigin: 1e9,
  bytesPerReader: 1e12,
  bytesPerOrigin: 1e12,
};

async function start(limits: Partial<TrafficLimits>, answer?: TargetAnswer) {
  const server = await startTargetServer(answer);
  onTestFinished(() => server.close());
  const notes: TrafficNote[] = [];
  const begin = createTraffic({
    limits: { ...endless, ...limits },
    store: memoryLimits(),
    note: (note) => void notes.push(note),
  });
  const proxy = createProxy({ origins: [server.origin], allowPrivate: ['127.0.0.1'], begin });
  const send = (reader = '203.0.113.1', init: RequestInit = {}): Promise<Response> =>
    proxy(
      new Request('https://docs.example.com/_docwright/proxy', {
        ...init,
        headers: { 'x-docwright-target': `${server.origin}/` },
      }),
      { reader },
    );
  const sum = (): Omit<TrafficNote, 'origin'> =>
    notes.reduce(
      (all, { calls, refused, bytes }) => ({
        calls: all.calls + calls,
        refused: all.refused + refused,
        bytes: all.bytes + bytes,
      }),
      { calls: 0, refused: 0, bytes: 0 },
    );
  return { send, server, sum };
}

test('calls of a reader and to an origin are counted', async () => {
  const { send, server, sum } = await start({ perReader: 3, perOrigin: 5 });
  const statuses: number[] = [];
  for (const reader of ['a', 'a', 'a', 'a', 'b', 'b', 'b']) {
    const answer = await send(reader);
    statuses.push(answer.status);
    if (answer.status === 429) {
      expect(answer.headers.get('x-docwright-proxy-error')).toBe('too-many');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await answer.text();
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429]);
  expect(server.hits).toHaveLength(5);
  expect(sum()).toMatchObject({ calls: 5, refused: 2 });
});

test('only so many run at once, until their answers are read or given up', async () => {
  const held: (() => void)[] = [];
  const { send } = await start({ atOncePerReader: 2, atOncePerOrigin: 3 }, (_, response) => {
    response.write('begun');
    held.push(() => response.end());
  });
  const [first, second, third, other, fourth] = await Promise.all(['a', 'a', 'a', 'b', 'c'].map((who) => send(who)));
  expect([first, second, third, other, fourth].map((answer) => answer!.status)).toEqual([200, 200, 429, 200, 429]);
  // One is read to its end, one is given up before any of it was read.
  const text = first!.text();
  for (const end of held) end();
  expect(await text).toBe('begun');
  await second!.body!.cancel();
  await expect.poll(async () => (await send('a')).status).toBe(200);
  expect((await send('a')).status).toBe(200);
  await other!.text();
});

test('calls that fail leave their place', async () => {
  const { send, server } = await start({ atOncePerReader: 1 }, (_, response) => void response.destroy());
  for (let call = 0; call < 3; call++) expect((await send('a')).status).toBe(502);
  expect(server.hits).toHaveLength(3);
});

test('bytes count in both directions', async () => {
  const { send, sum } = await start(
    { bytesPerReader: 250_000 },
    (_, response) => void response.end('x'.repeat(100_000)),
  );
  const body = 'y'.repeat(50_000);
  for (const expected of [200, 200, 429]) {
    const answer = await send('a', { method: 'POST', body });
    expect(answer.status).toBe(expected);
    await answer.text();
  }
  expect(sum().bytes).toBe(300_000);
  expect((await send('b')).status).toBe(200);
});

test('an answer ends where the bytes do', async () => {
  const { send } = await start({ bytesPerOrigin: 10_000_000 }, (_, response) => {
    const more = (): void => {
      if (!response.destroyed) response.write(Buffer.alloc(1_000_000), () => setImmediate(more));
    };
    more();
  });
  let size = 0;
  await expect(
    (async () => {
      for await (const piece of (await send('a')).body!) size += piece.length;
    })(),
  ).rejects.toThrow();
  expect(size).toBeGreaterThan(9_000_000);
  expect(size).toBeLessThan(60_000_000);
});

test('while nothing can be counted, the service says so, and not that the API is away', async () => {
  const server = await startTargetServer();
  onTestFinished(() => server.close());
  const begin = createTraffic({
    limits: endless,
    store: { take: () => Promise.reject(new Error('The client is offline')) },
    note: () => undefined,
  });
  const proxy = createProxy({ origins: [server.origin], allowPrivate: ['127.0.0.1'], begin });
  const answer = await proxy(
    new Request('https://docs.example.com/', { headers: { 'x-docwright-target': server.origin } }),
  );
  const told = [answer.status, answer.headers.get('retry-after'), answer.headers.get('x-docwright-proxy-error')];
  expect(told).toEqual([503, '5', 'too-many']);
  expect(await answer.text()).toContain('This service cannot count');
  expect(server.hits).toEqual([]);
});

test('a WebSocket is a call, and its bytes count', async () => {
  const api = createServer();
  answerSockets(api);
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  const target = `ws://127.0.0.1:${(api.address() as { port: number }).port}`;
  const notes: TrafficNote[] = [];
  const begin = createTraffic({
    limits: { ...endless, atOncePerReader: 1 },
    store: memoryLimits(),
    note: (note) => void notes.push(note),
  });
  const tunnel = createSocketTunnel({ origins: [target], allowPrivate: ['127.0.0.1'], begin });
  const service = createServer().on(
    'upgrade',
    (request, socket, head) => void tunnel(request, socket, head, { reader: 'a' }),
  );
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const server of [api, service]) {
      server.closeAllConnections();
      server.close();
    }
  });
  const address = `ws://127.0.0.1:${(service.address() as { port: number }).port}/?target=${encodeURIComponent(`${target}/echo`)}`;
  const open = (): Promise<WebSocket | null> =>
    new Promise((resolve) => {
      const socket = new WebSocket(address);
      socket.onopen = () => resolve(socket);
      socket.onerror = () => resolve(null);
    });
  const first = (await open())!;
  expect(await open()).toBeNull();
  const echoed = new Promise<void>((resolve) => {
    first.onmessage = ({ data }) => void (String(data).startsWith('echo') && resolve());
  });
  first.send('x'.repeat(1_000));
  await echoed;
  first.close();
  await expect.poll(() => notes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(2_000);
  const second = await open();
  expect(second).not.toBeNull();
  second!.close();
});
