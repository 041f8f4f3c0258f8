import { expect, test, vi } from 'vitest';
import { createGenerated } from '../../../../src/build/session/create-generated.ts';
import type { FileTaker } from '../../../../src/build/session/file-taker.ts';

function collector() {
  return vi.fn(async ({ write, take }: FileTaker) => {
    write('llms.txt', 'Words');
    if (!take?.('search/manifest.json', { name: '', bytes: 0 } as never)) write('search/manifest.json', '{}');
  });
}

test('what has been written is known by its path without being made again', async () => {
  const collect = collector();
  const { generate, paths } = createGenerated(collect);
  const written: string[] = [];
  await generate({ write: (path) => written.push(path) });
  expect([...(await paths())]).toEqual(written);
  expect(collect).toHaveBeenCalledOnce();
});

test('what stands already is known, too', async () => {
  const { generate, paths } = createGenerated(collector());
  await generate({ write: () => {}, take: () => true });
  expect(await paths()).toEqual(new Set(['llms.txt', 'search/manifest.json']));
});

test('what has not been written is made once', async () => {
  const collect = collector();
  const { files, paths } = createGenerated(collect);
  expect(await paths()).toEqual(new Set(['llms.txt', 'search/manifest.json']));
  expect((await files()).get('llms.txt')).toBe('Words');
  await paths();
  expect(collect).toHaveBeenCalledOnce();
});
