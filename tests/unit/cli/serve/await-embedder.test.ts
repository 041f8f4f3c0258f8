import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitEmbedder } from '../../../../src/cli/serve/await-embedder.ts';
import type { Embedder } from '../../../../src/service/embeddings/embedder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createEmbedder = () => {
  const embedder = { id: 'm', dimensions: 2, languages: null, embed: async () => [], close: vi.fn(async () => {}) };
  return embedder satisfies Embedder;
};

const begin = async (open: () => Promise<Embedder>) => {
  const [onFault, onOpen] = [vi.fn(), vi.fn()];
  const waiting = awaitEmbedder(open, { patience: 5_000, onFault, onOpen });
  await vi.advanceTimersByTimeAsync(5_000);
  return { awaited: await waiting, onFault, onOpen };
};

test('a model that is away at the beginning is asked for again, ever less often, until it is there', async () => {
  let tries = 0;
  const embedder = createEmbedder();
  const { awaited, onFault, onOpen } = await begin(async () => {
    if (++tries < 4) throw new Error(`away ${tries}`);
    return embedder;
  });
  expect(awaited.current()).toBeNull();
  expect(onFault).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tries).toBe(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(tries).toBe(4);
  expect(awaited.current()).toBe(embedder);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(embedder);
  expect(onFault).toHaveBeenCalledOnce();
});

test('one that is there at once is told of by nobody, and one that says nothing keeps nobody waiting', async () => {
  const embedder = createEmbedder();
  const ready = await begin(async () => embedder);
  expect(ready.awaited.current()).toBe(embedder);
  expect(ready.onOpen).not.toHaveBeenCalled();
  const late = Promise.withResolvers<Embedder>();
  const silent = await begin(() => late.promise);
  expect(silent.awaited.current()).toBeNull();
  expect(silent.onFault).toHaveBeenCalledOnce();
  late.resolve(embedder);
  await vi.advanceTimersByTimeAsync(0);
  expect(silent.onOpen).toHaveBeenCalledExactlyOnceWith(embedder);
});

test('nothing is asked for after the end, and what opens then is closed', async () => {
  let tries = 0;
  const { awaited } = await begin(async () => {
    tries++;
    throw new Error('away');
  });
  await awaited.close();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(tries).toBe(1);
  const late = Promise.withResolvers<Embedder>();
  const silent = await begin(() => late.promise);
  await silent.awaited.close();
  const embedder = createEmbedder();
  late.resolve(embedder);
  await vi.advanceTimersByTimeAsync(0);
  expect(embedder.close).toHaveBeenCalledOnce();
  expect(silent.onOpen).not.toHaveBeenCalled();
});
