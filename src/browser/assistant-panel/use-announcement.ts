import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Texts } from '../../base/languages/texts.ts';
import type { Assistant } from './use-assistant.ts';

/** How long (milliseconds) an announcement stays: whoever reads the conversation is not to meet an answer twice. */
const STAY = 5_000;

interface AnnouncementOptions {
  list: RefObject<HTMLElement | null>;
  assistant: Assistant;
  isWaiting: boolean;
  texts: Texts['assistant'];
}

/** Told to screen readers: a whole answer once, as the page shows it, not every piece that arrives. */
export function useAnnouncement({ list, assistant, isWaiting, texts }: AnnouncementOptions): string {
  const { isBusy, messages } = assistant;
  const [said, say] = useState('');
  const wasBusy = useRef(false);
  const isAnswered = !isBusy && messages.at(-1)?.role === 'assistant';
  useEffect(() => {
    // An answer of an earlier visit is no news.
    const isNew = wasBusy.current && isAnswered;
    wasBusy.current = isBusy;
    say(isWaiting ? texts.waiting : isNew ? readLastAnswer(list.current) : '');
    const wait = setTimeout(() => !isBusy && say(''), STAY);
    return () => clearTimeout(wait);
  }, [isBusy, isWaiting, isAnswered, list, texts]);
  return said;
}

function readLastAnswer(list: HTMLElement | null): string {
  return [...(list?.querySelectorAll<HTMLElement>('.assistant-answer') ?? [])].at(-1)?.innerText ?? '';
}
