import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../src/service/store/database.ts';
import type { LimitStore } from '../../../../src/service/store/limit-store.ts';
import { openDatabase } from '../../../../src/service/store/open-database.ts';
import { openRedisLimits } from '../../../../src/service/store/open-redis-limits.ts';
import { findPostgres } from './find-postgres.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';
import { startRedis, type TestRedis } from './start-redis.ts';

/** Milliseconds that something takes, and how it fails. */
async function failure(work: Promise<unknown>): Promise<{ message: string; took: number }> {
  const began = performance.now();
  const message = await work.then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  return { message, took: performance.now() - began };
}

describe.skipIf(!findPostgres())('a PostgreSQL that takes connections and says nothing', () => {
  const patience = 500;
  let server: TestPostgres;
  let database: Database;
  beforeAll(async () => {
    server = (await startPostgres())!;
    database = await openDatabase(server.url, { patience });
    await database.run('CREATE TABLE things (name TEXT)');
  }, 60_000);
  afterAll(async () => {
    server.thaw();
    await database.close();
    await server.stop();
  }, 60_000);

  test('that ends while a transaction does other work fails this transaction alone', async () => {
    const halted = database.transaction(async (queries) => {
      await queries.run("INSERT INTO things (name) VALUES ('one')");
      await server.halt();
      // The end of the connection is heard while nothing is asked of it.
      await new Promise((resolve) => setTimeout(resolve, 50));
      await queries.run("INSERT INTO things (name) VALUES ('two')");
    });
    await expect(halted).rejects.toThrow();
    await server.start();
    expect(await database.all('SELECT name FROM things')).toEqual([]);
  });

  test('fails every question in time, more of them than there are connections, and answers again afterwards', async () => {
    await database.first('SELECT 1 AS one');
    server.freeze();
    const failures = await Promise.all(Array.from({ length: 25 }, () => failure(database.first('SELECT 1 AS one'))));
    server.thaw();
    for (const { message, took } of failures) {
      expect(message).toMatch(/timeout/i);
      expect(took).toBeLessThan(4 * patience + 2_000);
    }
    await expect
      .poll(() => database.first('SELECT 1 AS one').catch(() => null), { timeout: 20_000 })
      .toEqual({ one: 1 });
  });

  test('does nothing of a change whose connection was given up, and the change is not waited for twice', async () => {
    const change = failure(
      database.transaction(async (queries) => {
        await queries.run("INSERT INTO things (name) VALUES ('half')");
        server.freeze();
        await queries.run("INSERT INTO things (name) VALUES ('whole')");
      }),
    );
    expect((await change).took).toBeLessThan(2 * patience + 1_000);
    server.thaw();
    await expect.poll(() => database.all('SELECT name FROM things').catch(() => null), { timeout: 20_000 }).toEqual([]);
    // Nothing is locked by what was given up.
    expect(await database.run("INSERT INTO things (name) VALUES ('next')")).toBe(1);
  });

  test('keeps nobody from closing it', async () => {
    const other = await openDatabase(server.url, { patience });
    server.freeze();
    const { took } = await failure(other.close());
    server.thaw();
    expect(took).toBeLessThan(5_000);
  });

  test('is no database that could be opened', async () => {
    server.freeze();
    const { message, took } = await failure(
      openDatabase(server.url.replace('docwright@', 'docwright:secret@'), { patience }),
    );
    server.thaw();
    expect(message).toMatch(/^The database postgres:\/\/127\.0\.0\.1:\d+\/postgres cannot be opened: .*timeout/i);
    expect(took).toBeLessThan(4 * patience + 2_000);
  });
});

const redis: TestRedis | null = await startRedis();

describe.skipIf(!redis)('a Redis that takes connections and says nothing', () => {
  const limit = { key: 'silent', most: 1_000, window: 400 * 24 * 3_600_000 };
  let store: LimitStore;
  beforeAll(async () => void (store = await openRedisLimits(redis!.url)));
  afterAll(async () => {
    redis!.thaw();
    await store.close();
    await redis!.remove();
  });

  test('fails in time, then at once, and counts on when it speaks again', async () => {
    const before = (await store.take([limit])).states[0]!.remaining;
    redis!.freeze();
    expect(await failure(store.take([limit]))).toMatchObject({ message: 'Redis does not respond' });
    const later = await Promise.all(Array.from({ length: 20 }, () => failure(store.take([limit]))));
    for (const { message, took } of later) {
      expect(message).not.toBe('nothing');
      expect(took).toBeLessThan(1_000);
    }
    await expect(store.check()).rejects.toThrow();
    redis!.thaw();
    await expect
      .poll(
        () =>
          store.take([limit]).then(
            ({ states }) => states[0]!.remaining,
            () => null,
          ),
        { timeout: 20_000 },
      )
      .not.toBeNull();
    await store.check();
    // Those that failed at once were never sent, so they do not count when it speaks again.
    expect(before - (await store.take([limit])).states[0]!.remaining).toBeLessThanOrEqual(4);
  });
});
