import { cpSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { move } from '../files/move.ts';
import { processName } from '../files/process-name.ts';
import { removal } from '../files/removal.ts';

/**
 * Gives a folder the content of another one, where the folder itself cannot be moved: it is where a disk is mounted, as
 * the volumes of containers are, or lies in a lower layer of their file system. What may take long or find no room is
 * done first, beside what is there.
 */
export function replaceWithin(from: string, to: string): void {
  const inside = join(to, `.docwright-${processName()}.partial`);
  rmSync(inside, removal);
  try {
    cpSync(from, inside, { recursive: true });
  } catch (error) {
    rmSync(inside, removal);
    throw error;
  }
  const others = readdirSync(to).filter((name) => name !== basename(inside));
  for (const name of others) rmSync(join(to, name), removal);
  for (const name of readdirSync(inside)) move(join(inside, name), join(to, name));
  rmdirSync(inside);
}
