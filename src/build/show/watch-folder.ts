import {
  type Dirent,
  type FSWatcher,
  lstatSync,
  readdirSync,
  realpathSync,
  type Stats,
  statSync,
  watch,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ownMarker } from '../../base/paths/own-marker.ts';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';
import { isBelow, lookAtContent, lookAtTarget, pollPaths } from './poll-paths.ts';

/** Folders whose changes are never the author's. Editors write what is open in windows to theirs at each click. */
const unwatched = new Set([
  ...['.git', 'node_modules', '.astro', '.docwright-data'],
  ...['.idea', '.vscode', '.vs', '.zed', '.obsidian'],
]);
/** What editors keep beside a file while it is open or saved: at each word that is typed, all pages would load anew. */
const kept = /^\..*\.sw[a-z]$|^#.*#$|^\.#|^\.DS_Store$|~$|^4913$|___jb_(?:tmp|old)___$/;
/** Outputs in the site's own folder. Further down these names are the author's. */
const outputs = new Set(['dist', serviceFolderOf('dist')]);

export interface FolderWatch {
  /**
   * Calls this one from now on, and at once if something has changed while nobody was called; `null`: nobody. It is
   * given the path of what has changed, `null` where that is not known.
   */
  listen: (onChange: ((path: string | null) => void) | null) => void;
  /** `read()` of a folder, kept until something changes in it; where it is not watched, it is read each time. */
  remember: <T>(folder: string, read: () => T) => T;
  /** Keeps nothing of what was read, and watches all anew: of many changes, the system may not have told each. */
  renew: () => void;
  /** Ends it. */
  stop: () => void;
}

export interface WatchOptions {
  /** Whether what lies behind links is watched, too. */
  followsLinks?: boolean;
}

interface Watched {
  watcher: FSWatcher;
  /** What was read of the folder since its last change. */
  value?: unknown;
}

/**
 * Tells of changes anywhere below a folder. It watches folders rather than files (Node's recursive watching opens every
 * file, which takes seconds for a site of ten thousand pages), and new folders as they appear. What the system tells
 * nothing of is looked at again and again: folders beyond the number that it watches, where links lead, and whether
 * another folder has come in the place of this one.
 */
export function watchFolder(root: string, { followsLinks = true }: WatchOptions = {}): FolderWatch {
  const top = resolve(root);
  const folders = new Map<string, Watched>();
  let listener: ((path: string | null) => void) | null = null;
  let isMissed = false;
  const unwatchable = pollPaths(lookAtContent, (folder) => {
    unwatchable.remove(folder);
    add(folder);
    tell(null);
  });
  /** Folders to which links and the root lead. */
  const targets = new Map<string, string>();
  const places = pollPaths(lookAtTarget, (path) => {
    remove(targets.get(path) ?? path);
    enter(path);
    tell(null);
  });

  function tell(path: string | null): void {
    if (listener) listener(path);
    else isMissed = true;
  }

  /** Watches what a link leads to, or the root. */
  function enter(path: string): void {
    places.add(path);
    const real = realFolder(path);
    // A link to a folder around the site leads to what is watched already.
    if (real === null || (path !== top && isBelow(realFolder(top) ?? top, real))) return;
    // The root is known by the name under which it is read.
    const target = path === top ? top : real;
    targets.set(path, target);
    add(target);
  }

  function add(folder: string): void {
    if (folders.has(folder) || unwatchable.has(folder)) return;
    try {
      const watcher = watch(folder, (event, name) => changed(folder, event, name));
      watcher.on('error', () => remove(folder));
      folders.set(folder, { watcher });
    } catch {
      unwatchable.add(folder);
    }
    try {
      const entries = readdirSync(folder, { withFileTypes: true });
      // A service would build its site anew for each word that it keeps.
      if (folder !== top && entries.some(({ name }) => name === ownMarker)) return remove(folder);
      for (const entry of entries) addEntry(join(folder, entry.name), entry);
    } catch {
      // It went away between being listed and being watched.
      remove(folder);
    }
  }

  function addEntry(path: string, entry: Pick<Dirent, 'isDirectory' | 'isSymbolicLink'>): void {
    if (isUnwatched(path)) return;
    if (entry.isDirectory()) add(path);
    else if (entry.isSymbolicLink() && followsLinks) enter(path);
  }

  function changed(folder: string, event: string, name: string | null): void {
    const watched = folders.get(folder);
    if (watched) delete watched.value;
    const path = name === null ? null : join(folder, name);
    if (path !== null && isUnwatched(path)) return;
    if (event === 'rename' && path !== null) {
      remove(path);
      const entry = entryAt(path);
      if (entry) addEntry(path, entry);
    }
    tell(path);
  }

  function isUnwatched(path: string): boolean {
    const name = basename(path);
    return unwatched.has(name) || kept.test(name) || (dirname(path) === top && outputs.has(name));
  }

  /** With what lies in it: another folder may have come in its place. */
  function remove(folder: string): void {
    for (const [path, { watcher }] of folders) {
      if (!isBelow(path, folder)) continue;
      watcher.close();
      folders.delete(path);
    }
    unwatchable.remove(folder);
    places.remove(folder);
  }

  enter(top);
  return {
    listen: (onChange) => {
      listener = onChange;
      if (!listener || !isMissed) return;
      isMissed = false;
      listener(null);
    },
    remember: <T>(folder: string, read: () => T): T => {
      const watched = folders.get(resolve(folder));
      if (!watched) return read();
      if (!('value' in watched)) watched.value = read();
      return watched.value as T;
    },
    renew: () => {
      remove(top);
      for (const target of targets.values()) remove(target);
      targets.clear();
      enter(top);
    },
    stop: () => {
      for (const { watcher } of folders.values()) watcher.close();
      folders.clear();
      unwatchable.stop();
      places.stop();
    },
  };
}

/** `undefined` where nothing is, also where a file has come in the place of its folder. */
function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/** Where a folder, or the one that a link leads to, really lies; `null` for anything else. */
function realFolder(path: string): string | null {
  try {
    const real = realpathSync(path);
    return statSync(real).isDirectory() ? real : null;
  } catch {
    return null;
  }
}
