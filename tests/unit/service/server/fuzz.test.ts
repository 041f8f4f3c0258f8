import { createConnection } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startNodeServer } from '../../../../src/service/server/start-node-server.ts';
import { openDiscovery } from './open-discovery.ts';

/** The same numbers every time (mulberry32), so that a failure can be run again. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const strange: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  'key',
  '\u0000',
  '\ud800',
  '‮',
  '__proto__',
  '../../etc/passwd',
  '%00',
  "'; DROP TABLE threads; --",
  'ä'.repeat(300),
  [],
  {},
  [null],
  { $ref: '#' },
  { __proto__: null, toString: 1 },
  [[[[]]]],
];
const names = [
  'query',
  'pageSize',
  'scoreThreshold',
  'filter',
  'version',
  'language',
  'tag',
  'groups',
  'path',
  'fp',
  'messages',
  'threadId',
  'retrievalPageSize',
  'context',
  'currentPath',
  'id',
  'role',
  'parts',
  'type',
  'text',
  'content',
  'value',
  'constructor',
  '__proto__',
];

function mutate(value: unknown, random: () => number): unknown {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  if (random() < 0.12) return pick(strange);
  if (Array.isArray(value))
    return random() < 0.15 ? [...(value as unknown[]), pick(strange)] : value.map((item) => mutate(item, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(() => random() > 0.06)
    .map(([key, member]) => [random() < 0.04 ? pick(names) : key, mutate(member, random)]);
  if (random() < 0.15) entries.push([pick(names), pick(strange)]);
  return Object.fromEntries(entries) as unknown;
}

const bodies: Record<string, unknown> = {
  '/discovery/v1/search/example': {
    query: 'key',
    pageSize: 5,
    scoreThreshold: 0.1,
    filter: { version: 'v1', language: 'en', tag: 'x', groups: ['a'] },
  },
  '/discovery/v1/page/example': { path: '/guides/auth', groups: ['a'] },
  '/discovery/v2/assistant/example/message': {
    fp: 'anonymous',
    threadId: null,
    retrievalPageSize: 5,
    currentPath: '/guides/auth',
    filter: { language: 'en' },
    context: [{ type: 'code', value: 'x', path: '/a', elementId: 'b' }],
    messages: [
      { id: '1', role: 'user', parts: [{ type: 'text', text: 'Where does the key go?' }, { type: 'step-start' }] },
    ],
  },
  '/discovery/v1/assistant/example/message': {
    fp: 'anonymous',
    messages: [{ id: '1', role: 'user', content: 'key', parts: [{ type: 'text', text: 'key' }], annotations: [{}] }],
  },
  '/_docwright/feedback': { id: 'a1b2c3d4e5', path: '/', helpful: true, reason: 'other', comment: 'text' },
  '/_docwright/search': { query: 'key', language: 'en', version: 'v1' },
  '/_docwright/assistant': { fp: 'anonymous', messages: [{ role: 'user', parts: [{ type: 'text', text: 'key' }] }] },
};

test('no body makes an endpoint fail', async () => {
  const { post, log } = await openDiscovery();
  const random = createRandom(20261121);
  const seen = new Map<number, number>();
  for (const [path, body] of Object.entries(bodies)) {
    for (let round = 0; round < 250; round++) {
      const mutated = mutate(body, random);
      const answer = await post(path, mutated);
      const text = await answer.text();
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      expect([answer.status < 500, path, JSON.stringify(mutated), text.slice(0, 200)]).toEqual([
        true,
        path,
        JSON.stringify(mutated),
        text.slice(0, 200),
      ]);
      if (answer.status >= 400)
        expect(JSON.parse(text)).toMatchObject({
          code: expect.stringMatching(/^[a-z_]+$/),
          message: expect.stringMatching(/\S/),
        });
    }
  }
  expect(log.filter(({ error }) => error)).toEqual([]);
  // It is not refused as a whole either: many bodies are sound after a change.
  expect([seen.get(200)! > 200, seen.get(400)! > 200]).toEqual([true, true]);
}, 120_000);

test('no text in the place of JSON makes an endpoint fail', async () => {
  const { post } = await openDiscovery();
  const texts = [
    '',
    ' ',
    '{',
    '}',
    'null',
    '"',
    '[1,]',
    '{"a":1}}',
    '\ufeff{}',
    '{"query":"\\ud800"}',
    `{"query":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
    '{"query":1e999}',
    '{"__proto__":{"query":"x"},"query":"key"}',
    'x'.repeat(50_000),
  ];
  for (const path of Object.keys(bodies))
    for (const text of texts)
      expect([(await post(path, text)).status < 500, path, text.slice(0, 40)]).toEqual([true, path, text.slice(0, 40)]);
});

test('no bytes on a connection end the server', async () => {
  const { service } = await openDiscovery();
  const server = await startNodeServer({ service, port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.stop(0));
  const raw = [
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
    'NONSENSE\r\n\r\n',
    '\0\0\0',
    'GET //evil.test/%2e%2e/%2e%2e HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET http://[::1 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b c\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: [\r\n\r\n',
    'POST /discovery/v1/search/example HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\nContent-Length: 11\r\n\r\n',
    'POST /discovery/v1/search/example HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nZZ\r\n',
    'POST /discovery/v1/search/example HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"q',
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    'GET /_docwright/assistant HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
    'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
    'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n',
  ];
  for (const text of raw) {
    const status = await new Promise<string>((resolve) => {
      let answer = '';
      const socket = createConnection(server.port, '127.0.0.1', () => socket.end(text));
      socket
        .on('data', (data) => void (answer += data.toString()))
        .on('close', () => resolve(answer.split('\r\n')[0]!))
        .on('error', () => undefined);
      setTimeout(() => socket.destroy(), 1500);
    });
    expect([text.slice(0, 60), /^HTTP\/1\.1 5/.test(status)]).toEqual([text.slice(0, 60), false]);
  }
  expect((await fetch(`http://127.0.0.1:${server.port}/_docwright/health`)).status).toBe(200);
}, 60_000);
