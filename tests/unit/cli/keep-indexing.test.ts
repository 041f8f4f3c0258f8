import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepIndexing } from '../../../src/cli/serve/keep-indexing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (failures: number) => {
  const tried: string[] = [];
  const faults: unknown[] = [];
  const indexing = keepIndexing(
    async ({ build }: { domain: string; build: string }) => {
      tried.push(build);
      if (tried.length <= failures) throw new Error(`away ${tried.length}`);
    },
    (error) => faults.push(String(error)),
  );
  return { tried, faults, indexing };
};

test('a site whose index failed is indexed again, ever less often, until it has one', async () => {
  const { tried, faults, indexing } = open(3);
  await expect(indexing.index({ domain: 'docs', build: '1' })).rejects.toThrow('away 1');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(tried).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tried).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(tried).toHaveLength(4);
  expect(faults).toEqual(['Error: away 2', 'Error: away 3']);
});

test('a newer build takes the place of one that failed, and nothing is tried after the end', async () => {
  const { tried, indexing } = open(2);
  await expect(indexing.index({ domain: 'docs', build: '1' })).rejects.toThrow();
  await expect(indexing.index({ domain: 'docs', build: '2' })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(tried).toEqual(['1', '2', '2']);
  const ended = open(9);
  await expect(ended.indexing.index({ domain: 'docs', build: '1' })).rejects.toThrow();
  ended.indexing.close();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ended.tried).toEqual(['1']);
});
