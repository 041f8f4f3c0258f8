import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconFolders } from '../../src/view/icons/icon-files.ts';
import { iconPackages } from './icon-packages.ts';
import { type PackageArchive, takeFromPackage } from './take-from-package.ts';

/** Texts of a folder's pictures by the names of their files. */
type Pictures = Record<string, string>;

const kept = 'pictures.json';

/**
 * The pictures of a folder of the icon libraries, from the archive of its package.
 * @returns beside them, the file of the package that has them
 */
export function findPictures(root: string, path: string): { file: string; pictures: Pictures } {
  const archive = iconPackages.find(({ name }) => path.startsWith(`${name}/`));
  if (!archive) throw new Error(`scripts/compile/icon-packages.ts has no package for ${path}`);
  const file = join(takeFromPackage({ root, archive, keep: (from, to) => keepPictures(archive, from, to) }), kept);
  return { file, pictures: (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Pictures>)[path] ?? {} };
}

function keepPictures({ name, paths }: PackageArchive, from: string, to: string): void {
  const folders = Object.values(iconFolders)
    .flatMap((styles): string[] => Object.values(styles))
    .filter((path) => path.startsWith(`${name}/`))
    .map((path) => [path, readPictures(join(from, path.slice(name.length)))] as const);
  writeFileSync(join(to, kept), JSON.stringify(Object.fromEntries(folders)));
  for (const licence of paths.filter((path) => /^licen[cs]e/i.test(path)))
    cpSync(join(from, licence), join(to, licence));
}

function readPictures(folder: string): Pictures {
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
