import { compressedSize } from './compressed-size.ts';
import { type Engine, toDocuments, toPages } from './engine.ts';
import { importOptional } from './import-optional.ts';
import { stopWords } from './stop-words.ts';

const FIELDS = ['title', 'heading', 'keywords', 'description', 'text'];

/**
 * MiniSearch with the options that measured best: any word, prefixes, a fifth of a word's letters wrong, stop words
 * left out.
 */
export const minisearch: Engine = {
  name: 'minisearch',
  build: async ({ sections }) => {
    const module = await importOptional('minisearch');
    if (!module) return null;
    const processTerm = (term: string): string | null =>
      stopWords.has(term.toLowerCase()) ? null : term.toLowerCase();
    const index = new module.default({ fields: FIELDS, storeFields: ['route', 'title', 'heading'], processTerm });
    index.addAll(toDocuments(sections));
    const options = {
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'OR',
      boost: { title: 4, heading: 3, keywords: 2, description: 1.5 },
    };
    const size = compressedSize(JSON.stringify(index));
    return {
      search: async (query) => toPages(index.search(query, options).map((hit: { route: string }) => hit.route)),
      coldBytes: async () => size,
    };
  },
};
