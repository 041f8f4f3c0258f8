import type { SnippetLanguage } from '../../model/api/snippet.ts';
import { snippetLanguages } from './languages.ts';

/**
 * The language that a name in `api.examples.languages` or on a code sample means, ignoring case; `null` for any other.
 */
export function resolveLanguage(name: string): SnippetLanguage | null {
  const wanted = name.trim().toLowerCase();
  return (
    snippetLanguages.find(
      ({ key, aliases }) => key === wanted || aliases.some((alias) => alias.toLowerCase() === wanted),
    ) ?? null
  );
}
