import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sayWhere } from '../base/errors/say-where.ts';

/**
 * Copies what is in a folder, so that its new owner may write to it: a package may be installed for reading alone.
 * @throws what the disk says, with nothing left of the copy, so that it can be made again
 */
export function copyWritable(from: string, to: string): void {
  const made: string[] = [];
  try {
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const source = join(entry.parentPath, entry.name);
      copyFile(source, { target: join(to, relative(from, source)), made });
    }
  } catch (error) {
    for (const path of made) rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

/** Notes what comes to be that was not there, also where no more than a part of it does. */
function copyFile(source: string, { target, made }: { target: string; made: string[] }): void {
  const folder = mkdirSync(dirname(target), { recursive: true });
  if (folder !== undefined) made.push(folder);
  if (!existsSync(target)) made.push(target);
  sayWhere(target, () => writeFileSync(target, readFileSync(source)));
}
