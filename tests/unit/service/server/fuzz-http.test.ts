import { createConnection } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startNodeServer } from '../../../../src/service/server/start-node-server.ts';
import { openDiscovery } from './open-discovery.ts';

const endpoints = [
  '/',
  '/guides/auth',
  '/nothing',
  '/clip.mp4',
  '/_docwright/health',
  '/_docwright/ready',
  '/_docwright/user',
  '/_docwright/search',
  '/_docwright/assistant',
  '/_docwright/feedback',
  '/discovery/v1/search/example',
  '/discovery/v1/page/example',
  '/discovery/v1/assistant/example/message',
  '/discovery/v2/assistant/example/message',
];
const jsonEndpoints = endpoints.filter((path) => /discovery|search|assistant|feedback/.test(path));

/** The service behind a proxy that it trusts, on a port. */
async function open(): Promise<{ port: number; key: string; log: { error?: string }[] }> {
  const { service, assistantKey, log } = await openDiscovery({ service: { trustedProxies: ['127.0.0.1'] } });
  const server = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.stop(0));
  return { port: server.port, key: assistantKey, log };
}

/** Sends bytes, and gives the status of the first answer; 0 for a connection that is closed without one. */
function send(port: number, bytes: string | Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = createConnection(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(10_000, () => reject(new Error(`No answer to ${bytes.toString('latin1').slice(0, 200)}`)));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}

const proxied = 'X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: docs.test\r\n';

test('every method has an answer at every address, and none is a failure', async () => {
  const { port, log } = await open();
  for (const path of endpoints) {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
      for (const headers of ['', proxied]) {
        const status = await send(port, `${method} ${path} HTTP/1.1\r\nHost: docs.test\r\n${headers}\r\n`);
        expect([method, path, headers, status > 0 && status < 500]).toEqual([method, path, headers, true]);
      }
    }
  }
  expect(log.filter(({ error }) => error)).toEqual([]);
}, 60_000);

test('bodies of other types, in broken text, and with impossible numbers are refused', async () => {
  const { port, key, log } = await open();
  const post = (path: string, body: Buffer | string, type = 'application/json'): Promise<number> => {
    const bytes = Buffer.from(body);
    return send(
      port,
      Buffer.concat([
        Buffer.from(
          `POST ${path} HTTP/1.1\r\nHost: docs.test\r\n${proxied}Authorization: Bearer ${key}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
        ),
        bytes,
      ]),
    );
  };
  for (const path of jsonEndpoints) {
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      '',
      'json',
      'application/json, text/plain',
    ])
      expect([type, path, await post(path, '{"query":"key"}', type)]).toEqual([type, path, 415]);
    for (const bytes of [
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.concat([Buffer.from('{"query":"'), Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80]), Buffer.from('"}')]),
    ])
      expect(await post(path, bytes)).toBeLessThan(500);
    for (const depth of [41, 10_000])
      expect(await post(path, `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)).toBe(400);
  }
  for (const pageSize of ['-1', '0', '1.5', '1e308', '-1e308', '9007199254740993', '51', '"5"', 'true', '[]', '{}'])
    expect([pageSize, await post('/discovery/v1/search/example', `{"query":"key","pageSize":${pageSize}}`)]).toEqual([
      pageSize,
      400,
    ]);
  expect(log.filter(({ error }) => error)).toEqual([]);
}, 60_000);

test('too many headers and a body in too many pieces are refused, and the server lives on', async () => {
  const { port, key } = await open();
  const many = Array.from({ length: 5_000 }, (_, index) => `X-${index}: 1\r\n`).join('');
  expect(await send(port, `GET / HTTP/1.1\r\nHost: docs.test\r\n${many}\r\n`)).toBeGreaterThanOrEqual(400);
  const pieces = '400\r\n'.concat('x'.repeat(1024), '\r\n').repeat(200);
  expect(
    await send(
      port,
      `POST /discovery/v1/search/example HTTP/1.1\r\nHost: docs.test\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${pieces}`,
    ),
  ).toBe(413);
  expect(await send(port, 'GET /_docwright/health HTTP/1.1\r\nHost: docs.test\r\n\r\n')).toBe(200);
}, 60_000);

test('no spelling of a path leads to what is not handed out', async () => {
  const { port } = await open();
  const dots = [
    '..',
    '%2e%2e',
    '%2E.',
    '%252e%252e',
    '..%00',
    '%c0%ae%c0%ae',
    '\uff0e\uff0e'.normalize('NFKC'),
    '....',
  ];
  const slashes = ['/', '%2f', '%5c', '\\', '//', '/./', '%252f'];
  for (const dot of dots) {
    for (const slash of slashes) {
      for (const target of [
        `.service${slash}manifest.json`,
        `.service${slash}secret.txt`,
        `etc${slash}passwd`,
        `%2eservice${slash}secret.txt`,
        `.SERVICE${slash}secret.txt`,
      ]) {
        for (const path of [`/${target}`, `/${dot}${slash}${target}`, `/guides${slash}${dot}${slash}${target}`]) {
          const status = await send(port, `GET ${path} HTTP/1.1\r\nHost: docs.test\r\n\r\n`);
          // The site has a redirect for all that is below /guides.
          expect([path, [400, 404, ...(path.startsWith('/guides') ? [307] : [])].includes(status)]).toEqual([
            path,
            true,
          ]);
        }
      }
    }
  }
}, 60_000);
