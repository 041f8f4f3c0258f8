import { join } from 'node:path';
import { type ParsedConfig, parseConfig } from '../config/parse-config.ts';
import { findConfigFile } from './find-config-file.ts';
import { isInside } from './is-inside.ts';
import { readTextFile } from './read-text-file.ts';

/** Reads the settings in a site's folder; those of a stranger lead to no file outside of it. */
export function parseSiteConfig(folder: string, { isUntrusted = false }: { isUntrusted?: boolean }): ParsedConfig {
  const readFile = (path: string): string | null =>
    isUntrusted && isKept(path, folder) ? null : readIfPresent(join(folder, path));
  return parseConfig({ file: findConfigFile(folder), readFile });
}

/** Themes are code that runs while a site is built. */
function isKept(path: string, folder: string): boolean {
  return path.startsWith('themes/') || !isInside(folder, join(folder, path));
}

function readIfPresent(path: string): string | null {
  try {
    return readTextFile(path);
  } catch {
    return null;
  }
}
