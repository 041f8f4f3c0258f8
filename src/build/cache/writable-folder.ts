import { accessSync, constants, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { explainError } from '../../base/errors/explain-error.ts';
import { refuseClosedFolder } from '../../base/paths/refuse-closed-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { userCacheFolder } from './user-cache-folder.ts';

export interface FolderNeeds {
  /** Come before all others. */
  preferred?: readonly string[];
  /** @throws where a folder does not serve, though it can be written */
  probe?: (folder: string) => void;
}

/**
 * Makes a folder for what is kept between runs: one of the preferred, else the user's cache, else a temporary one.
 * @throws where none of them serves
 */
export function writableFolder({ preferred = [], probe = () => {} }: FolderNeeds = {}): string {
  const tried: string[] = [];
  let reason = '';
  for (const find of [...preferred.map((folder) => () => folder), userCacheFolder, temporaryFolder]) {
    try {
      const folder = find();
      tried.push(folder);
      return makeWritable(folder, probe);
    } catch (error) {
      reason = explainError(error);
    }
  }
  const places = [...new Set([...tried, tmpdir()])].join(', ');
  throw new Error(
    `No cache directory can be used (${places}); set one in DOCWRIGHT_CACHE. The last one failed with: ${reason}`,
  );
}

function makeWritable(folder: string, probe: (folder: string) => void): string {
  refuseClosedFolder(folder);
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  probe(folder);
  return folder;
}
