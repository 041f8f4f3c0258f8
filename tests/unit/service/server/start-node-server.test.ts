import { once } from 'node:events';
import { Agent, createServer, get, request } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readBodyText } from '../../../../src/base/http/read-body-text.ts';
import type { RequestRefused } from '../../../../src/base/http/request-refused.ts';
import { createService } from '../../../../src/service/server/create-service.ts';
import { createSocketRoad } from '../../../../src/service/server/create-socket-road.ts';
import { startNodeServer } from '../../../../src/service/server/start-node-server.ts';
import { answerSockets } from '../../../e2e/playground/socket-server.ts';
import { loadBuiltSite } from './built-site.ts';

test('an open WebSocket does not keep the service from stopping', async () => {
  const api = createServer();
  answerSockets(api);
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void api.close());
  const target = `ws://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const site = await loadBuiltSite();
  const server = await startNodeServer({
    service: async () => new Response('ok'),
    upgrade: createSocketRoad({
      sites: () => [site],
      optionsOf: () => ({ origins: [target], allowPrivate: ['127.0.0.1'] }),
    }),
    port: 0,
    host: '127.0.0.1',
  });
  const socket = new WebSocket(
    `ws://127.0.0.1:${server.port}/_docwright/proxy?target=${encodeURIComponent(`${target}/echo`)}`,
  );
  await new Promise((opened) => socket.addEventListener('open', opened));
  const closed = new Promise((done) => socket.addEventListener('close', done));
  await server.stop(60_000);
  await closed;
});

/** Whether a connection ends once it was answered, though its client keeps its own side open. */
function isEnded(port: number, sent: string): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.resume().write(sent);
  return new Promise((resolve) => {
    // Only what is sent shows a client whether there is still anybody.
    const sending = setInterval(() => socket.write('x'), 100);
    const late = setTimeout(() => socket.destroy(), 4_000);
    let isReset = false;
    socket
      .on('error', () => (isReset = true))
      .once('close', () => {
        clearInterval(sending);
        clearTimeout(late);
        resolve(isReset);
      });
  });
}

test('a refused connection is not held by a client that keeps its side open', async () => {
  const site = await loadBuiltSite();
  const service = async (): Promise<Response> => new Response('ok');
  const upgrade = createSocketRoad({ sites: () => [site], optionsOf: () => ({ origins: [] }) });
  const [server, plain] = await Promise.all(
    [{ upgrade }, {}].map((more) => startNodeServer({ service, port: 0, host: '127.0.0.1', ...more })),
  );
  onTestFinished(async () => void (await Promise.all([server!.stop(0), plain!.stop(0)])));
  const ask = (path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  const ends = await Promise.all([
    isEnded(server!.port, ask('/_docwright/proxy?target=ws%3A%2F%2Fapi.example.com%2F')),
    isEnded(server!.port, ask('/other')),
    isEnded(plain!.port, ask('/')),
    isEnded(server!.port, 'no HTTP\r\n\r\n'),
  ]);
  expect(ends).toEqual([true, true, true, true]);
});

test('what runs is finished before the server stops, and what takes too long is ended', async () => {
  let finish = (): void => undefined;
  const service = (): Promise<Response> => new Promise((resolve) => (finish = () => resolve(new Response('finished'))));
  const patient = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  const answer = fetch(`http://127.0.0.1:${patient.port}/`);
  await expect.poll(patient.active).toBe(1);
  const stopped = patient.stop(60_000);
  finish();
  expect(await (await answer).text()).toBe('finished');
  await stopped;
  const impatient = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  const lost = fetch(`http://127.0.0.1:${impatient.port}/`).catch(() => 'ended');
  await expect.poll(impatient.active).toBe(1);
  await impatient.stop(100);
  expect(await lost).toBe('ended');
});

test('a request that comes on a connection of a proxy while the server stops is answered, and ends it', async () => {
  let finish = (): void => undefined;
  const service = (asked: Request): Promise<Response> =>
    new URL(asked.url).pathname === '/slow'
      ? new Promise((resolve) => (finish = () => resolve(new Response('slow'))))
      : Promise.resolve(new Response('ok'));
  const server = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const ask = (path: string): Promise<string> =>
    new Promise((resolve, reject) =>
      get({ port: server.port, host: '127.0.0.1', path, agent }, (answer) => {
        answer.resume().on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
      }).on('error', reject),
    );
  expect(await ask('/')).toBe('200 keep-alive');
  const slow = ask('/slow');
  await expect.poll(server.active).toBe(1);
  expect(await ask('/')).toBe('200 keep-alive');
  const stopped = server.stop(60_000);
  expect(await ask('/')).toBe('200 close');
  finish();
  expect(await slow).toBe('200 close');
  await stopped;
});

test('connections on which nothing is asked are ended at once when the server stops', async () => {
  const service = async (): Promise<Response> => new Response('ok');
  const server = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  const connect = async (sent: string): Promise<Promise<unknown>> => {
    const socket = createConnection(server.port, '127.0.0.1').on('error', () => undefined);
    await new Promise((connected) => socket.once('connect', connected));
    socket.write(sent);
    socket.resume();
    return new Promise((closed) => socket.once('close', closed));
  };
  // Browsers open connections before they need them.
  const [unused, half, kept] = [
    connect(''),
    connect('GET / HTTP/1.1\r\nHost: a'),
    connect('GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
  ];
  await Promise.race([Promise.all([unused, half, kept]), new Promise((wait) => setTimeout(wait, 300))]);
  const began = performance.now();
  await server.stop(60_000);
  await Promise.all([unused, half, kept]);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('behind a trusted proxy a request keeps its body and has the address that the client used', async () => {
  const site = await loadBuiltSite();
  const signIn = async (asked: Request): Promise<Response> =>
    Response.json([asked.method, asked.url, asked.headers.get('host'), await asked.text()]);
  const ask = async (trustedProxies: string[]): Promise<unknown> => {
    const server = await startNodeServer({
      service: createService({ sites: () => [site], trustedProxies, signIn }),
      port: 0,
      host: '127.0.0.1',
    });
    const headers = {
      host: 'inner:4000',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'docs.example.com',
    };
    const answer = await new Promise<string>((resolve, reject) => {
      const sent = request(
        { port: server.port, host: '127.0.0.1', path: '/guides/%C3%BC?a=%20b', method: 'POST', headers },
        (response) => {
          let text = '';
          response
            .setEncoding('utf8')
            .on('data', (piece: string) => (text += piece))
            .on('end', () => resolve(text));
        },
      ).on('error', reject);
      sent.write('first ');
      setImmediate(() => sent.end('second'));
    });
    await server.stop(1_000);
    return JSON.parse(answer);
  };
  expect(await ask(['127.0.0.0/8'])).toEqual([
    'POST',
    'https://docs.example.com/guides/%C3%BC?a=%20b',
    'docs.example.com',
    'first second',
  ]);
  expect(await ask([])).toEqual(['POST', 'http://inner:4000/guides/%C3%BC?a=%20b', 'inner:4000', 'first second']);
});

/**
 * Sends a body without end in chunks; gives the answer's head and how many bytes were taken before the connection
 * ended.
 */
function flood(port: number, head: string): Promise<{ answer: string; sent: number }> {
  const piece = Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`);
  return new Promise((resolve) => {
    let answer = '';
    let sent = 0;
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.write(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n`);
      const more = (): void => {
        if (socket.destroyed || sent > 200_000_000) return void socket.destroy();
        sent += piece.length;
        socket.write(piece, () => setImmediate(more));
      };
      more();
    });
    socket.on('data', (data) => (answer += data.toString('latin1'))).on('error', () => undefined);
    socket.on('close', () => resolve({ answer: answer.split('\r\n\r\n')[0]!, sent }));
  });
}

test.each(['POST', 'PUT', 'GET'])('a body that nobody reads is not read to its end: %s', async (method) => {
  const server = await startNodeServer({
    service: async () => new Response('no', { status: 405 }),
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(() => server.stop(0));
  const { answer, sent } = await flood(server.port, `${method} /guides HTTP/1.1\r\nHost: docs.test`);
  expect(answer).toContain('405');
  expect(sent).toBeLessThan(60_000_000);
});

test('a body that is sent half is refused after a while, and its connection ends', async () => {
  const service = async (asked: Request): Promise<Response> =>
    readBodyText(asked, { limit: 1_000, patience: 100 }).then(
      (text) => new Response(text),
      ({ status, headers }: RequestRefused) => new Response(null, { status, headers }),
    );
  const server = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.stop(0));
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    createConnection(server.port, '127.0.0.1')
      .on('data', (data) => (text += String(data)))
      .on('close', () => resolve(text))
      .write('POST / HTTP/1.1\r\nHost: docs.test\r\nContent-Length: 100\r\n\r\n{"query"');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(server.active()).toBe(0);
});

test('no small body is waited for longer than 20 seconds, even one that never stands still', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const drips = new ReadableStream({
    pull: async (controller) => {
      await new Promise((wait) => setTimeout(wait, 1_000));
      controller.enqueue(new Uint8Array(1));
    },
  });
  const slow = new Request('http://docs.test/', { method: 'POST', body: drips, duplex: 'half' } as RequestInit);
  const refused = expect(readBodyText(slow, { limit: 1_000_000 })).rejects.toMatchObject({ status: 408 });
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
});

test.each(['', 'GET / HTTP/1.1\r\nHost: docs.test\r\nX-Slow: '])(
  'a connection on which the head of a request does not come is ended in time: %j',
  async (begun) => {
    const service = async () => new Response('ok');
    const server = await startNodeServer({ service, port: 0, host: '127.0.0.1', headTime: 300 });
    onTestFinished(() => server.stop(0));
    const socket = createConnection(server.port, '127.0.0.1', () => socket.write(begun));
    const began = performance.now();
    await new Promise((done) =>
      socket
        .resume()
        .on('error', () => undefined)
        .on('close', done),
    );
    expect(performance.now() - began).toBeLessThan(5_000);
  },
);

test('a client that takes nothing of an answer is not waited for, and a stream in which nothing is said goes on', async () => {
  let isGivenUp = false;
  const piece = new Uint8Array(100_000);
  const endless = (): Response =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(piece),
        cancel: () => void (isGivenUp = true),
      }),
    );
  const silent = (): Response =>
    new Response(
      new ReadableStream({
        start: async (controller) => {
          for (const text of ['one', ' two']) {
            controller.enqueue(new TextEncoder().encode(text));
            await new Promise((done) => setTimeout(done, 900));
          }
          controller.close();
        },
      }),
    );
  const server = await startNodeServer({
    service: async ({ url }) => (url.endsWith('/silent') ? silent() : endless()),
    port: 0,
    host: '127.0.0.1',
    stallTime: 300,
  });
  onTestFinished(() => server.stop(0));
  const socket = createConnection(server.port, '127.0.0.1', () =>
    socket.pause().write('GET /endless HTTP/1.1\r\nHost: docs.test\r\n\r\n'),
  );
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  expect(await (await fetch(`http://127.0.0.1:${server.port}/silent`)).text()).toBe('one two');
  await vi.waitFor(() => expect([server.active(), isGivenUp]).toEqual([0, true]), 5_000);
});

test('requests that are sent without waiting are answered one after the other, and none ahead of who reads', async () => {
  const asked: string[] = [];
  const large = 'x'.repeat(20_000_000);
  const server = await startNodeServer({
    service: async (request) => {
      asked.push(new URL(request.url).pathname);
      return new Response(request.url.endsWith('/large') ? large : `${asked.at(-1)} ${await request.text()};`);
    },
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(() => server.stop(0));
  const ask = (path: string, end = '\r\n'): string => `GET ${path} HTTP/1.1\r\nHost: docs.test\r\n${end}`;
  const send = (text: string): Promise<string> =>
    new Promise((resolve) => {
      let told = '';
      const socket = createConnection(server.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (data: Buffer) => void (told += data)).on('close', () => resolve(told));
    });
  // Each would be kept whole until the one before it was read.
  const deaf = createConnection(server.port, '127.0.0.1', () => deaf.pause().write(ask('/large').repeat(100)));
  deaf.on('error', () => undefined);
  await vi.waitFor(() => expect(asked).toContain('/large'));
  await new Promise((wait) => setTimeout(wait, 200));
  expect(asked).toEqual(['/large']);
  deaf.destroy();
  await vi.waitFor(() => expect(server.active()).toBe(0));
  expect(asked.splice(0)).toEqual(['/large']);
  const post = 'POST /b HTTP/1.1\r\nHost: docs.test\r\nContent-Length: 4\r\n\r\nbody';
  const told = await send(`${ask('/a')}${post}${ask('/c')}${ask('/d', 'Connection: close\r\n\r\n')}`);
  expect(told.match(/\/\w [a-z]*;/g)).toEqual(['/a ;', '/b body;', '/c ;', '/d ;']);
});

const oneRequest = 'GET / HTTP/1.1\r\nHost: docs.test\r\n';
const badBody = 'POST / HTTP/1.1\r\nHost: docs.test\r\nTransfer-Encoding: chunked\r\n\r\nno length\r\n';
const webSocket =
  'GET / HTTP/1.1\r\nHost: docs.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

test.each([
  ['what is no request', `${oneRequest}\r\nno HTTP\r\n\r\n`, ['200', '400']],
  ['a second one whose body is wrong', `${oneRequest}\r\n${badBody}`, ['200', '400']],
  ['anything behind the last request', `${oneRequest}Connection: close\r\n\r\n${oneRequest}\r\n`, ['200']],
  ['a WebSocket', `${oneRequest}\r\n${webSocket}`, ['200', '200']],
  ['a body that is wrong', badBody, ['400']],
])('an answer on its way is finished before its connection is refused for %s', async (_what, text, statuses) => {
  const upgrades: string[] = [];
  const server = await startNodeServer({
    service: async (request) => {
      await request.text();
      return new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('begun')),
          pull: async (controller) => {
            await new Promise((wait) => setTimeout(wait, 100));
            controller.enqueue(new TextEncoder().encode('finished'));
            controller.close();
          },
        }),
        { headers: { 'content-length': '13' } },
      );
    },
    upgrade: (_request, socket) => {
      upgrades.push('taken');
      socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    },
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(() => server.stop(0));
  const told = await new Promise<string>((resolve) => {
    let said = '';
    const socket = createConnection(server.port, '127.0.0.1', () => socket.write(text));
    // Behind a WebSocket's request it would be a further one that is wrong, or none, by the release of Node.
    const more = setInterval(() => text.endsWith(webSocket) || socket.write('more'), 30);
    setTimeout(() => socket.destroy(), 1_500).unref();
    socket.on('error', () => undefined).on('data', (data: Buffer) => void (said += data));
    socket.once('close', () => {
      clearInterval(more);
      resolve(said);
    });
  });
  expect(told.match(/(?<=HTTP\/1.1 )\d+/g)).toEqual(statuses);
  expect(told.split('begunfinished')).toHaveLength(statuses.filter((status) => status === '200').length + 1);
  expect(upgrades).toEqual([]);
});

test('a connection ends where the body behind an answer that has begun is wrong, with no other answer inside', async () => {
  const server = await startNodeServer({
    service: async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([65])) })),
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(() => server.stop(0));
  const told = await new Promise<string>((resolve) => {
    let said = '';
    const socket = createConnection(server.port, '127.0.0.1', () => socket.write(badBody.slice(0, -11)));
    socket.once('data', () => socket.write('no length\r\n'));
    socket.on('error', () => undefined).on('data', (data: Buffer) => void (said += data));
    socket.once('close', () => resolve(said));
  });
  expect(told.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test('headers that are too long are refused as such', async () => {
  const server = await startNodeServer({ service: async () => new Response('taken'), port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.stop(0));
  const statusOf = (headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asked = request({ port: server.port, headers }, (answer) => resolve(answer.resume().statusCode));
      asked.on('error', reject).end();
    });
  expect(await statusOf({ a: 'a'.repeat(40_000) })).toBe(431);
  expect(await statusOf({ a: 'a'.repeat(20_000) })).toBe(200);
});

test.each([
  'GET / HTTP/1.1',
  'POST /_docwright/login HTTP/1.1',
  'GET /socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket',
])('a request with two hosts is refused: %s', async (head) => {
  const server = await startNodeServer({
    service: async () => new Response('taken'),
    upgrade: (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(() => server.stop(0));
  const ask = (headers: string): Promise<string> =>
    new Promise((resolve) => {
      let answer = '';
      const socket = createConnection(server.port, '127.0.0.1', () => socket.write(`${head}\r\n${headers}\r\n\r\n`));
      socket.on('data', (data) => {
        answer += data.toString('latin1');
        if (answer.includes('\r\n')) socket.end();
      });
      socket.on('close', () => resolve(answer.slice(0, 12)));
    });
  expect(await ask('Host: docs.test\r\nhost: evil.test')).toBe('HTTP/1.1 400');
  expect(await ask('Host: docs.test\r\nHost: docs.test')).toBe('HTTP/1.1 400');
  expect(await ask('Host: docs.test')).not.toBe('HTTP/1.1 400');
});

test.each(['999.1.1.1', '1.2.3.4.5', 'a b'])('a host that is none is refused: %s', async (host) => {
  const errors: unknown[] = [];
  const site = await loadBuiltSite();
  const service = createService({ sites: () => [site] });
  const server = await startNodeServer({
    service: (asked, info) =>
      service(asked, info).catch((error: unknown) => {
        errors.push(error);
        throw error;
      }),
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(() => server.stop(0));
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = createConnection(server.port, '127.0.0.1', () =>
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (data) => (text += data.toString('latin1'))).on('close', () => resolve(text.slice(9, 12)));
  });
  expect([answer, errors]).toEqual(['400', []]);
});

test.each(['GET', 'POST', 'OPTIONS'])(
  '%s that names two hosts in its target and its header is refused',
  async (method) => {
    const server = await startNodeServer({
      service: async () => new Response('taken'),
      upgrade: (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
      port: 0,
      host: '127.0.0.1',
    });
    onTestFinished(() => server.stop(0));
    const ask = (target: string, host: string, more = ''): Promise<string> =>
      new Promise((resolve) => {
        let answer = '';
        const head = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}`;
        const socket = createConnection(server.port, '127.0.0.1', () =>
          socket.write(`${head}Connection: close\r\n\r\n`),
        );
        socket.on('data', (data) => (answer += data.toString('latin1'))).on('end', () => socket.end());
        socket.on('close', () => resolve(answer.slice(9, 12)));
      });
    expect(await ask('http://evil.test/_docwright/login', 'docs.test')).toBe('400');
    expect(await ask('http://docs.test:81/', 'docs.test')).toBe('400');
    expect(await ask('http://[/', 'docs.test')).toBe('400');
    expect(await ask('http://DOCS.test:80/', 'docs.test')).toBe('200');
    expect(await ask('https://docs.test/', 'docs.test')).toBe('200');
    expect(await ask('/a', 'docs.test')).toBe('200');
  },
);

test('a WebSocket that names two hosts is refused', async () => {
  const server = await startNodeServer({
    service: async () => new Response('taken'),
    upgrade: (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(() => server.stop(0));
  const socket = createConnection(server.port, '127.0.0.1', () =>
    socket.write(
      'GET http://evil.test/ HTTP/1.1\r\nHost: docs.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ),
  );
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data.toString('latin1').slice(0, 12)).toBe('HTTP/1.1 400');
});

test('a client that goes away while its WebSocket is refused takes nothing else down', async () => {
  const site = await loadBuiltSite();
  const server = await startNodeServer({
    service: async () => new Response('ok'),
    upgrade: createSocketRoad({ sites: () => [site], optionsOf: () => ({ origins: [] }) }),
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(() => server.stop(0));
  const leave = (): Promise<unknown> => {
    const socket = createConnection(server.port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      setImmediate(() => socket.resetAndDestroy());
    });
    return once(
      socket.on('error', () => undefined),
      'close',
    );
  };
  for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 20 }, leave));
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
});

test('a request that would rather speak HTTP/2 is answered, with its body, and so is the next one on its connection', async () => {
  const server = await startNodeServer({
    service: async (asked) => new Response(`${asked.method} ${asked.headers.get('x-own')} ${await asked.text()};`),
    upgrade: (_, socket) => void socket.end('HTTP/1.1 404 Not Found\r\n\r\n'),
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(() => server.stop(0));
  const upgrade = 'Connection: keep-alive, Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAM\r\n';
  let answer = '';
  const socket = createConnection(server.port, '127.0.0.1', () => {
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nX-Own: 1\r\n${upgrade}Content-Length: 11\r\n\r\nfirst `);
    setTimeout(() => socket.write('piece'), 50);
  }).on('data', (data) => (answer += data.toString('latin1')));
  await expect.poll(() => answer).toContain('POST 1 first piece;');
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX-Own: 2\r\n${upgrade}\r\n`);
  await expect.poll(() => answer).toContain('GET 2 ;');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Own: 3\r\n\r\n');
  await expect.poll(() => answer).toContain('GET 3 ;');
  socket.destroy();
});

test('an answer that breaks off ends its connection, and nobody takes what came for the whole', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const pieces = ['one', 'two', 'three', 'four'];
  const service = async (): Promise<Response> =>
    new Response(
      new ReadableStream({
        pull: async (controller) => {
          await new Promise((passed) => setTimeout(passed, 10));
          const piece = pieces.shift();
          if (piece === undefined) throw new Error('secret reason');
          controller.enqueue(new TextEncoder().encode(piece));
        },
      }),
    );
  const server = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.stop(0));
  const received = await new Promise<string>((resolve) => {
    const socket = createConnection(server.port, '127.0.0.1');
    let text = '';
    socket.on('data', (piece) => (text += piece)).on('close', () => resolve(text));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  });
  expect(received).toContain('one');
  expect(received).not.toContain('secret reason');
  expect(received).not.toContain('\r\n0\r\n\r\n');
  expect(told).not.toHaveBeenCalled();
});

test('a program that speaks HTTP/1.0 and names no host is answered, as load balancers ask for health', async () => {
  const site = await loadBuiltSite();
  const service = createService({ sites: () => [site] });
  const server = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.stop(0));
  const ask = async (head: string): Promise<string> => {
    const socket = createConnection({ port: server.port, host: '127.0.0.1' });
    let text = '';
    socket.on('data', (piece) => (text += String(piece))).write(`${head}\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
    return text.slice(0, 12).trim();
  };
  expect(await ask('GET /_docwright/ready HTTP/1.0')).toBe('HTTP/1.1 200');
  expect(await ask('GET / HTTP/1.0')).toBe('HTTP/1.1 200');
  // From HTTP/1.1 on, a request that names none is a fault (RFC 9112 section 3.2).
  expect(await ask('GET /_docwright/ready HTTP/1.1')).toBe('HTTP/1.1 400');
});
