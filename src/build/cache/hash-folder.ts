import { lstatSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { nameContent, nameFile } from './name-content.ts';

export interface NamedFile {
  /** Of `nameFile`. */
  name: string;
  /** Of `stampOf`, from before the file was read. */
  stamp: string;
}

/** The files of a folder by their paths in it; `null` where there is none, or anything but folders and files in it. */
export function nameFolder(folder: string): Map<string, NamedFile> | null {
  try {
    if (!lstatSync(folder).isDirectory()) return null;
    const files = new Map<string, NamedFile>();
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (entry.isDirectory()) continue;
      if (!entry.isFile()) return null;
      const path = join(entry.parentPath, entry.name);
      const stamp = stampOf(path);
      files.set(relative(folder, path).replaceAll(sep, '/'), { name: nameFile(path).name, stamp });
    }
    return files;
  } catch {
    return null;
  }
}

/** Differs when a file was replaced or written to. Throws when there is none. */
export function stampOf(path: string): string {
  const { ino, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
  return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}

/** A name for all files of a folder with their paths in it; `null` as `nameFolder`. */
export function hashFolder(folder: string): string | null {
  const files = nameFolder(folder);
  return files && nameFiles(Array.from(files, ([path, { name }]) => [path, name]));
}

/** The same name for files of which path and name are known. */
export function nameFiles(files: Iterable<readonly [path: string, name: string]>): string {
  return nameContent(
    Array.from(files, ([path, name]) => `${path}\0${name}`)
      .sort()
      .join('\n'),
  );
}
