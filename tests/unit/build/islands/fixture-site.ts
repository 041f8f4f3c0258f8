import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIslandSources, type IslandSources } from '../../../../src/build/islands/island-sources.ts';

export const siteFolder = join(import.meta.dirname, '../../../fixtures/islands/site');

/** A copy of the fixture site in which the package `tiny-package` is installed. */
export function installSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-islands-'));
  cpSync(siteFolder, folder, { recursive: true });
  const target = join(folder, 'node_modules/tiny-package');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'package.json'), '{ "name": "tiny-package", "version": "1.0.0", "main": "index.cjs" }');
  writeFileSync(join(target, 'index.cjs'), 'exports.shout = (text) => text.toUpperCase();');
  return folder;
}

/** The files of the fixture site; imports lead to what exists under the path as written. */
export const siteSources: IslandSources = createIslandSources({
  textOf: (file) =>
    existsSync(join(siteFolder, file))
      ? readFileSync(join(siteFolder, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
      : null,
  resolve: (specifier, from) => {
    if (!/^[./]/.test(specifier)) return null;
    const path = specifier.startsWith('/') ? specifier.slice(1) : join(from, '..', specifier);
    return existsSync(join(siteFolder, path)) ? path : null;
  },
});

/** Sources from texts; imports count from the top. */
export function sourcesOf(files: Record<string, string>): IslandSources {
  return createIslandSources({
    textOf: (file) => files[file] ?? null,
    resolve: (specifier) =>
      Object.hasOwn(files, specifier.replace(/^\.?\//, '')) ? specifier.replace(/^\.?\//, '') : null,
  });
}
