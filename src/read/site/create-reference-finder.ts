import { dirname, join } from 'node:path/posix';
import { decodeText } from '../../base/paths/decode-text.ts';

export interface ReferenceFinder {
  /** The known files that a text names, in a file at `from`: from the root, or relative to that file. */
  find: (text: string, from: string) => Set<string>;
}

export function createReferenceFinder(paths: readonly string[], base: string): ReferenceFinder {
  const known = new Set(paths);
  // Names with spaces and brackets end early for the pattern below, so they are looked for as they are.
  const unusual = paths
    .filter((path) => !/^[\w./@%+~-]+$/.test(path))
    .map((path): [path: string, names: string[]] => [path, namesOf(path)]);
  return {
    find: (text, from) => {
      const found = new Set<string>();
      // A picture within a page can be one run of a megabyte, in which each place must not be tried for itself.
      for (const [run] of text.matchAll(/[^\s"'`()<>{}[\]=,;|\\]+/g)) {
        const name = /^.+\.[A-Za-z0-9]{1,12}/.exec(run)?.[0];
        if (name === undefined) continue;
        for (const path of candidates(name, { from, base })) if (known.has(path)) found.add(path);
      }
      for (const [path, names] of unusual) if (names.some((name) => text.includes(name))) found.add(path);
      return found;
    },
  };
}

function candidates(name: string, { from, base }: { from: string; base: string }): string[] {
  const path = decodeText(name);
  if (!path.startsWith('/')) return [join(dirname(from), path), join(path)];
  return [path.slice(1), ...(base !== '' && path.startsWith(`${base}/`) ? [path.slice(base.length + 1)] : [])];
}

function namesOf(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return [...new Set([name, encodeURI(name), encodeURIComponent(name)])];
}
