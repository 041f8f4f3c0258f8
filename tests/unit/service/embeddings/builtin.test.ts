import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openBuiltinEmbedder } from '../../../../src/service/embeddings/open-builtin-embedder.ts';
import { planBatches } from '../../../../src/service/embeddings/plan-batches.ts';
import { rememberTexts } from '../../../../src/service/embeddings/remember-texts.ts';

const packageFolder = resolve(import.meta.dirname, '../../../..');
const isThere =
  existsSync(join(packageFolder, 'lib/model/model.onnx')) && existsSync(join(packageFolder, 'lib/embedding-worker.js'));
if (!isThere) console.warn('The embedding model is not there (npm run compile fetches it), so it was not tested');

test.runIf(isThere)('the built-in model tells what means the same', { timeout: 120_000 }, async () => {
  const embedder = (await openBuiltinEmbedder({ packageFolder, folders: [] }))!;
  const [asked, same, other] = (await embedder.embed([
    'How do I reset my password?',
    'Change a forgotten password',
    'Install the command line with npm',
  ])) as [Float32Array, Float32Array, Float32Array];
  const cosine = (a: Float32Array, b: Float32Array): number =>
    a.reduce((sum, value, index) => sum + value * b[index]!, 0);
  expect(asked).toHaveLength(embedder.dimensions);
  expect(Math.hypot(...asked)).toBeCloseTo(1, 4);
  expect(cosine(asked, same)).toBeGreaterThan(0.6);
  expect(cosine(asked, other)).toBeLessThan(0.3);
  expect(await embedder.embed([])).toEqual([]);
  await embedder.close();
  await expect(embedder.embed(['late'])).rejects.toThrow('stopped');
});

test('without its files there is no built-in model', async () => {
  expect(await openBuiltinEmbedder({ packageFolder: import.meta.dirname, folders: [] })).toBeNull();
});

test('texts of about the same length are embedded together, each once', () => {
  const texts = ['aaaa', 'b', 'cccccc', 'dd', 'eee'];
  expect(planBatches(texts, 2)).toEqual([[1, 3], [4, 0], [2]]);
  expect(planBatches([], 2)).toEqual([]);
});

test('a query is embedded once, and again after a failure', async () => {
  const embed = vi.fn(async (texts: readonly string[]) => texts.map(() => new Float32Array(2)));
  const remembered = rememberTexts({ id: 'x', dimensions: 2, languages: null, embed, close: async () => undefined });
  await Promise.all([remembered.embed(['a']), remembered.embed(['a'])]);
  await remembered.embed(['a']);
  expect(embed).toHaveBeenCalledTimes(1);
  embed.mockRejectedValueOnce(new Error('gone'));
  await expect(remembered.embed(['b'])).rejects.toThrow('gone');
  await remembered.embed(['b']);
  expect(embed).toHaveBeenCalledTimes(3);
});

test('of several texts only those are embedded that were not a moment ago', async () => {
  const embed = vi.fn(async (texts: readonly string[]) => texts.map((text) => Float32Array.of(text.length)));
  const remembered = rememberTexts({ id: 'x', dimensions: 1, languages: null, embed, close: async () => undefined });
  const long = 'word '.repeat(200);
  await remembered.embed(['one', 'three', long]);
  const vectors = await remembered.embed(['four', 'three', 'one', 'four', long]);
  expect(vectors.map(([length]) => length)).toEqual([4, 5, 3, 4, long.length]);
  expect(embed.mock.calls.map(([texts]) => texts)).toEqual([
    ['one', 'three', long],
    ['four', long],
  ]);
});
