import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { constants as system } from 'node:os';
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
  accessSync(folder, constants.W_OK);
  if (process.platform === 'linux' && statfsSync(folder).type === processes)
    throw Object.assign(new Error(`EROFS: nothing can be written in ${folder}`), {
      code: 'EROFS',
      errno: -system.errno.EROFS,
      syscall: 'access',
      path: folder,
    });
}
