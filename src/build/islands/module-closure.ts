import { importedModules } from './imported-modules.ts';
import type { IslandSources } from './island-sources.ts';

/** A module and everything of the site that it imports, by name. */
export function moduleClosure(module: string, sources: IslandSources): string[] {
  const found = new Set([module]);
  for (const part of found) for (const next of importedModules(part, sources)) found.add(next);
  return [...found].sort();
}
