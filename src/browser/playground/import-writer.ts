import type { SnippetLanguage, SnippetWriter } from '../../model/api/snippet.ts';
import { pickWriter, withDigestNote } from '../../shared/snippets/pick-writer.ts';

// One chunk for each language: few readers look at more than two.
const importers = import.meta.glob<SnippetWriter>('./*.ts', {
  base: '../../shared/snippets/languages',
  import: 'generate',
});

/** Loads what writes code in a language. */
export async function importWriter(language: SnippetLanguage): Promise<SnippetWriter> {
  return withDigestNote(language, await pickWriter(language, importers)());
}
