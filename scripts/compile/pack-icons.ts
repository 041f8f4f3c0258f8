import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconPackName } from '../../src/build/render/open-icons.ts';
import { iconFolders } from '../../src/view/icons/icon-files.ts';
import { packFiles } from './pack-files.ts';

/**
 * Writes each folder of the icon libraries as one pack: they are 20,000 files.
 * @returns the files that went in
 */
export function packIcons(modules: string, out: string): string[] {
  mkdirSync(out, { recursive: true });
  return Object.values(iconFolders)
    .flatMap((folders) => Object.values(folders))
    .flatMap((path) => {
      const folder = join(modules, path);
      const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
      const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
      writeFileSync(join(out, iconPackName(path)), packFiles(texts));
      return names.map((name) => join(folder, name));
    });
}
