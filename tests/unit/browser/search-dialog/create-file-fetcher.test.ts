import { expect, test, vi } from 'vitest';
import { createFileFetcher } from '../../../../src/browser/search-dialog/create-file-fetcher.ts';

test('a file that is asked for again was no good, so the server is asked whether it is another one', async () => {
  const fetched: [url: string, cache: string | undefined][] = [];
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    fetched.push([url.slice(url.lastIndexOf('/') + 1), cache]);
    return new Response('content');
  });
  const fetchFile = createFileFetcher('/docs');
  for (const name of ['manifest.json', 'terms-1.bin', 'terms-2.bin', 'terms-1.bin']) await fetchFile(name);
  expect(fetched).toEqual([
    ['manifest.json', 'no-cache'],
    ['terms-1.bin', 'force-cache'],
    ['terms-2.bin', 'force-cache'],
    ['terms-1.bin', 'no-cache'],
  ]);
});

test('a reader who is offline gets what they had before', async () => {
  vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
    if (cache === 'no-cache') throw new TypeError('Failed to fetch');
    return new Response('kept');
  });
  const fetchFile = createFileFetcher('');
  await fetchFile('terms-1.bin');
  for (const name of ['manifest.json', 'terms-1.bin'])
    expect(new TextDecoder().decode(await fetchFile(name))).toBe('kept');
});
