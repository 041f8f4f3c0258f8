import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { refuseClosedFolder } from '../../base/paths/refuse-closed-folder.ts';
import { replaceFile } from '../files/replace-file.ts';

/** Small files by name that are kept between builds. Whatever happens to them, a build goes on without. */
export interface CacheFolder {
  has: (name: string) => boolean;
  /** `null` when it is not there. */
  read: (name: string) => Buffer | null;
  write: (name: string, content: string | Uint8Array) => void;
  /** Quicker: for content of which its reader sees whether it is whole. */
  writeInPlace: (name: string, content: string | Uint8Array) => void;
  /** Forgets the files that were not used for the longest, down to `bytes`. */
  prune: (bytes: number) => void;
}

/** For the user alone. */
const mode = 0o600;

/**
 * Opens a folder for one kind of files, which the user alone can read: pages for members are among them.
 */
export function openCacheFolder(folder: string): CacheFolder {
  let isMade = false;
  const tryTo = (write: () => void): void => {
    try {
      if (!isMade) makeCacheFolder(folder);
      isMade = true;
      write();
    } catch {
      // No room, or no right: the next build makes it anew.
    }
  };
  return {
    has: (name) => existsSync(join(folder, name)),
    read: (name) => {
      try {
        const file = join(folder, name);
        const content = readFileSync(file);
        const now = new Date();
        utimesSync(file, now, now);
        return content;
      } catch {
        return null;
      }
    },
    write: (name, content) => tryTo(() => replaceFile(join(folder, name), content, { mode })),
    writeInPlace: (name, content) => tryTo(() => writeFileSync(join(folder, name), content, { mode })),
    prune: (bytes) => {
      try {
        prune(folder, bytes);
      } catch {
        // Another build prunes at the same time.
      }
    },
  };
}

/** Throws where it cannot be made. */
export function makeCacheFolder(folder: string): void {
  refuseClosedFolder(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

function prune(folder: string, bytes: number): void {
  const files = readdirSync(folder).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return { path: join(folder, name), size, used: mtimeMs };
  });
  let sum = files.reduce((total, { size }) => total + size, 0);
  for (const { path, size } of files.sort((a, b) => a.used - b.used)) {
    if (sum <= bytes) return;
    rmSync(path, { force: true });
    sum -= size;
  }
}
