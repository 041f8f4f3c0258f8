import { join } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { parseConfig } from '../../read/config/parse-config.ts';
import { findConfigFile } from '../../read/site/find-config-file.ts';
import { readTextFile } from '../../read/site/read-text-file.ts';

/** Where a value of a site's settings stands, by its key; the file alone where it is not written. */
export function locateSettings(folder: string): (key: string) => Pick<Problem, 'file' | 'line' | 'column'> {
  const file = findConfigFile(folder);
  let locate: ReturnType<typeof parseConfig>['locate'] | undefined;
  return (key) => {
    locate ??= parseConfig({ file, readFile: (path) => readIfPresent(join(folder, path)) }).locate;
    return locate(key) ?? { file };
  };
}

function readIfPresent(path: string): string | null {
  try {
    return readTextFile(path);
  } catch {
    return null;
  }
}
