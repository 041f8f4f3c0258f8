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

const ending = /\.(?:mdx?|markdown|mdown|mdwn|mkdn?|mdoc)$/i;

/** Whether a file is Markdown by its ending, as hosts of repositories know them. */
export function isMarkdown(file: string): boolean {
  return ending.test(file);
}

export function withoutEnding(file: string): string {
  return file.replace(ending, '');
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

/** `01-intro`, `1.intro`, `1 - intro` (Docusaurus, "Using number prefixes"); not `2021-11-27` or `7.0`. */
const numbered = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s\d])/;

/** A name without the number that orders it. */
export function withoutNumber(name: string): string {
  return name.replace(numbered, '');
}

/** The number before a name, which orders it. */
export function numberPrefix(name: string): number | null {
  const match = numbered.exec(name);
  return match ? Number(match[1]) : null;
}

/** A regular expression as settings of other programs write it; `null` for one that JavaScript does not know. */
export function readPattern(source: string): RegExp | null {
  try {
    return new RegExp(source);
  } catch {
    return null;
  }
}
