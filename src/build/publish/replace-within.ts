import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildFolder } from '../../base/paths/build-folder.ts';
import { serviceFiles } from '../../base/paths/service-files.ts';
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
  for (const name of readdirSync(to))
    if (name !== basename(inside) && !marks.has(name)) rmSync(join(to, name), removal);
  const names = readdirSync(inside);
  for (const name of names) if (!marks.has(name)) move(join(inside, name), join(to, name));
  for (const name of marks) {
    if (existsSync(join(to, name))) move(join(to, name), join(inside, `${name}.old`));
    if (names.includes(name)) move(join(inside, name), join(to, name));
  }
  rmSync(inside, removal);
}

/**
 * What builds know their folders by (`isBuilt`). It changes last, between two renames: where this process is killed
 * while it removes and moves all others, the next build may replace what is there.
 */
const marks: ReadonlySet<string> = new Set([buildFolder, serviceFiles.sections]);
