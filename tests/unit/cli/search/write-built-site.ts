import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import type { ServicePageText } from '../../../../src/model/service-page.ts';
import { buildSearchFiles } from '../../../../src/shared/search/build-search-files.ts';
import { openServicePage } from '../../../../src/shared/search/open-service-page.ts';

/** Writes what the commands that search read of a build; gives the folder. */
export function writeBuiltSite(pages: readonly ServicePageText[]): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'docwright-built-')), 'dist');
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  write(
    '../dist.service/manifest.json',
    JSON.stringify({
      format: 2,
      build: 'b',
      name: 'Docs',
      description: '',
      base: '',
      origin: null,
      trailingSlash: false,
      protected: false,
      proxyOrigins: [],
      scripts: { hashes: [], handlers: [], origins: [] },
      redirects: [],
      pages: pages.map(({ route, title, description, language, version, tags, access }) => ({
        route,
        title,
        description,
        language,
        version,
        tags,
        access,
      })),
    }),
  );
  write('../dist.service/sections.jsonl.zst', zstdCompressSync(pages.map((page) => JSON.stringify(page)).join('\n')));
  const sections = pages
    .filter((page) => page.searchable)
    .flatMap((page) => openServicePage(page).map((section) => ({ ...section, groups: null })));
  for (const [name, content] of buildSearchFiles(sections)) write(`_docwright/search/${name}`, content);
  return folder;
}
