import { dirname } from 'node:path/posix';
import { outputMarker } from '../../base/paths/build-folder.ts';
import { foldPath } from '../../base/paths/fold-path.ts';
import type { WrittenSite } from './written-site.ts';

export interface OutputChanges {
  /** Paths of files that are new or others than before, in the order in which they are put. */
  put: string[];
  /** Paths of files that are no more. */
  remove: string[];
}

/** Of all files, the share up to which changes are few. */
const fewest = 1 / 8;

/**
 * What makes the last output into the next one; `null` where it is better replaced as a whole: where much changes, and
 * where a file comes in the place of a folder or of one whose name differs in the form of its letters, which some file
 * systems take for the same.
 */
export function planChanges(
  before: ReadonlyMap<string, unknown>,
  { files, standing }: Pick<WrittenSite, 'files' | 'standing'>,
): OutputChanges | null {
  const put = [...files.keys()].filter((path) => !standing.has(path));
  const remove = [...before.keys()].filter((path) => !files.has(path));
  if (put.length + remove.length > files.size * fewest || collide(remove, [...files.keys()])) return null;
  return { put: put.sort((a, b) => rank(a) - rank(b)), remove };
}

/** Pages come after what they load, and last what names the output. */
function rank(path: string): number {
  if (path === outputMarker) return 2;
  return path.endsWith('.html') ? 1 : 0;
}

function collide(removed: readonly string[], kept: readonly string[]): boolean {
  if (removed.length === 0) return false;
  const taken = new Set(kept.flatMap((path) => [path, ...foldersOf(path)].map(foldPath)));
  const isFolder = new Set(removed.flatMap(foldersOf).map(foldPath));
  return removed.some((path) => taken.has(foldPath(path))) || kept.some((path) => isFolder.has(foldPath(path)));
}

function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let above = dirname(path); above !== '.'; above = dirname(above)) folders.push(above);
  return folders;
}
