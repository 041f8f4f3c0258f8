import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';
import { addAll } from '../../base/values/add-all.ts';
import { isServiceFolder } from '../../read/site/is-built.ts';
import { stampOf } from '../cache/open-file-names.ts';
import { move } from '../files/move.ts';
import { processName } from '../files/process-name.ts';
import { removal } from '../files/removal.ts';
import { removeEmptyFolders } from '../files/remove-empty-folders.ts';
import type { LastOutput } from '../output/folder-writer.ts';
import { type OutputChanges, planChanges } from './plan-changes.ts';
import { refuseForeignFolder } from './refuse-foreign-folder.ts';
import { folderBeside } from './remove-leftovers.ts';
import { replaceWithin } from './replace-within.ts';
import type { WrittenSite } from './written-site.ts';

export interface OutputPlace {
  /** Where the output was made. */
  beside: string;
  out: string;
  last: LastOutput | undefined;
}

/**
 * Puts a finished output in the place of the last one: as a whole, or by its changes where they are few.
 * @throws DocsError where what is for the service would replace what no build wrote
 * @returns `false`, with nothing done, where the new output counts on the last one and that was changed meanwhile
 */
export async function publishOutput(
  { files, service, standing, complete }: Pick<WrittenSite, 'files' | 'service' | 'standing' | 'complete'>,
  { beside, out, last }: OutputPlace,
): Promise<boolean> {
  const [forService, toService] = [beside, out].map(serviceFolderOf) as [string, string];
  if (service.size > 0)
    refuseForeignFolder(
      toService,
      `The data that the service needs for ${basename(out)} goes there: move these files, or choose another folder with --out`,
    );
  if (last && !standsAsRead(last, standing)) return false;
  const changes = last && standing.size > 0 ? planChanges(last.files, { files, standing }) : null;
  const replaced: string[] = [];
  if (changes) putChanges(changes, { from: beside, to: out });
  else {
    complete();
    addAll(replaced, swapFolders(beside, out));
  }
  addAll(replaced, publishForService(forService, { to: toService, isEmpty: service.size === 0 }));
  // Several threads take half the time of one for the ten thousand files of a large site. What some program has open
  // goes with the leftovers of the next build: the new output stands.
  await Promise.allSettled(replaced.map((old) => rm(old, removal)));
  return true;
}

/**
 * After the output, so that what everybody may read no more is gone before the service counts on it. What an earlier
 * build left goes where this one leaves nothing.
 * @returns the folders that were replaced and are to be removed
 */
function publishForService(from: string, { to, isEmpty }: { to: string; isEmpty: boolean }): string[] {
  if (!isEmpty) return swapFolders(from, to);
  return isServiceFolder(to) ? [to] : [];
}

function standsAsRead({ folder, files }: LastOutput, standing: ReadonlySet<string>): boolean {
  try {
    return [...standing].every((path) => stampOf(join(folder, path)) === files.get(path)!.stamp);
  } catch {
    return false;
  }
}

/** What pages load comes before the pages, and what nobody loads any more goes after them. */
function putChanges({ put, remove }: OutputChanges, { from, to }: { from: string; to: string }): void {
  for (const path of put) {
    mkdirSync(join(to, dirname(path)), { recursive: true });
    moveFile(join(from, path), join(to, path));
  }
  for (const path of remove) rmSync(join(to, path), { force: true });
  for (const folder of new Set(remove.map((path) => dirname(path)))) removeEmptyFolders(to, folder);
}

/** To another disk, in two steps, so that nobody reads half of it. */
function moveFile(from: string, to: string): void {
  try {
    move(from, to);
  } catch (error) {
    if (!staysWhereItIs(error)) throw error;
    const near = join(dirname(to), `.docwright-${processName()}.partial`);
    copyFileSync(from, near);
    move(near, to);
  }
}

/**
 * Whether a file or a folder cannot be moved because of the disk on which it lies; on Windows also because some program
 * is in it, as a terminal is in its folder.
 */
function staysWhereItIs(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EBUSY' || code === 'EXDEV' || (process.platform === 'win32' && code === 'EPERM');
}

/** How often another build may put its output where this one is about to put its own. */
const mostMet = 10;

/**
 * Another build into the same folder may have moved the last output away a moment ago, or put its own there.
 * @returns the folders that were replaced, under other names
 */
function swapFolders(from: string, to: string): string[] {
  const replaced: string[] = [];
  for (let met = 0; ; met++) {
    const old = folderBeside(to, 'old') + (replaced.length === 0 ? '' : `.${replaced.length}`);
    try {
      if (moveIfThere(to, old)) replaced.push(old);
    } catch (error) {
      if (!staysWhereItIs(error)) throw error;
      replaceWithin(from, to);
      return replaced;
    }
    try {
      move(from, to);
      return replaced;
    } catch (error) {
      if (!existsSync(to) || met === mostMet) throw error;
    }
  }
}

function moveIfThere(from: string, to: string): boolean {
  try {
    move(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
