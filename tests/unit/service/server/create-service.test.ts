import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createService } from '../../../../src/service/server/create-service.ts';
import { fromStore } from '../../../../src/service/server/discovery/from-store.ts';
import { createMetrics } from '../../../../src/service/server/http/metrics.ts';
import { serviceMetrics } from '../../../../src/service/server/service-metrics.ts';
import type { LogEntry, ServedSite, ServiceOptions } from '../../../../src/service/server/service-options.ts';
import { loadBuiltSite } from './built-site.ts';

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  from?: string;
}

async function openService(options: Partial<ServiceOptions> & { site?: Parameters<typeof loadBuiltSite>[0] } = {}) {
  const site = await loadBuiltSite(options.site);
  const service = createService({ sites: () => [site], ...options });
  return (path: string, { method = 'GET', headers = {}, from = '203.0.113.9' }: Asking = {}) =>
    service(new Request(`http://docs.test${path}`, { method, headers: { host: 'docs.test', ...headers } }), {
      clientAddress: from,
    });
}

describe('files', () => {
  test('a page is found with and without a final slash', async () => {
    const ask = await openService();
    for (const path of ['/guides/auth', '/guides/auth/', '/guides/auth/index.html']) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(await answer.text()).toContain('<h1>Auth</h1>');
    }
    expect(await (await ask('/%C3%BCber')).text()).toBe('<h1>Über</h1>');
  });

  test('an address of nothing but slashes costs no more than another one of its length', async () => {
    const redirects = [{ source: '/old/:rest*', destination: '/new/:rest*', permanent: true }];
    const ask = await openService({ site: { manifest: { redirects } } });
    const costOf = async (path: string): Promise<number> => {
      const before = process.cpuUsage();
      await ask(path);
      return process.cpuUsage(before).user / 1000;
    };
    for (const start of ['/', '/old/', '/guides/auth/']) {
      const costs = [];
      for (let run = 0; run < 3; run++) costs.push(await costOf(`${start}${'/'.repeat(30_000)}x`));
      // With its square, it took more than half a second of a processor.
      expect([start, Math.min(...costs) < 150]).toEqual([start, true]);
    }
  });

  test('text is compressed by what the client accepts, and each form has its own tag', async () => {
    const ask = await openService();
    const plain = await ask('/guides/auth');
    const text = await plain.text();
    const brotli = await ask('/guides/auth', { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await ask('/guides/auth', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect([
      brotli.headers.get('content-encoding'),
      gzip.headers.get('content-encoding'),
      plain.headers.get('content-encoding'),
    ]).toEqual(['br', 'gzip', null]);
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(text);
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.get('etag'))).size).toBe(3);
    expect(brotli.headers.get('vary')).toBe('accept, accept-encoding');
  });

  test('a file that was compressed while building is handed out as it is', async () => {
    const ask = await openService({
      site: { files: { 'big.txt': 'a'.repeat(5000), 'big.txt.br': 'not really brotli' } },
    });
    const answer = await ask('/big.txt', { headers: { 'accept-encoding': 'br' } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', 'not really brotli']);
  });

  test('an unchanged file is not sent again', async () => {
    const ask = await openService();
    const { headers } = await ask('/guides/auth');
    const etag = headers.get('etag')!;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect((await ask('/guides/auth', { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await ask('/guides/auth', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect(
      (await ask('/guides/auth', { headers: { 'if-modified-since': headers.get('last-modified')! } })).status,
    ).toBe(304);
    expect(
      (await ask('/guides/auth', { headers: { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' } })).status,
    ).toBe(200);
  });

  test('names with a hash are kept for good, everything else is asked for again', async () => {
    const ask = await openService();
    expect((await ask('/_docwright/app.BIJaUrFa.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/_docwright/site.json', '/guides/auth'])
      expect((await ask(path)).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('media can be read in parts', async () => {
    const ask = await openService();
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await ask('/clip.mp4', { headers: { range, ...more } });
      return [answer.status, answer.headers.get('content-range'), (await answer.arrayBuffer()).byteLength];
    };
    expect(await part('bytes=10-19')).toEqual([206, 'bytes 10-19/1000', 10]);
    expect(await part('bytes=990-')).toEqual([206, 'bytes 990-999/1000', 10]);
    expect(await part('bytes=-5')).toEqual([206, 'bytes 995-999/1000', 5]);
    expect(await part('bytes=0-99999')).toEqual([206, 'bytes 0-999/1000', 1000]);
    expect(await part('bytes=1000-')).toEqual([416, 'bytes */1000', 0]);
    for (const range of ['bytes=5-2', 'bytes=1-2,4-5', 'pages=1-2', 'bytes=-', 'bytes=x'])
      expect(await part(range)).toEqual([200, null, 1000]);
    expect(await part('bytes=0-9', { 'if-range': '"another"' })).toEqual([200, null, 1000]);
  });

  test('HEAD tells what GET would, without a body', async () => {
    const ask = await openService();
    const [get, head] = [await ask('/guides/auth'), await ask('/guides/auth', { method: 'HEAD' })];
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect(await head.text()).toBe('');
  });

  test('files and pages say to agents what other hosts say', async () => {
    const ask = await openService();
    const headersOf = async (path: string) => Object.fromEntries((await ask(path)).headers);
    expect(await headersOf('/guides/auth')).toMatchObject({ 'x-llms-txt': '/llms.txt' });
    expect(await headersOf('/guides/auth')).not.toHaveProperty('x-robots-tag');
    expect(await headersOf('/guides/auth.md')).toMatchObject({ 'x-llms-txt': '/llms.txt', 'x-robots-tag': 'noindex' });
  });

  test('so do pages of members, redirects, and addresses that lead nowhere', async () => {
    const ask = await openService({
      memberFiles: async (_, { path }) =>
        path === '/members' ? new Response('for you', { headers: { 'cache-control': 'private, no-store' } }) : null,
    });
    for (const [path, status] of [
      ['/members', 200],
      ['/old', 308],
      ['/nothing', 404],
    ] as const) {
      const { status: own, headers } = await ask(path);
      expect([path, own, headers.get('x-llms-txt')]).toEqual([path, status, '/llms.txt']);
    }
    expect((await ask('/members')).headers.get('cache-control')).toBe('private, no-store');
    // What is said of a file is said with one alone: else names would tell apart what is refused.
    expect((await ask('/nothing.md')).headers.has('x-robots-tag')).toBe(false);
  });

  test('a client that wants Markdown gets it', async () => {
    const ask = await openService();
    const typeFor = async (accept: string, path = '/guides/auth') =>
      (await ask(path, { headers: { accept } })).headers.get('content-type');
    expect(await typeFor('text/markdown')).toBe('text/markdown; charset=utf-8');
    expect(await typeFor('text/markdown, text/html;q=0.9, */*;q=0.1')).toBe('text/markdown; charset=utf-8');
    expect(await typeFor('text/plain')).toBe('text/plain; charset=utf-8');
    expect(await typeFor('text/plain, text/markdown')).toBe('text/markdown; charset=utf-8');
    for (const accept of [
      'text/html',
      '*/*',
      'text/plain, */*',
      'text/html, text/markdown;q=0.5',
      'text/markdown;q=0',
      'text/*',
    ])
      expect(await typeFor(accept)).toBe('text/html; charset=utf-8');
    expect(await typeFor('text/markdown', '/')).toBe('text/html; charset=utf-8');
  });

  test('nothing but the files of the site leaves', async () => {
    const ask = await openService();
    const wanted = [
      '/.service/manifest.json',
      '/.service/secret.txt',
      '/.service',
      '/.service/',
      '/_redirects',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%5c..%5cetc',
      '/guides%2fauth',
      '/a%00b',
      '/%ff',
      '/%252e%252e/x',
      '/.SERVICE/secret.txt',
      '//etc/passwd',
      '/_docwright/../.service/secret.txt',
      '/./.service/secret.txt',
      '/.service//secret.txt',
    ];
    for (const path of wanted) {
      const answer = await ask(path);
      const body = await answer.text();
      expect([path, answer.status >= 400 && answer.status < 500, /secret|root:|"format"/.test(body)]).toEqual([
        path,
        true,
        false,
      ]);
    }
  });

  test('an address that no site can have shows the page for unknown ones, and so does that page’s own', async () => {
    const ask = await openService();
    for (const path of ['/%', '/%zz', '/%ff', '/a%00b', '/guides%2Fauth', '/404', '/404/']) {
      const answer = await ask(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, '<h1>Nothing here</h1>']);
    }
  });

  test('an address that leads nowhere shows the page for it', async () => {
    const ask = await openService();
    const answer = await ask('/nowhere');
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      404,
      '<h1>Nothing here</h1>',
      'no-cache',
    ]);
  });

  test('files are only read', async () => {
    const ask = await openService();
    const answer = await ask('/guides/auth', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await ask('/old', { method: 'POST' })).status).toBe(405);
  });

  test('of a site for members no method tells of redirects, which may lead to what its sender must not know of', async () => {
    const site = { ...(await loadBuiltSite()), members: {} as ServedSite['members'] };
    const service = createService({ sites: () => [site] });
    const ask = async (path: string): Promise<[number, string]> => {
      const request = new Request(`http://docs.test${path}`, { method: 'POST' });
      const answer = await service(request, { clientAddress: '::1' });
      return [answer.status, (await answer.text()).replace(path, '')];
    };
    expect(await ask('/old')).toEqual(await ask('/oldx'));
  });

  test('answers for members have the id of their request, too', async () => {
    const memberFiles = async (): Promise<Response> => new Response('gone', { status: 404 });
    const ask = await openService({ memberFiles });
    expect((await ask('/x', { headers: { 'x-request-id': 'abcdefgh1' } })).headers.get('x-request-id')).toBe(
      'abcdefgh1',
    );
  });

  test('a program that has the address of an endpoint wrong is told so', async () => {
    const ask = await openService();
    for (const path of ['/discovery/v1/find/docs', '/discovery/v3/assistant/docs/message', '/_docwright/serach']) {
      const answer = await ask(path, { method: 'POST' });
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    }
    for (const path of ['/discovery/v1/find/docs', '/discovery/v3/assistant/docs/message']) {
      const answer = await ask(path, { headers: { accept: '*/*' } });
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
      const read = await ask(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([read.status, read.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    }
  });
});

describe('redirects', () => {
  test('lead on, with the query, and never away from a page', async () => {
    const ask = await openService();
    const lead = async (path: string) => {
      const { status, headers } = await ask(path);
      return [status, headers.get('location')];
    };
    expect(await lead('/old?a=1')).toEqual([308, '/guides/auth?a=1']);
    expect(await lead('/guides/keys/new')).toEqual([307, '/write/keys/new']);
    expect(await lead('/guides/auth')).toEqual([200, null]);
  });

  test('of members are kept by no cache that others share, and renew a session', async () => {
    const tell = async (kind: 'anonymous' | 'member'): Promise<(string | null)[]> => {
      const visitor = { audience: kind === 'member' ? { kind, groups: [] } : { kind }, user: null, cookies: ['s=1'] };
      const { headers } = await (await openService({ identify: async () => visitor }))('/old');
      return [headers.get('cache-control'), headers.get('set-cookie')];
    };
    expect(await tell('member')).toEqual(['private, no-cache', 's=1']);
    expect(await tell('anonymous')).toEqual(['no-cache', null]);
  });

  test('count the base path', async () => {
    const ask = await openService({ site: { manifest: { base: '/docs' } } });
    expect((await ask('/')).headers.get('location')).toBe('/docs/');
    expect((await ask('/docs/old')).headers.get('location')).toBe('/docs/guides/auth');
    expect(await (await ask('/docs')).text()).toBe('<h1>Home</h1>');
    expect((await ask('/guides/auth')).status).toBe(404);
    expect((await ask('/_docwright/site.json')).status).toBe(200);
  });
});

describe('the rest of the service', () => {
  test('health, readiness', async () => {
    expect((await (await openService())('/_docwright/health')).status).toBe(200);
    const ask = await openService({
      checkReady: async () => ({ message: 'the database does not answer', reason: 'connect ECONNREFUSED 10.0.0.7' }),
    });
    const answer = await ask('/_docwright/ready');
    expect([answer.status, await answer.text()]).toEqual([503, 'the database does not answer\n']);
    const discovery = {} as unknown as NonNullable<ServiceOptions['discovery']>;
    const post = await openService({ discovery });
    for (const path of ['/_docwright/health', '/_docwright/ready', '/discovery/v1/openapi.json']) {
      const refused = await post(path, { method: 'POST' });
      expect([path, refused.status, refused.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
      expect([path, (await post(path, { method: 'HEAD' })).status]).toEqual([path, 200]);
    }
  });

  test('what it answers for all of its sites is below the base path of each, too: a proxy may hand on nothing else', async () => {
    const search = async (_: Request, { site }: { site: ServedSite }): Promise<Response> => new Response(site.domain);
    const ask = await openService({
      site: { manifest: { base: '/docs' } },
      identify: () => Promise.reject(new Error('nobody asks who asks for them')),
      metrics: createMetrics(serviceMetrics),
      metricsToken: 't0ken',
      discovery: { search } as unknown as NonNullable<ServiceOptions['discovery']>,
    });
    for (const base of ['', '/docs']) {
      for (const [path, text] of [
        ['/_docwright/health', 'ok\n'],
        ['/_docwright/ready', 'ready\n'],
      ] as const)
        expect([path, await (await ask(base + path)).text()]).toEqual([path, text]);
      const metrics = await ask(`${base}/_docwright/metrics`, { headers: { authorization: 'Bearer t0ken' } });
      expect(await metrics.text()).toContain('docwright_requests_total');
      expect((await ask(`${base}/discovery/v1/search/nobody`)).status).toBe(404);
      const description = await (await ask(`${base}/discovery/v1/openapi.json`)).json();
      expect(description).toMatchObject({ servers: [{ url: `http://docs.test${base}` }] });
    }
    expect((await ask('/other/_docwright/health')).status).toBe(404);
    expect((await ask('/docs/_docwright/health/more')).status).toBe(500);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'what is known of the reader is not asked for with %s',
    async (method) => {
      const ask = await openService();
      expect((await ask('/_docwright/user')).status).toBe(200);
      const answer = await ask('/_docwright/user', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('what is known of the reader is told to pages of the site, on another host too, and to no others', async () => {
    const ask = await openService({ site: { manifest: { origin: 'https://docs.example.com' } } });
    const from = async (origin: string) => {
      const { status, headers } = await ask('/_docwright/user', {
        headers: { host: 'service.test', origin, 'sec-fetch-site': 'cross-site' },
      });
      return [status, ...['origin', 'credentials'].map((name) => headers.get(`access-control-allow-${name}`))];
    };
    expect(await from('https://docs.example.com')).toEqual([200, 'https://docs.example.com', 'true']);
    expect(await from('https://evil.test')).toEqual([403, null, null]);
    expect((await ask('/_docwright/user')).headers.get('vary')).toBe('cookie, origin');
  });

  test('a proxy that takes away the base path is followed where it names it', async () => {
    const lines: LogEntry[] = [];
    const ask = await openService({
      site: { manifest: { base: '/docs' } },
      trustedProxies: ['192.0.2.0/24'],
      log: (entry) => lines.push(entry),
    });
    const by = async (path: string, prefix: string, from = '192.0.2.7'): Promise<[number, string | null]> => {
      const { status, headers } = await ask(path, { from, headers: { 'x-forwarded-prefix': prefix } });
      return [status, headers.get('location')];
    };
    for (const prefix of ['/docs', '/docs/'])
      for (const path of ['/', '/guides/auth', '/docs/guides/auth', '/_docwright/site.json'])
        expect([path, await by(path, prefix)]).toEqual([path, [200, null]]);
    expect(await by('/old?x=1', '/docs')).toEqual([308, '/docs/guides/auth?x=1']);
    expect(lines[1]).toMatchObject({ path: '/docs/guides/auth' });
    // A prefix that no site has, and one of somebody who is not believed.
    for (const prefix of ['/', '/other', '//evil.example', 'docs', '/docs/guides', ''])
      expect([prefix, await by('/', prefix)]).toEqual([prefix, [307, '/docs/']]);
    expect(await by('/', '/docs', '203.0.113.9')).toEqual([307, '/docs/']);
    const plain = await openService({ trustedProxies: ['192.0.2.0/24'] });
    const { status } = await plain('/guides/auth', { from: '192.0.2.7', headers: { 'x-forwarded-prefix': '/docs' } });
    expect(status).toBe(200);
  });

  test('a path is never taken for a host, where the client names none', async () => {
    const ask = await openService({ trustedProxies: ['127.0.0.1'] });
    const headers = { host: '', 'x-forwarded-proto': 'https' };
    const answer = await ask('/guides/auth', { headers, from: '127.0.0.1' });
    expect(await answer.text()).toContain('<h1>Auth</h1>');
  });

  test('numbers are for operators', async () => {
    const metrics = createMetrics(serviceMetrics);
    const ask = await openService({ metrics, metricsToken: 't0ken' });
    await ask('/guides/auth');
    const answer = await ask('/_docwright/metrics', { headers: { authorization: 'Bearer t0ken' } });
    expect(await answer.text()).toContain('docwright_requests_total{road="site",status="2xx"} 1');
    for (const authorization of ['', 'Bearer ', 'Bearer t0ke', 'Basic t0ken'])
      expect((await ask('/_docwright/metrics', { headers: { authorization } })).status).toBe(404);
    // A proxy or a tunnel on the same machine gives every reader its own address, mostly without a header.
    const withoutToken = await openService({ metrics });
    for (const from of ['127.0.0.1', '::1', '10.1.2.3', '203.0.113.9'])
      for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
        expect((await withoutToken('/_docwright/metrics', { from, headers: { authorization } })).status).toBe(404);
  });

  test('a line of the log names the request and nothing that was sent', async () => {
    const lines: LogEntry[] = [];
    const ask = await openService({ log: (entry) => lines.push(entry), trustedProxies: ['192.0.2.0/24'] });
    const answer = await ask('/guides/auth?token=secret', {
      from: '192.0.2.7',
      headers: {
        'x-request-id': 'abcdefgh',
        'x-forwarded-for': '6.6.6.6, 198.51.100.4',
        authorization: 'Bearer secret',
        cookie: 'a=secret',
      },
    });
    expect(answer.headers.get('x-request-id')).toBe('abcdefgh');
    expect(lines).toMatchObject([
      { id: 'abcdefgh', path: '/guides/auth', status: 200, client: '198.51.100.4', site: 'example' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  test('a fault inside is a clean answer, and its reason stays in the log', async () => {
    const lines: LogEntry[] = [];
    const ask = await openService({
      log: (entry) => lines.push(entry),
      signIn: () => Promise.reject(new Error('inner secret', { cause: new Error('why so') })),
    });
    const answer = await ask('/guides/auth');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('inner secret');
    expect(lines[0]).toMatchObject({ level: 'error', error: 'Error: inner secret: why so' });
  });

  test('the log says why the proxy refused a call, and nothing of what an API answers', async () => {
    const lines: LogEntry[] = [];
    const answers = [
      new Response('no', { status: 502, headers: { 'x-docwright-proxy-error': 'no-answer' } }),
      new Response('no', { status: 502 }),
    ];
    const ask = await openService({ log: (entry) => lines.push(entry), proxy: async () => answers.shift()! });
    for (const _ of [1, 2]) expect((await ask('/_docwright/proxy')).status).toBe(502);
    expect(lines.map(({ error }) => error)).toEqual(['ProxyError: no-answer', undefined]);
  });

  test('the site is the one of the host, else of the domain, else of the base path', async () => {
    const sites = await Promise.all([
      loadBuiltSite({ domain: 'one', hosts: ['one.example.com'] }),
      loadBuiltSite({ domain: 'two', manifest: { name: 'Two' } }),
      loadBuiltSite({ domain: 'three', manifest: { base: '/three' } }),
    ]);
    const lines: LogEntry[] = [];
    const service = createService({ sites: () => sites, log: (entry) => lines.push(entry) });
    for (const url of [
      'http://one.example.com/',
      'http://two.localhost:4000/',
      'http://elsewhere.test/three/',
      'http://elsewhere.test/',
    ])
      await service(new Request(url), { clientAddress: '::1' });
    expect(lines.map(({ site }) => site)).toEqual(['one', 'two', 'three', 'two']);
  });

  test('a name goes before the wildcards it is below, and of these the longest counts', async () => {
    const sites = await Promise.all([
      loadBuiltSite({ domain: 'wide', hosts: ['*.example.com'] }),
      loadBuiltSite({ domain: 'narrow', hosts: ['*.Docs.example.com'] }),
      loadBuiltSite({ domain: 'exact', hosts: ['v2.docs.example.com'] }),
    ]);
    let site: string | null = null;
    const service = createService({ sites: () => sites, log: (entry) => (site = entry.site) });
    const siteOf = async (host: string): Promise<string | null> => {
      await service(new Request(`http://${host}/`), { clientAddress: '::1' });
      return site;
    };
    expect(await siteOf('v2.docs.example.com')).toBe('exact');
    expect(await siteOf('v1.docs.example.com')).toBe('narrow');
    expect(await siteOf('docs.example.com')).toBe('wide');
    expect(await siteOf('example.com')).toBe(null);
  });
});

describe('several sites of one origin', () => {
  const origin = 'https://docs.example.com';
  const openSites = async (): Promise<(path: string, host?: string) => Promise<string | null>> => {
    const sites = await Promise.all([
      loadBuiltSite({ domain: 'root', manifest: { origin } }),
      loadBuiltSite({ domain: 'api', manifest: { origin, base: '/api' } }),
      loadBuiltSite({ domain: 'other', hosts: ['other.example.com'] }),
    ]);
    let site: string | null = null;
    const service = createService({ sites: () => sites, log: (entry) => (site = entry.site) });
    return async (path, host = 'docs.example.com') => {
      await service(new Request(`https://${host}${path}`, { headers: { origin, host } }), { clientAddress: '::1' });
      return site;
    };
  };

  test('pages ask about the one whose base path they ask below', async () => {
    const siteOf = await openSites();
    for (const name of ['search', 'assistant', 'proxy', 'feedback']) {
      expect([name, await siteOf(`/api/_docwright/${name}`)]).toEqual([name, 'api']);
      expect([name, await siteOf(`/_docwright/${name}`)]).toEqual([name, 'root']);
      expect([name, await siteOf(`/api/_docwright/${name}`, 'service.example.net')]).toEqual([name, 'api']);
      expect([name, await siteOf(`/_docwright/${name}`, 'other.example.com')]).toEqual([name, 'root']);
    }
  });

  test('readers sign in to the one of the host, or a token for that host would open another site', async () => {
    const siteOf = await openSites();
    for (const name of ['login', 'login/token', 'login/start', 'callback', 'logout']) {
      expect([name, await siteOf(`/api/_docwright/${name}`)]).toEqual([name, 'api']);
      expect([name, await siteOf(`/api/_docwright/${name}`, 'service.example.net')]).toEqual([name, 'api']);
      expect([name, await siteOf(`/_docwright/${name}`, 'other.example.com')]).toEqual([name, 'other']);
    }
  });

  test('files are those of the host, whatever page asks for them', async () => {
    const siteOf = await openSites();
    for (const path of ['/_docwright/app.BIJaUrFa.js', '/_docwright/site.json', '/guides/auth'])
      expect(await siteOf(path, 'other.example.com')).toBe('other');
  });
});

test('who opens an address in a browser reads in words why nothing comes, and programs as data', async () => {
  const ask = await openService({ identify: () => fromStore(Promise.reject(new Error('gone'))) });
  const read = await ask('/guides/auth', { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  expect([read.status, read.headers.get('content-type'), read.headers.get('retry-after')]).toEqual([
    503,
    'text/plain; charset=utf-8',
    '5',
  ]);
  expect(await read.text()).toBe('The storage of the service does not respond; try again in a moment\n');
  const data = await ask('/guides/auth', { headers: { accept: '*/*' } });
  expect(await data.json()).toMatchObject({ code: 'unavailable' });
});

describe('cookies', () => {
  const renewed: ServiceOptions['identify'] = async () => ({
    audience: { kind: 'member', groups: [] },
    user: { groups: [] },
    cookies: ['docwright_session=new; Path=/'],
  });

  test('a session is renewed only by answers that no cache may share', async () => {
    const ask = await openService({
      identify: renewed,
      memberFiles: async (_, { path }) =>
        path === '/guides/auth' ? new Response('for you', { headers: { 'cache-control': 'private, no-store' } }) : null,
    });
    const paths = [
      '/',
      '/guides/auth',
      '/_docwright/app.BIJaUrFa.js',
      '/clip.mp4',
      '/nothing',
      '/old',
      '/_docwright/user',
    ];
    const answers = await Promise.all(paths.map((path) => ask(path)));
    expect(paths.filter((_, index) => answers[index]!.headers.has('set-cookie'))).toEqual([
      '/guides/auth',
      '/old',
      '/_docwright/user',
    ]);
    for (const { headers } of answers)
      if (headers.has('set-cookie')) expect(headers.get('cache-control')).toMatch(/private|no-store/);
  });
});
