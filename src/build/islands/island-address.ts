import { createHash } from 'node:crypto';
import { buildFolder } from '../../base/paths/build-folder.ts';
import { fileOfModule, type IslandSources } from './island-sources.ts';
import { moduleClosure } from './module-closure.ts';

/** Folder of the output that holds the scripts of islands. */
export const islandFolder = `${buildFolder}/islands`;

export interface IslandName {
  /** Module that `IslandSources` reads. */
  module: string;
  /** Name of its export. */
  name: string;
}

/**
 * Name of the script of an island, without ending: the file's name, and a mark that changes with the text of
 * the module and of everything it imports. So a page can be written before the script is, and readers' browsers may
 * keep a script for good. `version` stands for what else a script is made of.
 */
export function islandScriptName(
  { module, name }: IslandName,
  { sources, version }: { sources: IslandSources; version: string },
): string {
  const hash = createHash('sha256').update(version).update(`\0${name}`);
  for (const part of moduleClosure(module, sources)) hash.update(`\0${part}\0${sources.read(part) ?? ''}`);
  const file = fileOfModule(module)
    .replace(/\.\w+$/, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(-60);
  return `${file || 'island'}.${hash.digest('base64url').slice(0, 10)}`;
}
