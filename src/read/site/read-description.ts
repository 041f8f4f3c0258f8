import { join } from 'node:path';
import { HintedError } from '../../base/errors/docs-error.ts';
import type { Problem } from '../../model/problem.ts';
import type { SourceText } from './decode-source.ts';
import type { FetchText } from './fetch-memory.ts';
import { fetchText } from './fetch-text.ts';
import { isInside } from './is-inside.ts';
import { nearestFile } from './nearest-file.ts';
import { readNamedSource } from './read-text-file.ts';

export type FetchedText = Awaited<ReturnType<FetchText>>;

/** Keeps texts that other servers gave. */
export interface DescriptionCache {
  /** Hears of every answer, a failure too. */
  onAnswer: (url: string, answer: FetchedText) => void;
  read: (url: string) => string | null;
  write: (url: string, text: string) => void;
}

export interface ReadDescriptionOptions {
  folder: string;
  /** Of `Site.isUntrusted`: links are not followed out of the folder, nor private addresses asked. */
  isUntrusted?: boolean;
  cache?: DescriptionCache;
  /** Asks other servers; unset: each time anew. */
  fetch?: FetchText;
  /** Hears why a copy of the cache stands for what could not be fetched. */
  onCopy?: (reason: string) => void;
  /** Hears of bytes that are no text. */
  onFaults?: (problems: readonly Problem[]) => void;
}

/**
 * The text of an API description or of a file that one refers to: a file of the site or a URL, but nothing outside of
 * the folder. Where a server does not answer, the last copy that it gave, but to no stranger's site.
 * @throws Error with the reason when it cannot be read
 */
export async function readDescription(
  location: string,
  { folder, isUntrusted = false, cache, fetch = fetchText, onCopy, onFaults }: ReadDescriptionOptions,
): Promise<string> {
  if (/^https?:/.test(location)) {
    const fetched = await fetch(location, { isUntrusted });
    cache?.onAnswer(location, fetched);
    // Sites share the copies, and a stranger's may name what only others can reach from here.
    const copies = isUntrusted ? undefined : cache;
    if ('text' in fetched) {
      copies?.write(location, fetched.text);
      onFaults?.(fetched.problems);
      return fetched.text;
    }
    const copy = copies?.read(location) ?? null;
    if (copy === null) throw new Error(fetched.reason);
    onCopy?.(fetched.reason);
    return copy;
  }
  if (location.split(/[/\\]/).includes('..') || (isUntrusted && !isInside(folder, join(folder, location))))
    throw new Error(`${location} is outside the site`);
  const { text, problems } = readFileOf(location, folder);
  onFaults?.(problems);
  return text;
}

function readFileOf(location: string, folder: string): SourceText {
  try {
    return readNamedSource(folder, location);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const nearest = nearestFile(location, folder);
    throw new HintedError('the file does not exist', nearest === null ? undefined : `Did you mean "${nearest}"?`);
  }
}
