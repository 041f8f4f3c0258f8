import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

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

/**
 * The text of a file that an author names by its path in a folder.
 * @throws Error for what is no file, or cannot be read, and with the code `ENOENT` also for a name in other letters:
 * what Windows and macOS find by it, no build on Linux does
 */
export function readNamedFile(folder: string, location: string): string {
  const path = join(folder, location);
  const text = readTextFile(path);
  const names = location.split('/').filter((name) => name !== '' && name !== '.');
  if (realpathSync.native(path).endsWith(sep + names.join(sep)) || areListed(names, folder)) return text;
  throw Object.assign(new Error(`${path} has another name`), { code: 'ENOENT' });
}

/** Whether each folder on the way has an entry of just this name. */
function areListed(names: readonly string[], folder: string): boolean {
  return names.every((name, at) => name === '..' || readdirSync(join(folder, ...names.slice(0, at))).includes(name));
}
