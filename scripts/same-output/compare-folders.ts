import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths of the files that two folders do not both have with the same bytes; a folder that is not there has none. */
export function compareFolders(first: string, second: string): string[] {
  const [a, b] = [listFiles(first), listFiles(second)];
  const all = [...new Set([...a, ...b])].sort();
  return all.filter((path) => {
    if (!a.has(path) || !b.has(path)) return true;
    return !readFileSync(join(first, path)).equals(readFileSync(join(second, path)));
  });
}

function listFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name))));
}
