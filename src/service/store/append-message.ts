import type { Queries } from './database.ts';

interface NewMessage {
  thread: string;
  id: string;
  role: string;
  text: string;
  sources: string;
  state: string;
  time: number;
}

/** Puts a message at the end of a thread; one that the thread has is replaced where `replace` says so, else left. */
export async function appendMessage(
  queries: Queries,
  { thread, id, role, text, sources, state, time }: NewMessage,
  replace: boolean,
): Promise<void> {
  const last = await queries.first<{ position: number | null }>(
    'SELECT MAX(position) AS position FROM thread_messages WHERE thread = ?',
    [thread],
  );
  const known = replace
    ? 'UPDATE SET content = excluded.content, sources = excluded.sources, state = excluded.state'
    : 'NOTHING';
  await queries.run(
    `INSERT INTO thread_messages (thread, id, position, role, content, sources, state, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (thread, id) DO ${known}`,
    [thread, id, (last?.position ?? 0) + 1, role, text, sources, state, time],
  );
}
