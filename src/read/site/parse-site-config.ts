import { join } from 'node:path';
import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import { type ParsedConfig, parseConfig } from '../config/parse-config.ts';
import type { SourceText } from './decode-source.ts';
import { findConfigFile } from './find-config-file.ts';
import { isInside } from './is-inside.ts';
import { readNamedSource } from './read-text-file.ts';

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
  const read = (path: string): SourceText | null => {
    if (settings !== undefined && path === file) return { text: settings, problems: [] };
    return isUntrusted && isKept(path, folder) ? null : readIfPresent(folder, path);
  };
  if (last?.file === file && [...last.texts].every(([path, text]) => (read(path)?.text ?? null) === text)) return last;
  const texts = new Map<string, string | null>();
  const faults: Problem[] = [];
  const readFile = (path: string): string | null => {
    const source = read(path);
    const text = source?.text ?? null;
    if (source && !texts.has(path)) addAll(faults, source.problems);
    texts.set(path, text);
    return text;
  };
  const parsed = parseConfig({ file, readFile });
  return { ...parsed, problems: [...parsed.problems, ...faults], file, texts };
}

/** Themes are code that runs while a site is built. */
function isKept(path: string, folder: string): boolean {
  return path.startsWith('themes/') || !isInside(folder, join(folder, path));
}

function readIfPresent(folder: string, path: string): SourceText | null {
  try {
    return readNamedSource(folder, path);
  } catch {
    return null;
  }
}
