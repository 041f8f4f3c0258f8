import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNodeServer } from '../../../src/service/server/start-node-server.ts';
import {
  buildForMembers,
  loginElsewhere,
  type MembersSite,
  openMembersSite,
  secrets,
} from '../../e2e/access/open-members-site.ts';
import { kinds, pageNames, type ReaderKind, writeCanarySite } from '../../e2e/access/write-canary-site.ts';
import { type ServeProcess, startServe } from '../../e2e/service/start-serve.ts';

let folder = '';
let members: MembersSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-leak-'));
  writeCanarySite(join(folder, 'site'));
  buildForMembers(join(folder, 'site'), join(folder, 'out'));
  members = await openMembersSite(join(folder, 'out'));
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Who asks, and whose words he may not see. */
const readers: { name: string; groups: string[] | null; secret: ReaderKind[] }[] = [
  { name: 'nobody', groups: null, secret: ['team', 'alpha', 'beta'] },
  { name: 'a member of no group', groups: [], secret: ['alpha', 'beta'] },
  { name: 'a member of another group', groups: ['gamma'], secret: ['alpha', 'beta'] },
  { name: 'a member of alpha', groups: ['alpha'], secret: ['beta'] },
  { name: 'a member of beta', groups: ['x', 'beta'], secret: ['alpha'] },
];

function listFiles(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Every address that there is, and every way to write it. */
function addresses(): { plain: string[]; odd: string[] } {
  const out = join(folder, 'out');
  const files = [
    ...new Set([
      ...listFiles(out),
      ...listFiles(`${out}.service/protected`),
      ...listFiles(`${out}.service`).map((file) => `../out.service/${file}`),
    ]),
  ];
  const own = files.filter((file) => !/_docwright\/[\w.-]+\.(js|css|woff2)$|texts/.test(file));
  const pages = kinds.flatMap((kind) =>
    [...pageNames, 'only'].map((name) => `${kind}/${name.replace(/\/index$/, '')}`),
  );
  const roots = [
    '',
    'old-team',
    'old/prose',
    'old/endpoint',
    'team',
    'alpha',
    'login',
    '_docwright/user',
    '_docwright/login',
    '_docwright/logout',
    '_docwright/callback',
    '_docwright/health',
    'nothing-here',
    'feed.xml',
    'rss.xml',
    'sitemap.xml',
    'llms.txt',
    'llms-full.txt',
  ];
  const names = [
    ...own,
    ...pages,
    ...pages.map((page) => `${page}.md`),
    ...pages.map((page) => `${page}/rss.xml`),
    ...roots,
  ];
  return {
    plain: [...new Set(names)].map((name) => `/${name}`),
    odd: [...new Set(names.filter(isSpecial).flatMap(variants))],
  };
}

/** A few files stand for their like, or the list would have no end. */
function isSpecial(name: string): boolean {
  return /prose|api\.json|picture|operations|schemas|islands|protected\.json|manifest\.json|old-team/.test(name);
}

function variants(name: string): string[] {
  const encoded = `/${name}`.replace(/[a-z]/g, (letter, index: number) =>
    index % 3 === 0 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
  return [
    `/${name}`,
    `/${name}/`,
    `//${name}`,
    `/./${name}`,
    `/x/../${name}`,
    `/x/%2e%2e/${name}`,
    `/x%2f..%2f${name}`,
    `/../out.service/protected/${name}`,
    `/..%2fout.service/protected/${name}`,
    `/x/%2e%2e/%2e%2e/out.service/protected/${name}`,
    `/${name.toUpperCase()}`,
    encoded,
    `/${name}?a=1`,
    `/${name}%00`,
    `/${name}%20`,
    `/${name}.`,
    `/${name}/index.html`,
    `/${name.replaceAll('/', '%2f')}`,
    `/${name.replaceAll('/', '\\')}`,
    `/${name.replaceAll('/', '%5c')}`,
    `/${name.replaceAll('/', '//')}`,
    `/${name};x=1`,
    `/${name}~`,
    `/${name}.gz`,
    `/${name}.br`,
    `/${name}.html`,
    `/_docwright/login?redirect=/${name}`,
    `/_docwright/../${name}`,
  ];
}

const manners: { method?: string; headers: Record<string, string> }[] = [
  { headers: { accept: 'text/html' } },
  { headers: { accept: 'text/markdown' } },
  { headers: { accept: '*/*', 'accept-encoding': 'gzip' } },
  { headers: { 'accept-encoding': 'br' } },
  { headers: { range: 'bytes=0-100000' } },
  { method: 'HEAD', headers: {} },
  { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { method: 'OPTIONS', headers: { origin: 'https://docs.example.com' } },
];

async function ask(
  address: string,
  { method = 'GET', headers }: (typeof manners)[number],
  cookie: string | null,
): Promise<string> {
  const request = new Request(`https://docs.example.com${address}`, {
    method,
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(method === 'POST' && { body: 'password=x&token=y' }),
  });
  const response = await members.service(request, { clientAddress: '203.0.113.9' });
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = method === 'HEAD' ? null : response.headers.get('content-encoding');
  const text = (
    encoding === 'gzip' ? gunzipSync(bytes) : encoding === 'br' ? brotliDecompressSync(bytes) : bytes
  ).toString('utf8');
  const told = [...response.headers].map((header) => header.join(': ')).join('\n');
  expect([address, response.status]).not.toEqual([address, 500]);
  // What the reader wrote himself comes back in the address to return to.
  return `${told}\n${text}`.replaceAll(encodeURIComponent(address), '').replaceAll(address, '');
}

describe('words that a reader may not see', () => {
  test.each(readers)(
    'do not reach $name by any address',
    async ({ groups, secret }) => {
      const cookie = groups && members.cookieOf(groups);
      const forbidden = new RegExp(`zq(${secret.join('|')})[a-z\\d]*`, 'i');
      const leaks: string[] = [];
      let asked = 0;
      const { plain, odd } = addresses();
      for (const address of [...plain, ...odd]) {
        for (const manner of odd.includes(address) ? manners.slice(0, 2) : manners) {
          const found = forbidden.exec(withoutAddress(await ask(address, manner, cookie), address));
          asked++;
          if (found) leaks.push(`${manner.method ?? 'GET'} ${address} ${JSON.stringify(manner.headers)}: ${found[0]}`);
        }
      }
      expect(leaks.slice(0, 20)).toEqual([]);
      expect(asked).toBeGreaterThan(2_000);
    },
    240_000,
  );
});

/** Addresses themselves hold words of the test. */
function withoutAddress(text: string, address: string): string {
  const words = [
    ...new Set(
      decodeURIComponentSafe(address)
        .toLowerCase()
        .match(/zq[a-z\d]+/g) ?? [],
    ),
  ];
  return words.reduce((rest, word) => rest.replaceAll(new RegExp(word, 'gi'), ''), text);
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

test('public files hold nothing that is not for everybody', () => {
  const out = join(folder, 'out');
  const leaks = listFiles(out).filter((file) =>
    /zq(team|alpha|beta)/i.test(`${file}\n${readFileSync(join(out, file), 'utf8')}`),
  );
  expect(leaks).toEqual([]);
});

describe('readers see what is theirs', () => {
  const page = { headers: { accept: 'text/html' } };

  test.each([
    ['team', []],
    ['alpha', ['alpha']],
    ['beta', ['beta', 'alpha']],
  ] as const)('pages of %s, with their files', async (kind, groups) => {
    const cookie = members.cookieOf(groups);
    for (const name of pageNames) {
      const html = await ask(`/${kind}/${name.replace(/\/index$/, '')}`, page, cookie);
      expect(html).toContain(`zq${kind}${name.replace(/\W/g, '')}body`);
      expect(html).not.toMatch(/[\uFDD0\uFDD1]/);
    }
    expect(await ask(`/${kind}/picture.svg`, page, cookie)).toContain(`zq${kind}picture`);
    expect(await ask(`/${kind}/prose.md`, page, cookie)).toContain(`zq${kind}prosebody`);
    expect(await ask(`/${kind}/prose`, { headers: { accept: 'text/markdown' } }, cookie)).toContain(
      `# zq${kind}prosetitle`,
    );
    expect(await ask(`/${kind}/api.json`, page, cookie)).toContain(`zq${kind}apidescription`);
    expect(await ask(`/old/prose`, page, cookie)).toMatch(
      groups.includes('alpha' as never) ? /location: \/alpha\/prose/ : /nothing|not found/i,
    );
    const html = await ask(`/${kind}/endpoint`, page, cookie);
    for (const [, path] of html.matchAll(/"(\/_docwright\/(?:operations|schemas)\/[^"]+)"/g))
      expect(await ask(path!, page, cookie)).toContain(`zq${kind}`);
  });

  test('parts of open pages', async () => {
    const nobody = await ask('/', page, null);
    const member = await ask('/', page, members.cookieOf([], { firstName: 'Ada' }));
    const alpha = await ask('/', page, members.cookieOf(['alpha']));
    expect(nobody).toContain('zqopensignedout');
    for (const html of [member, alpha]) {
      expect(html).not.toContain('zqopensignedout');
      expect(html).toContain('zqteampart');
      expect(html).toContain('zqteamgroup');
    }
    expect(alpha).toContain('zqalphapart');
    expect(alpha).toContain('zqalphaitem');
    expect(await ask('/open/parts', page, members.cookieOf([], { firstName: '<Ada>' }))).toContain('Hello &lt;Ada&gt;');
  });

  test('a stranger is asked to sign in, by the same answer whether a page exists or not', async () => {
    const answers = await Promise.all(
      ['/team/prose', '/alpha/prose', '/no/such/page', '/old-team', '/old/prose'].map(async (path) =>
        (await ask(path, page, null)).replace(/x-request-id: .*/, '').replaceAll(encodeURIComponent(path), 'PATH'),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('location: /_docwright/login?redirect=');
    const files = await Promise.all(
      ['/team/picture.svg', '/none.svg', '/team/prose.md', '/none.md'].map(async (path) =>
        (await ask(path, page, null)).replace(/x-request-id: .*/, ''),
      ),
    );
    expect(new Set(files).size).toBe(1);
  });

  test('a member gets the same answer for pages of others and for pages that do not exist', async () => {
    const answers = await Promise.all(
      ['/alpha/prose', '/no/such/page', '/old/prose'].map(async (path) =>
        (await ask(path, page, members.cookieOf([]))).replace(/x-request-id: .*/, ''),
      ),
    );
    expect(new Set(answers).size).toBe(1);
  });

  test('a stale or foreign cookie is none', async () => {
    for (const cookie of [
      'docwright_session=x',
      'docwright_session=a.b.c',
      `${members.cookieOf(['alpha'])}x`,
      members.cookieOf(['alpha']).replace('.', '.e30'),
    ]) {
      expect(await ask('/alpha/prose', page, cookie)).toContain('location: /_docwright/login');
    }
  });
});

describe('search and assistant', () => {
  let serve: ServeProcess;
  const keys = { assistant: '', search: '' };

  beforeAll(async () => {
    const config = join(folder, 'docwright.server.json');
    writeFileSync(
      config,
      JSON.stringify({
        embeddings: false,
        log: 'none',
        data: 'data',
        sites: [{ folder: 'out', domain: 'docs', signIn: { methods: [loginElsewhere()] } }],
      }),
    );
    serve = await startServe(['--config', config], { DOCWRIGHT_SIGN_IN_SECRETS: secrets[0]!.replaceAll(' ', '_') });
    for (let tries = 0; !serve.log().includes('Indexed docs') && tries < 300; tries++)
      await new Promise((done) => setTimeout(done, 100));
    for (const kind of ['assistant', 'search'] as const)
      keys[kind] = createKey(join(folder, 'docwright.server.json'), kind);
  }, 60_000);
  afterAll(() => serve.stop());

  const post = async (path: string, body: unknown, groups: string[] | null): Promise<string> => {
    const cookie = groups && members.cookieOf(groups, {}, secrets[0]!.replaceAll(' ', '_'));
    const response = await fetch(`${serve.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: serve.url, ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.text();
  };
  const search = (query: string, groups: string[] | null): Promise<string> =>
    post('/_docwright/search', { query }, groups);
  const question = (text: string, groups: string[] | null): Promise<string> =>
    post(
      '/_docwright/assistant',
      { fp: 'anonymous', messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text }] }] },
      groups,
    );
  const words = kinds.flatMap((kind) =>
    ['prosetitle', 'prosebody', 'operation', 'news', 'snippet', 'part', 'heading', 'mixed'].map(
      (word) => `zq${kind}${word}`,
    ),
  );

  test.each(readers)(
    'tell $name nothing that is not for him',
    async ({ groups, secret }) => {
      const forbidden = new RegExp(`zq(${secret.join('|')})[a-z\\d]*`, 'i');
      for (const word of [...words, 'zq', 'body heading', 'things']) {
        const answers = `${await search(word, groups)}\n${await question(`What is ${word}?`, groups)}`;
        expect([word, forbidden.exec(answers.replaceAll(word, ''))?.[0]]).toEqual([word, undefined]);
      }
    },
    120_000,
  );

  /** What a key may ask for, whatever it names that is not its to see. */
  const filters = [{}, { language: 'en' }, { tag: 'zqalphatag' }, { tag: 'zqteamtag' }];
  const paths = kinds.flatMap((kind) => [`/${kind}/prose`, `/${kind}/endpoint`, `/${kind}/only`]);

  test.each(readers)(
    'tell $name nothing through keys',
    async ({ groups, secret }) => {
      const forbidden = new RegExp(`zq(${secret.join('|')})[a-z\\d]*`, 'i');
      const cookie = groups && members.cookieOf(groups, {}, secrets[0]!.replaceAll(' ', '_'));
      // The private key speaks for its reader; the public one for nobody, whatever it says and whoever's cookie comes
      // along.
      const callers = [
        { key: keys.assistant, forbidden: /zq(team|alpha|beta)[a-z\d]*/i, groups: ['alpha', 'beta', 'team'] },
        { key: keys.search, forbidden, groups: groups ?? [] },
      ];
      const leaks: string[] = [];
      let asked = 0;
      for (const { key, forbidden: unseen, groups: named } of callers) {
        const tell = async (address: string, body: object): Promise<void> => {
          const headers = {
            'content-type': 'application/json',
            authorization: `Bearer ${key}`,
            ...(cookie && { cookie }),
          };
          const response = await fetch(`${serve.url}/discovery/${address}`, {
            method: 'POST',
            headers,
            body: JSON.stringify(body),
          });
          const sent = [
            ...JSON.stringify(body)
              .toLowerCase()
              .matchAll(/zq[a-z\d]+/g),
          ].map(([word]) => word);
          const text = sent.reduce((rest, word) => rest.replaceAll(new RegExp(word, 'gi'), ''), await response.text());
          const found = unseen.exec(text)?.[0];
          if (found) leaks.push(`${address} ${JSON.stringify(body)}: ${found}`);
          expect([address, response.status < 500]).toEqual([address, true]);
          asked++;
        };
        for (const word of [...words.filter((_, index) => index % 3 === 0), 'things', 'body heading']) {
          for (const filter of filters)
            await tell('v1/search/docs', { query: word, pageSize: 50, filter: { ...filter, groups: named } });
        }
        for (const path of [...paths, ...paths.map((path) => `https://docs.example.com${path}.md`)])
          await tell('v1/page/docs', { path, groups: named });
        if (key !== keys.assistant) continue;
        for (const [index, path] of paths.entries()) {
          const message = {
            id: '1',
            role: 'user',
            content: 'What is on this page?',
            parts: [{ type: 'text', text: `What do things say in ${words[index]}?` }],
          };
          for (const version of ['v1', 'v2'])
            await tell(`${version}/assistant/docs/message`, {
              fp: 'anonymous',
              messages: [message],
              currentPath: path,
              filter: { groups: named, tag: 'zqbetatag' },
              retrievalPageSize: 50,
            });
        }
      }
      expect(leaks.slice(0, 20)).toEqual([]);
      expect(asked).toBeGreaterThan(100);
    },
    240_000,
  );

  interface ToolCall {
    name: string;
    input: object;
    query?: string;
    headers: Record<string, string>;
  }
  const callTool = ({ name, input, query = '', headers }: ToolCall): Promise<Response> =>
    fetch(`${serve.url}/mcp${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
    });

  test.each(readers)(
    'tell $name nothing through the MCP server',
    async ({ groups, secret }) => {
      const own = new RegExp(`zq(${secret.join('|')})[a-z\\d]*`, 'i');
      const all = /zq(team|alpha|beta)[a-z\d]*/i;
      const cookie = groups && members.cookieOf(groups, {}, secrets[0]!.replaceAll(' ', '_'));
      const callers: { headers: Record<string, string>; query?: string; unseen: RegExp }[] = [
        { headers: {}, unseen: own },
        { headers: { origin: serve.url }, unseen: own },
        { headers: { origin: 'https://evil.example' }, unseen: all },
        { headers: { authorization: `Bearer ${keys.assistant}` }, query: '?groups=alpha,beta', unseen: all },
        { headers: { authorization: `Bearer ${keys.search}` }, query: `?groups=${(groups ?? []).join()}`, unseen: own },
      ];
      const calls: [name: string, input: object][] = [
        ...[...words.filter((_, index) => index % 3 === 0), 'things'].map((query): [string, object] => [
          'search',
          { query, limit: 20 },
        ]),
        ...paths.flatMap((path): [string, object][] => [
          ['read_page', { path }],
          ['describe_operation', { operation: path }],
          ['list_pages', { under: path.slice(0, path.lastIndexOf('/')) }],
        ]),
        ...['list_pages', 'list_operations'].map((name): [string, object] => [name, {}]),
      ];
      const leaks: string[] = [];
      for (const { headers, query = '', unseen } of callers) {
        for (const [name, input] of calls) {
          const response = await callTool({ name, input, query, headers: { ...(cookie && { cookie }), ...headers } });
          const text = (await response.text()).replaceAll(JSON.stringify(input).match(/zq\w+/)?.[0] ?? '\0', '');
          expect([name, response.status]).toEqual([name, 200]);
          const found = unseen.exec(text)?.[0];
          if (found) leaks.push(`${name} ${JSON.stringify({ input, headers })}: ${found}`);
        }
      }
      expect(leaks.slice(0, 20)).toEqual([]);
      if (groups?.includes('alpha')) {
        const response = await callTool({
          name: 'read_page',
          input: { path: '/alpha/prose' },
          headers: { cookie: cookie! },
        });
        expect(await response.text()).toContain('zqalphaprosebody');
      }
    },
    120_000,
  );

  test('a thread is continued by those alone who may see the same pages', async () => {
    const ask = async (groups: string[] | null, threadId?: string, key?: string): Promise<Response> => {
      const cookie = groups && members.cookieOf(groups, {}, secrets[0]!.replaceAll(' ', '_'));
      const headers = {
        'content-type': 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : { origin: serve.url }),
        ...(cookie && { cookie }),
      };
      const body = {
        fp: 'anonymous',
        threadId,
        messages: [
          {
            id: threadId ? '2' : '1',
            role: 'user',
            parts: [{ type: 'text', text: threadId ? 'And?' : 'What is zqalphaprosebody?' }],
          },
        ],
      };
      return fetch(`${serve.url}${key ? '/discovery/v2/assistant/docs/message' : '/_docwright/assistant'}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    };
    const begun = await ask(['alpha']);
    expect(await begun.text()).toContain('/alpha/prose');
    const threadId = begun.headers.get('x-thread-id')!;
    for (const other of [
      await ask(null, threadId),
      await ask([], threadId),
      await ask(['beta'], threadId),
      await ask(['alpha'], threadId, keys.assistant),
    ]) {
      expect([other.status, /zqalpha/i.test(await other.text())]).toEqual([404, false]);
    }
    expect((await ask(['alpha'], threadId)).status).toBe(200);
  });

  test('find what is for the reader', async () => {
    expect(await search('zqteamprosebody', [])).toContain('/team/prose');
    expect(await search('zqalphaprosebody', ['alpha'])).toContain('/alpha/prose');
    expect(await question('What is zqalphaprosebody?', ['alpha'])).toContain('/alpha/prose');
    expect(await search('zqopenprosebody', null)).toContain('/open/prose');
  });
});

function createKey(config: string, kind: 'assistant' | 'search'): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(import.meta.dirname, '../../../bin/docwright.js'),
      'keys',
      'create',
      'docs',
      '--kind',
      kind,
      '--config',
      config,
    ],
    { encoding: 'utf8' },
  );
  const key = /svc_[a-z]+_[\w-]+/.exec(`${stdout}${stderr}`)?.[0];
  if (!key) throw new Error(stderr);
  return key;
}

test('raw request lines lead nowhere else', async () => {
  const server = await startNodeServer({ service: members.service, port: 0, host: '127.0.0.1' });
  const lines = [
    '/../out.service/protected/alpha/prose/index.html',
    '/..%2fout.service/protected.json',
    '/out.service/protected.json',
    '/%2e%2e/out.service/manifest.json',
    '//../out.service/manifest.json',
    'http://docs.example.com/alpha/prose',
    '/alpha/prose#',
    '/\\..\\out.service\\manifest.json',
    '/alpha//prose',
    '*',
  ];
  for (const line of lines) {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET ${line} HTTP/1.1\r\nHost: docs.example.com\r\nConnection: close\r\n\r\n`);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).not.toMatch(/zq(team|alpha|beta)/);
    expect(text).not.toContain('"secret"');
  }
  await server.stop(100);
});
