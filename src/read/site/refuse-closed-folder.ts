import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { constants as system } from 'node:os';
import { dirname } from 'node:path';

/** `PROC_SUPER_MAGIC` of Linux. */
const processes = 0x9fa0;

/**
 * Before a site is read, which may take minutes. Making a folder on a read-only file system says that its parent is not
 * there, and among the processes of Linux, it never ends.
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
