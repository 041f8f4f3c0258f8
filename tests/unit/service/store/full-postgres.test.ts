import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../src/service/store/database.ts';
import { openDatabase } from '../../../../src/service/store/open-database.ts';
import { findPostgres } from './find-postgres.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

describe.skipIf(!findPostgres())('a PostgreSQL that gives fewer connections than are asked for', () => {
  let server: TestPostgres;
  let main: Database;
  const open = (connections: number): Promise<Database> =>
    openDatabase(server.url.replace('docwright@', 'guest@'), { patience: 2_000, connections });
  beforeAll(async () => {
    server = (await startPostgres())!;
    main = await openDatabase(server.url);
    await main.run('CREATE ROLE guest LOGIN CONNECTION LIMIT 2');
    await main.run('GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest');
  }, 60_000);
  afterAll(async () => {
    await main.close();
    await server.stop();
  }, 60_000);

  test('answers all questions by those that it gives', async () => {
    const database = await open(10);
    const work = (index: number): Promise<unknown> =>
      index % 2 === 0
        ? database.first('SELECT 1 AS one, pg_sleep(0.01)')
        : database.transaction((queries) => queries.first('SELECT 1 AS one, pg_sleep(0.01)'));
    const answers = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => work(index)));
    await database.close();
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('refuses at once where others have all of them', async () => {
    const taken = [await open(1), await open(1)];
    await expect(open(1)).rejects.toThrow('too many connections');
    await Promise.all(taken.map((other) => other.close()));
  });
});
