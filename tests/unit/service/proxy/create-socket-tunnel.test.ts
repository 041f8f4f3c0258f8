import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { packSocketHeaders } from '../../../../src/base/http/socket-headers.ts';
import { createSocketTunnel } from '../../../../src/service/proxy/create-socket-tunnel.ts';
import type { ProxyOptions } from '../../../../src/service/proxy/proxy-options.ts';
import { answerSockets } from '../../../e2e/playground/socket-server.ts';
import { startTargetServer } from './target-server.ts';

const open: Server[] = [];
afterEach(() => void open.splice(0).forEach((server) => (server.closeAllConnections(), server.close())));

async function listen(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

async function startPair(options: (target: string) => Partial<ProxyOptions>) {
  const api = createServer();
  answerSockets(api);
  const target = `ws://127.0.0.1:${await listen(api)}`;
  const tunnel = createSocketTunnel({ origins: [target], allowPrivate: ['127.0.0.1'], ...options(target) });
  const service = createServer().on('upgrade', (request, socket, head) => void tunnel(request, socket, head));
  return { target, port: await listen(service) };
}

test('a WebSocket passes in both directions', async () => {
  const { target, port } = await startPair(() => ({}));
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/_docwright/proxy?target=${encodeURIComponent(`${target}/echo?a=1`)}`,
  );
  const messages: string[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => socket.send('hello');
    socket.onerror = () => reject(new Error('no connection'));
    socket.onmessage = ({ data }) => {
      messages.push(String(data));
      if (String(data).startsWith('echo')) resolve();
    };
  });
  expect(messages).toEqual(['hello /echo?a=1', 'echo hello']);
  const closed = new Promise<void>((resolve) => void (socket.onclose = () => resolve()));
  socket.close();
  await closed;
});

test('headers that a page could not set are set for it, but for those of the connection and of the page', async () => {
  const seen: IncomingMessage[] = [];
  const api = createServer().on('upgrade', (request) => void seen.push(request));
  answerSockets(api, { chooses: false });
  const target = `ws://127.0.0.1:${await listen(api)}`;
  const tunnel = createSocketTunnel({ origins: [target], allowPrivate: ['127.0.0.1'] });
  const service = createServer().on('upgrade', (request, socket, head) => void tunnel(request, socket, head));
  const port = await listen(service);
  const headers = { Authorization: 'Bearer secret', Cookie: 'a=1', Origin: 'https://app.example.com', Upgrade: 'h2c' };
  const carrier = packSocketHeaders(
    Object.entries({ ...headers, 'X-Forwarded-For': '1.1.1.1', 'Sec-WebSocket-Key': 'x', 'Content-Length': '5' }).map(
      ([name, value]) => ({ name, value }),
    ),
  );
  const address = `ws://127.0.0.1:${port}/_docwright/proxy?target=${encodeURIComponent(target)}`;
  const socket = new WebSocket(address, [carrier]);
  // Where the API takes no subprotocol, the one that only the service knows is answered: browsers insist on one.
  expect(await new Promise((resolve) => void (socket.onopen = () => resolve(socket.protocol)))).toBe(carrier);
  socket.close();
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    cookie: 'a=1',
    origin: 'https://app.example.com',
    upgrade: 'websocket',
  });
  expect(seen[0]?.headers).not.toHaveProperty('sec-websocket-protocol');
  expect(seen[0]?.headers).not.toHaveProperty('x-forwarded-for');
  expect(seen[0]?.headers).not.toHaveProperty('content-length');
  expect(seen[0]?.headers['sec-websocket-key']).not.toBe('x');
  expect(seen[0]?.url).toBe('/');
});

async function handshake(port: number, path: string, headers = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`,
  );
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

test('addresses that are not listed or not public are refused, and pages of other hosts', async () => {
  const hidden = await startTargetServer();
  const { target, port } = await startPair(() => ({ allowPrivate: [] }));
  const path = (address: string): string => `/_docwright/proxy?target=${encodeURIComponent(address)}`;
  expect(await handshake(port, path(`ws://127.0.0.1:${hidden.port}/`))).toMatch(
    /^HTTP\/1.1 403 .*x-docwright-proxy-error: forbidden/s,
  );
  expect(await handshake(port, path(target))).toMatch(/^HTTP\/1.1 403 .*private-address/s);
  expect(await handshake(port, path('http://127.0.0.1/'))).toMatch(/^HTTP\/1.1 400 .*bad-target/s);
  expect(await handshake(port, '/_docwright/proxy')).toMatch(/^HTTP\/1.1 400 /);
  const open = await startPair(() => ({}));
  expect(await handshake(open.port, path(open.target), 'Origin: https://evil.example.com\r\n')).toMatch(
    /^HTTP\/1.1 403 .*Pages on this host/s,
  );
  expect(hidden.hits).toEqual([]);
  await hidden.close();
});

/** Milliseconds until the connection ends; its client says something every 50. */
async function lifeOf(limits: NonNullable<ProxyOptions['limits']>, says: string): Promise<number> {
  const { target, port } = await startPair(() => ({ limits }));
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/_docwright/proxy?target=${encodeURIComponent(`${target}/echo`)}`,
  );
  await new Promise<void>((resolve) => void (socket.onopen = () => resolve()));
  const began = performance.now();
  const speaking = setInterval(() => says !== '' && socket.send(says), 50);
  await new Promise<void>((resolve) => void (socket.onclose = () => resolve()));
  clearInterval(speaking);
  return performance.now() - began;
}

test('a WebSocket ends where nothing passes any more, and when its time is over', async () => {
  expect(await lifeOf({ idleTime: 150 }, '')).toBeLessThan(2_000);
  const life = await lifeOf({ idleTime: 300, wholeTime: 800 }, 'still here');
  expect(life).toBeGreaterThan(600);
  expect(life).toBeLessThan(4_000);
});
