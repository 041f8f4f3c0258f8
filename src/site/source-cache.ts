import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScannedFile } from './scan-folder.ts';

/** Keeps what was derived from a file until the file changes, so that a reload reads only what is new. */
export interface SourceCache {
  /** Text of a file; `\uFFFD` stands for bytes that are not UTF-8. */
  text: (file: ScannedFile) => string;
  /** `derive(text)` under a name, kept with the text. */
  derive: <T>(file: ScannedFile, name: string, derive: (text: string) => T) => T;
  /** Forgets files that are no longer there. */
  keep: (files: readonly ScannedFile[]) => void;
}

interface Entry {
  size: number;
  changed: number;
  text: string;
  derived: Map<string, unknown>;
}

export function createSourceCache(folder: string): SourceCache {
  const entries = new Map<string, Entry>();
  const read = (file: ScannedFile): Entry => {
    const known = entries.get(file.path);
    if (known && known.size === file.size && known.changed === file.changed) return known;
    const entry = { size: file.size, changed: file.changed, text: readFileSync(join(folder, file.path), 'utf8'), derived: new Map() };
    entries.set(file.path, entry);
    return entry;
  };
  return {
    text: (file) => read(file).text,
    derive: <T>(file: ScannedFile, name: string, derive: (text: string) => T): T => {
      const entry = read(file);
      if (!entry.derived.has(name)) entry.derived.set(name, derive(entry.text));
      return entry.derived.get(name) as T;
    },
    keep: (files) => {
      const paths = new Set(files.map(({ path }) => path));
      for (const path of entries.keys()) if (!paths.has(path)) entries.delete(path);
    },
  };
}
