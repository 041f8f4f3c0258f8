import type { Database } from './database.ts';

/**
 * Writes to the database, and reads nothing: one on a full disk still answers questions.
 * @throws what the database throws when nothing can be written
 */
export async function proveWrite(database: Database, now: () => number = Date.now): Promise<void> {
  await database.run(
    'INSERT INTO readiness (id, time) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET time = excluded.time',
    [now()],
  );
}
