import type { Embedder } from './embedder.ts';

const MOST_QUERIES = 1_000;
const LONGEST_QUERY = 300;

/** Keeps the vectors of the last queries: readers ask the same, and every key of an unfinished query is asked once. */
export function rememberQueries(embedder: Embedder): Embedder {
  const known = new Map<string, Promise<Float32Array[]>>();
  return {
    ...embedder,
    embed: (texts) => {
      const [text = ''] = texts;
      if (texts.length !== 1 || text.length > LONGEST_QUERY) return embedder.embed(texts);
      const vectors = known.get(text) ?? embedder.embed(texts);
      known.delete(text);
      known.set(text, vectors);
      vectors.catch(() => known.delete(text));
      if (known.size > MOST_QUERIES) known.delete(known.keys().next().value!);
      return vectors;
    },
  };
}
