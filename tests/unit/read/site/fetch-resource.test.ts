import { once } from 'node:events';
import http, { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FetchResourceOptions, fetchResource } from '../../../../src/read/site/fetch-resource.ts';
import { isNodeBefore } from '../../../is-node-before.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    if (url === '/slow') return;
    if (url === '/circle') return void response.writeHead(302, { location: '/circle' }).end();
    if (url.startsWith('/to?')) return void response.writeHead(302, { location: url.slice(4) }).end();
    if (url === '/missing') return void response.writeHead(404).end();
    response.end(`words ${headers.authorization ?? ''}`);
  }).listen(0, '0.0.0.0');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const at = (path: string, host = '127.0.0.1'): string => `http://${host}:${port}${path}`;

async function read(address: string, options: Partial<FetchResourceOptions> = {}): Promise<string> {
  const bytes = await fetchResource(address, { timeLimit: 2000, sizeLimit: 100, ...options });
  return new TextDecoder().decode(bytes);
}

test('follows redirects, and sends no credentials', async () => {
  expect(await read(at('/'))).toBe('words ');
  expect(await read(at('/to?/'))).toBe('words ');
  expect(await read(`http://a:b@127.0.0.1:${port}/`)).toBe('words ');
});

test.each([
  ['/missing', {}, 'the server returned status 404'],
  ['/circle', {}, 'it redirects endlessly'],
  ['/slow', { timeLimit: 300 }, 'no response within 0.3 seconds'],
  ['/', { sizeLimit: 3 }, 'it is larger than 0 MB'],
  ['/to?file:///etc/passwd', {}, 'is not a web address'],
])('%s with %j fails: %s', async (path, options, reason) => {
  await expect(read(at(path), options)).rejects.toThrow(reason);
});

test.each([
  '127.0.0.1',
  'localhost',
  '0x7f000001',
  '2130706433',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '10.0.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '[fd00::1]',
])('a site that is not trusted gets nothing from %s', async (host) => {
  await expect(read(at('/', host), { isUntrusted: true })).rejects.toThrow('is not on the public internet');
});

test('a site that is not trusted is not led to a private address either', async () => {
  const isPublic = (address: string): boolean => address === '127.0.0.1';
  const options = { isUntrusted: true, isPublic };
  expect(await read(at('/'), options)).toBe('words ');
  await expect(read(at(`/to?${at('/', '127.0.0.2')}`), options)).rejects.toThrow('is not on the public');
});

test('a name that answers with a private address when it is connected to is refused', async () => {
  let asked = 0;
  const options = { isUntrusted: true, isPublic: () => ++asked === 1 };
  await expect(read(at('/', 'localhost'), options)).rejects.toThrow('is not on the public internet');
});

test.skipIf(isNodeBefore('24.14'))('a proxy is not asked for the addresses of a site that is not trusted', async () => {
  const heard: (string | undefined)[] = [];
  const proxy = createServer(({ url }, response) => {
    heard.push(url);
    response.end('by proxy');
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { globalAgent } = http;
  http.globalAgent = new http.Agent({
    proxyEnv: { HTTP_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` },
  });
  try {
    expect(await read(at('/'))).toBe('by proxy');
    expect(heard).toHaveLength(1);
    expect(await read(at('/'), { isUntrusted: true, isPublic: () => true })).toBe('words ');
    expect(heard).toHaveLength(1);
  } finally {
    http.globalAgent = globalAgent;
    proxy.closeAllConnections();
    proxy.close();
  }
});
