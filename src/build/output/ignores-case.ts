import { basename, dirname, join } from 'node:path';
import { isSameFile } from '../files/is-same-file.ts';

/** Whether a folder's file system takes names that differ in their case alone for the same, as macOS and Windows do. */
export function ignoresCase(folder: string): boolean {
  const name = basename(folder);
  const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  return other !== name && isSameFile(folder, join(dirname(folder), other));
}
