import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refuseClosedFolder } from '../../base/paths/refuse-closed-folder.ts';
import { writableFolder } from '../cache/writable-folder.ts';
import { replaceFile } from '../files/replace-file.ts';

/** Files that are kept between builds, of all sites, named by what they were made from. */
export interface PictureCache {
  /** The file of a name, made if it is not there. */
  get: (name: string, make: () => Promise<Uint8Array>) => Promise<Buffer>;
  /** The same for what only reads files from disk: gives the path. */
  path: (name: string, make: () => Promise<Uint8Array>) => Promise<string>;
  /** Forgets what no build has asked for in a month. */
  prune: () => void;
}

const month = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens the cache in the user's folder for caches, in `DOCWRIGHT_CACHE`, or where neither can be written in a temporary
 * one. Where nothing can be written at all, `get` works without it.
 */
export function createPictureCache(named?: string): PictureCache {
  let found = named;
  const open = (): string => (found ??= join(writableFolder(), 'pictures'));
  const path: PictureCache['path'] = async (name, make) => {
    const file = join(open(), name);
    if (!touch(file)) {
      makeFolder(dirname(file));
      replaceFile(file, await make());
    }
    return file;
  };
  return {
    path,
    get: async (name, make) => {
      let made: Promise<Uint8Array> | null = null;
      const file = await path(name, () => (made = make())).catch(() => null);
      return made === null && file !== null ? readFileSync(file) : Buffer.from(await (made ?? make()));
    },
    prune: () => {
      if (found !== undefined) pruneFolder(found);
    },
  };
}

function makeFolder(folder: string): void {
  refuseClosedFolder(folder);
  mkdirSync(folder, { recursive: true });
}

/** Marks a file as used; `false` when it is not there. */
function touch(file: string): boolean {
  try {
    const now = new Date();
    utimesSync(file, now, now);
    return true;
  } catch {
    return false;
  }
}

function pruneFolder(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      if (Date.now() - statSync(file).mtimeMs > month) rmSync(file, { force: true });
    }
  } catch {
    // Another build prunes at the same time, or there is no cache.
  }
}
