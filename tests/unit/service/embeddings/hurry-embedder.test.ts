import { expect, test } from 'vitest';
import type { Embedder } from '../../../../src/service/embeddings/embedder.ts';
import { hurryEmbedder } from '../../../../src/service/embeddings/hurry-embedder.ts';

const rest: Omit<Embedder, 'embed'> = { id: 'm', dimensions: 1, languages: null, close: async () => undefined };
const vector = Float32Array.of(1);

test('nobody waits long for vectors, and whoever asks right after that does not wait at all', async () => {
  let [time, asked, isSilent] = [0, 0, true];
  const embedder = hurryEmbedder(
    { ...rest, embed: async () => (asked++, isSilent ? new Promise(() => undefined) : [vector]) },
    { patience: 30, pause: 1_000, now: () => time },
  );
  await expect(embedder.embed(['a'])).rejects.toThrow('did not respond within 0.03 seconds');
  await expect(embedder.embed(['b'])).rejects.toThrow('did not respond a moment ago');
  expect(asked).toBe(1);
  isSilent = false;
  time = 1_001;
  expect(await embedder.embed(['c'])).toEqual([vector]);
});

test('what a model says of a text is told, and stops no other text', async () => {
  const embedder = hurryEmbedder(
    {
      ...rest,
      embed: async ([text]) => {
        if (text === 'bad') throw new Error('too long');
        return [vector];
      },
    },
    { patience: 1_000 },
  );
  await expect(embedder.embed(['bad'])).rejects.toThrow('too long');
  expect(await embedder.embed(['good'])).toEqual([vector]);
});
