import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A new folder with a package of its own, and more files where they are given. */
export function makeFolder(folder: string, files: Readonly<Record<string, string>> = {}): string {
  const all = { 'package.json': '{ "name": "try", "version": "1.0.0", "private": true }\n', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
