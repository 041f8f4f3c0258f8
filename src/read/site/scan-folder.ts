import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ignore from 'ignore';
import { isInside } from './is-inside.ts';
import { readTextFile } from './read-text-file.ts';

export interface ScannedFile {
  /** Relative to the site folder, with forward slashes. */
  path: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  changed: number;
  /**
   * Excluded by `.mintignore` or by the names that are left out by default. A page that navigation names is built all
   * the same.
   */
  ignored: boolean;
}

/** Folders that never hold anything of a site. */
const neverEntered = new Set(['.git', 'node_modules', '.astro', '.docwright']);

const ignoredByDefault = [
  '.*/',
  '!.well-known/',
  '.*',
  '!.well-known',
  'README.md',
  'LICENSE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  // Further down these names belong to the author: `images/build/`, `guides/temp/`.
  '/build/',
  '/dist/',
  '/coverage/',
  '/tmp/',
  '/temp/',
];

/** Lists all files of a site, sorted by path. Rules: docs/format.md#pages-and-files. */
export function scanFolder(folder: string, { isUntrusted = false }: { isUntrusted?: boolean } = {}): ScannedFile[] {
  const rules = ignore().add(ignoredByDefault).add(readIgnoreFile(folder));
  const files: ScannedFile[] = [];
  const pending = [''];
  while (pending.length > 0) {
    const prefix = pending.pop()!;
    for (const entry of readEntries(join(folder, prefix))) {
      const path = prefix + entry.name;
      if (entry.isSymbolicLink() && isUntrusted && !isInside(folder, join(folder, path))) continue;
      const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && isNewFolder(folder, path));
      if (isFolder && !neverEntered.has(entry.name)) pending.push(`${path}/`);
      if (entry.isFile() || (entry.isSymbolicLink() && !isFolder)) {
        const stats = statSync(join(folder, path), { throwIfNoEntry: false });
        if (stats?.isFile())
          files.push({ path, size: stats.size, changed: stats.mtimeMs, ignored: rules.ignores(path) });
      }
    }
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A folder may be gone by the time it is looked into. */
function readEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** A link to a folder, unless it is one that leads to it: it would be entered without end. */
function isNewFolder(folder: string, path: string): boolean {
  try {
    const target = realpathSync(join(folder, path));
    const around = realpathSync(dirname(join(folder, path)));
    return statSync(target).isDirectory() && !`${around}${sep}`.startsWith(`${target}${sep}`);
  } catch {
    return false;
  }
}

function readIgnoreFile(folder: string): string {
  try {
    return readTextFile(join(folder, '.mintignore'));
  } catch {
    return '';
  }
}
