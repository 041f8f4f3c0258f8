import type { Queries } from './database.ts';

interface NewMessage {
  id: string;
  role: string;
  text: string;
  sources: string;
  state: string;
}

interface Appending {
  thread: string;
  messages: readonly NewMessage[];
  time: number;
  /** Whether a message that the thread has is replaced; else it is left. */
  isReplacing: boolean;
}

/** Puts messages at the end of a thread. */
export async function appendMessages(
  queries: Queries,
  { thread, messages, time, isReplacing }: Appending,
): Promise<void> {
  const last = await queries.first<{ position: number | null }>(
    'SELECT MAX(position) AS position FROM thread_messages WHERE thread = ?',
    [thread],
  );
  const next = (last?.position ?? 0) + 1;
  const known = isReplacing
    ? 'UPDATE SET content = excluded.content, sources = excluded.sources, state = excluded.state'
    : 'NOTHING';
  for (const [index, { id, role, text, sources, state }] of messages.entries())
    await queries.run(
      `INSERT INTO thread_messages (thread, id, position, role, content, sources, state, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (thread, id) DO ${known}`,
      [thread, id, next + index, role, text, sources, state, time],
    );
}
