import { copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { dirname as urlDirname } from 'node:path/posix';
import { foldPath } from '../../base/paths/fold-path.ts';
import { posixPath } from '../../base/paths/posix-path.ts';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import { type NamedFile, nameFiles } from '../cache/hash-folder.ts';
import { nameFile } from '../cache/name-content.ts';
import { describeFile, isPage, type WrittenFile } from '../outputs/describe-file.ts';
import { canHold } from './can-hold.ts';
import { ignoresCase } from './ignores-case.ts';

/** The files of an output by their paths in it, with slashes. */
export type WrittenFiles = Map<string, WrittenFile>;

/** A name for all of them, as `nameFiles` gives it. */
export function nameWritten(files: WrittenFiles): string {
  return nameFiles(Array.from(files, ([path, { name }]) => [path, name]));
}

/** What the last build left, as it stands now. */
export interface LastOutput {
  folder: string;
  files: ReadonlyMap<string, NamedFile>;
}

export interface FolderWriter {
  folder: string;
  write: (path: string, content: string | Uint8Array) => void;
  copy: (path: string, source: string) => void;
  /** Takes over a file that an earlier build has made; `false` where neither the last output nor `read` has it. */
  take: (path: string, file: WrittenFile, read: () => Uint8Array | null) => boolean;
  /** Notes a file that another process has written into the folder. */
  note: (path: string, file: WrittenFile) => void;
  /** Writes a file into the folder for the service, beside the output. */
  writeForService: (path: string, content: string | Uint8Array) => void;
  /** The files in the folder for the service. */
  service: WrittenFiles;
  /** All files of the output. */
  files: WrittenFiles;
  /** Those that are not in the folder, since they stand in the last output as they are to be. */
  standing: ReadonlySet<string>;
  /** Where the content of one of the files is to be read. */
  locate: (path: string) => string;
  /**
   * Keeps the place of a file for who will note it; `false`, with a problem, where another one has it, or no folder can
   * hold it.
   */
  claim: (path: string) => boolean;
  /** Where a file is to be written by who notes it. */
  target: (path: string) => string;
  /** A writer of the same files by the places where they lie in the folder. */
  placed: () => FolderWriter;
  /** Brings these into the folder, too: by links where the file system has them, so nobody may write into one. */
  complete: () => void;
  /** Files that could not be written because another one has their place. */
  problems: Problem[];
}

export interface FolderWriterOptions {
  /** What stands in the folder already. */
  files?: WrittenFiles;
  /** Unset: every file is written. */
  last?: LastOutput | undefined;
  /** Of the files, those that stand in the last output. */
  standing?: Set<string>;
  /** Where a file lies in the folder; unset: where its path says. */
  place?: ((path: string) => string) | undefined;
  /** Whether names that differ in their case alone are the same; unset: as the file system of the folder says. */
  foldsCase?: boolean;
}

/**
 * Writes files into a folder, and remembers what it has written, so that nobody has to read it again. A file that is
 * the same in the last output is not written.
 *
 * Paths may come from settings and descriptions, so nothing is written at one that leads out of the folder.
 *
 * A file system cannot hold a file and a folder of one name, but a site can ask for both: `/llms.txt` is generated and
 * also the source of a redirect, a page has the name of a file. The first one stays.
 */
export function createFolderWriter(
  folder: string,
  {
    files = new Map(),
    last,
    standing = new Set(),
    place = (path) => path,
    foldsCase = ignoresCase(folder),
  }: FolderWriterOptions = {},
): FolderWriter {
  const problems: Problem[] = [];
  const folders = new Set<string>();
  const made = new Set<string>();
  const claimed = { files: new Set<string>(), folders: new Set<string>() };
  /** Paths by what the file system takes for the same. */
  const folded = new Map(foldsCase ? Array.from(files.keys(), (path) => [foldPath(path), path]) : []);
  const service: WrittenFiles = new Map();
  const serviceFolder = serviceFolderOf(folder);

  /** `put` writes the file where `describe` does not say that the last output has it. */
  function add(path: string, describe: () => WrittenFile, put: (target: string) => WrittenFile): void {
    const key = posixPath(relative(folder, join(folder, path)));
    if (leaves(key) || !canHold(key)) return void problems.push(unwritableProblem(path));
    const target = targetOf(key);
    if (isTaken(key)) return void problems.push(takenProblem(path));
    if (stands(key, describe)) return;
    try {
      makeFolder(dirname(target));
      set(key, put(target));
      standing.delete(key);
    } catch (error) {
      if (saysTaken(error)) problems.push(takenProblem(path));
      else if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') problems.push(unwritableProblem(path));
      else throw error;
    }
  }

  function targetOf(path: string): string {
    return below(folder, place(path));
  }

  function stands(key: string, describe: () => WrittenFile): boolean {
    const before = last?.files.get(place(key));
    const isWritten = files.has(key) && !standing.has(key);
    if (!before || isWritten) return false;
    const file = describe();
    if (file.name !== before.name) return false;
    standing.add(key);
    set(key, file);
    return true;
  }

  function isTaken(key: string): boolean {
    if (folders.has(key) || isTwin(key)) return true;
    return foldersAbove(key).some((above) => files.has(above));
  }

  function isTwin(key: string): boolean {
    return foldsCase && (folded.get(foldPath(key)) ?? key) !== key;
  }

  function set(key: string, file: WrittenFile): void {
    files.set(key, file);
    if (foldsCase) folded.set(foldPath(key), key);
    for (const above of foldersAbove(key)) folders.add(above);
  }

  function claim(path: string): boolean {
    const key = place(path);
    const above = foldersAbove(key);
    if (!canHold(key)) problems.push(unwritableProblem(path));
    else if (isTwin(key) || claimed.folders.has(key) || above.some((folder) => claimed.files.has(folder)))
      problems.push(takenProblem(path));
    else {
      claimed.files.add(key);
      if (foldsCase) folded.set(foldPath(key), key);
      for (const folder of above) claimed.folders.add(folder);
      return true;
    }
    return false;
  }

  function makeFolder(path: string): void {
    if (!made.has(path)) mkdirSync(path, { recursive: true });
    made.add(path);
  }

  return {
    folder,
    files,
    service,
    standing,
    problems,
    claim,
    note: set,
    write: (path, content) => {
      let file: WrittenFile | undefined;
      const describe = (): WrittenFile => (file ??= describeFile(path, content));
      add(path, describe, (target) => {
        writeFileSync(target, content);
        return describe();
      });
    },
    writeForService: (path, content) => {
      makeFolder(serviceFolder);
      writeFileSync(join(serviceFolder, path), content);
      service.set(path, describeFile(path, content));
    },
    copy: (path, source) =>
      add(
        path,
        () => readDescription(path, source),
        (target) => {
          copyFileSync(source, target);
          // What was written to in between.
          return readDescription(path, target);
        },
      ),
    take: (path, file, read) => {
      if (stands(path, () => file)) return true;
      const content = read();
      if (content === null) return false;
      const put = (target: string): WrittenFile => {
        writeFileSync(target, content);
        return file;
      };
      add(path, () => file, put);
      return true;
    },
    locate: (path) => below(standing.has(path) ? last!.folder : folder, place(path)),
    target: targetOf,
    placed: () => {
      const placed = new Map(Array.from(files, ([path, file]) => [place(path), file]));
      const writer = createFolderWriter(folder, { files: placed, last, standing: new Set([...standing].map(place)) });
      for (const [path, file] of service) writer.service.set(path, file);
      addAll(writer.problems, problems);
      return writer;
    },
    complete: () => {
      for (const path of standing) {
        const target = targetOf(path);
        makeFolder(dirname(target));
        linkOrCopy(join(last!.folder, place(path)), target);
      }
      standing.clear();
    },
  };
}

function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let above = urlDirname(path); above !== '.' && above !== '/'; above = urlDirname(above)) folders.push(above);
  return folders;
}

/** Whether a path from a folder on leads out of it, on this system or on one that parts names by backslashes. */
function leaves(path: string): boolean {
  return path.split(/[/\\]/).includes('..') || isAbsolute(path);
}

/** @throws RangeError for a path that leads out of the folder */
function below(folder: string, path: string): string {
  const target = join(folder, path);
  if (leaves(relative(folder, target))) throw new RangeError(`${path} is outside the output folder`);
  return target;
}

function readDescription(path: string, file: string): WrittenFile {
  return isPage(path) ? describeFile(path, readFileSync(file)) : { ...nameFile(file), scripts: null };
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

function saysTaken(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR';
}

function unwritableProblem(path: string): Problem {
  const shown = path.length > 120 ? `${path.slice(0, 120)}…` : path;
  return {
    severity: 'warning',
    code: 'path-unwritable',
    message: `${JSON.stringify(shown)} is not written: it is too long for a file name, contains a character that this system does not allow in names, or is outside the output folder`,
    hint: 'Give the page or the source of the redirect another path',
  };
}

function takenProblem(path: string): Problem {
  return {
    severity: 'warning',
    code: 'path-taken',
    message: `${path} is not written: a page or file of the site already has its name or that of one of its parent folders`,
    hint: 'Rename one of them, or remove the redirect from there',
  };
}
