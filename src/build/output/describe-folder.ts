import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { posixPath } from '../../base/paths/posix-path.ts';
import { describeFile } from '../outputs/describe-file.ts';
import type { WrittenFiles } from './folder-writer.ts';

/** Reads what others have written into a folder. */
export function describeFolder(folder: string): WrittenFiles {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => posixPath(relative(folder, join(entry.parentPath, entry.name))));
  return new Map(paths.map((path) => [path, describeFile(path, readFileSync(join(folder, path)))]));
}
