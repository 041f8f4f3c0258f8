import { useState } from 'react';
import type { BrowserMemory } from '../state/browser-memory.ts';
import { keepMessages, readSavedMessages, type WrittenMessage } from './saved-messages.ts';

interface Options {
  memory: BrowserMemory;
  /** Id of the channel. */
  channel: string;
  templates: readonly { isJson: boolean; message: WrittenMessage }[];
}

const empty: WrittenMessage = { format: 'text', text: '' };

/** The message that is being written, and those to start from: templates (`template:0`) and saved ones (`saved:0`). */
export function useMessageDraft({ memory, channel, templates }: Options) {
  const [saved, setSaved] = useState(() => readSavedMessages(memory, channel));
  const [chosen, setChosen] = useState(templates.length > 0 ? 'template:0' : '');
  const [message, setMessage] = useState(templates[0]?.message ?? empty);
  const [kind, index] = [chosen.split(':')[0], Number(chosen.split(':')[1])];
  const keep = (next: WrittenMessage[]): number => {
    keepMessages(memory, channel, next);
    // What memory does not take is not there.
    const kept = readSavedMessages(memory, channel);
    setSaved(kept);
    return kept.length;
  };
  const choose = (value: string): void => {
    const [from, place] = value.split(':');
    setChosen(value);
    setMessage((from === 'saved' ? saved[Number(place)] : templates[Number(place)]?.message) ?? empty);
  };
  return {
    saved,
    chosen,
    message,
    isJson: kind === 'template' && templates[index]?.isJson === true,
    canForget: kind === 'saved' && saved[index]?.text === message.text,
    choose,
    change: setMessage,
    save: () => {
      const kept = keep([...saved, message]);
      if (kept > 0) setChosen(`saved:${kept - 1}`);
    },
    forget: () => {
      keep(saved.filter((_, position) => position !== index));
      setChosen(templates.length > 0 ? 'template:0' : '');
    },
  };
}
