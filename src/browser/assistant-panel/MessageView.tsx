import { useState } from 'react';
import type { Texts } from '../../base/languages/texts.ts';
import { copyText } from '../support/copy-text.ts';
import { Answer } from './Answer.tsx';
import { ContextChip } from './ContextChip.tsx';
import type { Message } from './conversation.ts';
import { Sources } from './Sources.tsx';

interface MessageViewProps {
  message: Message;
  texts: Texts['assistant'];
  /** Whether the message is still arriving. */
  isStreaming: boolean;
  /** Asks for the rest of an answer that was cut; `null` where it is not the last one, or whole. */
  onGoOn: (() => void) | null;
}

/** A question, or an answer with its sources. */
export function MessageView({ message, texts, isStreaming, onGoOn }: MessageViewProps) {
  const text = message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
  if (message.role === 'user') return <Question text={text} message={message} texts={texts} />;
  return (
    <article className="assistant-message" aria-label={texts.answer} aria-busy={isStreaming}>
      <Thoughts message={message} texts={texts} />
      <Answer text={text} isStreaming={isStreaming} />
      {isStreaming ? null : <Sources message={message} texts={texts} />}
      {isStreaming || text === '' ? null : <CopyAnswer text={text} texts={texts} />}
      {onGoOn && (
        <button type="button" className="assistant-small-button" onClick={onGoOn}>
          {texts.goOn}
        </button>
      )}
    </article>
  );
}

/** What a model thought before it answered, for who opens it. */
function Thoughts({ message, texts }: { message: Message; texts: Texts['assistant'] }) {
  const thoughts = message.parts.flatMap((part) => (part.type === 'reasoning' ? [part.text] : [])).join('\n\n');
  if (thoughts.trim() === '') return null;
  return (
    <details className="assistant-thoughts">
      <summary>{texts.thoughts}</summary>
      <p>{thoughts.trim()}</p>
    </details>
  );
}

function Question({ text, message, texts }: { text: string; message: Message; texts: Texts['assistant'] }) {
  return (
    <article className="assistant-question" aria-label={texts.question}>
      {message.metadata?.context?.map((item, index) => (
        <ContextChip key={index} item={item} texts={texts} />
      ))}
      <p>{text}</p>
    </article>
  );
}

function CopyAnswer({ text, texts }: { text: string; texts: Texts['assistant'] }) {
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    await copyText(text);
    setDone(true);
    setTimeout(() => setDone(false), 1500);
  };
  return (
    <button type="button" className="assistant-small-button" onClick={() => void copy()}>
      {done ? texts.copied : texts.copy}
    </button>
  );
}
