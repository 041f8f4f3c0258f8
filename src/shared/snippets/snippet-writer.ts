import type { SnippetLanguage, SnippetWriter } from '../../model/api/snippet.ts';
import { pickWriter, withDigestNote } from './pick-writer.ts';

const writers = import.meta.glob<SnippetWriter>('./*.ts', { base: './languages', import: 'generate', eager: true });

/** What writes code in a language. */
export function snippetWriter(language: SnippetLanguage): SnippetWriter {
  return withDigestNote(language, pickWriter(language, writers));
}
