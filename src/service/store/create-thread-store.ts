import type { Database } from './database.ts';
import type { StoredMessage, ThreadStore } from './thread-store.ts';

/** The part of the store that holds conversations. */
export function createThreadStore(database: Database): ThreadStore {
  return {
    read: async (id, site) => {
      const thread = await database.first<{ id: string; site: string; readers: string }>(
        'SELECT id, site, readers FROM threads WHERE id = ? AND site = ?',
        [id, site],
      );
      if (!thread) return null;
      const rows = await database.all<{ id: string; role: string; content: string }>(
        'SELECT id, role, content FROM thread_messages WHERE thread = ? ORDER BY position, created',
        [id],
      );
      return {
        ...thread,
        messages: rows.map(({ content, ...row }) => ({
          id: row.id,
          role: row.role as StoredMessage['role'],
          text: content,
        })),
      };
    },
    forget: (unusedSince) =>
      database.transaction(async (queries) => {
        await queries.run('DELETE FROM thread_messages WHERE thread IN (SELECT id FROM threads WHERE updated < ?)', [
          unusedSince,
        ]);
        return queries.run('DELETE FROM threads WHERE updated < ?', [unusedSince]);
      }),
  };
}
