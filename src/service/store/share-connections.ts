import type { Pool, PoolClient } from 'pg';

/** What PostgreSQL says when it, or the user, has no connection left. */
const tooMany = '53300';

/** Milliseconds after which more connections are tried again. */
const pause = 10_000;

export interface SharedConnections {
  /** @throws what the server says, where the pool has none */
  connect: () => Promise<PoolClient>;
  /** @param broken why the connection is of no more use */
  release: (client: PoolClient, broken?: Error) => void;
}

/**
 * Gives the connections of a pool out. Where the server gives no more, those that the pool has are waited for, and half
 * of them are given back: other pools, as those of the threads that search, may have none at all.
 */
export function shareConnections(pool: Pool): SharedConnections {
  const { max } = pool.options;
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  let fullUntil = 0;
  const connect = async (): Promise<PoolClient> => {
    if (performance.now() > fullUntil) pool.options.max = max;
    for (let tries = 1; ; tries++) {
      try {
        return await pool.connect();
      } catch (error) {
        const isAlone = open.size === 0 && (pool.totalCount === 0 || tries > 1);
        if ((error as { code?: string }).code !== tooMany || isAlone) throw error;
        // The pool asks for another one before this is heard of, so what it counts is never less than it has.
        const own = Math.max(1, open.size);
        const known = performance.now() > fullUntil ? 0 : pool.options.max;
        pool.options.max = Math.min(own, Math.max(Math.ceil(own / 2), known));
        fullUntil = performance.now() + pause;
      }
    }
  };
  return {
    connect,
    release: (client, broken) => {
      const isSurplus = open.size > pool.options.max;
      // The pool tells of it when it is closed, and the next one may be given back before.
      if (isSurplus) open.delete(client);
      client.release(broken ?? isSurplus);
    },
  };
}
