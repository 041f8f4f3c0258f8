import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * `DOCWRIGHT_CACHE`, or the folder that the system gives a user for caches, with Docwright's name. It may not exist
 * yet.
 * @throws where there is no such folder, and no temporary one can be made
 */
export function userCacheFolder(): string {
  const { DOCWRIGHT_CACHE, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (DOCWRIGHT_CACHE) return DOCWRIGHT_CACHE;
  const home = homeFolder() || temporaryFolder();
  if (process.platform === 'darwin') return join(home, 'Library', 'Caches', 'docwright');
  if (process.platform === 'win32') return join(LOCALAPPDATA || home, 'docwright', 'cache');
  // What is named from nowhere is to be ignored: https://specifications.freedesktop.org/basedir-spec/latest/#basics
  const caches = XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(home, '.cache');
  return join(caches, 'docwright');
}

/** `null` or empty for an account of a service, and for a number that the system has no user for. */
function homeFolder(): string | null {
  try {
    return homedir();
  } catch {
    return null;
  }
}
