import type { Database } from './database.ts';
import { migrations } from './migrations/migrations.ts';

/** Any number that no other program locks in the same database. */
const LOCK = 7_236_401;

/** The database is in a form that only a later version knows; what this one writes could be read wrongly there. */
export class NewerDatabase extends Error {
  constructor(steps: readonly string[]) {
    super(`a newer version of Docwright has changed its form (${steps.join(', ')})`);
    this.name = 'NewerDatabase';
  }
}

/**
 * Brings a database to the present form. Several processes may do so at once: the first does the work.
 * @throws NewerDatabase for one that a later version has brought further
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (queries) => {
    if (database.kind === 'postgres') await queries.all('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    await queries.run('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, done INTEGER NOT NULL)');
    const done = new Set((await queries.all<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name));
    const unknown = [...done].filter((name) => !migrations.some((known) => known.name === name));
    if (unknown.length > 0) throw new NewerDatabase(unknown);
    for (const { name, statements } of migrations) {
      if (done.has(name)) continue;
      for (const statement of statements) await queries.run(statement);
      await queries.run('INSERT INTO migrations (name, done) VALUES (?, ?)', [name, Date.now()]);
    }
  });
}
