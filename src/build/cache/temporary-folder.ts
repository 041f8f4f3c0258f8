import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseClosedFolder } from '../../base/paths/refuse-closed-folder.ts';
import { isOwnFolder } from '../files/is-own-folder.ts';

const ofThisRun = new Map<string, string>();

/**
 * A temporary folder that this user alone can read and write: the same one for all runs, or one of this run where
 * somebody else has taken its name. Code is kept there, so what others could have put in it must not be run.
 * @throws where none can be made
 */
export function temporaryFolder(): string {
  // By number: containers run as users that the system has no name for, of whom it knows nothing else.
  const folder = join(tmpdir(), `docwright-${process.getuid?.() ?? -1}`);
  refuseClosedFolder(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return isOwnFolder(folder) ? folder : (ofThisRun.get(folder) ?? makeOwn(folder));
}

function makeOwn(known: string): string {
  const folder = mkdtempSync(`${known}-`);
  ofThisRun.set(known, folder);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
