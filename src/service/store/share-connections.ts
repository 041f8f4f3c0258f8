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
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  let fullUntil = 0;
  return async () => {
    if (performance.now() > fullUntil) pool.options.max = max;
    for (let tries = 1; ; tries++) {
      try {
        return await pool.connect();
      } catch (error) {
        const isAlone = open.size === 0 && (pool.totalCount === 0 || tries > 1);
        if ((error as { code?: string }).code !== tooMany || isAlone) throw error;
        // The pool asks for another one before this is heard of, so what it counts is never less than it has.
        pool.options.max = Math.max(1, open.size);
        fullUntil = performance.now() + pause;
      }
    }
  };
}
