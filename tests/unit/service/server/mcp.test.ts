import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { loadBuiltSite, servedPage } from './built-site.ts';
import { type DiscoverySetup, openDiscovery, passages, retriever } from './open-discovery.ts';

const pages = [
  servedPage('/guides/auth', { title: 'Authentication' }),
  servedPage('/guides/limits', { title: 'Limits', tags: ['quota'] }),
  servedPage('/guides/hidden', { listed: false }),
  servedPage('/members', { title: 'Members', access: { kind: 'members', groups: ['staff'] } }),
  servedPage('/api/create-key', {
    title: 'Create a key',
    tags: ['Keys'],
    operation: { method: 'post', path: '/keys/{id}' },
  }),
  servedPage('/api/secret', {
    title: 'Secret',
    operation: { method: 'get', path: '/secret' },
    access: { kind: 'members', groups: null },
  }),
];

interface Connecting {
  key?: string;
  query?: string;
  headers?: Record<string, string>;
  mode?: { pin: string } | 'legacy';
}

async function openMcp(setup: DiscoverySetup = {}, files: Record<string, string> = {}) {
  const site = await loadBuiltSite({ manifest: { origin: 'https://docs.example.com', base: '/docs', pages }, files });
  const open = await openDiscovery({ ...setup, service: { sites: () => [site], ...setup.service } });
  const send = (request: Request): Promise<Response> => open.service(request, { clientAddress: '203.0.113.9' });
  const connect = async ({ key, query = '', headers = {}, mode }: Connecting = {}) => {
    const client = new Client({ name: 'test', version: '1' }, mode ? { versionNegotiation: { mode } } : {});
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`http://docs.test/docs/mcp${query}`), {
        fetch: (url, init) => {
          const request = new Request(url, init);
          request.headers.set('host', 'docs.test');
          return send(request);
        },
        requestInit: { headers: { ...headers, ...(key && { authorization: `Bearer ${key}` }) } },
      }),
    );
    const call = async (name: string, args: Record<string, unknown> = {}) => {
      const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: args });
      const text = (content as { text: string }[]).map((part) => part.text).join('\n');
      return { text, value: structuredContent as Record<string, unknown>, isError };
    };
    return { client, call };
  };
  const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    send(
      new Request('http://docs.test/docs/mcp', {
        method: 'POST',
        headers: {
          host: 'docs.test',
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return { ...open, connect, send, post };
}

const index = '.well-known/agent-skills/index.json';
const skill = { name: 'ferry', type: 'skill-md', description: 'Send messages' };
const skillFiles = {
  [index]: JSON.stringify({ skills: [skill, { name: '../secret' }, { name: 'gone' }, 'x'] }),
  '.well-known/agent-skills/ferry/SKILL.md': '# Ferry',
};

const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describe('tools', () => {
  test.each([undefined, { pin: '2026-07-28' }])('are listed in either revision of the protocol: %o', async (mode) => {
    const { connect } = await openMcp();
    const { client } = await connect(mode && { mode });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'list_pages',
      'list_operations',
      'describe_operation',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(client.getInstructions()).toContain('documentation of Example');
  });

  test('search gives passages with whole addresses', async () => {
    const { connect } = await openMcp();
    const { call } = await connect();
    const { value, text } = await call('search', { query: 'where does the key go', limit: 1 });
    expect(value).toEqual({
      passages: [
        {
          title: 'Authentication: Keys',
          path: '/guides/auth',
          url: 'https://docs.example.com/docs/guides/auth#keys',
          score: 0.9,
          text: passages[0]!.content,
        },
      ],
    });
    expect(JSON.parse(text)).toEqual(value);
  });

  test('a page is read by path or address, a long one in parts that hold all of it', async () => {
    const long = `${'é😀 words '.repeat(12_000)}end`;
    const { connect } = await openMcp({
      retriever: { ...retriever, readPage: async (route) => ({ route, title: 'Long', markdown: long, sections: [] }) },
    });
    const { call } = await connect();
    let [read, offset]: [string, number | undefined] = ['', 0];
    while (offset !== undefined) {
      const { text } = await call('read_page', { path: 'https://docs.example.com/docs/guides/auth.md#keys', offset });
      const [head, ...rest] = text.split('\n\n');
      expect(head).toContain('https://docs.example.com/docs/guides/auth');
      read += rest.join('\n\n');
      const next = /offset (\d+)/.exec(head!)?.[1];
      offset = next === undefined ? undefined : Number(next);
    }
    expect(read).toBe(long);
  });

  test('lists name the languages and versions that there are where another is asked for', async () => {
    const own = [
      servedPage('/en/start', { language: 'en', version: 'v2', operation: { method: 'get', path: '/start' } }),
      servedPage('/de/start', { language: 'de' }),
      servedPage('/fr/geheim', { language: 'fr', access: { kind: 'members', groups: null } }),
    ];
    const site = await loadBuiltSite({ manifest: { base: '/docs', pages: own } });
    const { connect } = await openMcp({ service: { sites: () => [site] } });
    const { call } = await connect();
    for (const list of ['list_pages', 'list_operations']) {
      expect(await call(list, { language: 'fr' })).toMatchObject({
        isError: true,
        text: 'language "fr" is unknown; known: "en", "de"',
      });
      expect(await call(list, { version: 'v3' })).toMatchObject({
        isError: true,
        text: 'version "v3" is unknown; known: "v2"',
      });
      expect((await call(list, { language: 'EN', version: 'V2' })).value).toMatchObject({ total: 1 });
    }
    const plain = await (await openMcp()).connect();
    expect((await plain.call('list_pages', { language: 'en' })).value).toMatchObject({ total: 3 });
  });

  test('lists hold what may be listed, below a path and in parts', async () => {
    const { connect } = await openMcp();
    const { call } = await connect();
    const titles = ({ value }: Awaited<ReturnType<typeof call>>): string[] =>
      (value['pages'] as { title: string }[]).map(({ title }) => title);
    expect(titles(await call('list_pages'))).toEqual(['Authentication', 'Limits', 'Create a key']);
    for (const under of ['guides/', '/docs/guides', 'https://docs.example.com/docs/guides/'])
      expect(titles(await call('list_pages', { under }))).toEqual(['Authentication', 'Limits']);
    expect(titles(await call('list_pages', { under: '/docs' }))).toEqual(titles(await call('list_pages')));
    expect(titles(await call('list_pages', { under: '/nothing' }))).toEqual([]);
    expect((await call('list_pages', { cursor: 2 })).value).toMatchObject({ total: 3, next: null });
    expect((await call('list_operations', { find: 'keys' })).value).toEqual({
      operations: [{ operation: 'POST /keys/{id}', title: 'Create a key', path: '/api/create-key' }],
      total: 1,
      next: null,
    });
  });

  test('an operation is described by method and path, whatever its parameters are called', async () => {
    const { connect } = await openMcp({
      retriever: {
        ...retriever,
        readPage: async (route) => ({ route, title: route, markdown: `# ${route}`, sections: [] }),
      },
    });
    const { call } = await connect();
    for (const operation of ['POST /keys/{id}', 'post /keys/:key/', '/api/create-key'])
      expect((await call('describe_operation', { operation })).text).toContain('# /api/create-key');
    for (const operation of ['GET /keys/{id}', 'GET /secret', '/api/secret', '/guides/auth'])
      expect((await call('describe_operation', { operation })).isError).toBe(true);
  });

  test('a fault of ours is for the log, not for the program that asks', async () => {
    const faults: string[] = [];
    const fault = new Error('password of the database', { cause: new Error('why so') });
    const { connect } = await openMcp({
      retriever: { ...retriever, search: () => Promise.reject(fault) },
      onFault: (error) => faults.push(error),
    });
    const { call } = await connect();
    const { text, isError } = await call('search', { query: 'key' });
    expect([isError, text]).toEqual([true, 'The service could not answer; try again in a moment']);
    expect(faults).toEqual(['password of the database: why so']);
  });
});

describe('who sees what', () => {
  const handshake = { query: 'secret handshake' };

  test('nobody in particular sees what is open', async () => {
    const { connect } = await openMcp();
    const { call } = await connect();
    expect((await call('search', handshake)).value).toEqual({ passages: [] });
    expect((await call('list_pages')).text).not.toMatch(/members|secret/i);
    expect((await call('list_operations')).text).not.toMatch(/secret/i);
    const refused = await call('read_page', { path: '/members' });
    expect(refused.isError).toBe(true);
    expect(refused.text.replace('/members', '/x')).toBe((await call('read_page', { path: '/x' })).text);
  });

  test('a private key speaks for the groups that it names, a public one for nobody', async () => {
    const { connect, searchKey, assistantKey } = await openMcp();
    const staff = await connect({ key: searchKey, query: '?groups=staff' });
    expect((await staff.call('search', handshake)).text).toContain('for members alone');
    expect((await staff.call('list_pages')).text).toContain('/members');
    for (const other of [
      { key: searchKey },
      { key: assistantKey, query: '?groups=staff' },
      { query: '?groups=staff' },
    ]) {
      const { call } = await connect(other);
      expect((await call('search', handshake)).value).toEqual({ passages: [] });
    }
  });

  test('the session of a reader counts, but not for pages of other origins', async () => {
    const visitor = { audience: { kind: 'member' as const, groups: ['staff'] }, user: null, cookies: [] };
    const { connect } = await openMcp({ service: { identify: async () => visitor } });
    const found = async (origin: string, fetchSite?: string): Promise<number> => {
      const headers = { origin, ...(fetchSite && { 'sec-fetch-site': fetchSite }) };
      const { call } = await connect({ headers });
      return ((await call('search', handshake)).value['passages'] as unknown[]).length;
    };
    expect([await found('http://docs.test'), await found('https://evil.example'), await found('null')]).toEqual([
      1, 0, 0,
    ]);
    // Behind a proxy that does not tell of the host.
    expect([await found('https://docs.example.com', 'same-origin'), await found('null', 'same-origin')]).toEqual([
      1, 0,
    ]);
    expect([await found('https://a.docs.example.com', 'same-site')]).toEqual([0]);
  });

  test('a wrong key is refused, in place of being nobody', async () => {
    const { post } = await openMcp();
    expect((await post(listTools, { authorization: 'Bearer svc_sec_made-up' })).status).toBe(401);
    expect((await post(listTools, { authorization: 'Basic eDp5' })).status).toBe(401);
  });
});

describe('limits', () => {
  test('messages of an address are counted, and refused beyond the limit', async () => {
    const { post } = await openMcp({ limits: { mcp: 2 } });
    expect([(await post(listTools)).status, (await post(listTools)).status]).toEqual([200, 200]);
    const refused = await post(listTools);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  });

  test('what is no message is refused', async () => {
    const { post, send } = await openMcp();
    for (const [body, status] of [
      ['{', 400],
      ['x'.repeat(70_000), 413],
      [[listTools, listTools], 400],
      ['[['.repeat(10_000), 400],
      [{ hello: 1 }, 400],
    ] as const)
      expect([String(body).slice(0, 20), (await post(body)).status]).toEqual([String(body).slice(0, 20), status]);
    expect((await post(listTools, { 'content-type': 'text/plain' })).status).toBe(415);
    for (const method of ['GET', 'DELETE', 'PUT'])
      expect(
        (await send(new Request('http://docs.test/docs/mcp', { method, headers: { host: 'docs.test' } }))).status,
      ).toBe(405);
  });

  test('how long a connection lasts is left to the server', async () => {
    const { post } = await openMcp();
    const answer = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBeNull();
  });

  test('no malformed message makes it fail', async () => {
    const { post, log } = await openMcp();
    const call = (params: unknown, more: object = {}) => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params,
      ...more,
    });
    const messages: unknown[] = [
      { jsonrpc: '2.0', id: 1 },
      { jsonrpc: '1.0', id: 1, method: 'tools/list' },
      { jsonrpc: '2.0', id: {}, method: 'tools/list' },
      { jsonrpc: '2.0', id: null, method: 'tools/list' },
      { jsonrpc: '2.0', id: 'x'.repeat(50_000), method: 'tools/list' },
      { jsonrpc: '2.0', id: 1, method: 5 },
      { jsonrpc: '2.0', id: 1, method: '__proto__' },
      { jsonrpc: '2.0', id: 1, method: 'tools/list', params: [] },
      { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '9999', capabilities: 5 } },
      { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: 'file:///etc/passwd' } },
      { jsonrpc: '2.0', id: 7, result: {} },
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: {} } },
      call('x'),
      call({ name: '__proto__', arguments: {} }),
      call({ name: 'constructor' }),
      call({ name: 5 }),
      call({ name: 'search', arguments: 'x' }),
      call({ name: 'search', arguments: { query: 5, limit: 'x' } }),
      call({ name: 'search', arguments: { query: 'x'.repeat(100_000) } }),
      call({ name: 'search', arguments: { query: '\ud800 key \u0000' } }),
      call({ name: 'search', arguments: { query: 'key' }, _meta: { progressToken: {} } }),
      call({ name: 'list_pages', arguments: { cursor: 1e308 } }),
      call({ name: 'list_pages', arguments: { cursor: -1, under: '../'.repeat(1_000) } }),
      call({ name: 'read_page', arguments: { path: 'http://[::1', offset: 0 } }),
      call({ name: 'read_page', arguments: { path: '\u0000/../%00%ff', offset: 9e15 } }),
    ];
    for (const message of messages) {
      const { status } = await post(message);
      expect([JSON.stringify(message).slice(0, 100), status < 500]).toEqual([
        JSON.stringify(message).slice(0, 100),
        true,
      ]);
    }
    expect(log.filter(({ error }) => error)).toEqual([]);
  });

  test('arguments are checked by their schema', async () => {
    const { connect } = await openMcp();
    const { call } = await connect();
    for (const args of [{}, { query: '' }, { query: 'a'.repeat(1001) }, { query: 'key', limit: 21 }])
      expect((await call('search', args).catch(() => ({ isError: true }))).isError).toBe(true);
  });

  test('no change is promised to be announced', async () => {
    const { connect } = await openMcp({}, skillFiles);
    const { client } = await connect();
    expect(client.getServerCapabilities()).toEqual({
      tools: { listChanged: false },
      resources: { listChanged: false },
    });
  });

  test('pages of other origins find the server, whatever headers their client sends', async () => {
    const { send } = await openMcp();
    for (const path of ['mcp', '.well-known/mcp.json', '.well-known/mcp/server-card.json']) {
      const preflight = await send(
        new Request(`http://docs.test/docs/${path}`, {
          method: 'OPTIONS',
          headers: { host: 'docs.test', origin: 'https://app.example.com', 'access-control-request-method': 'GET' },
        }),
      );
      const told = ['origin', 'headers'].map((name) => preflight.headers.get(`access-control-allow-${name}`));
      expect([path, preflight.status, ...told]).toEqual([path, 204, '*', 'Authorization, *']);
    }
  });

  test('nobody can hold a stream open', async () => {
    const { post } = await openMcp();
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const listen = {
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: { _meta: meta, notifications: {} },
    };
    const answer = await post(listen, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8']);
  });
});

describe('skills', () => {
  const uri = 'https://docs.example.com/docs/.well-known/agent-skills/ferry/SKILL.md';

  test('are resources that connected programs list and read', async () => {
    const { connect, send } = await openMcp({}, skillFiles);
    const { client } = await connect();
    expect((await client.listResources()).resources).toEqual([
      { name: 'ferry', description: 'Send messages', uri, mimeType: 'text/markdown' },
    ]);
    expect((await client.readResource({ uri })).contents).toEqual([
      { uri, mimeType: 'text/markdown', text: '# Ferry' },
    ]);
    await expect(client.readResource({ uri: uri.replace('ferry', 'gone') })).rejects.toThrow();
    const card = await send(
      new Request('http://docs.test/docs/.well-known/mcp/server-card.json', { headers: { host: 'docs.test' } }),
    );
    expect(await card.json()).toMatchObject({ capabilities: { tools: true, resources: true } });
  });

  test.each<Record<string, string>>([{}, { [index]: 'null' }, { [index]: '{' }, { [index]: '{"skills":{}}' }])(
    'are none in %j',
    async (none) => {
      const { connect } = await openMcp({}, none);
      const { client } = await connect();
      expect(client.getServerCapabilities()?.resources).toBeUndefined();
      expect((await client.listTools()).tools).toHaveLength(5);
    },
  );
});

describe('addresses', () => {
  const read = (path: string, accept = 'text/html') =>
    new Request(`http://docs.test${path}`, { headers: { host: 'docs.test', accept } });

  test('the server is found by its card, which tells what anybody may know', async () => {
    const { send } = await openMcp();
    const card = (await (await send(read('/docs/.well-known/mcp/server-card.json'))).json()) as { tools: unknown[] };
    expect(card).toMatchObject({ name: 'Example', url: 'https://docs.example.com/docs/mcp', transport: 'http' });
    expect(card.tools).toHaveLength(5);
    for (const path of ['mcp', 'mcp.json', 'mcp/server-cards.json'])
      expect(await (await send(read(`/docs/.well-known/${path}`))).json()).toMatchObject({
        servers: [{ url: 'https://docs.example.com/docs/mcp' }],
        cards: [card],
      });
  });

  test('a page at the same address is for browsers', async () => {
    const site = await loadBuiltSite({
      manifest: { pages: [servedPage('/mcp')] },
      files: { 'mcp/index.html': '<h1>Our MCP server</h1>' },
    });
    const { service } = await openDiscovery({ service: { sites: () => [site] } });
    const send = (request: Request): Promise<Response> => service(request, { clientAddress: '203.0.113.9' });
    expect(await (await send(read('/mcp'))).text()).toContain('Our MCP server');
    expect((await send(read('/mcp', 'text/event-stream'))).status).toBe(405);
    const answer = await send(
      new Request('http://docs.test/mcp', {
        method: 'POST',
        headers: {
          host: 'docs.test',
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify(listTools),
      }),
    );
    expect(answer.status).toBe(200);
  });
});
