import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';

/** Folders whose changes are never the author's. */
const unwatched = new Set(['.git', 'node_modules', '.astro', 'dist', serviceFolderOf('dist'), '.docwright-data']);

export interface FolderWatch {
  /** `read()` of a folder, kept until something changes in it; where it is not watched, it is read each time. */
  remember: <T>(folder: string, read: () => T) => T;
  /** Keeps nothing of what was read. */
  forget: () => void;
  /** Ends it. */
  stop: () => void;
}

interface Watched {
  watcher: FSWatcher;
  /** What was read of the folder since its last change. */
  value?: unknown;
}

/**
 * Tells of changes anywhere below a folder. It watches folders rather than files (Node's recursive watching opens every
 * file, which takes seconds for a site of ten thousand pages), and new folders as they appear.
 */
export function watchFolder(root: string, onChange: () => void): FolderWatch {
  const folders = new Map<string, Watched>();

  function add(folder: string): void {
    if (folders.has(folder)) return;
    try {
      const watcher = watch(folder, (event, name) => changed(folder, event, name));
      watcher.on('error', () => remove(folder));
      folders.set(folder, { watcher });
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory() && !unwatched.has(entry.name)) add(join(folder, entry.name));
      }
    } catch {
      // It went away between being listed and being watched.
      remove(folder);
    }
  }

  function changed(folder: string, event: string, name: string | null): void {
    const watched = folders.get(folder);
    if (watched) delete watched.value;
    if (name !== null && unwatched.has(name)) return;
    if (event === 'rename' && name !== null) {
      const path = join(folder, name);
      remove(path);
      if (isFolder(path)) add(path);
    }
    onChange();
  }

  /** With what lies in it: another folder may have come in its place. */
  function remove(folder: string): void {
    for (const [path, { watcher }] of folders) {
      if (path !== folder && !path.startsWith(`${folder}${sep}`)) continue;
      watcher.close();
      folders.delete(path);
    }
  }

  add(resolve(root));
  return {
    remember: <T>(folder: string, read: () => T): T => {
      const watched = folders.get(resolve(folder));
      if (!watched) return read();
      if (!('value' in watched)) watched.value = read();
      return watched.value as T;
    },
    forget: () => {
      for (const watched of folders.values()) delete watched.value;
    },
    stop: () => {
      for (const { watcher } of folders.values()) watcher.close();
      folders.clear();
    },
  };
}

function isFolder(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}
