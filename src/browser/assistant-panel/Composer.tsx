import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { Texts } from '../../base/languages/texts.ts';
import type { ContextItem } from '../../model/context-item.ts';
import { isComposing } from '../support/is-composing.ts';
import { ContextChip } from './ContextChip.tsx';

interface ComposerProps {
  texts: Texts['assistant'];
  context: ContextItem[];
  onContext: (context: ContextItem[]) => void;
  isBusy: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** Longest question, in characters. The service takes more, of a whole conversation. */
const LONGEST = 8_000;

/** Where a question is written, with the pieces of the page that it is about. */
export function Composer({ texts, context, onContext, isBusy, onAsk, onStop, input }: ComposerProps) {
  const [text, setText] = useState('');
  useEffect(() => fitHeight(input.current), [input, text]);
  const ask = (): void => {
    if (isBusy || text.trim() === '') return;
    onAsk(text.trim());
    setText('');
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    ask();
  };
  return (
    <form
      className="assistant-composer"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      {context.map((item, index) => (
        <ContextChip
          key={index}
          item={item}
          texts={texts}
          onRemove={() => onContext(context.filter((other) => other !== item))}
        />
      ))}
      <div className="assistant-field">
        <textarea
          id="chat-assistant-textarea"
          ref={input}
          rows={1}
          maxLength={LONGEST}
          value={text}
          placeholder={texts.placeholder}
          aria-label={texts.placeholder}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
        {isBusy ? (
          <button
            type="button"
            className="icon-button assistant-send"
            data-action="stop"
            aria-label={texts.stop}
            onClick={onStop}
          />
        ) : (
          <button
            type="submit"
            className="icon-button assistant-send"
            data-action="send"
            aria-label={texts.send}
            // A button that is disabled loses the focus, and this one was the button to stop an answer.
            aria-disabled={text.trim() === ''}
          />
        )}
      </div>
      <p className="assistant-note">{texts.note}</p>
    </form>
  );
}

/** The field grows with what is written, up to what the style sheet allows. */
function fitHeight(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  field.style.blockSize = 'auto';
  field.style.blockSize = `${field.scrollHeight}px`;
}
