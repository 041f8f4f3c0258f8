import type { Embedder } from './embedder.ts';

/** Bytes of the vectors that are kept. */
const mostBytes = 16_000_000;
const bytesOfNumber = 4;
const longestText = 600;

/**
 * Keeps the vectors of the last texts: readers ask the same, every key of an unfinished query is asked once, and
 * answers about one subject compare the same sentences.
 */
export function rememberTexts(embedder: Embedder): Embedder {
  const most = Math.max(1, Math.floor(mostBytes / (bytesOfNumber * embedder.dimensions)));
  const known = new Map<string, Promise<Float32Array>>();
  const keep = (text: string, vector: Promise<Float32Array>): void => {
    known.delete(text);
    if (text.length > longestText) return;
    known.set(text, vector);
    if (known.size > most) known.delete(known.keys().next().value!);
  };
  const embedAll = (texts: readonly string[]): Promise<Float32Array>[] => {
    if (texts.length === 0) return [];
    const vectors = embedder.embed(texts);
    return texts.map((text, place) => {
      const vector = vectors.then((found) => found[place]!);
      vector.catch(() => known.get(text) === vector && known.delete(text));
      return vector;
    });
  };
  return {
    ...embedder,
    embed: async (texts) => {
      const missing = [...new Set(texts)].filter((text) => !known.has(text));
      const made = embedAll(missing);
      const vectors = texts.map((text) => known.get(text) ?? made[missing.indexOf(text)]!);
      for (const [place, text] of texts.entries()) keep(text, vectors[place]!);
      return Promise.all(vectors);
    },
  };
}
