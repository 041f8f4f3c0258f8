import type { Pool, PoolClient } from 'pg';

/** What PostgreSQL says when it, or the user, has no connection left. */
const tooMany = '53300';

/** Milliseconds after which more connections are tried again. */
const pause = 10_000;

/**
 * Gives the connections of a pool out. Where the server gives no more, those that the pool has are waited for.
 * @throws what the server says, where the pool has none
 */
export function shareConnections(pool: Pool): () => Promise<PoolClient> {
  const { max } = pool.options;
  let fullUntil = 0;
  return async () => {
    if (performance.now() > fullUntil) pool.options.max = max;
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        if ((error as { code?: string }).code !== tooMany || pool.totalCount === 0) throw error;
        // Those are counted, too, that are still being asked for; each that is refused comes here.
        pool.options.max = pool.totalCount;
        fullUntil = performance.now() + pause;
      }
    }
  };
}
