import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { decodeSource, isSound, type SourceText } from './decode-source.ts';
import type { ScannedFile } from './scan-folder.ts';
import { unreadable } from './unreadable.ts';
import { type Within, withinNothing } from './within.ts';

/** Keeps what was derived from a file until the file changes, so that a reload reads only what is new. */
export interface SourceCache {
  /** What no page may hold is taken out: `faultsOf` names it. */
  text: (file: ScannedFile) => string;
  /** The text of a file that has been read; `null` of any other. */
  known: (path: string) => string | null;
  /** Bytes of a file that are no text. */
  faultsOf: (file: ScannedFile) => readonly Problem[];
  /** `make()` under a name, kept until the file changes. */
  remember: <T>(file: ScannedFile, name: string, make: () => T) => T;
  /** `make()` under a name, kept for good. */
  once: <T>(name: string, make: () => T) => T;
  /** `make()` under a name, anew each time; it is given what it made the last time. */
  renew: <T>(name: string, make: (last: T | undefined) => T) => T;
  /** Forgets files that are no longer there. */
  keep: (files: readonly ScannedFile[]) => void;
}

interface Entry {
  file: ScannedFile;
  values: Map<string, unknown>;
}

/** @param within hears what is worked on */
export function createSourceCache(folder: string, within: Within = withinNothing): SourceCache {
  const entries = new Map<string, Entry>();
  const lasting = new Map<string, unknown>();
  const entryOf = (file: ScannedFile): Entry => {
    const known = entries.get(file.path);
    if (known && isSame(known.file, file)) return known;
    const entry = { file, values: new Map() };
    entries.set(file.path, entry);
    return entry;
  };
  const remember = <T>(file: ScannedFile, name: string, make: () => T): T => {
    const { values } = entryOf(file);
    if (!values.has(name)) values.set(name, within(file.path, make));
    return values.get(name) as T;
  };
  const read = (file: ScannedFile): SourceText =>
    remember(file, 'text', () => readSource(join(folder, file.path), file.path));
  return {
    text: (file) => read(file).text,
    known: (path) => (entries.get(path)?.values.get('text') as SourceText | undefined)?.text ?? null,
    faultsOf: (file) => read(file).problems,
    remember,
    once: <T>(name: string, make: () => T): T => {
      if (!lasting.has(name)) lasting.set(name, make());
      return lasting.get(name) as T;
    },
    renew: <T>(name: string, make: (last: T | undefined) => T): T => {
      const value = make(lasting.get(name) as T | undefined);
      lasting.set(name, value);
      return value;
    },
    keep: (files) => {
      const paths = new Set(files.map(({ path }) => path));
      for (const path of entries.keys()) if (!paths.has(path)) entries.delete(path);
    },
  };
}

function isSame(known: ScannedFile, file: ScannedFile): boolean {
  return known.size === file.size && known.changed === file.changed && known.placed === file.placed;
}

/** A file may be gone by the time it is read, or not be for this user: it is read as empty then, with an error. */
function readSource(path: string, file: string): SourceText {
  try {
    // Decoded while it is read, a text takes half of the time.
    const text = readFileSync(path, 'utf8');
    return isSound(text) ? { text, problems: [] } : decodeSource(readFileSync(path), file);
  } catch (error) {
    return { text: '', problems: [unreadable(file, error)] };
  }
}
