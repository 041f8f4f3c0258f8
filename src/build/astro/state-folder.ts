import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageFolder } from '../../read/site/package-folder.ts';
import { temporaryFolder } from '../cache/temporary-folder.ts';
import { userCacheFolder } from '../cache/user-cache-folder.ts';

/**
 * A folder for what tools keep between runs: `node_modules/.cache/docwright` of the project that the site belongs to,
 * else in the user's cache, else a temporary one.
 * Never in the installed package, which may belong to somebody else, nor among
 * a stranger's files, where tools would find settings of his.
 * @throws where none of them can be written
 */
export function stateFolder(siteFolder: string, isUntrusted = false): string {
  const modules = process.env['DOCWRIGHT_CACHE'] || isUntrusted ? null : findModules(siteFolder);
  const candidates = [...(modules ? [join(modules, '.cache', 'docwright')] : []), userCacheFolder()];
  const writable = candidates.find(isWritable);
  if (writable !== undefined) return writable;
  try {
    return temporaryFolder();
  } catch {
    const tried = [...candidates, tmpdir()].join(', ');
    throw new Error(`No folder can be written for what is kept between runs (${tried}): name one in DOCWRIGHT_CACHE`);
  }
}

/** `node_modules` of the nearest folder above that has a package.json. */
function findModules(folder: string): string | null {
  if (folder === packageFolder) return null;
  const modules = join(folder, 'node_modules');
  if (existsSync(join(folder, 'package.json')) && existsSync(modules)) return modules;
  const parent = dirname(folder);
  return parent === folder ? null : findModules(parent);
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
