import { suggestNearest } from '../../base/errors/suggest.ts';

/** Finds the existing page that a wrong path most likely means; `null` when nothing is near. */
export type SuggestPage = (path: string) => string | null;

/** How many paths are compared letter by letter: thousands of wrong entries on a large site must stay cheap. */
const limit = 300;

/**
 * Looks for a page of the same name in another folder, then for one of a similar name in the same folder, then
 * anywhere.
 */
export function createPageSuggester(paths: Iterable<string>): SuggestPage {
  let index: PathIndex | null = null;
  return (path) => {
    index ??= indexPaths(paths);
    const { folder, name } = splitPath(path);
    const namesakes = index.byName.get(name.toLowerCase()) ?? [];
    return (
      closestFolder(path, namesakes) ??
      suggestNearest(path, (index.byFolder.get(folder) ?? []).slice(0, limit)) ??
      suggestNearest(path, index.all.slice(0, limit))
    );
  };
}

interface PathIndex {
  all: string[];
  byName: Map<string, string[]>;
  byFolder: Map<string, string[]>;
}

function indexPaths(paths: Iterable<string>): PathIndex {
  const all = [...paths];
  const byName = new Map<string, string[]>();
  const byFolder = new Map<string, string[]>();
  for (const path of all) {
    const { folder, name } = splitPath(path);
    append(byName, name.toLowerCase(), path);
    append(byFolder, folder, path);
  }
  return { all, byName, byFolder };
}

function append(map: Map<string, string[]>, key: string, path: string): void {
  const known = map.get(key);
  if (known) known.push(path);
  else map.set(key, [path]);
}

function splitPath(path: string): { folder: string; name: string } {
  const slash = path.lastIndexOf('/');
  return { folder: path.slice(0, Math.max(slash, 0)), name: path.slice(slash + 1) };
}

/**
 * Of pages with the same name, the one that shares most folders. Many candidates mean a name like `index`, which says
 * little.
 */
function closestFolder(path: string, candidates: readonly string[]): string | null {
  if (candidates.length > limit) return null;
  const wanted = new Set(path.toLowerCase().split('/'));
  let best: string | null = null;
  let bestShared = 0;
  for (const candidate of candidates) {
    const shared = candidate
      .toLowerCase()
      .split('/')
      .filter((segment) => wanted.has(segment)).length;
    if (shared > bestShared) {
      best = candidate;
      bestShared = shared;
    }
  }
  return best;
}
