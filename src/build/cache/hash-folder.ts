import { lstatSync, readdirSync } from 'node:fs';
import { nameContent, nameFile } from './name-content.ts';
import { type FileNames, stampOf, unknownFiles } from './open-file-names.ts';

export interface NamedFile {
  /** Of `nameFile`. */
  name: string;
  /** Of `stampOf`, from before the file was read. */
  stamp: string | null;
}

/** The files of a folder by their paths in it; `null` where there is none, or anything but folders and files in it. */
export function nameFolder(folder: string, names: FileNames = unknownFiles): Map<string, NamedFile> | null {
  try {
    if (!lstatSync(folder).isDirectory()) return null;
    const files = new Map<string, NamedFile>();
    const waiting = [''];
    for (let inner = waiting.pop(); inner !== undefined; inner = waiting.pop())
      for (const entry of readdirSync(`${folder}/${inner}`, { withFileTypes: true })) {
        const path = inner + entry.name;
        if (entry.isDirectory()) waiting.push(`${path}/`);
        else if (!entry.isFile()) return null;
        else {
          const file = `${folder}/${path}`;
          const stamp = stampOf(file);
          files.set(path, { name: names.nameOf(path, stamp, () => nameFile(file).name), stamp });
        }
      }
    return files;
  } catch {
    return null;
  }
}

/** A name for all files of a folder with their paths in it; `null` as `nameFolder`. */
export function hashFolder(folder: string, names?: FileNames): string | null {
  const files = nameFolder(folder, names);
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
