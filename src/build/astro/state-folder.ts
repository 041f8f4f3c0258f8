import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFolder } from '../../read/site/package-folder.ts';
import { writableFolder } from '../cache/writable-folder.ts';
import { processName } from '../files/process-name.ts';
import { linkFolder } from './link-folder.ts';

export interface StateNeeds {
  /** Of `Site.isUntrusted`. */
  isUntrusted?: boolean;
  /** Whether links to folders are made in it. */
  needsLinks?: boolean;
}

/**
 * A folder for what tools keep between runs: `node_modules/.cache/docwright` of the project that the site belongs to,
 * else in the user's cache, else a temporary one. Never in the installed package, which may belong to somebody else,
 * nor among a stranger's files, where tools would find settings of his.
 * @throws where none of them serves
 */
export function stateFolder(siteFolder: string, { isUntrusted = false, needsLinks = false }: StateNeeds = {}): string {
  const modules = process.env['DOCWRIGHT_CACHE'] || isUntrusted ? null : findModules(siteFolder);
  return writableFolder({
    preferred: modules ? [join(modules, '.cache', 'docwright')] : [],
    ...(needsLinks && { probe: probeLinks }),
  });
}

/** Some file systems (exFAT) and shares hold no links. */
function probeLinks(folder: string): void {
  const path = join(folder, `link-${processName()}`);
  linkFolder(folder, path);
  rmSync(path, { recursive: true, force: true });
}

/** `node_modules` of the nearest folder above that has a package.json. */
function findModules(folder: string): string | null {
  if (folder === packageFolder) return null;
  const modules = join(folder, 'node_modules');
  if (existsSync(join(folder, 'package.json')) && existsSync(modules)) return modules;
  const parent = dirname(folder);
  return parent === folder ? null : findModules(parent);
}
