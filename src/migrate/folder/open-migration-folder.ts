import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationFolder } from '../../model/migration.ts';
import { isInside } from '../../read/site/is-inside.ts';

const skipped = new Set(['node_modules', '.git', '.docusaurus', '.next', '.astro', '.cache']);
/** Where generators write; pages can be about these things, too. */
const outputs = new Set(['dist', 'build', 'site', 'out']);

/**
 * Opens the folder of a site of another generator.
 *
 * @throws when there is no such folder
 */
export function openMigrationFolder(root: string): MigrationFolder {
  const files = listFiles(root, '').sort();
  const known = new Set(files);
  return {
    root,
    files,
    has: (file) => known.has(file),
    read: (file) => (known.has(file) ? textOf(readFileSync(join(root, file))).replace(/\r\n?/g, '\n') : null),
  };
}

/** Editors on Windows write two bytes for each character, behind a mark that says in which order. */
function textOf(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  const wide = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : null;
  return wide === null ? bytes.toString('utf8') : new TextDecoder(wide).decode(bytes);
}

/** Links to files are followed; what one leads out of the folder is no part of the site. */
function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return isSkipped(root, path, entry.name) ? [] : listFiles(root, path);
    const isLinked = entry.isSymbolicLink() && isInside(root, join(root, path)) && statSync(join(root, path)).isFile();
    return entry.isFile() || isLinked ? [path] : [];
  });
}

function isSkipped(root: string, path: string, name: string): boolean {
  return skipped.has(name) || (outputs.has(name) && existsSync(join(root, path, 'index.html')));
}
