import { useEffect, useRef } from 'react';
import type { Texts } from '../../base/languages/texts.ts';
import { MessageView } from './MessageView.tsx';
import { useAnnouncement } from './use-announcement.ts';
import type { Assistant } from './use-assistant.ts';

interface MessageListProps {
  assistant: Assistant;
  texts: Texts['assistant'];
  /** What went wrong, in the reader's words. */
  failure: string | null;
}

/** How far from the end (pixels) a reader still follows what arrives. */
const NEAR = 80;

/** What was said so far. It shows each question, and follows the answer unless the reader has scrolled back. */
export function MessageList({ assistant, texts, failure }: MessageListProps) {
  const { messages, isBusy } = assistant;
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const last = messages.at(-1);
  const question = messages.findLast(({ role }) => role === 'user')?.id;
  useEffect(() => void (follows.current = true), [question]);
  useEffect(() => {
    if (follows.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages, isBusy, failure]);
  const isWaiting =
    isBusy && (last?.role === 'user' || !last?.parts.some((part) => part.type === 'text' && part.text !== ''));
  const announcement = useAnnouncement({ list, assistant, isWaiting, texts });
  // The buttons below go when they are pressed: the focus stays in the conversation.
  const press = (act: () => void) => (): void => {
    list.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <div
      className="assistant-messages"
      ref={list}
      tabIndex={0}
      role="group"
      aria-label={texts.conversation}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
        (follows.current = scrollHeight - scrollTop - clientHeight < NEAR)
      }
    >
      {messages.length === 0 && <p className="assistant-welcome">{texts.welcome}</p>}
      {messages.map((message) => (
        <MessageView
          key={message.id}
          message={message}
          texts={texts}
          isStreaming={isBusy && message === last}
          onGoOn={
            message === last && !isBusy && message.metadata?.finishReason === 'length'
              ? press(() => assistant.ask(texts.goOn, []))
              : null
          }
        />
      ))}
      {isWaiting && <p className="assistant-waiting">{texts.waiting}</p>}
      {failure !== null && (
        <div className="assistant-failure" role="alert">
          <p>{failure}</p>
          <button type="button" className="assistant-small-button" onClick={press(assistant.retry)}>
            {texts.retry}
          </button>
        </div>
      )}
      <p className="unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}
