import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import { decodeBytes, type SourceText } from './decode-source.ts';

/**
 * The text of a file that may be anything: a pipe would keep its reader waiting for ever.
 * @throws Error for what is no file, or cannot be read
 */
export function readTextFile(path: string): string {
  return decodeBytes(readBytes(path), path).text;
}

/**
 * The text of a file of a site that will be written anew, in UTF-8.
 * @throws Error for what cannot be read; DocsError for bytes that are no text, which would be lost
 */
export function readTextToChange(folder: string, location: string): string {
  const { text, problems } = decodeBytes(readBytes(join(folder, location)), location);
  if (problems.length === 0) return text;
  throw new DocsError(
    problems.map((problem) => ({
      ...problem,
      severity: 'error',
      message: 'These bytes are not valid UTF-8 and would be lost if the file were changed',
    })),
  );
}

function readBytes(path: string): Buffer {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(file).isFile()) throw new Error(`${path} is not a file`);
    return readFileSync(file);
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
  return readNamedSource(folder, location).text;
}

/** The same, with what is no text in it. */
export function readNamedSource(folder: string, location: string): SourceText {
  const path = join(folder, location);
  const text = decodeBytes(readBytes(path), location);
  const names = location.split('/').filter((name) => name !== '' && name !== '.');
  if (realpathSync.native(path).endsWith(sep + names.join(sep)) || areListed(names, folder)) return text;
  throw Object.assign(new Error(`${path} has a different name`), { code: 'ENOENT' });
}

/** Whether each folder on the way has an entry of just this name. */
function areListed(names: readonly string[], folder: string): boolean {
  return names.every((name, at) => name === '..' || readdirSync(join(folder, ...names.slice(0, at))).includes(name));
}
