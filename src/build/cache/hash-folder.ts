import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { nameContent, nameFile } from './name-content.ts';

/**
 * A name for all files of a folder with their paths in it; `null` where there is none, or where it holds what is
 * neither a file nor a folder.
 */
export function hashFolder(folder: string): string | null {
  try {
    const files: [string, string][] = [];
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (entry.isDirectory()) continue;
      if (!entry.isFile()) return null;
      const path = join(entry.parentPath, entry.name);
      files.push([relative(folder, path).replaceAll(sep, '/'), nameFile(path).name]);
    }
    return nameFiles(files);
  } catch {
    return null;
  }
}

/** The same name for files of which path and name are known. */
export function nameFiles(files: Iterable<readonly [path: string, name: string]>): string {
  return nameContent(
    Array.from(files, ([path, name]) => `${path}\0${name}`)
      .sort()
      .join('\n'),
  );
}
