import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
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
    /^HTTP\/1.1 403 .*X-Docwright-Proxy-Error: forbidden/s,
  );
  expect(await handshake(port, path(target))).toMatch(/^HTTP\/1.1 403 .*private-address/s);
  expect(await handshake(port, path('http://127.0.0.1/'))).toMatch(/^HTTP\/1.1 400 .*bad-target/s);
  expect(await handshake(port, '/_docwright/proxy')).toMatch(/^HTTP\/1.1 400 /);
  const open = await startPair(() => ({}));
  expect(await handshake(open.port, path(open.target), 'Origin: https://evil.example.com\r\n')).toMatch(
    /^HTTP\/1.1 403 .*Pages of this host/s,
  );
  expect(hidden.hits).toEqual([]);
  await hidden.close();
});
