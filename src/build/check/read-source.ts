import { join } from 'node:path';
import { isInside } from '../../read/site/is-inside.ts';
import { readTextFile } from '../../read/site/read-text-file.ts';

/** Text of a file of a site; `null` where there is none, or where it lies elsewhere. */
export function readSource(folder: string, file: string): string | null {
  try {
    const path = join(folder, file);
    return isInside(folder, path) ? readTextFile(path) : null;
  } catch {
    return null;
  }
}
