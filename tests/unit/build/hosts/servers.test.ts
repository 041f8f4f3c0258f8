import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wantedTextType } from '../../../../src/base/http/wanted-text-type.ts';
import { createRedirectMatcher } from '../../../../src/base/paths/match-redirect.ts';
import { homelessSite, hostSite, writeHostSite } from './host-site.ts';
import { findServer, type RunningServer, startServer } from './start-server.ts';

const hosts = (['nginx', 'caddy', 'apache'] as const).flatMap((host) =>
  ['', '/docs', '/a/b'].map((base) => ({ host, base })),
);

test.each(hosts)(
  '$host, base "$base", leads from the address of a site without a home page',
  async ({ host, base }) => {
    if (findServer(host) === null) return;
    using written = writeHostSite(host, base, homelessSite(base));
    const server = await startServer(host, written.folder);
    try {
      for (const path of base === '' ? ['/'] : [base, `${base}/`]) {
        const { status, headers, body } = await get(server.port, { path, headers: {} });
        // A page may do it.
        const location = status === 200 ? /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] : headers['location'];
        expect({ path, location }).toEqual({ path, location: `${base}/guides` });
      }
    } finally {
      await server.stop();
    }
  },
);

describe.each(hosts)('$host, base "$base"', ({ host, base }) => {
  const isMissing = findServer(host) === null;
  if (isMissing) console.warn(`${host} is not installed: its configuration was not tried`);
  const site = hostSite(base);
  const match = createRedirectMatcher(site.config.redirects, { base });
  let written: ReturnType<typeof writeHostSite>;
  let server: RunningServer;

  beforeAll(async () => {
    if (isMissing) return;
    written = writeHostSite(host, base);
    server = await startServer(host, written.folder);
  });
  afterAll(async () => {
    await server?.stop();
    written?.[Symbol.dispose]();
  });

  const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    get(server.port, { path: base + path, headers });

  test.skipIf(isMissing).each(site.pages.map(({ route }) => encodeURI(route)))('shows %s', async (path) => {
    for (const address of path === '/' ? ['/'] : [path, `${path}/`]) {
      const { status, headers, body } = await ask(address);
      expect({ status, body }).toEqual({ status: 200, body: `<!doctype html><p>Page ${decodeURI(path)}</p>` });
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^text\/html; charset=utf-8$/i),
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-content-type-options': 'nosniff',
        link: expect.stringContaining('llms-txt'),
      });
    }
  });

  test
    .skipIf(isMissing)
    .each([
      ...['/old', '/old/', '/old?a=b', '/soon', '/bad%20source', '/m%C3%BCll'],
      ...['/back%5C', '/say%5C%22it%22%20%7Benv.HOME%7D', '/home/%7B$HOME%7D?a=b', '/line%5Cn'],
      ...['/tick%60%7Bpath%7D', '/tick%60%7Bpath%7D/'],
      ...['/docs', '/docs/', '/docs/a', '/docs/a/b/', '/docs/a%20b?x=1&y=%2F', '/docs/%0d%0aX-Evil:%201'],
      ...['/users/7/posts', '/article-7', '/article-a/b?c', '/q/a%20b', '/q/7?x=1'],
      ...['/away/a/b', '/away', '/top/guides', '/top'],
      ...['/place', '/place?a=b', '/places/install', '/places/install?a=b'],
    ])('leads %s on', async (path) => {
    const [pathname = '', query] = path.split('?');
    const wanted = match(pathname)!;
    const location =
      query !== undefined && !/[?#]/.test(wanted.location) ? `${wanted.location}?${query}` : wanted.location;
    const { status, headers } = await ask(path);
    expect({ status, location: plain(headers['location'] as string) }).toEqual({
      status: wanted.permanent ? 308 : 307,
      location: plain(location),
    });
    expect(headers['x-evil']).toBeUndefined();
  });

  test.skipIf(isMissing)('leads nobody to another server', async () => {
    for (const path of [
      '/top//evil.example',
      '/top/%2F/evil.example',
      '/top/\\evil.example',
      '/top///evil.example/x',
    ]) {
      const { status, headers } = await ask(path);
      if (status < 300 || status > 399) continue;
      const { origin } = new URL(plain(String(headers['location'])), 'http://here.invalid');
      expect(origin).toBe('http://here.invalid');
    }
  });

  test.skipIf(isMissing)('shows the page for unknown addresses, which nobody keeps', async () => {
    for (const path of ['/nowhere', '/guides/nowhere/', '/_docwright/gone.a1b2c3d4.js', '/.service/manifest.json']) {
      const { status, headers, body } = await ask(path);
      expect({ path, status, body }).toEqual({ path, status: 404, body: '<!doctype html><p>Nothing here</p>' });
      expect(headers['cache-control'] ?? '').not.toContain('immutable');
    }
    // What lies above the base path is a folder without a page.
    if (base !== '') expect((await get(server.port, { path: '/' })).body).toBe('<!doctype html><p>Nothing here</p>');
    for (const file of ['nginx.conf', 'Caddyfile', '.htaccess'])
      expect((await get(server.port, { path: `/${file}` })).status).not.toBe(200);
  });

  test.skipIf(isMissing)('says what files are, and how long they keep', async () => {
    const script = await ask('/_docwright/page.a1b2c3d4.js', { 'accept-encoding': 'gzip' });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': expect.stringMatching(/^text\/javascript; charset=utf-8$/i),
    });
    expect((await ask('/llms.txt')).headers['content-type']).toMatch(/^text\/plain; charset=utf-8$/i);
    expect((await ask('/.well-known/api-catalog')).headers['content-type']).toBe('application/linkset+json');
    expect((await ask('/guides/install.md')).headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/markdown; charset=utf-8$/i),
      'x-robots-tag': 'noindex',
    });
  });

  test.skipIf(isMissing)('gives Markdown to those who ask for it', async () => {
    for (const [path, route] of [
      ['/', '/'],
      ['/guides/install', '/guides/install'],
      ['/guides/', '/guides'],
    ] as const) {
      const { headers, body } = await ask(path, { accept: 'text/markdown' });
      expect(body).toBe(`# Page ${route}\n`);
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^text\/markdown; charset=utf-8$/i),
        vary: expect.stringMatching(/accept\b(?!-)/i),
      });
    }
    for (const accept of accepted) {
      const { body } = await ask('/guides/install', { accept });
      const wanted = wantedTextType(accept) === 'text/markdown' ? '# Page' : '<!doctype html>';
      expect({ accept, body: body.slice(0, wanted.length) }).toEqual({ accept, body: wanted });
    }
    if (base !== '') expect((await get(server.port, { path: base })).status).toBe(200);
  });
});

/** What clients say that they take. */
const accepted = [
  ...['*/*', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/markdown', 'Text/Markdown, */*'],
  ...['text/html, text/markdown', 'text/html;q=0.9, text/markdown', 'text/html, text/markdown;q=0.9'],
  ...[
    'text/markdown;q=0',
    'text/markdown;q=0.000, text/html',
    'text/markdown; q=0.0, */*;q=0',
    'text/markdown;q=0.001',
  ],
  ...[
    'text/markdown;q=0.8, text/html;q=0.85',
    'text/markdown;q=0.85, text/html;q=0.8',
    'text/html;q=0.2,text/markdown;q=0.2',
  ],
  ...[
    'text/markdown;variant=GFM;q=0.5, text/html;q=0.499',
    'text/markdown;q=0.5, */*',
    'text/markdown;q=0.5, text/*;q=0.4, */*',
  ],
  ...[
    'text/markdown;q=1.000, text/html;q=1',
    'text/markdownish, text/html;q=0.1',
    'application/json',
    'text/html;q=0, text/markdown;q=0.1',
  ],
];

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends a path as it is, which `fetch` would tidy. */
function get(
  port: number,
  { path, headers = {} }: { path: string; headers?: Record<string, string> },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.once('error', reject).end();
  });
}

/** Without the name of the server, the spelling of escapes, and the slash at the end of what an empty rest leaves. */
function plain(location: string): string {
  const bare = location
    .replace(/^http:\/\/127\.0\.0\.1(?::\d+)?/, '')
    .replace(/%[\da-f]{2}/gi, (hex) => hex.toUpperCase())
    .replaceAll('%24', '$');
  return bare.length > 1 ? bare.replace(/\/+(?=$|[?#])/, '') : bare;
}
