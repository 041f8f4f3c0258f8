import { expect, test } from 'vitest';
import { createFetchMemory } from '../../../../src/read/site/fetch-memory.ts';

/** A server that counts, and takes some milliseconds for an answer. */
function serve(milliseconds: number) {
  let [time, asked] = [0, 0];
  const fetch = createFetchMemory(
    async () => {
      asked += 1;
      await null;
      time += milliseconds;
      return { text: `${asked}`, problems: [] };
    },
    () => time,
  );
  return { fetch: (url = 'https://a.example') => fetch(url), wait: (length: number) => void (time += length) };
}

test('an address is asked once while its answer is kept, a hundred times as long as it took', async () => {
  const { fetch, wait } = serve(30);
  expect(await Promise.all([fetch(), fetch()])).toEqual([
    { text: '1', problems: [] },
    { text: '1', problems: [] },
  ]);
  wait(2900);
  expect(await fetch()).toEqual({ text: '1', problems: [] });
  wait(200);
  expect(await fetch()).toEqual({ text: '2', problems: [] });
  expect(await fetch('https://b.example')).toEqual({ text: '3', problems: [] });
});

test('what took long is asked again after ten minutes', async () => {
  const { fetch, wait } = serve(20_000);
  await fetch();
  wait(590_000);
  expect(await fetch()).toEqual({ text: '1', problems: [] });
  wait(20_000);
  expect(await fetch()).toEqual({ text: '2', problems: [] });
});
