import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { holdsLock } from './holds-lock.ts';

const week = 7 * 24 * 60 * 60 * 1000;
/** Version, and a mark of the folder that it is installed in. */
const projectName = /^\d+\.\d+\.\d+.*-[0-9a-f]{8}$/;

/**
 * Removes from a state folder the projects of other releases and of packages installed elsewhere, when no server runs
 * in them and none was made in them for a week. `current` is the name of those in use.
 */
export function removeOldProjects(state: string, current: string): void {
  try {
    for (const name of readdirSync(state)) {
      const folder = join(state, name);
      if (name === current || !projectName.test(name) || isInUse(folder)) continue;
      rmSync(folder, { recursive: true, force: true });
    }
  } catch {
    // Another run does the same.
  }
}

function isInUse(folder: string): boolean {
  if (Date.now() - statSync(folder).mtimeMs < week) return true;
  const locks = readdirSync(folder).filter((name) => name.endsWith('.pid'));
  return locks.some((name) => holdsLock(join(folder, name)));
}
