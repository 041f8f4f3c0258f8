import { chmodSync, lstatSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sayWhere } from '../../base/errors/say-where.ts';
import { move } from './move.ts';
import { processName } from './process-name.ts';

/** The whole of a file, or what writes it to the path that it is given. */
export type FileContent = string | Uint8Array | ((beside: string) => void);

/**
 * Writes a file beside its place and renames it, so that whoever reads it, and whatever ends this process, finds the
 * old file or the new one as a whole. A file that stands there keeps its rights, and a link to it leads there still.
 * @param options.mode of a file that is not there yet
 * @throws the error of the file system; nothing has changed then
 */
export function replaceFile(path: string, content: FileContent, { mode }: { mode?: number } = {}): void {
  const { target, rights } = describeTarget(path);
  const beside = join(dirname(target), `.docwright-${processName()}.partial`);
  try {
    sayWhere(target, () =>
      typeof content === 'function' ? content(beside) : writeFileSync(beside, content, { mode }),
    );
    if (rights !== null) chmodSync(beside, rights);
    move(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Where a file is, behind a link, and its rights; `null` where there is none yet, as of most files that are kept. */
function describeTarget(path: string): { target: string; rights: number | null } {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats) return { target: path, rights: null };
    const target = stats.isSymbolicLink() ? realpathSync(path) : path;
    return { target, rights: statSync(target).mode & 0o7777 };
  } catch {
    return { target: path, rights: null };
  }
}
