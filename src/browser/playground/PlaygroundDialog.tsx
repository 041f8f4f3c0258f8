import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { AddressBar } from './AddressBar.tsx';
import { keepFocus } from './keep-focus.ts';
import { usePlayground } from './playground-context.tsx';

interface Props {
  title: string;
  method: string;
  /** As it may be seen. */
  address: string;
  /** The button that sends, stops or connects. */
  action: ReactNode;
  inputs: ReactNode;
  outputs: ReactNode;
  onSubmit: () => void;
  /** Called once, when the dialog can be shown. */
  onReady: (dialog: HTMLDialogElement) => void;
  onClose: () => void;
}

/** The dialog of a playground: the address, what a reader fills in, and what comes of it. */
export function PlaygroundDialog({
  title,
  method,
  address,
  action,
  inputs,
  outputs,
  onSubmit,
  onReady,
  onClose,
}: Props) {
  const { data, state, texts } = usePlayground();
  const dialog = useRef<HTMLDialogElement>(null);
  const ready = useEffectEvent(() => onReady(dialog.current!));
  useEffect(() => ready(), []);
  useEffect(() => {
    if (state.exchange.kind === 'failed')
      dialog.current!.querySelector<HTMLElement>('[data-missing] :is(input, select, textarea, button)')?.focus();
  }, [state.exchange]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes with Escape
    <dialog
      ref={dialog}
      className="playground"
      aria-label={`${texts.title}: ${title}`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
        keepFocus(event);
      }}
      onChange={keepFocus}
    >
      <form
        className="playground-frame"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
            event.preventDefault();
            onSubmit();
          }
        }}
      >
        <AddressBar
          title={title}
          method={method}
          address={address}
          action={action}
          onClose={() => dialog.current?.close()}
        />
        <div className="playground-columns">
          <div className="playground-inputs" id="api-playground-input">
            {data.operation.description ? <p className="playground-lead">{data.operation.description}</p> : null}
            {inputs}
          </div>
          <div className="playground-outputs">{outputs}</div>
        </div>
      </form>
    </dialog>
  );
}
