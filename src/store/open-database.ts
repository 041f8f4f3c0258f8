import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

/**
 * Opens the service's database in its present form: `postgres://…` or the path of a file for SQLite, made when missing.
 * @throws when it cannot be opened
 */
export async function openDatabase(place: string): Promise<Database> {
  const database = /^postgres(?:ql)?:\/\//.test(place) ? await openPostgres(place) : await openSqlite(place);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
