import { rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Removes `folder` of `within`, a path like `a/b`, and then each folder around it, as far as they hold nothing. */
export function removeEmptyFolders(within: string, folder: string): void {
  if (folder === '.') return;
  try {
    // Asking what is in a folder costs as much as it holds; removing one that holds something fails at once.
    rmdirSync(join(within, folder));
  } catch {
    return;
  }
  removeEmptyFolders(within, dirname(folder));
}
