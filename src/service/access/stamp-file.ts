import { stat } from 'node:fs/promises';

/**
 * Another one for every file that is put in the place of the last, and for every change of it; `null` where there is
 * none. Some tools give every file the same date, so that the same sources give the same archive.
 */
export async function stampFile(file: string): Promise<string | null> {
  const found = await stat(file, { bigint: true }).catch(() => null);
  return found && [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ');
}
