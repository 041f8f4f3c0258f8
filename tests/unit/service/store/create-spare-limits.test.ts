import { expect, test } from 'vitest';
import { createSpareLimits } from '../../../../src/service/store/create-spare-limits.ts';
import type { Limit, LimitCounter } from '../../../../src/service/store/limit-store.ts';

const failing: LimitCounter = {
  take: () => Promise.reject(new Error('away')),
  giveBack: () => Promise.reject(new Error('away')),
};
const limit = (key: string, more: Partial<Limit> = {}): Limit => ({ key, most: 2, window: 1_000, ...more });

test('counts against every limit or against none, and anew in each window', async () => {
  let time = 5_500;
  const { take } = createSpareLimits(failing, { onFault: () => undefined, now: () => time });
  expect(await take([limit('a')])).toMatchObject({ accepted: true, states: [{ remaining: 1, resets: 6_000 }] });
  await take([limit('a')]);
  expect(await take([limit('a'), limit('b')])).toMatchObject({
    accepted: false,
    states: [{ remaining: 0 }, { remaining: 2 }],
  });
  time = 6_000;
  expect(await take([limit('a', { amount: 5 })])).toMatchObject({ accepted: true, states: [{ remaining: 0 }] });
  expect((await take([limit('none', { most: 0 })])).accepted).toBe(false);
});

test('gives back where it was counted', async () => {
  const given: unknown[] = [];
  const store = { ...failing, giveBack: async (states: unknown) => void given.push(states) };
  const { take, giveBack } = createSpareLimits(store, { onFault: () => undefined });
  const { states } = await take([limit('a', { most: 1 })]);
  await giveBack(states);
  expect((await take([limit('a', { most: 1 })])).accepted).toBe(true);
  expect(given).toEqual([]);
  const elsewhere = [{ limit: limit('a'), remaining: 0, resets: 1_000 }];
  await giveBack(elsewhere);
  expect(given).toEqual([elsewhere]);
});

test('holds a bounded number of counts, whoever asks', async () => {
  const { take, held } = createSpareLimits(failing, { onFault: () => undefined, most: 10 });
  for (let count = 0; count < 50; count++) await take([limit(`address ${count}`, { window: 1e9 })]);
  expect(held()).toBe(10);
});

test('does not ask again at once: a store that hangs would hold up every search', async () => {
  let asked = 0;
  let time = 5_000;
  const take = (): Promise<never> => {
    asked += 1;
    return Promise.reject(new Error('away'));
  };
  const spare = createSpareLimits({ ...failing, take }, { onFault: () => undefined, now: () => time });
  for (let count = 0; count < 20; count++) await spare.take([limit('a')]);
  expect(asked).toBe(1);
  time = 6_500;
  await spare.take([limit('a')]);
  expect(asked).toBe(2);
});
