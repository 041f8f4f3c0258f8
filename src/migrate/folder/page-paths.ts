import { posix } from 'node:path';

/** `a/b/../c/` → `a/c`, without slashes at its ends. */
export function joinPath(...parts: string[]): string {
  const joined = posix.join('/', ...parts);
  return joined.replace(/^\/+|\/+$/g, '');
}

/** The path of the page at an address: the home page is `index`. */
export function pathAt(address: string): string {
  return joinPath(address) || 'index';
}

export function withoutEnding(file: string): string {
  return file.replace(/\.(?:mdx?|markdown|mdoc)$/i, '');
}

/** `getting-started` → `Getting started`. */
export function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words ? words[0]!.toUpperCase() + words.slice(1) : name;
}

/** `**` stands for any number of folders, `*` for anything within one. */
export function globPattern(glob: string): RegExp {
  const source = glob.replace(/\*\*\/|\*\*|\*|[.+?^${}()|[\]\\]/g, (found) =>
    found === '**/' ? '(?:.*/)?' : found === '**' ? '.*' : found === '*' ? '[^/]*' : `\\${found}`,
  );
  return new RegExp(`^${source}$`);
}
