import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Whether a folder's file system takes names that differ in their case alone for the same, as macOS and Windows do. */
export function ignoresCase(folder: string): boolean {
  const name = basename(folder);
  const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  if (other === name) return false;
  const [own, twin] = [folder, join(dirname(folder), other)].map((path) => statSync(path, { throwIfNoEntry: false }));
  return own !== undefined && own.ino === twin?.ino && own.dev === twin.dev;
}
