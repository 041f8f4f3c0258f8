import type { SnippetLanguage, SnippetWriter } from '../../model/api/snippet.ts';

/**
 * Of the files in `languages`, that of a language: it has the name of its key, or of an alias.
 *
 * @throws Error without one
 */
export function pickWriter<Found>({ key, aliases }: SnippetLanguage, files: Record<string, Found>): Found {
  const found = Object.entries(files).find(([path]) => [key, ...aliases].includes(path.replace(/^.*\/|\.ts$/g, '')));
  if (!found) throw new Error(`No file for ${key}`);
  return found[1];
}

/** The writer of a language, which says so where a request needs what the language's client does not know. */
export function withDigestNote({ highlight, knowsDigest }: SnippetLanguage, write: SnippetWriter): SnippetWriter {
  if (knowsDigest) return write;
  const mark = highlight === 'ruby' ? '#' : '//';
  return (request) => (request.digest ? `${mark} ${digestNote}\n${write(request)}` : write(request));
}

const digestNote = 'Digest authentication: answer the 401 as RFC 7616 says, which this client does not do by itself.';
