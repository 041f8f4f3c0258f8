import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSqlLimits } from '../../../../src/service/store/create-sql-limits.ts';
import type { LimitStore } from '../../../../src/service/store/limit-store.ts';
import { openRedisLimits } from '../../../../src/service/store/open-redis-limits.ts';
import { describeDatabases } from './describe-databases.ts';
import { startRedis, type TestRedis } from './start-redis.ts';

/** Long, so that no test stands at the border of two windows. */
const window = 400 * 24 * 3_600_000;

async function takeMany(
  stores: LimitStore[],
  { tries, limits }: { tries: number; limits: { key: string; most: number; window: number }[] },
): Promise<number> {
  const results = await Promise.all(
    Array.from({ length: tries }, (_, index) => stores[index % stores.length]!.take(limits)),
  );
  return results.filter(({ accepted }) => accepted).length;
}

async function checkExactness(stores: LimitStore[], name: string): Promise<void> {
  const own = { key: `${name}:own`, most: 40, window };
  const shared = { key: `${name}:shared`, most: 70, window };
  expect(await takeMany(stores, { tries: 100, limits: [shared, own] })).toBe(40);
  // What the second limit refused was not counted against the first.
  expect(await takeMany(stores, { tries: 100, limits: [shared] })).toBe(30);
  const { accepted, states } = await stores[0]!.take([shared, { key: `${name}:fresh`, most: 5, window }]);
  expect([accepted, states.map(({ remaining }) => remaining)]).toEqual([false, [0, 5]]);
  expect(states.every(({ resets }) => resets > Date.now() && resets <= Date.now() + window)).toBe(true);
  expect((await stores[0]!.take([{ key: `${name}:none`, most: 0, window }])).accepted).toBe(false);
}

async function checkGivingBack(store: LimitStore, name: string): Promise<void> {
  const limit = { key: `${name}:given`, most: 2, window };
  const { states } = await store.take([limit]);
  await store.take([limit]);
  expect((await store.take([limit])).accepted).toBe(false);
  await store.giveBack(states);
  expect((await store.take([limit])).states[0]!.remaining).toBe(0);
  // What was never counted takes nothing away.
  const untaken = { key: `${name}:untaken`, most: 2, window };
  await store.giveBack([{ ...states[0]!, limit: untaken }]);
  expect((await store.take([untaken])).states[0]!.remaining).toBe(1);
}

async function checkAmounts(store: LimitStore, name: string): Promise<void> {
  const bytes = { key: `${name}:bytes`, most: 1000, window };
  const ask = async (amount: number) => {
    const { accepted, states } = await store.take([{ ...bytes, amount }]);
    return [accepted, states[0]!.remaining];
  };
  expect([await ask(0), await ask(700), await ask(0), await ask(700), await ask(0), await ask(1)]).toEqual([
    [true, 1000],
    [true, 300],
    [true, 300],
    [true, 0],
    [false, 0],
    [false, 0],
  ]);
}

/** @param pass lets milliseconds pass */
async function checkPace(
  stores: LimitStore[],
  { name, interval, pass }: { name: string; interval: number; pass: (milliseconds: number) => Promise<void> },
): Promise<void> {
  const [first, second] = [stores[0]!, stores.at(-1)!];
  const pace = { key: `${name}:pace`, burst: 3, interval, patience: interval };
  const tries = await Promise.all([first, second, first, second, first, second].map((store) => store.pace(pace)));
  const accepted = tries.filter((result) => result.accepted);
  expect(accepted).toHaveLength(4);
  expect(accepted.filter(({ wait }) => wait === 0)).toHaveLength(3);
  for (const { wait } of tries.filter((result) => !result.accepted)) expect(wait).toBeGreaterThan(interval);
  await first.ease(pace);
  expect((await second.pace(pace)).accepted).toBe(true);
  expect((await second.pace(pace)).accepted).toBe(false);
  await pass(2 * interval);
  expect(await first.pace(pace)).toMatchObject({ accepted: true, wait: 0 });
  // The rest comes back with time, and never more than at first.
  await pass(6 * interval);
  const later = await Promise.all(Array.from({ length: 8 }, () => first.pace(pace)));
  expect(later.filter(({ wait }) => wait === 0)).toHaveLength(3);
}

describeDatabases('limits', ({ database, openAnother }) => {
  test('are exact however many count at once', async () => {
    await checkExactness([createSqlLimits(database()), createSqlLimits(await openAnother())], 'sql');
  });

  test('give back what was no request', async () => checkGivingBack(createSqlLimits(database()), 'sql'));
  test('count bytes', async () => checkAmounts(createSqlLimits(database()), 'sql'));

  test('slow tries down without a boundary at which twice as many fit', async () => {
    let time = Date.UTC(2026, 0, 1, 12, 59, 59);
    const stores = [createSqlLimits(database(), () => time), createSqlLimits(await openAnother(), () => time)];
    const pass = async (milliseconds: number): Promise<void> => void (time += milliseconds);
    await checkPace(stores, { name: 'sql', interval: 10_000, pass });
  });

  test('slow nobody down for as long as a clock was ahead that has been set right', async () => {
    let time = Date.UTC(2026, 0, 11);
    const limits = createSqlLimits(database(), () => time);
    const pace = { key: 'clock', burst: 3, interval: 10_000, patience: 10_000 };
    const tryOften = async () =>
      (await Promise.all(Array.from({ length: 6 }, () => limits.pace(pace)))).filter(({ accepted }) => accepted).length;
    expect(await tryOften()).toBe(4);
    time = Date.UTC(2026, 0, 1);
    expect(await tryOften()).toBe(4);
    // Another machine may be a little behind.
    time -= 60_000;
    expect(await tryOften()).toBe(0);
  });

  test('begin anew with the next window', async () => {
    let time = Date.UTC(2026, 0, 1, 12, 59, 59);
    const limits = createSqlLimits(database(), () => time);
    const limit = { key: 'hour', most: 2, window: 3_600_000 };
    const take = async () => (await limits.take([limit])).accepted;
    expect([await take(), await take(), await take()]).toEqual([true, true, false]);
    time += 1000;
    expect((await limits.take([limit])).states[0]).toEqual({ limit, remaining: 1, resets: Date.UTC(2026, 0, 1, 14) });
    time += 5 * 3_600_000;
    await limits.take([limit]);
    expect(await database().all('SELECT begun FROM limit_counts')).toEqual([{ begun: Date.UTC(2026, 0, 1, 18) }]);
  });
});

const redis: TestRedis | null = await startRedis();
if (!redis) console.warn('Redis is not installed, so its limits were not tested');

describe.skipIf(!redis)('limits (Redis)', () => {
  let stores: LimitStore[] = [];
  beforeAll(async () => void (stores = [await openRedisLimits(redis!.url), await openRedisLimits(redis!.url)]));
  test('give back what was no request', async () => checkGivingBack(stores[0]!, 'redis'));
  test('count bytes', async () => checkAmounts(stores[0]!, 'redis'));
  test(
    'slow tries down without a boundary at which twice as many fit',
    () =>
      checkPace(stores, {
        name: 'redis',
        interval: 200,
        pass: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      }),
    20_000,
  );
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await redis?.remove();
  });

  test('are exact however many count at once', () => checkExactness(stores, 'redis'));

  test('say why they fail', async () => {
    const limit = { key: 'why', most: 3, window };
    const refused = await openRedisLimits(redis!.url.replace('//', '//nobody:wrong@'));
    await expect(refused.take([limit])).rejects.toThrow(/^Redis does not respond: WRONGPASS/);
    await refused.close();
    const nobody = await openRedisLimits('redis://127.0.0.1:1');
    await expect(nobody.take([limit])).rejects.toThrow('ECONNREFUSED');
    await nobody.close();
  });

  test('fail at once while the server is gone, and count on when it is back', async () => {
    const limit = { key: 'outage', most: 3, window };
    await stores[0]!.take([limit]);
    await redis!.stop();
    const began = Date.now();
    await expect(stores[0]!.take([limit])).rejects.toThrow();
    expect(Date.now() - began).toBeLessThan(2500);
    await redis!.start();
    await expect
      .poll(
        () =>
          stores[0]!.take([limit]).then(
            ({ states }) => states[0]!.remaining,
            () => null,
          ),
        { timeout: 10_000 },
      )
      .toBe(1);
  });
});
