import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the installed package (`src`, `themes`, `lib` and `starter` lie in it), from wherever in it code runs.
 */
export const packageFolder = findPackageFolder(dirname(fileURLToPath(import.meta.url)));

function findPackageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackageFolder(dirname(folder));
}

/** The version in Docwright's own package.json. */
export const packageVersion = (
  JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
).version;
