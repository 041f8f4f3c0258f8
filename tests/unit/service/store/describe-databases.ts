import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Database } from '../../../../src/service/store/database.ts';
import { openDatabase } from '../../../../src/service/store/open-database.ts';
import { findPostgres } from './find-postgres.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

/** What a test may use: an empty database, and another connection to the same one. */
export interface TestDatabase {
  database: () => Database;
  openAnother: () => Promise<Database>;
}

/**
 * Runs the same tests on SQLite and on PostgreSQL, each test with a new database. PostgreSQL is skipped where none is
 * installed.
 */
export function describeDatabases(name: string, tests: (given: TestDatabase) => void): void {
  describe(`${name} (SQLite)`, () => {
    let folder = '';
    let count = 0;
    beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'docwright-store-'))));
    describeOn({ tests, place: async () => join(folder, `service${++count}.db`) });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
  });
  if (!findPostgres()) console.warn(`PostgreSQL is not installed, so "${name}" was tested on SQLite only`);
  describe.skipIf(!findPostgres())(`${name} (PostgreSQL)`, () => {
    let server: TestPostgres | null = null;
    let count = 0;
    beforeAll(async () => void (server = await startPostgres()), 60_000);
    describeOn({
      tests,
      place: async () => {
        const main = await openDatabase(server!.url);
        await main.run(`CREATE DATABASE test${++count}`);
        await main.close();
        return server!.url.replace(/postgres$/, `test${count}`);
      },
    });
    afterAll(() => server?.stop());
  });
}

function describeOn({ tests, place }: { tests: (given: TestDatabase) => void; place: () => Promise<string> }): void {
  let where = '';
  let opened: Database[] = [];
  const open = async (): Promise<Database> => {
    const database = await openDatabase(where);
    opened.push(database);
    return database;
  };
  beforeEach(async () => {
    where = await place();
    await open();
  });
  afterEach(async () => {
    await Promise.all(opened.map((database) => database.close()));
    opened = [];
  });
  tests({ database: () => opened[0]!, openAnother: open });
}
