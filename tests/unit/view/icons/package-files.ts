import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { IconFiles } from '../../../../src/view/icons/icon-files.ts';

const modules = resolve(import.meta.dirname, '../../../../node_modules');

/** The installed packages, read plainly. */
export const packageFiles: IconFiles = {
  readPackageFile: (path) => attempt(() => readFileSync(join(modules, path), 'utf8')) ?? null,
  listPackageFolder: (path) => attempt(() => readdirSync(join(modules, path))) ?? [],
};

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
