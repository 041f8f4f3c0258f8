import type { Database } from './database.ts';
import { keepNewest } from './keep-newest.ts';
import type { PopularStore } from './popular-store.ts';

/** The part of the store that counts who searches for what. */
export function createPopularStore(database: Database, now: () => number = Date.now): PopularStore {
  return {
    note: async ({ site, language, query, visitor }) => {
      await database.run(
        'INSERT INTO popular_searches (site, language, query, visitor, time) VALUES (?, ?, ?, ?, ?) ON CONFLICT (site, language, query, visitor) DO UPDATE SET time = excluded.time',
        [site, language, query, visitor, now()],
      );
    },
    list: async ({ site, language }, { visitors, limit }) => {
      const rows = await database.all<{ query: string }>(
        'SELECT query FROM popular_searches WHERE site = ? AND language = ? GROUP BY query HAVING COUNT(*) >= ? ORDER BY COUNT(*) DESC, query LIMIT ?',
        [site, language, visitors, limit],
      );
      return rows.map(({ query }) => query);
    },
    keepNewest: (most) => keepNewest(database, 'popular_searches', most),
    forget: async (before) => {
      await database.run('DELETE FROM popular_searches WHERE time < ?', [before]);
    },
  };
}
