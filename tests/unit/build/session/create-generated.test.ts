import { expect, test, vi } from 'vitest';
import { createGenerated } from '../../../../src/build/session/create-generated.ts';
import type { FileTaker } from '../../../../src/build/session/file-taker.ts';

function collector() {
  return vi.fn(async ({ write, take, isListing }: FileTaker) => {
    write('llms.txt', 'Words');
    if (!isListing && !take?.('search/manifest.json', { name: '', bytes: 0 } as never))
      write('search/manifest.json', '{}');
  });
}

test('what has been written is known by its path without being made again', async () => {
  const collect = collector();
  const { generate, paths } = createGenerated(new Set(), collect);
  const written: string[] = [];
  await generate({ write: (path) => written.push(path) });
  expect([...(await paths())]).toEqual(written);
  expect(collect).toHaveBeenCalledOnce();
});

test('what stands already is known, too', async () => {
  const { generate, paths } = createGenerated(new Set(), collector());
  await generate({ write: () => {}, take: () => true });
  expect(await paths()).toEqual(new Set(['llms.txt', 'search/manifest.json']));
});

test('what has not been written is made once', async () => {
  const collect = collector();
  const { files, paths } = createGenerated(new Set(), collect);
  expect((await files()).get('llms.txt')).toBe('Words');
  expect(await paths()).toEqual(new Set(['llms.txt', 'search/manifest.json']));
  await files();
  expect(collect).toHaveBeenCalledOnce();
});

test('where only paths are asked for, what pages load for themselves is not made', async () => {
  const collect = collector();
  const { paths } = createGenerated(new Set(), collect);
  expect(await paths()).toEqual(new Set(['llms.txt']));
  await paths();
  expect(collect).toHaveBeenCalledOnce();
});

test('the Markdown that a build has written with its pages is among them', async () => {
  const withMarkdown = new Set<string>();
  const { generate, paths } = createGenerated(withMarkdown, collector());
  await generate({ write: () => {} });
  const before = (await paths()).size;
  for (const route of ['/', '/guides/start']) withMarkdown.add(route);
  await generate({ write: () => {} });
  const found = await paths();
  expect(found.size).toBe(before + 2);
  expect([...found]).toEqual(expect.arrayContaining(['index.md', 'guides/start.md']));
});
