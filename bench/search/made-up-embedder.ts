import type { Embedder } from '../../src/service/embeddings/embedder.ts';

const DIMENSIONS = 384;

/** Gives a text any direction, the same for the same text. */
export function createMadeUpEmbedder(): Embedder {
  return {
    id: 'made-up',
    dimensions: DIMENSIONS,
    languages: null,
    embed: async (texts) => texts.map(makeVector),
    close: async () => undefined,
  };
}

function makeVector(text: string): Float32Array {
  let seed = 0;
  for (let index = 0; index < text.length; index++) seed = (Math.imul(seed, 31) + text.charCodeAt(index)) | 0;
  const vector = new Float32Array(DIMENSIONS);
  let sum = 0;
  for (let index = 0; index < DIMENSIONS; index++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    vector[index] = seed / 2 ** 31;
    sum += vector[index]! ** 2;
  }
  const length = Math.sqrt(sum);
  return vector.map((value) => value / length);
}
