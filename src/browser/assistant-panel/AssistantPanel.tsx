import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { Texts } from '../../base/languages/texts.ts';
import type { ContextItem } from '../../model/context-item.ts';
import { isComposing } from '../support/is-composing.ts';
import type { AssistantPlace } from './assistant-place.ts';
import { Composer } from './Composer.tsx';
import { explainRefusal } from './explain-refusal.ts';
import { MessageList } from './MessageList.tsx';
import { useAssistant } from './use-assistant.ts';

/** What the page does with the panel. */
export interface AssistantHandle {
  open: () => void;
  close: () => void;
  isOpen: () => boolean;
  /** Opens the panel and sends a question. */
  ask: (question: string) => void;
  /** Opens the panel with a piece of the page that the next question is about. */
  addContext: (item: ContextItem) => void;
}

interface AssistantPanelProps {
  ref: Ref<AssistantHandle>;
  place: AssistantPlace;
  texts: Texts['assistant'];
  onReady: () => void;
}

/** The conversation with the assistant: a sheet beside the page, which stays readable, or the page itself. */
export function AssistantPanel({ ref, place, texts, onReady }: AssistantPanelProps) {
  const [isOpen, setOpen] = useState(place.container !== null);
  const [context, setContext] = useState<ContextItem[]>([]);
  const input = useRef<HTMLTextAreaElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const assistant = useAssistant(place);

  const open = (): void => {
    if (!isOpen) opener.current = document.activeElement as HTMLElement | null;
    setOpen(true);
  };
  const close = (): void => {
    // Whoever closes it by its key while reading the page stays there.
    if (!sheet.current?.contains(document.activeElement)) opener.current = null;
    setOpen(false);
  };
  const ask = (question: string): void => {
    assistant.ask(question, context);
    setContext([]);
  };
  useImperativeHandle(ref, () => ({
    open,
    close,
    isOpen: () => isOpen,
    ask: (question) => {
      open();
      ask(question);
    },
    addContext: (item) => {
      open();
      setContext((items) => [...items.filter(({ value }) => value !== item.value), item]);
    },
  }));
  const leave = useEffectEvent(() => {
    if (place.container !== null || !matchMedia('(max-width: 40rem)').matches) return;
    // The page that came has the focus.
    opener.current = null;
    close();
  });
  // On phones the sheet would lie over the page that a reader has just opened from it.
  useEffect(() => {
    const follow = (): void => leave();
    addEventListener('docwright:page', follow);
    return () => removeEventListener('docwright:page', follow);
  }, []);
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
  useEffect(() => {
    if (place.container === null) document.documentElement.toggleAttribute('data-assistant', isOpen);
    if (isOpen) return input.current?.focus();
    if (opener.current) returnFocus(opener.current);
    opener.current = null;
  }, [isOpen, context.length, place.container]);

  return (
    <section
      id="chat-assistant-sheet"
      ref={sheet}
      className="assistant"
      data-place={place.container === null ? 'sheet' : 'page'}
      aria-label={texts.title}
      hidden={!isOpen}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event.nativeEvent) && place.container === null) close();
      }}
    >
      <header className="assistant-head">
        <h2>{texts.title}</h2>
        {assistant.messages.length > 0 && (
          <button
            type="button"
            className="icon-button"
            data-icon="restart"
            aria-label={texts.restart}
            title={texts.restart}
            onClick={() => {
              assistant.restart();
              input.current?.focus();
            }}
          />
        )}
        {place.container === null && (
          <button
            type="button"
            className="icon-button"
            data-icon="close"
            aria-label={texts.close}
            title={texts.close}
            onClick={close}
          />
        )}
      </header>
      <MessageList
        assistant={assistant}
        texts={texts}
        failure={assistant.failure && explainRefusal(assistant.failure, texts)}
      />
      <Composer
        texts={texts}
        context={context}
        onContext={setContext}
        isBusy={assistant.isBusy}
        onAsk={ask}
        onStop={assistant.stop}
        input={input}
      />
    </section>
  );
}

/** To what the panel was opened from or, where that is out of sight by now, to the button that opens it. */
function returnFocus(opener: HTMLElement): void {
  opener.focus();
  if (document.activeElement !== opener) document.getElementById('assistant-entry')?.focus();
}
