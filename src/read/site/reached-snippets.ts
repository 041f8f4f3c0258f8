import type { Snippets } from '../markdown/resolve-import.ts';

/** Snippets by what a path to one may end with. */
interface Names {
  exact: Map<string, string[]>;
  /** Names with characters that end a path elsewhere. */
  unusual: [name: string, path: string][];
  /** What each snippet names itself, once it was asked. */
  named: Map<string, readonly string[]>;
}

/** Where a path or its last part may stand: after a slash, a quote or the sign of an attribute. */
const pathEnd = /(?<=[/\\"'`=])[^\s"'`/\\<>(){}[\]=,;|]+/g;
/** So many take as long to look for as all paths of a text. */
const fewNames = 30;
const namesOf = new WeakMap<Snippets, Names>();

/** The snippets that texts may import or show, directly or by others: all that a path in them can lead to, and more. */
export function reachedSnippets(snippets: Snippets, texts: readonly string[]): Record<string, string> {
  const names = namesOf.get(snippets) ?? readNames(snippets);
  namesOf.set(snippets, names);
  const reached: Record<string, string> = {};
  const waiting = texts.flatMap((text) => findNames(text, names));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (Object.hasOwn(reached, path)) continue;
    reached[path] = snippets[path]!;
    const named = names.named.get(path) ?? findNames(snippets[path]!, names);
    names.named.set(path, named);
    for (const next of named) if (!Object.hasOwn(reached, next)) waiting.push(next);
  }
  return reached;
}

function readNames(snippets: Snippets): Names {
  const names: Names = { exact: new Map(), unusual: [], named: new Map() };
  for (const path of Object.keys(snippets)) {
    const [file = '', folder = ''] = path.split('/').reverse();
    const name = withoutEnding(file);
    // The index of a folder is imported by the folder's name.
    for (const known of name === 'index' ? [name, folder] : [name]) {
      if (known.match(pathEnd) || `/${known}`.match(pathEnd)?.[0] !== known) names.unusual.push([known, path]);
      else names.exact.set(known, [...(names.exact.get(known) ?? []), path]);
    }
  }
  return names;
}

function findNames(text: string, { exact, unusual }: Names): string[] {
  const found = new Set<string>();
  for (const [name, path] of unusual) if (text.includes(name)) found.add(path);
  // Where there are few names, most texts are known at once to have none.
  if (exact.size < fewNames && ![...exact.keys()].some((name) => text.includes(name))) return [...found];
  // Imports may leave out the ending.
  for (const [end] of text.matchAll(pathEnd))
    for (const name of [end, withoutEnding(end)]) for (const path of exact.get(name) ?? []) found.add(path);
  return [...found];
}

function withoutEnding(file: string): string {
  return file.replace(/\.[^.]*$/, '');
}
