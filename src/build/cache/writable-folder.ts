import { accessSync, constants, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { refuseClosedFolder } from '../../base/paths/refuse-closed-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { userCacheFolder } from './user-cache-folder.ts';

/**
 * Makes a folder for what is kept between runs: `preferred`, else the user's cache, else a temporary one.
 * @throws where none of them can be written
 */
export function writableFolder(preferred: readonly string[] = []): string {
  const tried: string[] = [];
  for (const find of [...preferred.map((folder) => () => folder), userCacheFolder, temporaryFolder]) {
    const folder = tryTo(find);
    if (folder === null) continue;
    if (tryTo(() => makeWritable(folder)) !== null) return folder;
    tried.push(folder);
  }
  const places = [...tried, tmpdir()].join(', ');
  throw new Error(`No folder can be written for what is kept between runs (${places}): name one in DOCWRIGHT_CACHE`);
}

function tryTo<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function makeWritable(folder: string): string {
  refuseClosedFolder(folder);
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  return folder;
}
