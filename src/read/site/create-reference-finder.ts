import { basename, dirname, join } from 'node:path/posix';
import { decodeText } from '../../base/paths/decode-text.ts';
import { addAll } from '../../base/values/add-all.ts';

export interface ReferenceFinder {
  /** The known files that a text names, in a file at `from`: from the root, or relative to that file. */
  find: (text: string, from: string) => Set<string>;
  /** The same of a text that stands in many files: it is read once. */
  open: (text: string) => (from: string) => Set<string>;
}

export function createReferenceFinder(paths: readonly string[], base: string): ReferenceFinder {
  const known = new Set(paths);
  // Names with spaces and brackets end early for the pattern below, so they are looked for as they are.
  const unusual = paths
    .filter((path) => !/^[\w./@%+~-]+$/.test(path))
    .map((path): [path: string, names: string[]] => [path, namesOf(path)]);
  const knownNames = new Set(paths.map((path) => basename(path)));
  const fewNames = knownNames.size < fewer ? [...knownNames] : null;
  const open: ReferenceFinder['open'] = (text) => {
    // An escape may stand for any letter of a name.
    if (fewNames && !text.includes('%') && !fewNames.some((name) => text.includes(name))) return () => new Set();
    const anywhere = unusual.filter(([, names]) => names.some((name) => text.includes(name))).map(([path]) => path);
    const relative: string[] = [];
    for (const name of readNames(text)) {
      if (!knownNames.has(basename(name))) continue;
      addAll(
        anywhere,
        fromRoot(name, base).filter((path) => known.has(path)),
      );
      if (!name.startsWith('/')) relative.push(name);
    }
    return (from) => {
      const beside = relative.map((name) => join(dirname(from), name));
      return new Set([...anywhere, ...beside.filter((path) => known.has(path))]);
    };
  };
  return { find: (text, from) => open(text)(from), open };
}

/** So many names take as long to look for as all names of a text. */
const fewer = 30;

/** What may be the name of a file in a text. */
function readNames(text: string): Set<string> {
  const names = new Set<string>();
  // A picture within a page can be one run of a megabyte, in which each place must not be tried for itself.
  for (const [run] of text.matchAll(/[^\s"'`()<>{}[\]=,;|\\]+/g)) {
    const name = /^.+\.[A-Za-z0-9]{1,12}/.exec(run)?.[0];
    if (name !== undefined) names.add(decodeText(name));
  }
  return names;
}

function fromRoot(path: string, base: string): string[] {
  if (!path.startsWith('/')) return [join(path)];
  return [path.slice(1), ...(base !== '' && path.startsWith(`${base}/`) ? [path.slice(base.length + 1)] : [])];
}

function namesOf(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return [...new Set([name, encodeURI(name), encodeURIComponent(name)])];
}
