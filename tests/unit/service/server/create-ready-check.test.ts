import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createReadyCheck, tellUnready } from '../../../../src/service/server/create-ready-check.ts';
import type { Database } from '../../../../src/service/store/database.ts';
import { openDatabase } from '../../../../src/service/store/open-database.ts';

const limits = { check: async () => undefined };

test('a service whose database answers but takes nothing is not ready', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-ready-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase(join(folder, 'service.db'));
  onTestFinished(() => database.close());
  expect(await createReadyCheck({ database, limits })()).toBeNull();
  const full: Database = { ...database, run: () => Promise.reject(new Error('database or disk is full')) };
  expect(await full.first('SELECT 1 AS one')).toEqual({ one: 1 });
  expect(await createReadyCheck({ database: full, limits })()).toEqual({
    message: expect.stringMatching(/disk is full/),
    reason: 'database or disk is full',
  });
});

test.skipIf(process.platform === 'win32').each(['removed', 'replaced'])(
  'a service whose database was %s under it is not ready and takes nothing: all of that would be gone with its end',
  async (change) => {
    const folder = mkdtempSync(join(tmpdir(), 'docwright-ready-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'service.db');
    const database = await openDatabase(file);
    onTestFinished(() => database.close());
    if (change === 'replaced') {
      await (await openDatabase(join(folder, 'other.db'))).close();
      renameSync(join(folder, 'other.db'), file);
    } else rmSync(file);
    expect(await createReadyCheck({ database, limits })()).toMatchObject({
      message: expect.stringMatching(/its file was removed/),
    });
    await expect(database.transaction(async () => 1)).rejects.toThrow(/service\.db was removed or replaced/);
  },
);

test('many who ask at once make one look', async () => {
  let looks = 0;
  const database = { run: async () => ++looks } as unknown as Database;
  const check = createReadyCheck({ database, limits });
  await Promise.all(Array.from({ length: 50 }, check));
  expect(looks).toBe(1);
});

test('what is missing at the start stands in the log', async () => {
  const log: object[] = [];
  await tellUnready(
    async () => ({ message: 'Nothing answers', reason: 'no such host' }),
    (entry) => log.push(entry),
  );
  await tellUnready(
    async () => null,
    (entry) => log.push(entry),
  );
  expect(log).toEqual([{ level: 'error', message: 'Nothing answers: no such host' }]);
});
