import type { Database, Queries } from './database.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';

/** Any number that no other program locks in the same database. */
const LOCK = 7_236_401;

/** The database is in a form that only a later version knows; what this one writes could be read wrongly there. */
export class NewerDatabase extends Error {
  constructor(steps: readonly string[]) {
    super(`a newer version of Docwright has changed its schema (${steps.join(', ')})`);
    this.name = 'NewerDatabase';
  }
}

/**
 * Brings a database to the present form. Several processes may do so at once: the first does the work. One that is in
 * this form is only read, so it may be a copy that nobody writes to, or have a full disk.
 * @throws NewerDatabase for one that a later version has brought further
 */
export async function migrate(database: Database): Promise<void> {
  // One that is new has no such table.
  const known = await readDone(database).catch(() => new Set<string>());
  if (findMissing(known).length === 0) return;
  await database.transaction(async (queries) => {
    if (database.kind === 'postgres') await queries.all('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    await queries.run('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, done INTEGER NOT NULL)');
    for (const { name, statements } of findMissing(await readDone(queries))) {
      for (const statement of statements) await queries.run(statement);
      await queries.run('INSERT INTO migrations (name, done) VALUES (?, ?)', [name, Date.now()]);
    }
  });
}

async function readDone(queries: Queries): Promise<Set<string>> {
  return new Set((await queries.all<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name));
}

/** @throws NewerDatabase */
function findMissing(done: ReadonlySet<string>): readonly Migration[] {
  const unknown = [...done].filter((name) => !migrations.some((known) => known.name === name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
  return migrations.filter(({ name }) => !done.has(name));
}
