import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../read/site/list-files.ts';
import { describeFile } from '../outputs/describe-file.ts';
import type { WrittenFiles } from './folder-writer.ts';

/** Reads what others have written into a folder. */
export function describeFolder(folder: string): WrittenFiles {
  return new Map(listFiles(folder).map((path) => [path, describeFile(path, readFileSync(join(folder, path)))]));
}
