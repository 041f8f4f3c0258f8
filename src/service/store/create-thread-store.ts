import type { Database, Queries } from './database.ts';
import type { StoredMessage, ThreadStore } from './thread-store.ts';

/** The part of the store that holds conversations. */
export function createThreadStore(database: Database, now: () => number = Date.now): ThreadStore {
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
    accept: (thread, messages) =>
      database.transaction(async (queries) => {
        await queries.run(
          'INSERT INTO threads (id, site, organization, fp, readers, created, updated) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET updated = excluded.updated',
          [thread.id, thread.site, thread.organization, thread.fp, thread.readers, now(), now()],
        );
        for (const { id, role, text } of messages)
          await append(queries, { thread: thread.id, id, role, text, state: 'complete', time: now() });
      }),
    saveAnswer: (thread, { id, text, state }) =>
      database.transaction(async (queries) => {
        const changed = await queries.run(
          'UPDATE thread_messages SET content = ?, state = ? WHERE thread = ? AND id = ?',
          [text, state, thread, id],
        );
        if (changed === 0) await append(queries, { thread, id, role: 'assistant', text, state, time: now() });
      }),
    forget: (unusedSince) =>
      database.transaction(async (queries) => {
        await queries.run('DELETE FROM thread_messages WHERE thread IN (SELECT id FROM threads WHERE updated < ?)', [
          unusedSince,
        ]);
        return queries.run('DELETE FROM threads WHERE updated < ?', [unusedSince]);
      }),
  };
}

interface NewMessage {
  thread: string;
  id: string;
  role: string;
  text: string;
  state: string;
  time: number;
}

async function append(queries: Queries, { thread, id, role, text, state, time }: NewMessage): Promise<void> {
  const last = await queries.first<{ position: number | null }>(
    'SELECT MAX(position) AS position FROM thread_messages WHERE thread = ?',
    [thread],
  );
  await queries.run(
    'INSERT INTO thread_messages (thread, id, position, role, content, state, created) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (thread, id) DO NOTHING',
    [thread, id, (last?.position ?? 0) + 1, role, text, state, time],
  );
}
