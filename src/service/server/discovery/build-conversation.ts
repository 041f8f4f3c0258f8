import { RequestRefused } from '../../../base/http/request-refused.ts';
import type { StoredMessage, Thread } from '../../store/thread-store.ts';
import { createId } from './create-id.ts';
import type { MessageRequest } from './request-schemas.ts';

export interface BuiltConversation {
  /** Oldest first; the last one is the reader's. */
  messages: StoredMessage[];
  /** Those that the thread does not have yet. */
  fresh: StoredMessage[];
}

/**
 * Joins what a client sends with what its thread has: clients send the whole conversation, its end, or only what is
 * new. Messages of the role `system` are the operator's to give and left out.
 *
 * @param nameMessage makes the id of a message that came without one
 * @throws RequestRefused with status 422 when nothing is asked
 */
export function buildConversation(
  sent: MessageRequest['messages'],
  thread: Thread | null,
  nameMessage: (index: number) => string,
): BuiltConversation {
  const stored = thread?.messages ?? [];
  const known = new Map(stored.map((message, index) => [message.id, { message, index }]));
  const own: StoredMessage[] = [];
  for (const [index, { id: given, role, text }] of sent.entries()) {
    const sentId = given ?? nameMessage(index);
    if (role === 'system' || role === 'data') continue;
    const id = known.has(sentId) ? sentId : (findAnswer(stored, { role, text }) ?? sentId);
    const isSame =
      known.get(id)?.message.role === role && (role === 'assistant' || known.get(id)?.message.text === text);
    const isTaken = own.some((other) => other.id === id) || (known.has(id) && !isSame);
    // Some clients give every message the same id; none of them may be taken for another.
    own.push({ id: isTaken ? createId('msg') : id, role, text });
  }
  while (own.at(-1)?.role === 'assistant') own.pop();
  const question = own.at(-1);
  if (!question || question.text.trim() === '')
    throw new RequestRefused(422, {
      code: 'nothing_asked',
      message: 'The last message must have the role "user" and a part of the type "text"',
    });
  const first = own.findIndex(({ id }) => known.has(id));
  const start = first < 0 ? stored.length : known.get(own[first]!.id)!.index;
  return { messages: [...stored.slice(0, start), ...own], fresh: own.filter(({ id }) => !known.has(id)) };
}

/** Old clients give an answer an id of their own. */
function findAnswer(
  stored: readonly StoredMessage[],
  { role, text }: Pick<StoredMessage, 'role' | 'text'>,
): string | undefined {
  return role === 'assistant' && text !== ''
    ? stored.find((message) => message.role === role && message.text.trim() === text.trim())?.id
    : undefined;
}
