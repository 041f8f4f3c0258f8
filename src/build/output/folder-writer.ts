import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { nameFile } from '../cache/name-content.ts';
import { describeFile, isPage, type WrittenFile } from '../outputs/describe-file.ts';

/** The files of an output by their paths in it, with slashes. */
export type WrittenFiles = Map<string, WrittenFile>;

export interface FolderWriter {
  folder: string;
  write: (path: string, content: string | Uint8Array) => void;
  copy: (path: string, source: string) => void;
  /** Everything that was written, by others too as far as they have said so. */
  files: WrittenFiles;
  /** Files that could not be written because another one has their place. */
  problems: Problem[];
}

/**
 * Writes files into a folder, and remembers what it has written, so that nobody has to read it again. `files`: what
 * stands there already.
 *
 * A file system cannot hold a file and a folder of one name, but a site can ask for both: `/llms.txt` is generated and
 * also the source of a redirect, a page has the name of a file. The first one stays.
 */
export function createFolderWriter(folder: string, files: WrittenFiles = new Map()): FolderWriter {
  const problems: Problem[] = [];
  const folders = new Set<string>();
  const add = (path: string, put: (target: string) => WrittenFile): void => {
    const target = join(folder, path);
    const within = dirname(target);
    try {
      if (!folders.has(within)) mkdirSync(within, { recursive: true });
      folders.add(within);
      files.set(relative(folder, target).split(sep).join('/'), put(target));
    } catch (error) {
      if (!isTaken(error)) throw error;
      problems.push(takenProblem(path));
    }
  };
  return {
    folder,
    files,
    problems,
    write: (path, content) =>
      add(path, (target) => {
        writeFileSync(target, content);
        return describeFile(path, content);
      }),
    copy: (path, source) =>
      add(path, (target) => {
        copyFileSync(source, target);
        return isPage(path) ? describeFile(path, readFileSync(target)) : { ...nameFile(target), scripts: null };
      }),
  };
}

function isTaken(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR';
}

function takenProblem(path: string): Problem {
  return {
    severity: 'warning',
    code: 'path-taken',
    message: `${path} is not written: a page or file of the site already has this name, or that of a folder above it`,
    hint: 'Rename one of them, or leave out the redirect that starts there',
  };
}
