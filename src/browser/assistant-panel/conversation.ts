import type { UIMessage } from 'ai';
import { isObject } from '../../base/values/is-object.ts';
import type { ContextItem } from '../../model/context-item.ts';

/** What the service says of a message: the thread that it continues. */
export interface MessageMetadata {
  threadId?: string;
  /** Set where an answer has not come to its end: it was as long as one may be. */
  finishReason?: 'length';
  /** Of a question: what it was asked about. */
  context?: ContextItem[];
}

export type Message = UIMessage<MessageMetadata>;

/** What is kept of a conversation between two pages. */
export interface Conversation {
  id: string;
  messages: Message[];
}

/** Beyond these, the oldest messages are forgotten: storage is shared with the playground's. */
const MOST_KEPT = 40;
/** The service knows the whole thread; these are for services that start anew. */
const MOST_SENT = 12;

/** The thread that the next question continues. */
export function findThread(messages: readonly Message[]): string | undefined {
  return messages.findLast(({ metadata }) => typeof metadata?.threadId === 'string')?.metadata?.threadId;
}

/** The same conversation for a service that does not know its thread. */
export function forgetThread(messages: readonly Message[]): Message[] {
  return messages.map((message) => {
    const { threadId: _, ...metadata } = message.metadata ?? {};
    return { ...message, metadata };
  });
}

/** The end of the conversation that is sent with a question, beginning with a question. */
export function lastMessages(messages: readonly Message[]): Message[] {
  const recent = messages.slice(-MOST_SENT);
  const first = recent.findIndex(({ role }) => role === 'user');
  return recent.slice(Math.max(first, 0));
}

/** A conversation kept by `saveConversation`; a new one when there is none or it cannot be read. */
export function readConversation(key: string): Conversation {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (isConversation(kept)) return kept;
  } catch {
    // Storage is refused or its text is damaged: the conversation begins anew.
  }
  return { id: createConversationId(), messages: [] };
}

/** Keeps a conversation for the next page; one without messages is forgotten. */
export function saveConversation(key: string, { id, messages }: Conversation): void {
  try {
    if (messages.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ id, messages: messages.slice(-MOST_KEPT) }));
  } catch {
    // Storage is refused or full: the conversation lasts as long as the page.
  }
}

export function createConversationId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isConversation(value: unknown): value is Conversation {
  if (!isObject(value)) return false;
  const { id, messages } = value;
  return typeof id === 'string' && Array.isArray(messages) && messages.every(isMessage);
}

function isMessage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, role, parts, metadata } = value;
  const context = isObject(metadata) ? (metadata['context'] ?? []) : [];
  return (
    typeof id === 'string' &&
    (role === 'user' || role === 'assistant') &&
    isListOf(parts, ({ type, text }) => typeof text === 'string' || (type !== 'text' && type !== 'reasoning')) &&
    isListOf(context, ({ value: text }) => typeof text === 'string')
  );
}

function isListOf(value: unknown, isItem: (item: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isObject(item) && isItem(item));
}
