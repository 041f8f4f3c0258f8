import { resolve } from 'node:path';
import { findPictures } from '../../../../scripts/compile/find-pictures.ts';
import type { IconFiles } from '../../../../src/view/icons/icon-files.ts';

const root = resolve(import.meta.dirname, '../../../..');
const folders = new Map<string, Record<string, string>>();

function folderOf(path: string): Record<string, string> {
  const known = folders.get(path) ?? findPictures(root, path).pictures;
  folders.set(path, known);
  return known;
}

/** The icon packages as npm has them, not as they are packed. */
export const packageFiles: IconFiles = {
  readPackageFile: (path) =>
    folderOf(path.slice(0, path.lastIndexOf('/')))[path.slice(path.lastIndexOf('/') + 1)] ?? null,
  listPackageFolder: (path) => Object.keys(folderOf(path)),
};
