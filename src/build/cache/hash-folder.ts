import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { nameContent } from './name-content.ts';

/**
 * A name for all files of a folder with their paths in it; `null` where there is none, or where it holds what is
 * neither a file nor a folder.
 */
export function hashFolder(folder: string): string | null {
  try {
    const lines: string[] = [];
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (entry.isDirectory()) continue;
      if (!entry.isFile()) return null;
      const path = join(entry.parentPath, entry.name);
      lines.push(`${relative(folder, path).replaceAll(sep, '/')}\0${nameContent(readFileSync(path))}`);
    }
    return nameContent(lines.sort().join('\n'));
  } catch {
    return null;
  }
}
