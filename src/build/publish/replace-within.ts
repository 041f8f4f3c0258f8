import { cpSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Gives a folder the content of another one, where the folder itself cannot be moved: it is where a disk is mounted, as
 * the volumes of containers are, or lies in a lower layer of their file system. What may take long or find no room is
 * done first, beside what is there.
 */
export function replaceWithin(from: string, to: string): void {
  const inside = join(to, `.docwright-${process.pid}.partial`);
  rmSync(inside, { recursive: true, force: true });
  try {
    cpSync(from, inside, { recursive: true });
  } catch (error) {
    rmSync(inside, { recursive: true, force: true });
    throw error;
  }
  const others = readdirSync(to).filter((name) => name !== basename(inside));
  for (const name of others) rmSync(join(to, name), { recursive: true, force: true });
  for (const name of readdirSync(inside)) renameSync(join(inside, name), join(to, name));
  rmdirSync(inside);
}
