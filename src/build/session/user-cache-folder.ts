import { homedir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * `DOCWRIGHT_CACHE`, or the folder that the system gives a user for caches, with Docwright's name. It may not exist
 * yet.
 * @throws where there is no such folder, and no temporary one can be made
 */
export function userCacheFolder(): string {
  const { DOCWRIGHT_CACHE, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (DOCWRIGHT_CACHE) return DOCWRIGHT_CACHE;
  // An account of a service may have no home.
  const home = homedir() || temporaryFolder();
  if (process.platform === 'darwin') return join(home, 'Library', 'Caches', 'docwright');
  if (process.platform === 'win32') return join(LOCALAPPDATA || home, 'docwright', 'cache');
  return join(XDG_CACHE_HOME || join(home, '.cache'), 'docwright');
}
