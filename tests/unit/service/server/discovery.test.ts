import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { RetrievalRequest } from '../../../../src/model/retrieval.ts';
import type { Audience, PageAccess, ServicePage } from '../../../../src/model/service.ts';
import { AnswerFailed } from '../../../../src/service/assistant/answer-failed.ts';
import type { Answerer, Question } from '../../../../src/service/assistant/answerer.ts';
import { createExtractiveAnswerer } from '../../../../src/service/assistant/extractive/create-extractive-answerer.ts';
import { awaySite } from '../../../../src/service/server/away-site.ts';
import { loadBuiltSite, servedPage } from './built-site.ts';
import { openDiscovery, passages, readChunks, retriever } from './open-discovery.ts';

const ask = (text: string, more: object = {}) => ({
  fp: 'anonymous',
  messages: [{ id: 'q1', role: 'user', parts: [{ type: 'text', text }] }],
  ...more,
});
const search = '/discovery/v1/search/example';
const assistant = '/discovery/v2/assistant/example/message';
const page = '/discovery/v1/page/example';

/** As browsers read it: the wildcard does not stand for `Authorization`. */
function allowsHeaders({ headers }: Response, wanted: string): boolean {
  const allowed = headers.get('access-control-allow-headers')!.toLowerCase().split(/,\s*/);
  return wanted
    .split(',')
    .every((name) => allowed.includes(name) || (name !== 'authorization' && allowed.includes('*')));
}

async function refusal(response: Promise<Response>) {
  const answer = await response;
  const body = (await answer.json()) as { code: string; message: string };
  expect(body.message).toMatch(/^[A-Za-z]/);
  return [answer.status, body.code];
}

describe('search', () => {
  test('gives what was found, best first', async () => {
    const { post } = await openDiscovery();
    const answer = await post(search, { query: 'where does the key go', pageSize: 1 });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([
      {
        content: passages[0]!.content,
        path: '/guides/auth',
        metadata: {
          title: 'Authentication',
          heading: 'Keys',
          anchor: 'keys',
          url: 'https://docs.example.com/guides/auth#keys',
          breadcrumb: [],
          score: 0.9,
          version: null,
          language: 'en',
          kind: 'prose',
        },
      },
    ]);
    expect(await (await post(search, { query: 'key requests', scoreThreshold: 0.7 })).json()).toHaveLength(1);
    expect(await (await post(search, { query: 'key', filter: { language: 'de' } })).json()).toEqual([]);
    expect(await (await post(search, { query: 'key', filter: null, pageSize: null, extra: 1 })).json()).toHaveLength(2);
  });

  test('a private key speaks for the groups it names, a public one for nobody', async () => {
    const { post, assistantKey } = await openDiscovery();
    const body = { query: 'secret handshake', filter: { groups: ['staff'] } };
    expect(await (await post(search, body)).json()).toHaveLength(1);
    expect(await (await post(search, body, { key: assistantKey })).json()).toEqual([]);
    expect(await (await post(search, { query: 'secret handshake', filter: { groups: [] } })).json()).toEqual([]);
  });

  test('refuses what is no search, and says why', async () => {
    const { post } = await openDiscovery();
    for (const body of [
      {},
      { query: '' },
      { query: ' ' },
      { query: 5 },
      { query: 'a', pageSize: 0 },
      { query: 'a', pageSize: 51 },
      { query: 'a', pageSize: 1.5 },
      { query: 'a', scoreThreshold: 2 },
      { query: 'a'.repeat(1001) },
      { query: 'a', filter: [] },
      { query: 'a', filter: { tag: 5 } },
      [],
      null,
      'text',
      '{"query":',
      '[['.repeat(10000),
    ]) {
      expect([JSON.stringify(body).slice(0, 60), (await refusal(post(search, body)))[0]]).toEqual([
        JSON.stringify(body).slice(0, 60),
        400,
      ]);
    }
    const problem = (await (await post(search, { query: 'a', pageSize: 90 })).json()) as { problems: unknown };
    expect(problem.problems).toMatchObject([{ path: 'pageSize' }]);
  });
});

describe('a page', () => {
  test('is given as Markdown, by its path or address', async () => {
    const { post } = await openDiscovery();
    for (const path of [
      'guides/auth',
      '/guides/auth/',
      '/guides/auth.md',
      'https://docs.example.com/guides/auth#keys',
    ]) {
      expect(await (await post(page, { path })).json()).toMatchObject({
        path: '/guides/auth',
        content: expect.stringContaining('# Authentication'),
      });
    }
    expect(await refusal(post(page, { path: '/none' }))).toEqual([404, 'page_not_found']);
    expect(await refusal(post(page, { path: '/members' }))).toEqual([404, 'page_not_found']);
    expect((await post(page, { path: '/members', groups: ['staff'] })).status).toBe(200);
  });
});

describe('who may ask', () => {
  test('keys of the site alone, for what they are for', async () => {
    const { post, assistantKey, searchKey, stores } = await openDiscovery();
    expect(await refusal(post(search, { query: 'key' }, { key: null }))).toEqual([401, 'unauthorized']);
    expect(await refusal(post(search, { query: 'key' }, { key: 'svc_sec_made-up' }))).toEqual([401, 'unauthorized']);
    expect(await refusal(post(assistant, ask('key'), { key: searchKey }))).toEqual([403, 'forbidden']);
    expect(await refusal(post('/discovery/v1/search/other', { query: 'key' }))).toEqual([403, 'forbidden']);
    expect(await refusal(post('/discovery/v1/search/none', { query: 'key' }))).toEqual([404, 'unknown_domain']);
    const { key, secret } = await stores.keys.create({
      kind: 'assistant',
      site: 'example',
      organization: 'default',
      origins: ['https://app.example.com', 'https://*.example.org'],
      name: '',
    });
    const from = (origin?: string) =>
      post(search, { query: 'key' }, { key: secret, headers: origin ? { origin } : {} });
    expect([
      (await from('https://app.example.com')).status,
      (await from('https://x.example.org')).status,
      (await from()).status,
      (await from('https://evil.test')).status,
      (await from('https://example.org.evil.test')).status,
    ]).toEqual([200, 200, 200, 403, 403]);
    await stores.keys.revoke(key.id);
    expect(await refusal(post(search, { query: 'key' }, { key: secret }))).toEqual([401, 'unauthorized']);
    expect((await post(assistant, ask('key'), { key: assistantKey })).status).toBe(200);
  });

  test('browsers of other sites may, and see the headers they need', async () => {
    const { service, post } = await openDiscovery();
    const preflight = await service(
      new Request(`http://docs.test${assistant}`, {
        method: 'OPTIONS',
        headers: { origin: 'https://app.example.com', 'access-control-request-method': 'POST' },
      }),
      { clientAddress: '::1' },
    );
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-headers'),
    ]).toEqual([204, '*', expect.stringContaining('Authorization')]);
    const answer = await post(assistant, ask('key'));
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Thread-Id');
    expect((await post(search, {}, { key: null })).headers.get('access-control-allow-origin')).toBe('*');
    const wrong = await service(new Request(`http://docs.test${search}`), { clientAddress: '::1' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test.each([
    ['/discovery/v1/search/nobody', 404, 'unknown_domain'],
    ['/docs/discovery/v1/search/nobody', 404, 'unknown_domain'],
    ['/discovery/v1/search/example/', 404, 'not_found'],
    ['/discovery/v1/serch/example', 404, 'not_found'],
    ['/discovery/v3/assistant/example/message', 404, 'not_found'],
    ['/discovery/v1/search/away', 503, 'site_away'],
    ['/discovery/v1/search/broken', 500, 'internal_error'],
    ['/discovery/v1/openapi.json', 405, 'method_not_allowed'],
  ])('browsers of other sites learn what is wrong with %s', async (path, status, code) => {
    const site = await loadBuiltSite({ manifest: { base: '/docs' } });
    const other = { ...site, hosts: ['other.test'] };
    const sites = [site, awaySite({ ...other, domain: 'away' }), { ...other, domain: 'broken' }];
    const { service } = await openDiscovery({
      service: {
        sites: () => sites,
        identify: async (_, { domain }) => {
          if (domain === 'broken') throw new Error('broken');
          return { audience: { kind: 'anonymous' }, user: null, cookies: [] };
        },
      },
    });
    const send = (method: string, headers: Record<string, string>) =>
      service(
        new Request(`http://docs.test${path}`, {
          method,
          headers: { host: 'docs.test', origin: 'https://app.example.com', ...headers },
        }),
        { clientAddress: '::1' },
      );
    const wanted = 'authorization,content-type,traceparent';
    const preflight = await send('OPTIONS', {
      'access-control-request-method': 'POST',
      'access-control-request-headers': wanted,
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(allowsHeaders(preflight, wanted)).toBe(true);
    const answer = await send('POST', {});
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
    expect(await answer.json()).toMatchObject({ code });
  });

  test('results are compressed as the client accepts it, and streams of answers are not', async () => {
    const long = passages.map((passage) => ({ ...passage, content: passage.content.repeat(5) }));
    const { post } = await openDiscovery({ retriever: { ...retriever, search: async () => long } });
    const headers = { 'accept-encoding': 'gzip' };
    const found = await post(search, { query: 'key' }, { headers });
    expect(found.headers.get('content-encoding')).toBe('gzip');
    const results = JSON.parse(gunzipSync(new Uint8Array(await found.arrayBuffer())).toString()) as unknown;
    expect(results).toEqual(await (await post(search, { query: 'key' })).json());
    const answer = await post(assistant, ask('key'), { headers });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toContain('data: ');
  });

  test('pages of the site ask without a key, other pages do not', async () => {
    const { post } = await openDiscovery();
    const from = (origin: string) => post('/_docwright/search', { query: 'key' }, { key: null, headers: { origin } });
    const own = await from('http://docs.test');
    expect([own.status, ((await own.json()) as { route: string }[])[0]!.route]).toEqual([200, '/guides/auth']);
    const published = await from('https://docs.example.com');
    expect([
      published.status,
      published.headers.get('access-control-allow-origin'),
      published.headers.get('access-control-allow-credentials'),
    ]).toEqual([200, 'https://docs.example.com', 'true']);
    expect(await refusal(from('https://evil.test'))).toEqual([403, 'forbidden']);
    expect(await refusal(from('null'))).toEqual([403, 'forbidden']);
    // Behind a proxy that does not tell of the host, what the browser says of its page counts.
    const headers = { origin: 'https://outside.test', 'sec-fetch-site': 'same-origin' };
    expect((await post('/_docwright/search', { query: 'key' }, { key: null, headers })).status).toBe(200);
    expect((await post('/_docwright/assistant', ask('key'), { key: null })).headers.get('x-thread-id')).toMatch(
      /^thr_/,
    );
  });

  test('pages at names below a wildcard are of the site, but for those of another site', async () => {
    const { post } = await openDiscovery({ hosts: ['docs.test', '*.Test'] });
    const from = async (origin: string): Promise<number> =>
      (await post('/_docwright/search', { query: 'key' }, { key: null, headers: { origin } })).status;
    expect(await from('https://v2.test')).toBe(200);
    expect(await from('https://other.test')).toBe(403);
    expect(await from('https://v2.test:8443')).toBe(403);
  });

  test('sizes and forms of bodies', async () => {
    const { post } = await openDiscovery();
    expect(await refusal(post(search, { query: 'key', more: 'x'.repeat(70_000) }))).toEqual([413, 'too_large']);
    expect(
      await refusal(post(search, 'query=key', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })),
    ).toEqual([415, 'unsupported_media_type']);
    expect(await refusal(post(search, '{}', { headers: { 'content-encoding': 'gzip' } }))).toEqual([
      415,
      'unsupported_media_type',
    ]);
    expect(
      (await post(search, '{"query":"key"}', { headers: { 'content-type': 'application/json; charset=utf-8' } }))
        .status,
    ).toBe(200);
  });
});

describe('what readers say of pages', () => {
  const answer = { id: 'a1b2c3d4e5', path: '/guides/auth/', helpful: false };

  test('is kept, and a reason given later joins it', async () => {
    const { post, stores } = await openDiscovery();
    expect((await post('/_docwright/feedback', answer, { key: null })).status).toBe(204);
    expect(
      (
        await post(
          '/_docwright/feedback',
          { ...answer, reason: 'outdated', comment: 'The\nscreenshot is old' },
          { key: null },
        )
      ).status,
    ).toBe(204);
    expect(await stores.feedback.list({ limit: 10 })).toMatchObject([
      { site: 'example', path: '/guides/auth', helpful: false, reason: 'outdated', comment: 'The\nscreenshot is old' },
    ]);
  });

  test('of pages that the site does not have is not kept', async () => {
    const { post, stores } = await openDiscovery();
    expect((await post('/_docwright/feedback', { ...answer, path: '/nowhere' }, { key: null })).status).toBe(204);
    expect(await stores.feedback.list({ limit: 10 })).toEqual([]);
  });

  test('of pages that the reader may not read is not kept, and nothing is told', async () => {
    const pages = [servedPage('/guides/auth', { access: { kind: 'members', groups: ['staff'] } })];
    const service = { identify: async () => ({ audience, user: null, cookies: [] }) };
    let audience: Audience = { kind: 'anonymous' };
    const { post, stores } = await openDiscovery({ manifest: { pages }, service });
    for (audience of [{ kind: 'anonymous' }, { kind: 'member', groups: ['other'] }] satisfies Audience[])
      expect((await post('/_docwright/feedback', answer, { key: null })).status).toBe(204);
    expect(await stores.feedback.list({ limit: 10 })).toEqual([]);
    audience = { kind: 'member', groups: ['staff'] };
    await post('/_docwright/feedback', answer, { key: null });
    expect(await stores.feedback.list({ limit: 10 })).toHaveLength(1);
  });

  test('is refused in other forms, from other sites, and without end', async () => {
    const { post } = await openDiscovery({ limits: { feedback: 3 } });
    expect((await post('/_docwright/feedback', { ...answer, id: '<b>' }, { key: null })).status).toBe(400);
    expect(
      (await post('/_docwright/feedback', answer, { key: null, headers: { origin: 'https://elsewhere.test' } })).status,
    ).toBe(403);
    const statuses = [];
    for (let index = 0; index < 4; index++)
      statuses.push((await post('/_docwright/feedback', answer, { key: null })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('limits', () => {
  test('requests that are refused do not count', async () => {
    let isAway = false;
    const { post } = await openDiscovery({
      limits: { search: 2 },
      retriever: () => (isAway ? null : retriever),
    });
    const bad = [{ query: 5 }, {}, { query: 'x'.repeat(100_000) }];
    for (const body of bad) expect((await post(search, body)).status).toBeGreaterThanOrEqual(400);
    isAway = true;
    expect((await post(search, { query: 'key' })).status).toBe(503);
    isAway = false;
    expect((await post(search, { query: 'key' })).headers.get('ratelimit-remaining')).toBe('1');
    expect((await post(search, { query: 'key' })).status).toBe(200);
    expect((await post(search, { query: 'key' })).status).toBe(429);
    expect((await post(search, {})).status).toBe(429);
  });

  test('per organization, with headers that say how it stands', async () => {
    const { post } = await openDiscovery({ limits: { search: 3 } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(search, { query: 'key' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 429)!;
    expect([refused.headers.get('ratelimit-limit'), refused.headers.get('ratelimit-remaining')]).toEqual(['3', '0']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    // The assistant and pages have limits of their own.
    expect([(await post(page, { path: 'guides/auth' })).status, (await post(assistant, ask('key'))).status]).toEqual([
      200, 200,
    ]);
  });

  test('per address, an IPv6 network being one', async () => {
    const { post } = await openDiscovery({ limits: { assistantPerAddress: 2 } });
    const from = async (address: string) => (await post(assistant, ask('key'), { from: address })).status;
    expect([
      await from('2001:db8::1'),
      await from('2001:db8::ffff'),
      await from('2001:db8:0:0:1::1'),
      await from('2001:db8:0:1::1'),
    ]).toEqual([200, 200, 429, 200]);
  });
});

describe('an answer', () => {
  test('comes as the stream that clients read', async () => {
    const { post } = await openDiscovery();
    const answer = await post(assistant, ask('Where do I send the key?'));
    const threadId = answer.headers.get('x-thread-id')!;
    expect([answer.headers.get('content-type'), answer.headers.get('x-vercel-ai-ui-message-stream')]).toEqual([
      'text/event-stream',
      'v1',
    ]);
    const body = await answer.text();
    const chunks = readChunks(body);
    expect(chunks[0]).toMatchObject({ type: 'start', messageMetadata: { threadId } });
    expect(chunks.at(-1)).toEqual({ type: 'finish', finishReason: 'stop', threadId, messageMetadata: { threadId } });
    expect(chunks.filter(({ type }) => type === 'source-url')).toMatchObject([
      { url: 'https://docs.example.com/guides/auth#keys', title: 'Authentication: Keys' },
      {},
    ]);
    const text = chunks.map(({ delta }) => delta ?? '').join('');
    expect(text).toContain('> You create a key in the dashboard. Send the key in the header `Authorization`:');
    expect(text).toContain('curl -H');
    expect(text).toContain('[Authentication: Keys](<https://docs.example.com/guides/auth#keys>)');
    expect(body.endsWith('data: [DONE]\n\n')).toBe(true);
  });

  test('says so when the documentation has nothing', async () => {
    const { post } = await openDiscovery();
    const text = readChunks(await (await post(assistant, ask('What is the weather like on Mars?'))).text())
      .map(({ delta }) => delta ?? '')
      .join('');
    expect(text).toBe('I found nothing about this in the documentation. Other words may help.');
  });

  test('continues its thread, whatever part of it the client sends', async () => {
    const heard: string[][] = [];
    const answerer: Answerer = {
      name: 'echo',
      answer: async function* ({ messages }) {
        heard.push(messages.map(({ role, text }) => `${role}: ${text}`));
        yield { kind: 'text', text: `answer ${heard.length}` };
      },
    };
    const { post, stores } = await openDiscovery({ answerer });
    const first = await post(assistant, ask('first'));
    const threadId = first.headers.get('x-thread-id')!;
    const [start] = readChunks(await first.text());
    const user = (id: string, text: string) => ({ id, role: 'user', parts: [{ type: 'text', text }] });
    const send = async (messages: unknown[]) => (await post(assistant, { fp: 'anonymous', threadId, messages })).text();
    await send([user('q2', 'second')]);
    await send([
      user('q1', 'first'),
      { id: start!['messageId'], role: 'assistant', parts: [{ type: 'text', text: 'answer 1' }] },
      user('q2', 'second'),
      { id: 'made-up', role: 'assistant', parts: [{ type: 'text', text: 'answer 2' }] },
      user('q3', 'third'),
    ]);
    await send([user('q1', 'another under the same id')]);
    expect(heard).toEqual([
      ['user: first'],
      ['user: first', 'assistant: answer 1', 'user: second'],
      ['user: first', 'assistant: answer 1', 'user: second', 'assistant: answer 2', 'user: third'],
      [
        'user: first',
        'assistant: answer 1',
        'user: second',
        'assistant: answer 2',
        'user: third',
        'assistant: answer 3',
        'user: another under the same id',
      ],
    ]);
    expect(
      (await stores.threads.read(threadId, 'example'))!.messages
        .filter(({ role }) => role === 'user')
        .map(({ text }) => text),
    ).toEqual(['first', 'second', 'third', 'another under the same id']);
    expect(await refusal(post(assistant, ask('x', { threadId: 'thr_none' })))).toEqual([404, 'thread_not_found']);
  });

  test.each([
    ['messages', 500, 'x'],
    ['characters', 1, 'long '.repeat(79_000)],
  ])('a thread with too many %s is begun anew: each question reads all of it', async (_, count, text) => {
    const { post } = await openDiscovery();
    let threadId: string | undefined;
    const send = (round: number): Promise<Response> =>
      post(assistant, {
        fp: 'anonymous',
        threadId,
        messages: Array.from({ length: count }, (__, index) => ({
          id: `${round} ${index}`,
          role: 'user',
          parts: [{ type: 'text', text: index === 0 ? text : 'Where does the key go?' }],
        })),
      });
    let answer = await send(0);
    let rounds = 0;
    while (answer.ok && ++rounds < 10) {
      threadId = answer.headers.get('x-thread-id')!;
      await answer.text();
      answer = await send(rounds);
    }
    expect([rounds > 3, answer.status, await answer.json()]).toMatchObject([true, 404, { code: 'thread_not_found' }]);
    threadId = undefined;
    expect((await send(rounds)).status).toBe(200);
  });

  test('asking again for an answer does not ask the question twice', async () => {
    const { post, stores } = await openDiscovery();
    const first = await post(assistant, ask('Where does the key go?'));
    await first.text();
    const threadId = first.headers.get('x-thread-id')!;
    await (await post(assistant, ask('Where does the key go?', { threadId, trigger: 'regenerate-message' }))).text();
    expect((await stores.threads.read(threadId, 'example'))!.messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'assistant',
    ]);
  });

  test('what was accepted is kept before a word is streamed', async () => {
    let waiting: (() => void) | undefined;
    const answerer: Answerer = {
      name: 'slow',
      answer: async function* () {
        await new Promise<void>((resolve) => (waiting = resolve));
        yield { kind: 'text', text: 'late' };
      },
    };
    const { post, stores } = await openDiscovery({ answerer });
    const answer = await post(assistant, ask('Is this kept?'));
    expect((await stores.threads.read(answer.headers.get('x-thread-id')!, 'example'))!.messages).toMatchObject([
      { text: 'Is this kept?' },
    ]);
    const text = answer.text();
    await expect.poll(() => waiting !== undefined).toBe(true);
    waiting!();
    expect(await text).toContain('late');
  });

  test('a client that goes away ends the work, and what was written is kept; only what the service itself breaks off is not charged', async () => {
    let signal: AbortSignal | undefined;
    const answerer: Answerer = {
      name: 'endless',
      answer: async function* (question) {
        signal = question.signal;
        for (let index = 0; !question.signal.aborted; index++) {
          yield { kind: 'text', text: `${index} ` };
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      },
    };
    const { post, stores, admitNoMore } = await openDiscovery({ answerer });
    const begin = async () => {
      const answer = await post(assistant, ask('Count'));
      const reader = answer.body!.getReader();
      await reader.read();
      await reader.read();
      return { thread: answer.headers.get('x-thread-id')!, leave: () => reader.cancel() };
    };
    const { thread, leave } = await begin();
    await leave();
    expect(signal!.aborted).toBe(true);
    await expect
      .poll(async () => (await stores.threads.read(thread, 'example'))!.messages.at(-1)!.text)
      .toContain('0 ');
    expect(await stores.ledger.usage({})).toMatchObject([{ credits: 1, refunded: 0 }]);
    // Connections that last too long are ended when the service stops, which is nobody's wish.
    const late = await begin();
    admitNoMore();
    await late.leave();
    await expect.poll(() => stores.ledger.usage({})).toMatchObject([{ credits: 1, refunded: 1 }]);
  });

  test('a failure is an error of the stream, told without its reason, and not charged', async () => {
    const answerer: Answerer = {
      name: 'broken',
      // biome-ignore lint/correctness/useYield: it fails before its first word
      answer: async function* () {
        throw new Error('password=hunter2');
      },
    };
    const { post, stores } = await openDiscovery({ answerer });
    const text = await (await post(assistant, ask('Anything?'))).text();
    expect(readChunks(text).at(-1)).toEqual({ type: 'error', errorText: 'The answer could not be written' });
    expect(text).not.toContain('hunter2');
    expect(await stores.ledger.usage({})).toMatchObject([{ credits: 0, refunded: 1 }]);
  });

  test('one that says there is no answer is not charged', async () => {
    const { post, stores } = await openDiscovery();
    await (await post(assistant, ask('What is the weather like on Mars?'))).text();
    expect(await stores.ledger.usage({})).toMatchObject([{ credits: 0, refunded: 1 }]);
    await (await post(assistant, ask('Where do I send the key?'))).text();
    expect(await stores.ledger.usage({})).toMatchObject([{ credits: 1, refunded: 1 }]);
  });

  test('one that breaks off is not charged, and what was written is kept', async () => {
    const answerer: Answerer = {
      name: 'breaking',
      answer: async function* () {
        yield { kind: 'text', text: 'Half of' };
        throw new Error('cut');
      },
    };
    const { post, stores } = await openDiscovery({ answerer });
    const answer = await post(assistant, ask('Anything?'));
    expect(await answer.text()).toContain('"type":"error"');
    expect(await stores.ledger.usage({})).toMatchObject([{ credits: 0, refunded: 1 }]);
    const thread = await stores.threads.read(answer.headers.get('x-thread-id')!, 'example');
    expect(thread!.messages.at(-1)).toMatchObject({ role: 'assistant', text: 'Half of' });
  });

  test('that fails tells the log every reason of it', async () => {
    const faults: string[] = [];
    const fault = new AnswerFailed(
      'The model cannot be reached',
      new Error('fetch failed', { cause: new Error('why so') }),
    );
    const answerer: Answerer = {
      name: 'away',
      // biome-ignore lint/correctness/useYield: it fails before it has said anything
      answer: async function* (): AsyncGenerator<never> {
        throw fault;
      },
    };
    const { post } = await openDiscovery({ answerer, onFault: (error) => faults.push(error) });
    await (await post(assistant, ask('Anything?'))).text();
    expect(faults).toEqual(['The model cannot be reached: fetch failed: why so']);
  });

  test('nobody waits for ends the books all the same', async () => {
    const { post, stores } = await openDiscovery();
    // The body is neither read nor cancelled, as where a connection ends before the answer begins.
    await post(assistant, ask('Where do I send the key?'));
    await expect.poll(() => stores.questions.open.size).toBe(0);
  });

  test('that cannot be kept ends in an error, and is charged when it can', async () => {
    const { post, stores } = await openDiscovery();
    const { finish } = stores.questions;
    let faults = 2;
    stores.questions.finish = (...args) => (faults-- > 0 ? Promise.reject(new Error('away')) : finish(...args));
    expect(await (await post(assistant, ask('Where do I send the key?'))).text()).toContain('"type":"finish"');
    expect(faults).toBe(-1);
    // Another process found this one asleep, and refunded the question.
    stores.questions.finish = async (charge) => (await stores.questions.refund(charge), false);
    const late = await (await post(assistant, ask('Where do I send the key?'))).text();
    expect([late.includes('"type":"error"'), late.includes('"type":"finish"')]).toEqual([true, false]);
    expect(await stores.ledger.usage({})).toMatchObject([{ credits: 1, refunded: 1 }]);
  });

  test('costs a credit, and beyond the plan what the plan says', async () => {
    const { post, stores } = await openDiscovery({ plan: { credits: 2, overage: false } });
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await post(assistant, ask('key'))).status);
    expect(statuses).toEqual([200, 200, 403]);
    expect(await stores.ledger.entries({ limit: 10 })).toMatchObject([
      { kind: 'credit', key: expect.stringMatching(/^key_/) },
      {},
    ]);
    const open = await openDiscovery({ plan: { credits: 1, overage: true } });
    await open.post(assistant, ask('key'));
    expect((await open.post(assistant, ask('key'))).status).toBe(200);
    expect(await open.stores.ledger.usage({})).toMatchObject([{ credits: 1, overage: 1 }]);
  });

  test('a greeting is answered with pages that the reader may know of, in its language', async () => {
    const staff: ServicePage['access'] = { kind: 'members', groups: ['staff'] };
    const pages = [
      servedPage('/secret', { access: staff }),
      servedPage('/hidden', { listed: false }),
      servedPage('/api/keys', { operation: { method: 'GET', path: '/keys' } }),
      servedPage('/start', { language: 'en' }),
      servedPage('/de/start', { language: 'de' }),
    ];
    const { post } = await openDiscovery({ manifest: { pages } });
    const answer = async (text: string) => (await post(assistant, ask(text))).text();
    expect(await answer('hi')).toContain('[/start](<https://docs.example.com/start>)');
    expect(await answer('hi')).not.toMatch(/secret|hidden|keys/);
    expect(await answer('Hallo, wer bist du?')).toContain('[/de/start]');
    expect(await answer('привет')).toMatch(/Example.*\[\/start\]/s);
  });

  test.each([
    ['/docs/intro', '/docs/intro'],
    ['docs/intro.md', '/docs/intro'],
    ['/docs/docs/intro', '/docs/intro'],
    ['https://docs.example.com/docs/intro', '/intro'],
    ['/docs/intro?a#b', '/docs/intro'],
    ['/docs/secret', '/secret'],
    ['/docs/start', '/start'],
  ])('of a site at /docs, %s is the page %s', async (path, route) => {
    const staff: PageAccess = { kind: 'members', groups: ['staff'] };
    const pages = [servedPage('/docs/intro'), servedPage('/intro'), servedPage('/docs/secret', { access: staff })];
    const readPage: typeof retriever.readPage = async (own) => ({ route: own, title: '', markdown: '', sections: [] });
    const { post } = await openDiscovery({
      manifest: { base: '/docs', pages: [...pages, servedPage('/secret')] },
      retriever: { ...retriever, readPage },
    });
    expect(await (await post(page, { path })).json()).toMatchObject({ path: route });
  });

  test.each([
    '/docs/alt/start',
    '/docs/alt/start/',
    '/alt/start?tab=2#keys',
    'alt/start.md',
    'https://docs.example.com/docs/alt/start#keys',
  ])('knows the page, its language and its version by %s', async (currentPath) => {
    const inner = createExtractiveAnswerer();
    const questions: Question[] = [];
    const requests: RetrievalRequest[] = [];
    const { post } = await openDiscovery({
      manifest: { base: '/docs', pages: [servedPage('/alt/start', { language: 'de', version: 'v1' })] },
      answerer: { ...inner, answer: (question) => (questions.push(question), inner.answer(question)) },
      retriever: { ...retriever, search: (request) => (requests.push(request), retriever.search(request)) },
    });
    await (await post(assistant, ask('key', { currentPath }))).text();
    expect(questions).toMatchObject([{ currentPath: '/alt/start', language: 'de' }]);
    expect(requests[0]).toMatchObject({ favouredVersion: 'v1', filter: {} });
  });

  test('is none of what the site does not have, and costs nothing', async () => {
    const pages = [
      servedPage('/one', { language: 'en', version: 'v1', tags: ['new'] }),
      servedPage('/two', { language: 'de', version: 'v2', access: { kind: 'members', groups: null } }),
    ];
    const { post, stores } = await openDiscovery({ manifest: { pages } });
    for (const [filter, message] of [
      [{ version: 'v2' }, 'filter.version "v2" is unknown; known: "v1"'],
      [{ language: 'de' }, 'filter.language "de" is unknown; known: "en"'],
      [{ tag: 'old' }, 'filter.tag "old" is unknown; known: "new"'],
    ] as const) {
      const answer = await post(assistant, ask('key', { filter }));
      expect([answer.status, await answer.json()]).toEqual([400, { code: 'unknown_filter', message }]);
    }
    expect(await stores.ledger.usage({})).toEqual([]);
    expect((await post(assistant, ask('key', { filter: { version: 'V1', language: 'EN' } }))).status).toBe(200);
    // A reader's page may be older than the site.
    const own = await post('/_docwright/assistant', ask('key', { filter: { version: 'v2' } }), { key: null });
    expect(own.status).toBe(200);
    const plain = await openDiscovery();
    expect((await plain.post(assistant, ask('key', { filter: { version: 'v2' } }))).status).toBe(200);
  });

  test('answers on a page that the reader may not know of as on one that is not there', async () => {
    const staff: PageAccess = { kind: 'members', groups: ['staff'] };
    const pages = [servedPage('/start'), servedPage('/geheim', { access: staff, language: 'de' })];
    const { post } = await openDiscovery({ manifest: { pages } });
    const answer = async (currentPath: string): Promise<string> =>
      readChunks(await (await post(assistant, ask('xyzzy', { currentPath }))).text())
        .map(({ delta }) => delta ?? '')
        .join('');
    expect(await answer('/geheim')).toBe(await answer('/nothing'));
    expect(await answer('')).toBe(await answer('/nothing'));
  });

  test('refuses what is no message, and takes what clients send besides', async () => {
    const { post } = await openDiscovery();
    const part = { type: 'text', text: 'key' };
    const bad: unknown[] = [
      {},
      { fp: 'x' },
      { messages: [] },
      ask('key', { fp: undefined }),
      ask('key', { fp: '' }),
      ask('key', { messages: [] }),
      ask('key', { currentPath: `/${'x'.repeat(200)}` }),
      ask('key', { retrievalPageSize: 0 }),
      ask('key', { context: [{ type: 'image', value: 'x' }] }),
      ask('key', { context: [{ type: 'code' }] }),
      ask('key', { threadId: 5 }),
      { fp: 'x', messages: [{ role: 'robot', parts: [part] }] },
      { fp: 'x', messages: [{ role: 'user' }] },
      { fp: 'x', messages: ['key'] },
      { fp: 'x', messages: [{ role: 'user', parts: 'key' }] },
      { fp: 'x', messages: [{ role: 'user', parts: [{ text: 'no type' }] }] },
    ];
    for (const body of bad)
      expect([JSON.stringify(body).slice(0, 80), (await refusal(post(assistant, body)))[0]]).toEqual([
        JSON.stringify(body).slice(0, 80),
        400,
      ]);
    const nothingAsked: unknown[] = [
      { fp: 'x', messages: [{ role: 'system', parts: [part] }] },
      { fp: 'x', messages: [{ role: 'user', parts: [] }] },
      { fp: 'x', messages: [{ role: 'assistant', parts: [part] }] },
    ];
    for (const body of nothingAsked) expect(await refusal(post(assistant, body))).toEqual([422, 'nothing_asked']);
    const good: unknown[] = [
      ask('key', {
        currentPath: `/${'x'.repeat(199)}`,
        threadId: null,
        filter: null,
        context: null,
        retrievalPageSize: null,
        id: 'chat',
        trigger: 'submit-message',
      }),
      { fp: 'x', messages: [{ role: 'user', content: 'key' }] },
      {
        fp: 'x',
        messages: [
          {
            role: 'user',
            createdAt: '2026-01-01T00:00:00Z',
            metadata: { a: 1 },
            parts: [
              part,
              { type: 'file', mediaType: 'image/png', url: 'data:' },
              { type: 'step-start' },
              { type: 'data-x', data: {} },
            ],
          },
        ],
      },
      {
        fp: 'a\u0000b\ud800',
        messages: [{ id: 'i\u0000d', role: 'user', parts: [{ type: 'text', text: 'key \u0000 \ud800' }] }],
      },
      ask('this', {
        context: [{ type: 'code', value: 'Authorization: Bearer KEY', path: '/guides/auth', elementId: 'x' }],
      }),
    ];
    for (const body of good)
      expect([JSON.stringify(body).slice(0, 80), (await post(assistant, body)).status]).toEqual([
        JSON.stringify(body).slice(0, 80),
        200,
      ]);
  });

  test('nothing of a conversation stands in the log', async () => {
    const { post, log, assistantKey } = await openDiscovery();
    await (await post(assistant, ask('A private matter of mine'))).text();
    await post(search, { query: 'another private matter' });
    expect(log).toHaveLength(2);
    for (const secret of ['private matter', assistantKey, 'svc_']) expect(JSON.stringify(log)).not.toContain(secret);
  });

  test('without an index the service says when to come back', async () => {
    const { post } = await openDiscovery({ retriever: null });
    for (const path of [search, assistant]) {
      const answer = await post(path, { query: 'key', ...ask('key') });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    }
  });

  test('a store that fails is a clean 503', async () => {
    const { post, stores, log } = await openDiscovery();
    stores.keys.find = () => Promise.reject(new Error('connection refused'));
    const answer = await post(search, { query: 'key' });
    expect([answer.status, answer.headers.get('retry-after'), log.at(-1)!.error]).toEqual([
      503,
      '5',
      'Error: connection refused',
    ]);
  });
});

describe('while nothing can be counted in the store', () => {
  const failing = (): Promise<never> => Promise.reject(new Error('database or disk is full'));

  test('searches are answered, within the limits, and questions are not', async () => {
    const told: string[] = [];
    const { post, limits } = await openDiscovery({ limits: { search: 3 }, onUncounted: (error) => told.push(error) });
    expect((await post(search, { query: 'key' })).status).toBe(200);
    const { take } = limits;
    limits.take = failing;
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) statuses.push((await post(search, { query: 'key' })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await post(assistant, ask('Where do I send the key?'))).status).toBe(503);
    expect(told).toEqual(['database or disk is full']);
    limits.take = take;
    // The store is asked again a second later.
    await expect.poll(async () => (await post(search, { query: 'key' })).status, { timeout: 5_000 }).toBe(200);
    limits.take = failing;
    await post(search, { query: 'key' });
    expect(told).toHaveLength(2);
  });

  test('a search that is refused for another reason does not count', async () => {
    const { post, limits } = await openDiscovery({ limits: { search: 1 } });
    limits.take = failing;
    expect((await post(search, { query: '' })).status).toBe(400);
    expect((await post(search, { query: 'key' })).status).toBe(200);
  });
});

describe('a message with an idempotency key', () => {
  const headers = { 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' };
  const textOf = (body: string): string =>
    readChunks(body)
      .map(({ delta }) => delta ?? '')
      .join('');

  test('is answered once, and the answer given again', async () => {
    const { post, stores } = await openDiscovery();
    const message = ask('Where do I send the key?');
    const first = await post(assistant, message, { headers });
    const again = await post(assistant, message, {
      headers: { 'idempotency-key': headers['idempotency-key'].slice(1, -1) },
    });
    // It may come while the first is being written.
    expect([200, 409]).toContain(again.status);
    const [body, repeated] = [await first.text(), await post(assistant, message, { headers })];
    expect([repeated.headers.get('idempotency-replayed'), first.headers.get('idempotency-replayed')]).toEqual([
      'true',
      null,
    ]);
    expect(repeated.headers.get('x-thread-id')).toBe(first.headers.get('x-thread-id'));
    const repeatedBody = await repeated.text();
    expect(textOf(repeatedBody)).toBe(textOf(body));
    const ends = (text: string) =>
      readChunks(text).filter(({ type }) => ['start', 'source-url', 'finish'].includes(String(type)));
    expect(ends(repeatedBody)).toEqual(ends(body));
    expect(await stores.ledger.usage({})).toMatchObject([{ credits: 1, refunded: 0 }]);
    expect((await stores.threads.read(first.headers.get('x-thread-id')!, 'example'))!.messages).toHaveLength(2);
  });

  test('is refused with another message, while it is answered, and with a key that is none', async () => {
    let go: (() => void) | undefined;
    const answerer: Answerer = {
      name: 'waiting',
      answer: async function* () {
        await new Promise<void>((resolve) => (go = resolve));
        yield { kind: 'text', text: 'done' };
      },
    };
    const { post, stores } = await openDiscovery({ answerer });
    const first = await post(assistant, ask('one'), { headers });
    expect(await refusal(post(assistant, ask('one'), { headers }))).toEqual([409, 'still_running']);
    expect(await refusal(post(assistant, ask('two'), { headers }))).toEqual([422, 'idempotency_key_reused']);
    for (const key of ['""', 'x'.repeat(256)])
      expect(await refusal(post(assistant, ask('one'), { headers: { 'idempotency-key': key } }))).toEqual([
        400,
        'invalid_idempotency_key',
      ]);
    // The client loses its connection: the answer is finished for when it comes back.
    await first.body!.cancel();
    go!();
    await expect.poll(() => stores.questions.open.size).toBe(0);
    expect(textOf(await (await post(assistant, ask('one'), { headers })).text())).toBe('done');
    expect(await stores.ledger.usage({})).toMatchObject([{ credits: 1 }]);
  });

  test('that failed is answered at the next try, in the same thread', async () => {
    let tries = 0;
    const answerer: Answerer = {
      name: 'second time lucky',
      answer: async function* () {
        if (++tries === 1) throw new Error('away');
        yield { kind: 'text', text: 'now' };
      },
    };
    const { post, stores } = await openDiscovery({ answerer });
    const message = { fp: 'anonymous', messages: [{ role: 'user', parts: [{ type: 'text', text: 'no id' }] }] };
    const first = await post(assistant, message, { headers });
    await first.text();
    const second = await post(assistant, message, { headers });
    expect(textOf(await second.text())).toBe('now');
    const thread = second.headers.get('x-thread-id')!;
    expect(thread).toBe(first.headers.get('x-thread-id'));
    expect((await stores.threads.read(thread, 'example'))!.messages.map(({ text }) => text)).toEqual(['no id', 'now']);
    expect(await stores.ledger.usage({})).toMatchObject([{ credits: 1, refunded: 1 }]);
  });

  test('of one client is no other client’s', async () => {
    const { post, stores } = await openDiscovery();
    const { secret } = await stores.keys.create({
      kind: 'assistant',
      site: 'example',
      organization: 'default',
      origins: [],
      name: '',
    });
    const threads = new Set<string | null>();
    for (const options of [{ headers }, { headers, key: secret }])
      for (const fp of ['ada', 'bob']) {
        const answer = await post(assistant, ask('Where do I send the key?', { fp }), options);
        expect(answer.headers.get('idempotency-replayed')).toBeNull();
        threads.add(answer.headers.get('x-thread-id'));
        await answer.text();
      }
    expect(threads.size).toBe(4);
  });
});

test('thoughts and the end of an answer that was cut reach the client as such, and what it took is in the books', async () => {
  const answerer: Answerer = {
    name: 'thoughtful',
    answer: async function* () {
      yield { kind: 'reasoning', text: 'Hm. ' };
      yield { kind: 'reasoning', text: 'Keys.' };
      yield { kind: 'text', text: 'In the' };
      yield { kind: 'usage', tokens: { input: 120, output: 7 } };
      yield { kind: 'cut' };
    },
  };
  const { post, stores } = await openDiscovery({ answerer });
  const text = await (await post(assistant, ask('key'))).text();
  expect(readChunks(text).map(({ type, delta }) => delta ?? type)).toEqual([
    'start',
    'start-step',
    'reasoning-start',
    'Hm. ',
    'Keys.',
    'reasoning-end',
    'text-start',
    'In the',
    'text-end',
    'finish-step',
    'finish',
  ]);
  expect(readChunks(text).at(-1)).toMatchObject({
    finishReason: 'length',
    messageMetadata: { finishReason: 'length' },
  });
  const old = await (await post('/discovery/v1/assistant/example/message', ask('key'))).text();
  expect(old).toContain('g:"Hm. "\n');
  expect(old).toContain('d:{"finishReason":"length"');
  expect(await stores.ledger.entries({ limit: 2 })).toMatchObject([
    { inputTokens: 120, outputTokens: 7 },
    { inputTokens: 120, outputTokens: 7 },
  ]);
});
