import { expect, test } from 'vitest';
import { createRedirectMatcher } from '../../../../src/base/paths/match-redirect.ts';
import { buildHostRules } from '../../../../src/build/hosts/build-host-rules.ts';
import { explainLosses } from '../../../../src/build/hosts/explain-losses.ts';
import { hostWriters } from '../../../../src/build/hosts/host-writers.ts';
import { writeForAnyHost } from '../../../../src/build/hosts/write-for-any-host.ts';
import type { HostName, HostOutput } from '../../../../src/model/host.ts';
import { testSite } from '../outputs/test-site.ts';
import { hostSite } from './host-site.ts';

const write = (host: HostName, site = hostSite()): HostOutput =>
  hostWriters[host].write(buildHostRules(site, { scripts: null, files: ['index.html', 'llms.txt'] }));
const linesOf = (host: HostName, site = hostSite()): string[] =>
  write(host, site).files.get('_redirects')!.trim().split('\n');
const told = (host: HostName, site = hostSite()): string[] =>
  explainLosses(host, write(host, site).losses).map(({ message }) => message);

test('fixed redirects come first, the rest in its order', () => {
  expect(linesOf('netlify')).toEqual([
    '/old /guides/install 301',
    '/soon /guides/install 302',
    '/bad%20source /guides 301',
    '/back%5C /guides 301',
    '/say%5C%22it%22%20%7Benv.HOME%7D /guides 301',
    '/home/%7B$HOME%7D /guides 301',
    '/line%5Cn /guides 301',
    '/tick%60%7Bpath%7D /guides 301',
    '/m%C3%BCll /na%C3%AFve%20page 301',
    '/place /guides/install#top 301',
    '/docs/* /guides/:splat 301',
    '/users/:id/posts /guides/:id 302',
    '/q/:id /guides?id=:id#top 301',
    '/away/* https://example.com/x$1/:splat 301',
    '/top/* /./:splat 301',
    '/places/:id /guides/:id#top 301',
  ]);
});

test('what stands for `*` never becomes the name of a server', () => {
  const here = 'https://docs.example.com';
  for (const host of ['netlify', 'cloudflare', 'gitlab'] as const)
    for (const line of linesOf(host)) {
      const [, target = ''] = line.split(' ');
      if (/^https?:/.test(target)) continue;
      // Of `/top//evil.example`, the rest begins with a slash.
      const hostile = new URL(target.replace(':splat', '/evil.example'), here);
      expect([line, hostile.origin]).toEqual([line, here]);
      if (target.includes('/:splat'))
        expect(new URL(target.replace(':splat', 'guides'), here).pathname).toMatch(/^(?:\/guides)+$/);
    }
});

test('Cloudflare keeps statuses, and is told of an address without its rest and with a slash', () => {
  const lines = linesOf('cloudflare');
  expect(lines).toContain('/soon /guides/install 307');
  expect(lines).toContain('/docs /guides 308');
  expect(lines).toContain('/docs/ /guides 308');
  expect(lines).toContain('/article-* /guides/install?article=:splat 308');
  const isOpen = lines.map((line) => /[*:]/.test(line.split(' ')[0]!));
  expect(isOpen).toEqual([...isOpen].sort());
});

test('a base path stands before every source, whatever this begins with', () => {
  expect(linesOf('netlify', hostSite('/docs'))).toContain('/docs/docs/* /docs/guides/:splat 301');
});

test('what is more than a host takes is told with its reason', () => {
  const many = (source: string, count: number): object[] =>
    Array.from({ length: count }, (_, index) => ({
      source: `/${source.replace('%', String(index))}`,
      destination: '/',
    }));
  const site = testSite({ docs: { redirects: [...many('a%/*', 103), ...many('b%', 2002)] } });
  expect(told('cloudflare', site)).toEqual([
    'Cloudflare Pages: it allows 2000 redirects without a parameter; "/b2000", "/b2001" are replaced by a page that redirects',
    'Cloudflare Pages: it allows 100 redirects with a parameter; "/a100/*", "/a101/*", "/a102/*" are lost',
  ]);
  expect(told('gitlab', site)[0]).toContain('it allows 1000 redirects');
  expect(told('s3', site).at(-1)).toContain('a CloudFront function can have at most 10 kB');
  expect(write('s3', site).files.get('cloudfront-function.js')!.length).toBeLessThanOrEqual(10_000);
  expect(Buffer.byteLength(write('azure', site).files.get('staticwebapp.config.json')!)).toBeLessThanOrEqual(20_000);
  expect(told('github', site)[0]).toContain('"/a0/*"');
  expect(told('nginx', site)).toEqual([]);
});

test('hosts that look for redirects first are not led in circles, and hide no page without a word', () => {
  const redirects = [
    { source: '/guides/:rest*', destination: '/guides/v2/:rest*' },
    { source: '/a/*', destination: '/b/*' },
  ];
  const site = testSite({ docs: { redirects }, pages: { index: {}, 'a/page': {} } });
  for (const host of ['cloudflare', 'vercel', 'firebase', 's3'] as const) {
    expect(told(host, site)[0]).toContain('loops endlessly; "/guides/:rest*" is lost');
    expect(told(host, site)[1]).toContain('hides the page /a/page ("/a/*")');
  }
  expect(told('netlify', site)).toEqual([]);
});

test('parameters that a host does not know are told', () => {
  expect(told('netlify')).toEqual([
    'Netlify: it supports parameters only as a whole path segment, and `*` only as the last one; "/article-*" is lost',
  ]);
  expect(told('firebase')[0]).toContain('hides the page /docs/intro');
  expect(told('firebase')[1]).toBe(
    'Firebase Hosting: it fills in paths without a query or an anchor; "/article-*", "/q/:id", "/places/:id" are lost',
  );
});

test('a function of CloudFront answers as the service does', () => {
  const site = hostSite();
  const code = write('s3', site).files.get('cloudfront-function.js')!;
  const handler = new Function(`${code}; return handler`)() as (event: object) => {
    uri?: string;
    statusCode?: number;
    headers: { location?: { value: string } };
  };
  const ask = (uri: string, accept = '*/*'): ReturnType<typeof handler> =>
    handler({ request: { uri, querystring: {}, headers: { accept: { value: accept } } } });
  const match = createRedirectMatcher(site.config.redirects, site);
  for (const path of [
    '/old',
    '/old/',
    '/soon',
    '/bad%20source',
    '/docs',
    '/docs/a%20b',
    '/users/7/posts',
    '/q/7',
    '/away/a',
  ]) {
    const { statusCode, headers } = ask(path);
    const { location, permanent } = match(path)!;
    expect({ statusCode, location: headers.location!.value.replace('%24', '$') }).toEqual({
      statusCode: permanent ? 308 : 307,
      location,
    });
  }
  expect(ask('/release/v1.2').uri).toBe('/release/v1.2/index.html');
  expect(ask('/').uri).toBe('/index.html');
  expect(ask('/guides/', 'text/markdown').uri).toBe('/guides.md');
  expect(ask('/llms.txt').uri).toBe('/llms.txt');
});

test('destinations are written as a host reads them', () => {
  interface Written {
    redirects: { destination: string }[];
  }
  // What follows a dollar is a capture there, however it is written.
  expect(write('vercel').files.get('vercel.json')).not.toMatch(/"destination": "[^"]*(?:\$|%24)/);
  expect(told('vercel').join('\n')).toContain('it fills in what follows a dollar sign; "/away/*" is lost');
  const { hosting } = JSON.parse(write('firebase').files.get('firebase.json')!) as { hosting: Written };
  // It encodes them itself.
  expect(hosting.redirects.map(({ destination }) => destination)).toContain('/naïve page');
});

test('Firebase is told how long pages keep, which would be an hour, and to keep for good only what there is', () => {
  const files = ['index.html', '_docwright/page.a1b2c3d4.js', '_docwright/fonts/a.woff2', '_docwright/site.json'];
  const rules = buildHostRules(hostSite('/docs'), { scripts: null, files });
  const { hosting } = JSON.parse(hostWriters.firebase.write(rules).files.get('firebase.json')!) as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
  };
  const caching = hosting.headers.flatMap(({ source, headers }) =>
    headers.filter(({ key }) => key === 'Cache-Control').map(({ value }) => [source, value]),
  );
  // Headers of a path go with its 404, which would then be kept for good.
  const forGood = 'public, max-age=31536000, immutable';
  expect(caching).toEqual([
    ['**', 'public, max-age=0, must-revalidate'],
    ['/docs/_docwright/page.a1b2c3d4.js', forGood],
    ['/docs/_docwright/fonts/a.woff2', forGood],
  ]);
});

test('every host gives the same headers', () => {
  const files = writeForAnyHost(
    buildHostRules(hostSite(), {
      scripts: { hashes: ['aGFzaA=='], handlers: [], origins: ['https://cdn.example.com'] },
      files: [],
    }),
  );
  expect([...files.keys()]).toEqual(['_headers', '_redirects', 'vercel.json', '.htaccess']);
  const policy = /^ {2}Content-Security-Policy: (.*)$/m.exec(files.get('_headers')!)![1]!;
  expect(policy).toContain("script-src 'self' 'sha256-aGFzaA==' https://cdn.example.com;");
  const vercel = JSON.parse(files.get('vercel.json')!) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  expect(vercel.headers[0]!.headers).toContainEqual({ key: 'Content-Security-Policy', value: policy });
  expect(files.get('.htaccess')).toContain(`Header always set Content-Security-Policy "${policy}"`);
  expect(files.get('_headers')).toContain('/*.md\n  Content-Type: text/markdown; charset=utf-8\n');
});

test('no line is longer than hosts read', () => {
  const hashes = Array.from({ length: 60 }, (_, index) => `${`${index}`.padStart(43, 'a')}=`);
  const rules = buildHostRules(hostSite(), { scripts: { hashes, handlers: [], origins: [] }, files: [] });
  const headers = hostWriters.netlify.write(rules).files.get('_headers')!;
  expect(Math.max(...headers.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(2000);
  expect(headers).not.toContain('script-src');
  expect(headers).toContain("object-src 'none'");
});

// Apache reads it again for every request, and compiles what stands in it.
test('the file that Apache reads for every page is as short with a thousand redirects as with one', () => {
  const lengthWith = (count: number): number => {
    const redirects = Array.from({ length: count }, (_, index) => ({
      source: `/old/${index}`,
      destination: '/guides',
    }));
    return write('apache', testSite({ docs: { redirects } })).files.get('.htaccess')!.length;
  };
  expect(lengthWith(1000)).toBe(lengthWith(1));
});

test('a redirect whose address is no path of files stays in the file of the folder', () => {
  const sources = [`/${'x'.repeat(256)}`, '/50%25', '/what%3F', '/a\\b'];
  const site = testSite({ docs: { redirects: sources.map((source) => ({ source, destination: '/guides' })) } });
  const { files } = write('apache', site);
  expect([...files.keys()]).toEqual(['.htaccess']);
  expect(files.get('.htaccess')!.match(/\[R=308,NE,L\]/g)).toHaveLength(sources.length);
});

// nginx 1.22 sorts by insertion: 120,000 places in another order took it a minute, in this one a second.
test('nginx gets its places in the order in which it sorts them', () => {
  const sources = ['/b/%', '/a', '/ü', '/\u{10000}', '/\uFF5E', '/a/b', '/a-b', '/Z'];
  const site = testSite({ docs: { redirects: sources.map((source) => ({ source, destination: '/' })) } });
  const places = [
    ...write('nginx', site)
      .files.get('nginx.conf')!
      .matchAll(/^location = "(.*)" \{ return 30/gm),
  ];
  const names = places.map(([, name]) => name!);
  expect(names).toHaveLength(2 * sources.length);
  expect(names).toEqual(names.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))));
});
