import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';

/** Folders whose changes are never the author's. */
const unwatched = new Set(['.git', 'node_modules', '.astro', 'dist', serviceFolderOf('dist'), '.docwright-data']);

/**
 * Tells of changes anywhere below a folder. It watches folders rather than files (Node's recursive watching opens every
 * file, which takes seconds for a site of ten thousand pages), and new folders as they appear.
 *
 * @returns a function that ends it
 */
export function watchFolder(root: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function add(folder: string): void {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(folder, (event, name) => changed(folder, event, name));
      watcher.on('error', () => remove(folder));
      watchers.set(folder, watcher);
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory() && !unwatched.has(entry.name)) add(join(folder, entry.name));
      }
    } catch {
      // It went away between being listed and being watched.
      remove(folder);
    }
  }

  function changed(folder: string, event: string, name: string | null): void {
    if (name !== null && unwatched.has(name)) return;
    if (event === 'rename' && name !== null) {
      const path = join(folder, name);
      remove(path);
      if (isFolder(path)) add(path);
    }
    onChange();
  }

  function remove(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  add(root);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
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
