import { realpathSync } from 'node:fs';
import { sep } from 'node:path';

/** Whether a path leads, links followed, to something in a folder; `false` where there is nothing. */
export function isInside(folder: string, path: string): boolean {
  try {
    return withSeparator(realpathSync(path)).startsWith(withSeparator(realpathSync(folder)));
  } catch {
    return false;
  }
}

/** The root of a file system ends with one already. */
function withSeparator(folder: string): string {
  return folder.endsWith(sep) ? folder : folder + sep;
}
