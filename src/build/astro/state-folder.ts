import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { packageFolder } from '../../read/site/package-folder.ts';
import { userCacheFolder } from '../session/user-cache-folder.ts';

/**
 * A folder for what tools keep between runs: `node_modules/.cache/docwright` of the project that the site belongs to,
 * else in the user's cache, else a temporary one.
 * Never in the installed package, which may belong to somebody else, nor among
 * a stranger's files, where tools would find settings of his.
 */
export function stateFolder(siteFolder: string, isUntrusted = false): string {
  const modules = process.env['DOCWRIGHT_CACHE'] || isUntrusted ? null : findModules(siteFolder);
  const candidates = [...(modules ? [join(modules, '.cache', 'docwright')] : []), userCacheFolder()];
  return candidates.find(isWritable) ?? temporaryFolder();
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

/** Named by user: what another user made cannot be written. */
function temporaryFolder(): string {
  const folder = join(tmpdir(), `docwright-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}
