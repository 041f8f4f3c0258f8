import type { MouseEvent } from 'react';
import { usePlayground } from './playground-context.tsx';

interface Props {
  isRunning: boolean;
  onCancel: () => void;
}

/** Sends the request, and stops it while it runs: one button, so that who works by keyboard stays on it. */
export function SendButton({ isRunning, onCancel }: Props) {
  const { texts } = usePlayground();
  const cancel = (event: MouseEvent): void => {
    // React makes it a button that submits again before the browser acts on the click.
    event.preventDefault();
    onCancel();
  };
  return (
    <button
      type={isRunning ? 'button' : 'submit'}
      className="playground-send"
      data-busy={isRunning ? '' : undefined}
      onClick={isRunning ? cancel : undefined}
    >
      {isRunning ? texts.cancel : texts.send}
    </button>
  );
}
