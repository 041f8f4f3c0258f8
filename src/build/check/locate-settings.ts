import { join } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { parseConfig } from '../../read/config/parse-config.ts';
import { findConfigFile } from '../../read/site/find-config-file.ts';
import { readTextFile } from '../../read/site/read-text-file.ts';

/** Where a value of a site's settings stands, by its place in them; the file alone where it is not written. */
export function locateSettings(folder: string): (key: string) => Pick<Problem, 'file' | 'line' | 'column' | 'key'> {
  const file = findConfigFile(folder);
  let locate: ReturnType<typeof parseConfig>['locateValue'] | undefined;
  return (key) => {
    locate ??= parseConfig({ file, readFile: (path) => readIfPresent(join(folder, path)) }).locateValue;
    return locate(key) ?? { file, key };
  };
}

function readIfPresent(path: string): string | null {
  try {
    return readTextFile(path);
  } catch {
    return null;
  }
}
