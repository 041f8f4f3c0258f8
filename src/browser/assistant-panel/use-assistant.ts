import { useChat } from '@ai-sdk/react';
import { DefaultChatTransport } from 'ai';
import { useEffect, useMemo, useState } from 'react';
import { assistantAddress } from '../../base/paths/own-addresses.ts';
import { conversationKeys } from '../../base/readers/conversation-keys.ts';
import type { ContextItem } from '../../model/context-item.ts';
import type { AssistantPlace } from './assistant-place.ts';
import {
  createConversationId,
  findThread,
  forgetThread,
  lastMessages,
  type Message,
  readConversation,
  saveConversation,
} from './conversation.ts';
import { readRefusal } from './read-refusal.ts';

export interface Assistant {
  messages: Message[];
  /** Whether an answer is awaited or arriving. */
  isBusy: boolean;
  /** What went wrong with the last question. */
  failure: Error | null;
  ask: (question: string, context: ContextItem[]) => void;
  stop: () => void;
  retry: () => void;
  /** Forgets the conversation. */
  restart: () => void;
}

/** The limit for `currentPath` (docs/format.md#discovery-api). */
const LONGEST_PATH = 200;

/** One conversation with the service, kept between pages. */
export function useAssistant(place: AssistantPlace): Assistant {
  const [key] = useState(() => keyOf(place));
  const [start, setStart] = useState(() => readConversation(key));
  const transport = useMemo(() => createTransport(place), [place]);
  const chat = useChat<Message>({ id: start.id, messages: start.messages, transport });
  const { messages, status, error, setMessages, regenerate } = chat;
  // A service forgets threads in time; the conversation that is kept here goes on in a new one.
  const isForgotten =
    error !== undefined && readRefusal(error.message) === 'thread_not_found' && findThread(messages) !== undefined;
  useEffect(() => {
    if (!isForgotten) return;
    setMessages(forgetThread);
    void regenerate();
  }, [isForgotten, setMessages, regenerate]);
  // While an answer streams, every piece would be written; a question alone is kept at once, so that a reload loses
  // none.
  const isSettled = status !== 'streaming';
  useEffect(() => {
    if (isSettled) saveConversation(key, { id: start.id, messages });
  }, [isSettled, key, messages, start.id]);
  return {
    messages,
    isBusy: status === 'submitted' || status === 'streaming',
    failure: isForgotten ? null : (error ?? null),
    ask: (text, context) => {
      // One question at a time: of two, the first to be answered would seem to be the last.
      void chat.stop().then(() => chat.sendMessage({ text, metadata: context.length > 0 ? { context } : {} }));
    },
    stop: () => void chat.stop(),
    retry: () => void chat.regenerate(),
    restart: () => {
      void chat.stop();
      saveConversation(key, { id: start.id, messages: [] });
      setStart({ id: createConversationId(), messages: [] });
    },
  };
}

/**
 * Nobody else is to read what a member was told. The page that was loaded says who reads: where others come in its
 * place, a session may end meanwhile, and the conversation stays whose it is.
 */
function keyOf({ service, base }: AssistantPlace): string {
  const { all, members } = conversationKeys;
  return `${document.querySelector('.logout-link') === null ? all : members}${service}${base}`;
}

function createTransport(place: AssistantPlace): DefaultChatTransport<Message> {
  const { service, language, version } = place;
  return new DefaultChatTransport<Message>({
    api: service + assistantAddress,
    credentials: 'include',
    prepareSendMessagesRequest: ({ messages }) => ({
      body: {
        fp: 'anonymous',
        messages: lastMessages(messages).map(({ id, role, parts }) => ({
          id,
          role,
          parts: parts.filter(({ type }) => type === 'text'),
        })),
        threadId: findThread(messages),
        context: messages.findLast(({ role }) => role === 'user')?.metadata?.context,
        currentPath: place.route.slice(0, LONGEST_PATH),
        filter: { ...(language !== null && { language }), ...(version !== null && { version }) },
      },
    }),
  });
}
