import { dirname, join } from 'node:path/posix';
import { decodeText } from '../../base/paths/decode-text.ts';

export interface ReferenceFinder {
  /** The known files that a text names, in a file at `from`: from the root, or relative to that file. */
  find: (text: string, from: string) => Set<string>;
}

export function createReferenceFinder(paths: readonly string[], base: string): ReferenceFinder {
  const known = new Set(paths);
  // Names with spaces and brackets end early for the pattern below, so they are looked for as they are.
  const unusual = paths.filter((path) => !/^[\w./@%+~-]+$/.test(path));
  return {
    find: (text, from) => {
      const found = new Set<string>();
      for (const [name] of text.matchAll(/[^\s"'`()<>{}[\]=,;|\\]+\.[A-Za-z0-9]{1,12}/g)) {
        for (const path of candidates(name, { from, base })) if (known.has(path)) found.add(path);
      }
      for (const path of unusual) if (namesOf(path).some((name) => text.includes(name))) found.add(path);
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
  return [name, encodeURI(name), encodeURIComponent(name)];
}
