import type { Database, Queries } from './database.ts';

/** Values of one statement: SQLite takes 32,766. */
export const MOST_VALUES = 500;

/** A replaced index is kept this long, for searches that began with it. */
const GRACE = 10 * 60_000;
/** A version that was begun this long ago and never became current belongs to a process that is gone. */
const ABANDONED = 24 * 60 * 60_000;
/** Any number that no other program locks in the same database. */
const LOCK = 7_236_402;

/**
 * A transaction that no other one of its kind runs beside: who claims segments finds them after, and who removes
 * segments sees all claims.
 */
export function withLock<Value>(database: Database, work: (queries: Queries) => Promise<Value>): Promise<Value> {
  return database.transaction(async (queries) => {
    if (database.kind === 'postgres') await queries.all('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    return work(queries);
  });
}

/** Removes what was replaced, or begun and never finished, long enough ago. */
export async function removeReplaced(database: Database, site: string, now: number): Promise<void> {
  const old = await database.all<{ version: string }>(
    'SELECT version FROM search_versions WHERE site = ? AND version NOT IN (SELECT version FROM search_sites) AND (replaced < ? OR (replaced IS NULL AND begun < ?))',
    [site, now - GRACE, now - ABANDONED],
  );
  await removeVersions(
    database,
    old.map(({ version }) => version),
  );
}

/** Removes versions, and the segments that no other version names. Each goes by itself, so nobody waits long. */
export async function removeVersions(database: Database, versions: readonly string[]): Promise<void> {
  for (const version of versions)
    await withLock(database, async (queries) => {
      await queries.run(
        'DELETE FROM search_segments WHERE name IN (SELECT segment FROM search_uses WHERE version = ?) AND NOT EXISTS (SELECT 1 FROM search_uses other WHERE other.segment = search_segments.name AND other.version <> ?)',
        [version, version],
      );
      await queries.run('DELETE FROM search_uses WHERE version = ?', [version]);
      await queries.run('DELETE FROM search_versions WHERE version = ?', [version]);
    });
}

export function listPlaces(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
