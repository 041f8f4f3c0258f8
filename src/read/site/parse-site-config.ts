import { join } from 'node:path';
import { type ParsedConfig, parseConfig } from '../config/parse-config.ts';
import { findConfigFile } from './find-config-file.ts';
import { isInside } from './is-inside.ts';
import { readNamedFile } from './read-text-file.ts';

/** Settings with the file that they stand in, and the text of every file that was asked for. */
export interface ReadConfig extends ParsedConfig {
  file: ReturnType<typeof findConfigFile>;
  texts: ReadonlyMap<string, string | null>;
}

/**
 * Reads the settings in a site's folder; those of a stranger lead to no file outside of it.
 * @param last what was read before, which stands while all files say the same
 * @param settings the text of a `docs.json` that is nowhere in the folder
 */
export function parseSiteConfig(
  folder: string,
  { isUntrusted = false, last, settings }: { isUntrusted?: boolean; last?: ReadConfig | undefined; settings?: string },
): ReadConfig {
  const file = findConfigFile(folder, settings);
  const read = (path: string): string | null => {
    if (settings !== undefined && path === file) return settings;
    return isUntrusted && isKept(path, folder) ? null : readIfPresent(folder, path);
  };
  if (last?.file === file && [...last.texts].every(([path, text]) => read(path) === text)) return last;
  const texts = new Map<string, string | null>();
  const readFile = (path: string): string | null => {
    const text = read(path);
    texts.set(path, text);
    return text;
  };
  return { ...parseConfig({ file, readFile }), file, texts };
}

/** Themes are code that runs while a site is built. */
function isKept(path: string, folder: string): boolean {
  return path.startsWith('themes/') || !isInside(folder, join(folder, path));
}

function readIfPresent(folder: string, path: string): string | null {
  try {
    return readNamedFile(folder, path);
  } catch {
    return null;
  }
}
