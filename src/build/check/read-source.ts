import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInside } from '../../read/site/is-inside.ts';

/** Text of a file of a site; `null` where there is none, or where it lies elsewhere. */
export function readSource(folder: string, file: string): string | null {
  try {
    const path = join(folder, file);
    return isInside(folder, path) ? readFileSync(path, 'utf8') : null;
  } catch {
    return null;
  }
}
