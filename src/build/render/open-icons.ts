import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { IconFiles } from '../../view/icons/icon-files.ts';
import { openPack, type Pack } from './open-pack.ts';

/**
 * The icon libraries, each folder of which is one pack in `folder`, read when it is first asked for.
 * @throws Error where the packs are missing: they are made with the package
 */
export function openIcons(folder: string): IconFiles {
  if (!existsSync(folder)) throw new Error(`${folder} is missing; run npm run compile`);
  const packs = new Map<string, Pack | null>();
  const packOf = (path: string): Pack | null => {
    let pack = packs.get(path);
    if (pack === undefined) packs.set(path, (pack = readPack(join(folder, iconPackName(path)))));
    return pack;
  };
  return {
    readPackageFile: (path) => packOf(dirname(path))?.read(basename(path)) ?? null,
    listPackageFolder: (path) => packOf(path)?.names ?? [],
  };
}

function readPack(file: string): Pack | null {
  return existsSync(file) ? openPack(readFileSync(file)) : null;
}

/** The file that holds a folder of a package: `lucide-static-icons.pack` for `lucide-static/icons`. */
export function iconPackName(path: string): string {
  return `${path.replace(/^@/, '').replaceAll('/', '-')}.pack`;
}
