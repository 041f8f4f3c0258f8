import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconPackName } from '../../src/build/render/open-icons.ts';
import { iconFolders } from '../../src/view/icons/icon-files.ts';
import { findPictures } from './find-pictures.ts';
import { packFiles } from './pack-files.ts';
import { simplifyPictures } from './simplify-pictures.ts';

/**
 * Writes each folder of the icon libraries as one pack: they are 11,000 files.
 * @returns files of all packages that went in
 */
export async function packIcons(root: string, out: string): Promise<string[]> {
  mkdirSync(out, { recursive: true });
  const files: string[] = [];
  for (const path of Object.values(iconFolders).flatMap((styles): string[] => Object.values(styles))) {
    const { file, pictures } = findPictures(root, path);
    const simple = await simplifyPictures(root, pictures);
    writeFileSync(join(out, iconPackName(path)), packFiles(new Map(Object.entries(simple))));
    files.push(file);
  }
  return files;
}
