import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputMarker } from '../../../../src/base/paths/build-folder.ts';
import { markdownRoute, outputFile } from '../../../../src/base/paths/routes.ts';
import { buildHostRules } from '../../../../src/build/hosts/build-host-rules.ts';
import { createFolderWriter } from '../../../../src/build/output/folder-writer.ts';
import { followedRedirects } from '../../../../src/build/output/followed-redirects.ts';
import { placeIn, planLayout } from '../../../../src/build/output/plan-layout.ts';
import { writeHostFiles } from '../../../../src/build/output/write-host-files.ts';
import { renderRedirectPages } from '../../../../src/build/outputs/redirect-pages.ts';
import type { HostName } from '../../../../src/model/host.ts';
import type { Site } from '../../../../src/model/site.ts';
import { apiDocument, testSite } from '../outputs/test-site.ts';

export const redirects = [
  { source: '/docs/:slug*', destination: '/guides/:slug*' },
  { source: '/old', destination: '/guides/install' },
  { source: '/soon', destination: '/guides/install', permanent: false },
  { source: '/bad source', destination: '/guides' },
  { source: '/back\\', destination: '/guides' },
  { source: '/say\\"it" {env.HOME}', destination: '/guides' },
  { source: '/home/{$HOME}', destination: '/guides' },
  { source: '/line\\n', destination: '/guides' },
  { source: '/tick`{path}', destination: '/guides' },
  { source: '/müll', destination: '/naïve page' },
  { source: '/users/:id/posts', destination: '/guides/:id', permanent: false },
  { source: '/article-*', destination: '/guides/install?article=*' },
  { source: '/q/:id', destination: '/guides?id=:id#top' },
  { source: '/away/*', destination: 'https://example.com/x$1/*' },
  { source: '/top/:rest*', destination: '/:rest*' },
  { source: '/place', destination: '/guides/install#top' },
  { source: '/places/:id', destination: '/guides/:id#top' },
];

/** A site of a few pages with redirects of every kind. */
export function hostSite(base = ''): Site {
  const names = ['index', 'guides/install', 'guides', 'release/v1.2', 'docs/intro', 'naïve page', 'guides/100% of it'];
  return testSite({
    docs: { redirects },
    pages: Object.fromEntries(names.map((name) => [name, {}])),
    base,
    apis: [apiDocument({ id: 'api.yaml' })],
  });
}

/** A site without a home page, whose redirects begin where servers have rules of their own. */
export function homelessSite(base = ''): Site {
  const sources = ['/', '/nginx.conf', '/Caddyfile', '/.htaccess'];
  return testSite({
    docs: { redirects: sources.map((source) => ({ source, destination: '/guides' })) },
    pages: { guides: {} },
    base,
  });
}

const scripts = { hashes: ['aGFzaA=='], handlers: [], origins: [] };

/** Writes what a build writes of it into a folder of its own, as a host wants it. */
export function writeHostSite(
  host: HostName,
  base = '',
  site = hostSite(base),
): { folder: string; site: Site; [Symbol.dispose]: () => void } {
  const parent = mkdtempSync(join(tmpdir(), 'docwright-host-'));
  const folder = join(parent, 'out');
  const followed = followedRedirects(site, host);
  const files = new Map([
    ...site.pages.flatMap(({ route }): [string, string][] => [
      [outputFile(route), `<!doctype html><p>Page ${route}</p>`],
      [markdownRoute(route).slice(1), `# Page ${route}\n`],
    ]),
    ['404.html', '<!doctype html><p>Nothing here</p>'],
    ['llms.txt', '# Acme: größer\n'],
    ['.well-known/api-catalog', '{"linkset":[]}'],
    ['_docwright/page.a1b2c3d4.js', `${'let a = 1;\n'.repeat(200)}`],
    [outputMarker, '{}'],
    ...[...renderRedirectPages(site)].filter(([path]) => !followed.has(path)),
  ]);
  const layout = planLayout(site, { host, followed });
  const writer = createFolderWriter(folder, { place: (path) => placeIn(layout, path) });
  for (const [path, content] of files) writer.write(path, content);
  const rules = buildHostRules(site, { scripts, files: [...files.keys()] });
  writeHostFiles(site, writer.placed(), { host, rules, layout });
  return { folder, site, [Symbol.dispose]: () => rmSync(parent, { recursive: true, force: true }) };
}
