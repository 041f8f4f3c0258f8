import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { serviceFiles } from '../../src/base/paths/service-files.ts';
import { serviceFolderOf } from '../../src/base/paths/service-folder-of.ts';
import type { ServicePageText } from '../../src/model/service-page.ts';

/** Writes what a build leaves for the service: one page to be asked for, and the texts for the index. */
export function writeBuiltSite(folder: string, pages: readonly ServicePageText[]): void {
  const manifest = {
    format: 2,
    build: 'bench',
    name: 'Bench',
    description: '',
    base: '',
    origin: null,
    trailingSlash: false,
    protected: false,
    proxyOrigins: [],
    scripts: { hashes: [], handlers: [], origins: [] },
    redirects: [],
    pages: [],
  };
  const service = serviceFolderOf(folder);
  for (const path of [folder, service]) mkdirSync(path, { recursive: true });
  writeFileSync(join(service, serviceFiles.manifest), JSON.stringify(manifest));
  writeFileSync(
    join(service, serviceFiles.sections),
    zstdCompressSync(pages.map((page) => JSON.stringify(page)).join('\n')),
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html><body>${'<p>Some text of a page.</p>'.repeat(1200)}</body></html>`,
  );
}
