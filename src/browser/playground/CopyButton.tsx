import { useState } from 'react';
import { copyText } from '../support/copy-text.ts';
import { usePlayground } from './playground-context.tsx';

/** Copies a text, and says so for a moment. */
export function CopyButton({ text }: { text: string }) {
  const { texts } = usePlayground();
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    await copyText(text);
    setDone(true);
    setTimeout(() => setDone(false), 1500);
  };
  return (
    <button
      type="button"
      className="icon-button"
      data-icon={done ? 'check' : 'copy'}
      aria-label={done ? texts.copied : texts.copy}
      onClick={() => void copy()}
    />
  );
}
