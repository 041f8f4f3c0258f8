import { suggestNearest } from '../../base/errors/suggest.ts';
import { languages } from '../../base/languages/languages.ts';
import { matchLanguage } from '../../base/languages/match-language.ts';

/** Finds the existing page that a wrong path most likely means; `null` when nothing is near. */
export type SuggestPage = (path: string) => string | null;

/** How many paths are compared letter by letter: thousands of wrong entries on a large site must stay cheap. */
const limit = 300;

/**
 * Looks for a page of the same name in another folder, then for one of a similar name in the same folder, then
 * anywhere for one of which every part is similar: among the pages of the path's own language, which is its first
 * folder.
 */
export function createPageSuggester(paths: Iterable<string>): SuggestPage {
  let index: PathIndex | null = null;
  return (path) => {
    index ??= indexPaths(paths);
    const { folder, name } = splitPath(path);
    const language = languageOf(path);
    const own = index.byLanguage.get(language) ?? [];
    // A site may have all its pages in folders of languages.
    const isAny = own.length < 2;
    const namesakes = index.byName.get(name.toLowerCase()) ?? [];
    return (
      closestFolder(path, isAny ? namesakes : namesakes.filter((page) => languageOf(page) === language)) ??
      similarName(name, index.byFolder.get(folder) ?? []) ??
      suggestNearest(
        path,
        (isAny ? index.all : own).slice(0, limit).filter((page) => isSimilar(page, path)),
      )
    );
  };
}

interface PathIndex {
  all: string[];
  byName: Map<string, string[]>;
  byFolder: Map<string, string[]>;
  byLanguage: Map<string, string[]>;
}

function indexPaths(paths: Iterable<string>): PathIndex {
  const all = [...paths];
  const byName = new Map<string, string[]>();
  const byFolder = new Map<string, string[]>();
  const byLanguage = new Map<string, string[]>();
  for (const path of all) {
    const { folder, name } = splitPath(path);
    append(byName, name.toLowerCase(), path);
    append(byFolder, folder, path);
    append(byLanguage, languageOf(path), path);
  }
  return { all, byName, byFolder, byLanguage };
}

function append(map: Map<string, string[]>, key: string, path: string): void {
  const known = map.get(key);
  if (known) known.push(path);
  else map.set(key, [path]);
}

/** The folder of a translation, empty outside of any. */
function languageOf(path: string): string {
  const [first = ''] = path.replace(/^\//, '').split('/', 1);
  return /^[a-z]{2}(?:-[a-z]+)?$/i.test(first) && matchLanguage(first, languages) !== null ? first : '';
}

/** Names are compared without the folder, which makes unlike ones look alike. */
function similarName(name: string, siblings: readonly string[]): string | null {
  const byName = new Map(siblings.slice(0, limit).map((path) => [splitPath(path).name, path]));
  const near = suggestNearest(name, byName.keys());
  return near === null ? null : byName.get(near)!;
}

function splitPath(path: string): { folder: string; name: string } {
  const slash = path.lastIndexOf('/');
  return { folder: path.slice(0, Math.max(slash, 0)), name: path.slice(slash + 1) };
}

/** As a whole, paths are alike by the folders that they share, however unlike the rest of them is. */
function isSimilar(page: string, path: string): boolean {
  const parts = path.split('/');
  const others = page.split('/');
  return (
    parts.length === others.length && parts.every((part, index) => suggestNearest(part, [others[index]!]) !== null)
  );
}

/**
 * Of pages with the same name, the one that shares most folders. Where many have a name (`overview`), it says little:
 * one of them has to share a folder beside that of its language.
 */
function closestFolder(path: string, candidates: readonly string[]): string | null {
  if (candidates.length > limit) return null;
  const wanted = new Set(foldersOf(path));
  let best: string | null = null;
  let bestShared = candidates.length > 1 ? 0 : -1;
  for (const candidate of candidates) {
    const shared = foldersOf(candidate).filter((folder) => wanted.has(folder)).length;
    if (shared > bestShared) {
      best = candidate;
      bestShared = shared;
    }
  }
  return best;
}

/** Without the folder of a language. */
function foldersOf(path: string): string[] {
  const language = languageOf(path);
  const folders = splitPath(path.toLowerCase().replace(/^\//, '')).folder.split('/');
  return folders.filter((folder, index) => folder !== '' && !(index === 0 && language !== ''));
}
