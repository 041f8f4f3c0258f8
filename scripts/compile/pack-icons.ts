import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconPackName } from '../../src/build/render/open-icons.ts';
import { iconFolders } from '../../src/view/icons/icon-files.ts';
import { findPictures } from './find-pictures.ts';
import { packFiles } from './pack-files.ts';

/**
 * Writes each folder of the icon libraries as one pack: they are 11,000 files.
 * @returns files of all packages that went in
 */
export function packIcons(root: string, out: string): string[] {
  mkdirSync(out, { recursive: true });
  return Object.values(iconFolders)
    .flatMap((styles): string[] => Object.values(styles))
    .map((path) => {
      const { file, pictures } = findPictures(root, path);
      writeFileSync(join(out, iconPackName(path)), packFiles(new Map(Object.entries(pictures))));
      return file;
    });
}
