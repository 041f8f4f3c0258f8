import { createServer, get, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createSocketRoad } from '../../../../src/service/server/create-socket-road.ts';
import type { LogEntry, ServedSite } from '../../../../src/service/server/service-options.ts';
import { answerSockets } from '../../../e2e/playground/socket-server.ts';

const open: Server[] = [];
afterEach(() => void open.splice(0).forEach((server) => (server.closeAllConnections(), server.close())));

async function listen(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

function connect(address: string): Promise<string> {
  const socket = new WebSocket(address);
  return new Promise((resolve) => {
    socket.onerror = () => resolve('refused');
    socket.onmessage = ({ data }) => (socket.close(), resolve(String(data)));
  });
}

/** The status with which a WebSocket is opened or refused. */
function askForSocket({
  port,
  path,
  headers,
}: {
  port: number;
  path: string;
  headers: Record<string, string>;
}): Promise<number> {
  const handshake = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-version': '13',
  };
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { ...handshake, ...headers } })
      .on('upgrade', (answer, socket) => (socket.destroy(), resolve(answer.statusCode!)))
      .on('response', (answer) => (answer.resume(), resolve(answer.statusCode!)))
      .on('error', reject);
  });
}

test('WebSockets reach the API at the proxy’s address alone', async () => {
  const api = createServer();
  answerSockets(api);
  const target = `ws://127.0.0.1:${await listen(api)}`;
  const site = { domain: 'docs', hosts: [], manifest: { base: '/docs' } } as unknown as ServedSite;
  const lines: LogEntry[] = [];
  const road = createSocketRoad({
    sites: () => [site],
    log: (entry) => lines.push(entry),
    optionsOf: () => ({ origins: [target], allowPrivate: ['127.0.0.1'] }),
  });
  const port = await listen(createServer().on('upgrade', road));
  const query = `?target=${encodeURIComponent(`${target}/x`)}`;
  expect(await connect(`ws://127.0.0.1:${port}/docs/_docwright/proxy${query}`)).toBe('hello /x');
  expect(await connect(`ws://127.0.0.1:${port}/_docwright/proxy${query}`)).toBe('hello /x');
  expect(await connect(`ws://127.0.0.1:${port}/docs/other${query}`)).toBe('refused');
  expect(
    await connect(`ws://127.0.0.1:${port}/docs/_docwright/proxy?target=${encodeURIComponent('ws://127.0.0.1:1/')}`),
  ).toBe('refused');
  expect(lines.map(({ path, status, site: domain, error }) => [path, status, domain, error])).toEqual([
    ['/docs/_docwright/proxy', 101, 'docs', undefined],
    ['/_docwright/proxy', 101, 'docs', undefined],
    ['/docs/other', 404, 'docs', undefined],
    ['/docs/_docwright/proxy', 403, 'docs', 'ProxyError: forbidden'],
  ]);
});

test('on a site for members the session says which channels may be opened', async () => {
  const api = createServer();
  answerSockets(api);
  const target = `ws://127.0.0.1:${await listen(api)}`;
  const site = { domain: 'docs', hosts: [], manifest: { base: '' }, members: {} } as unknown as ServedSite;
  const road = createSocketRoad({
    sites: () => [site],
    identify: async (request) => ({
      audience:
        request.headers.get('cookie') === 'session=ada' ? { kind: 'member', groups: [] } : { kind: 'anonymous' },
      user: null,
      cookies: [],
    }),
    optionsOf: (_, { kind }) => ({ origins: kind === 'member' ? [target] : [], allowPrivate: ['127.0.0.1'] }),
  });
  const port = await listen(createServer().on('upgrade', road));
  const path = `/_docwright/proxy?target=${encodeURIComponent(`${target}/x`)}`;
  const statusOf = (cookie: string): Promise<number> => askForSocket({ port, path, headers: { cookie } });
  expect(await statusOf('session=ada')).toBe(101);
  expect(await statusOf('session=eve')).toBe(403);
  expect(await statusOf('')).toBe(403);
});

test('the path that a proxy in front took away tells the site, as it does for every other request', async () => {
  const api = createServer();
  answerSockets(api);
  const target = `ws://127.0.0.1:${await listen(api)}`;
  const origin = 'http://docs.example.com';
  const [first, second] = ['/first', '/second'].map(
    (base) => ({ domain: base.slice(1), hosts: [], manifest: { base, origin } }) as unknown as ServedSite,
  ) as [ServedSite, ServedSite];
  const road = createSocketRoad({
    sites: () => [first, second],
    trustedProxies: ['127.0.0.1'],
    optionsOf: (site) => ({
      origins: site === second ? [target] : [],
      allowPrivate: ['127.0.0.1'],
      pageOrigins: [origin],
    }),
  });
  const port = await listen(createServer().on('upgrade', road));
  const path = `/_docwright/proxy?target=${encodeURIComponent(`${target}/x`)}`;
  const ask = (prefix: string, headers: Record<string, string> = { origin }): Promise<number> =>
    askForSocket({ port, path, headers: { ...headers, 'x-forwarded-prefix': prefix } });
  expect(await ask('/second')).toBe(101);
  expect(await ask('/second', {})).toBe(101);
  expect(await ask('/first')).toBe(403);
  expect(await ask('/first', {})).toBe(403);
  // What is no site's base path says nothing.
  expect(await ask('/third')).toBe(403);
});
