import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceId } from '../../base/paths/source-id.ts';
import type { ScannedFile } from './scan-folder.ts';

/**
 * Whether any of the files or folders that a site names lies where its folder is not looked through: among installed
 * packages, in an output. Nobody hears of a change there.
 */
export function readsUnlisted(
  named: Iterable<string>,
  { folder, files }: { folder: string; files: readonly ScannedFile[] },
): boolean {
  const listed = new Set(files.map(({ path }) => path));
  const isListed = (path: string): boolean =>
    listed.has(path) || files.some((file) => file.path.startsWith(`${path}/`));
  return Array.from(new Set(named), sourceId).some(
    (path) => !/^https?:/i.test(path) && !isListed(path) && existsSync(join(folder, path)),
  );
}
