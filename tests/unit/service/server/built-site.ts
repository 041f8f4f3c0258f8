import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ServiceManifest, ServicePage } from '../../../../src/model/service.ts';
import { createBodyCache } from '../../../../src/service/server/files/body-cache.ts';
import { loadServedSite } from '../../../../src/service/server/load-served-site.ts';
import type { ServedSite } from '../../../../src/service/server/service-options.ts';

/** A page of a manifest; what is not given is as plain as can be. */
export function servedPage(route: string, more: Partial<ServicePage> = {}): ServicePage {
  return {
    route,
    title: route,
    description: '',
    language: null,
    version: null,
    tags: [],
    access: { kind: 'everyone' },
    listed: true,
    operation: null,
    ...more,
  };
}

const pages = ['/', '/guides/auth', '/über'].map((route) => servedPage(route));

/** What the service reads of a build: its pages, and a manifest. */
export const manifest: ServiceManifest = {
  format: 2,
  build: 'b1',
  name: 'Example',
  description: '',
  base: '',
  origin: null,
  trailingSlash: false,
  protected: false,
  proxyOrigins: [],
  headers: [
    { scope: 'all', name: 'X-Llms-Txt', value: '/llms.txt' },
    { scope: 'markdown', name: 'X-Robots-Tag', value: 'noindex' },
  ],
  scripts: { hashes: [], handlers: [], origins: [] },
  redirects: [
    { source: '/old', destination: '/guides/auth', permanent: true },
    { source: '/guides/:slug*', destination: '/write/:slug*', permanent: false },
  ],
  pages,
};

const files: Record<string, string | Uint8Array> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Nothing here</h1>',
  'guides/auth/index.html': `<h1>Auth</h1>${'<p>Keys open doors.</p>'.repeat(200)}`,
  'guides/auth.md': '# Auth',
  'über/index.html': '<h1>Über</h1>',
  'clip.mp4': new Uint8Array(1000).map((_, index) => index % 251),
  '_docwright/app.BIJaUrFa.js': `console.log(1);${'// filler\n'.repeat(200)}`,
  '_docwright/site.json': '{}',
  _redirects: '/old /guides/auth 301',
};

/** Writes a built site to a folder that is removed after the test. */
export function writeBuiltSite(
  changes: Partial<ServiceManifest> = {},
  more: Record<string, string | Uint8Array> = {},
  /** As no type of this version allows it. */
  other: Record<string, unknown> = {},
): string {
  const around = mkdtempSync(join(tmpdir(), 'docwright-served-'));
  onTestFinished(() => rmSync(around, { recursive: true, force: true }));
  const folder = join(around, 'dist');
  const all = {
    ...files,
    '../dist.service/manifest.json': JSON.stringify({ ...manifest, ...changes, ...other }),
    '../dist.service/secret.txt': 'secret',
    // As older versions left it.
    '.service/secret.txt': 'secret',
    ...more,
  };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** A built site as the service holds it. */
export function loadBuiltSite(
  options: {
    domain?: string;
    hosts?: string[];
    manifest?: Partial<ServiceManifest>;
    files?: Record<string, string | Uint8Array>;
  } = {},
): Promise<ServedSite> {
  const { domain = 'example', hosts = [] } = options;
  return loadServedSite(
    { folder: writeBuiltSite(options.manifest, options.files), domain, organization: 'default', hosts },
    { cache: createBodyCache(10_000_000) },
  );
}
