import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { refuseClosedFolder } from '../base/paths/refuse-closed-folder.ts';
import { userCacheFolder } from '../build/cache/user-cache-folder.ts';
import { isOwnFolder } from '../build/files/is-own-folder.ts';
import { packageVersion } from '../read/site/package-folder.ts';

/** Versions of which something is kept. */
const mostVersions = 3;

/**
 * Has the engine keep what it compiles of Docwright's own code in the user's cache, where this process and those that
 * it starts find it the next time. Not in CI, where that would be written each time and hardly ever read; and without
 * a word where nothing can be written.
 */
export function keepCompiled(): void {
  // Who has named a folder or none has Node do it.
  if (process.env['CI'] || process.env['NODE_COMPILE_CACHE']) return;
  try {
    const versions = join(userCacheFolder(), 'compiled');
    const folder = join(versions, packageVersion);
    refuseClosedFolder(folder);
    if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) forgetOld(versions);
    // What somebody else can write there would be run.
    if (![versions, folder].every(isOwnFolder)) return;
    if (nodeModule.enableCompileCache(folder).directory !== undefined) process.env['NODE_COMPILE_CACHE'] = folder;
  } catch {
    // Everything is compiled each time.
  }
}

function forgetOld(versions: string): void {
  const folders = readdirSync(versions).map((name) => join(versions, name));
  const byAge = folders.map((path) => ({ path, made: statSync(path).mtimeMs })).sort((a, b) => b.made - a.made);
  for (const { path } of byAge.slice(mostVersions)) rmSync(path, { recursive: true, force: true });
}
