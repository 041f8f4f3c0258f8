import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '../../model/problem.ts';

export interface FolderWriter {
  /** Calls `write` with the absolute path of a file whose folder exists. */
  add: (path: string, write: (target: string) => void) => void;
  /** Files that could not be written because another one has their place. */
  problems: Problem[];
}

/**
 * Writes files into a folder. A file system cannot hold a file and a folder of one name, but a site can ask for both:
 * `/llms.txt` is generated and also the source of a redirect, a page has the name of a file. The first one stays.
 */
export function createFolderWriter(folder: string): FolderWriter {
  const problems: Problem[] = [];
  const add = (path: string, write: (target: string) => void): void => {
    const target = join(folder, path);
    try {
      mkdirSync(dirname(target), { recursive: true });
      write(target);
    } catch (error) {
      if (!isTaken(error)) throw error;
      problems.push(takenProblem(path));
    }
  };
  return { add, problems };
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
