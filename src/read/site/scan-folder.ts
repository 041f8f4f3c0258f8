import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ignore from 'ignore';

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
export function scanFolder(folder: string): ScannedFile[] {
  const rules = ignore().add(ignoredByDefault).add(readIgnoreFile(folder));
  const files: ScannedFile[] = [];
  const pending = [''];
  while (pending.length > 0) {
    const prefix = pending.pop()!;
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const path = prefix + entry.name;
      const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && isDirectory(join(folder, path)));
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

/** A linked folder is followed once; one that leads back to itself would be entered without end. */
function isDirectory(path: string): boolean {
  return (
    (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false) &&
    !path.split('/').some((part, index, parts) => parts.indexOf(part) < index - 8)
  );
}

function readIgnoreFile(folder: string): string {
  try {
    return readFileSync(join(folder, '.mintignore'), 'utf8');
  } catch {
    return '';
  }
}
