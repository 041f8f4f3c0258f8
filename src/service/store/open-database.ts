import { DocsError } from '../../base/errors/docs-error.ts';
import { explainError } from '../../base/errors/explain-error.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { isPostgres } from './is-postgres.ts';
import { migrate, NewerDatabase } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

const newerHint =
  'Run the version that changed it (npx docwright@latest serve), restore an earlier backup, or use another database';

/** Commands may wait for a server that is busy; nobody waits for them. */
const usualPatience = 60_000;
const usualConnections = 10;

/**
 * Opens the service's database in its present form: `postgres://…` or the path of a file for SQLite, made when missing.
 * @throws DocsError when it cannot be opened
 */
export async function openDatabase(
  place: string,
  { patience = usualPatience, connections = usualConnections }: DatabaseOptions = {},
): Promise<Database> {
  try {
    const database = isPostgres(place) ? await openPostgres(place, { patience, connections }) : await openSqlite(place);
    await migrate(database).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return database;
  } catch (error) {
    throw new DocsError([
      {
        severity: 'error',
        code: 'no-database',
        message: `The database ${withoutSecrets(place)} cannot be opened: ${explainError(error)}`,
        hint:
          error instanceof NewerDatabase
            ? newerHint
            : 'Check that it is running, that its address is correct, that this user can read and write there, and that its disk has space',
      },
    ]);
  }
}

function withoutSecrets(place: string): string {
  if (!isPostgres(place)) return place;
  const address = URL.parse(place);
  return address ? `${address.protocol}//${address.host}${address.pathname}` : 'postgres://…';
}
