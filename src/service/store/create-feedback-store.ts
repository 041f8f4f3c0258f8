import type { Database } from './database.ts';
import type { FeedbackEntry, FeedbackStore } from './feedback-store.ts';
import { keepNewest } from './keep-newest.ts';

/** The part of the store that holds what readers say of pages. */
export function createFeedbackStore(database: Database, now: () => number = Date.now): FeedbackStore {
  return {
    save: async ({ id, site, path, helpful, reason, comment }) => {
      await database.run(
        'INSERT INTO feedback (site, id, path, helpful, reason, comment, time) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (site, id) DO UPDATE SET helpful = excluded.helpful, reason = excluded.reason, comment = excluded.comment',
        [site, id, path, helpful ? 1 : 0, reason, comment, now()],
      );
    },
    keepNewest: (most) => keepNewest(database, 'feedback', most),
    list: async ({ site, limit }) => {
      const where = site === undefined ? '' : 'WHERE site = ?';
      const rows = await database.all<Omit<FeedbackEntry, 'helpful'> & { helpful: number }>(
        `SELECT id, site, path, helpful, reason, comment, time FROM feedback ${where} ORDER BY time DESC, id LIMIT ?`,
        [...(site === undefined ? [] : [site]), limit],
      );
      return rows.map((row) => ({ ...row, helpful: row.helpful === 1 }));
    },
  };
}
