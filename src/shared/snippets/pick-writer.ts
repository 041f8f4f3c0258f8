import type { SnippetLanguage } from '../../model/api/snippet.ts';

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
