import { lstatSync } from 'node:fs';
import { nameContent } from './name-content.ts';
import { openCacheFolder } from './open-cache-folder.ts';

/** The files of a folder by their content (`nameContent`), without reading those that are as they were. */
export interface FileNames {
  /** `read` gives the name of a file that is not known as it stands. `path`: in the folder. */
  nameOf: (path: string, stamp: string | null, read: () => string) => string;
  /** Remembers what was asked for. */
  save: () => void;
}

interface Known {
  stamp: string;
  name: string;
}

/** Of all lists together. */
const maximalBytes = 64 * 1024 * 1024;

/**
 * Milliseconds that a file must have been left alone before its stamp is trusted: two changes within one tick of the
 * clock of a file system have one stamp. The longest tick is that of FAT, two seconds.
 */
const settled = 4000;

/**
 * Opens the list of a folder in a folder of the cache. A file whose number, size and times are those with which it was
 * read is not read again, as Git does it; where a folder was copied or restored, these are others.
 */
export function openFileNames(folder: string, cache: string): FileNames {
  const files = openCacheFolder(cache);
  const list = nameContent(folder);
  const before = readList(files.read(list));
  const asked = new Map<string, Known>();
  let isNew = false;
  return {
    nameOf: (path, stamp, read) => {
      const known = before.get(path);
      if (known && known.stamp === stamp) {
        asked.set(path, known);
        return known.name;
      }
      const now = Date.now();
      const name = read();
      if (stamp !== null && changedAt(stamp) < now - settled) {
        asked.set(path, { stamp, name });
        isNew = true;
      }
      return name;
    },
    save: () => {
      if (!isNew && asked.size === before.size) return;
      const lines = Array.from(asked, ([path, { stamp, name }]) => `${name} ${stamp} ${path}`);
      files.write(list, [nameContent(lines.join('\0')), ...lines].join('\0'));
      files.prune(maximalBytes);
    },
  };
}

/** Reads every file each time. */
export const unknownFiles: FileNames = { nameOf: (_path, _stamp, read) => read(), save: () => {} };

/** Differs when a file was replaced or written to; `null` for a link, which stays when what it leads to changes. */
export function stampOf(path: string): string | null {
  const stats = lstatSync(path, { bigint: true });
  if (stats.isSymbolicLink()) return null;
  const { ino, size, mtimeNs, ctimeNs } = stats;
  return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}

/** Milliseconds since 1970 of the last of a stamp's times. */
function changedAt(stamp: string): number {
  const [, , written, changed] = stamp.split(' ');
  return Number(BigInt(Math.max(Number(written), Number(changed))) / 1_000_000n);
}

/** Empty for what no build wrote as a whole. */
function readList(content: Buffer | null): Map<string, Known> {
  const known = new Map<string, Known>();
  const [sum, ...lines] = content === null ? [] : content.toString('utf8').split('\0');
  if (sum !== nameContent(lines.join('\0'))) return known;
  for (const line of lines) {
    const parts = /^(\S+) (\d+ \d+ -?\d+ -?\d+) (.+)$/s.exec(line);
    if (parts) known.set(parts[3]!, { name: parts[1]!, stamp: parts[2]! });
  }
  return known;
}
