import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/**
 * The text of a file that may be anything: a pipe would keep its reader waiting for ever.
 * @throws Error for what is no file, or cannot be read
 */
export function readTextFile(path: string): string {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(file).isFile()) throw new Error(`${path} is no file`);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}
