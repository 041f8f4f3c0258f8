import { expect, test } from 'vitest';
import { type DescriptionCache, readDescription } from '../../../../src/read/site/read-description.ts';

const url = 'https://api.example.com/schema.graphql';
const away = () => Promise.resolve({ reason: 'no answer' });
const here = () => Promise.resolve({ text: 'new', problems: [] });

function openCache(): { cache: DescriptionCache; kept: Map<string, string> } {
  const kept = new Map([[url, 'kept']]);
  const cache = {
    onAnswer: () => {},
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, text: string) => void kept.set(name, text),
  };
  return { cache, kept };
}

test('the copy of the last time stands for what cannot be fetched', async () => {
  const { cache, kept } = openCache();
  expect(await readDescription(url, { folder: '.', cache, fetch: away })).toBe('kept');
  await readDescription(url, { folder: '.', cache, fetch: here });
  expect(kept.get(url)).toBe('new');
});

test('a stranger’s site gets no copy of what other sites may read, and leaves none to them', async () => {
  const { cache, kept } = openCache();
  const options = { folder: '.', cache, isUntrusted: true };
  await expect(readDescription(url, { ...options, fetch: away })).rejects.toThrow('no answer');
  expect(await readDescription(url, { ...options, fetch: here })).toBe('new');
  expect(kept.get(url)).toBe('kept');
});
