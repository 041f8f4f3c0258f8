import { realpathSync } from 'node:fs';
import { sep } from 'node:path';

/** Whether a path leads, links followed, to something in a folder; `false` where there is nothing. */
export function isInside(folder: string, path: string): boolean {
  try {
    return `${realpathSync(path)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`);
  } catch {
    return false;
  }
}
