import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Builds the site in a folder with the compiled command, as from nothing; gives where it was built. */
export async function buildFolder(folder: string): Promise<string> {
  const out = join(folder, 'dist');
  const command = ['bin/docwright.js', 'build', folder, '--out', out, '--no-cache'];
  await promisify(execFile)(process.execPath, command, { cwd: resolve(import.meta.dirname, '../..') });
  return out;
}
