import { hasScheme } from '../../base/paths/has-scheme.ts';
import type { ForeignPage, Lose, MigrationFolder } from '../../model/migration.ts';
import { lineOfWritten } from '../folder/line-of-written.ts';
import { joinPath, pathAt, withoutEnding } from '../folder/page-paths.ts';

/**
 * Finds the path of a page by an address of a navigation: `/guide/`, `guide/a.md`, `/guide/a.html`. With the folder of
 * pages, one that has another address than its file by that of its file, too.
 */
export function createPageFinder(pages: readonly ForeignPage[], root?: string): (address: string) => string | null {
  const files = root === undefined ? [] : pages.map(({ file, path }) => [pathOfFile(file.slice(root.length)), path]);
  const all = [...files, ...pages.map(({ path }) => [path, path])];
  const paths = new Map(all.map(([name = '', path = '']) => [name.toLowerCase(), path]));
  return (address) => {
    const [bare = ''] = address.split(/[?#]/);
    const path = withoutEnding(joinPath(bare).replace(/\.html$/, ''));
    const found = [path, path.replace(/(?:^|\/)(?:index|readme)$/i, '')].map((name) =>
      paths.get(pathAt(name).toLowerCase()),
    );
    return found.find((name) => name !== undefined) ?? null;
  };
}

/** The path of the page that a Markdown file becomes: files named for their folder's page are that. */
export function pathOfFile(place: string): string {
  return pathAt(withoutEnding(place).replace(/(?:^|\/)(?:index|readme)$/i, ''));
}

export function leadsAway(address: string): boolean {
  return address.startsWith('//') || hasScheme(address);
}

/** Tells of an entry of the navigation whose page is not there, such as one that a program makes before a build. */
export function loseMissingPage(
  written: string,
  { folder, file, lose }: { folder: MigrationFolder; file: string; lose: Lose },
): void {
  const line = lineOfWritten(folder, file, written);
  const message = `A navigation entry that leads to no page: ${written}`;
  lose({ file, ...(line !== null && { line }), message });
}
