import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** `PROC_SUPER_MAGIC` of Linux. */
const processes = 0x9fa0;

/**
 * To be asked before a folder is made, and before a site is read for it, which may take minutes: making one on a
 * read-only file system says that its parent is not there, and among the processes of Linux, it never ends.
 *
 * @throws as the system does where nothing can be written
 */
export function refuseClosedFolder(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(folder) && parent !== folder) return refuseClosedFolder(parent);
  if (!statSync(folder).isDirectory()) throw refusal('ENOTDIR', folder, `${folder} is a file`);
  accessSync(folder, constants.W_OK);
  if (process.platform === 'linux' && statfsSync(folder).type === processes)
    throw refusal('EROFS', folder, `${folder} is not writable`);
}

function refusal(code: 'ENOTDIR' | 'EROFS', path: string, message: string): Error {
  return Object.assign(new Error(`${code}: ${message}`), { code, syscall: 'access', path });
}
