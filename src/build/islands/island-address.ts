import { createHash } from 'node:crypto';
import { importedModules } from './imported-modules.ts';
import { fileOfModule, type IslandSources } from './island-sources.ts';

/** Folder of the output that holds the scripts of islands. */
export const islandFolder = '_docwright/islands';

/**
 * Name of the script of a module's islands, without ending: the file's name, and a mark that changes with the text of
 * the module and of everything it imports. So a page can be written before the script is, and readers' browsers may
 * keep a script for good. `version` stands for what else a script is made of.
 */
export function islandScriptName(module: string, sources: IslandSources, version: string): string {
  const hash = createHash('sha256').update(version);
  for (const part of closure(module, sources)) hash.update(`\0${part}\0${sources.read(part) ?? ''}`);
  const name = fileOfModule(module)
    .replace(/\.\w+$/, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(-60);
  return `${name || 'island'}.${hash.digest('base64url').slice(0, 10)}`;
}

function closure(module: string, sources: IslandSources): string[] {
  const found = new Set([module]);
  for (const part of found) for (const next of importedModules(part, sources)) found.add(next);
  return [...found].sort();
}
