import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import type { Site } from '../../model/site.ts';
import { buildServiceManifest } from '../outputs/service-manifest.ts';
import { renderServiceSections } from '../outputs/service-sections.ts';

/** Where a build leaves what the service alone may read; no server hands it out. */
export const serviceFolder = '.service';

/**
 * Writes what the service must know of a site beside its files, once these are there. Zstandard: of 9 MB of sections it
 * makes 1.2 MB in 35 ms, Brotli 1.1 MB in 86 ms.
 */
export function writeServiceFiles(site: Site, { outDir, isPrivate }: { outDir: string; isPrivate: boolean }): void {
  const folder = join(outDir, serviceFolder);
  const sections = renderServiceSections(site, { isPrivate });
  const build = hashFolder(outDir, sections);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sections.jsonl.zst'), zstdCompressSync(sections));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(buildServiceManifest(site, { build, isPrivate })));
}

/** The same for the same content, whenever and wherever it was built. */
function hashFolder(folder: string, sections: string): string {
  const hash = createHash('sha256').update(sections);
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(path.slice(folder.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex').slice(0, 32);
}
