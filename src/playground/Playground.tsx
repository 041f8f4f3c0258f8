import { useEffect, useRef } from 'react';
import type { OperationData } from '../model/operation-data.ts';
import { AddressBar } from './AddressBar.tsx';
import { BodyPanel } from './body/BodyPanel.tsx';
import { ParameterPanels } from './ParameterPanels.tsx';
import { PlaygroundProvider } from './playground-context.tsx';
import type { PlaygroundTexts } from './playground-texts.ts';
import { ResponsePanel } from './response/ResponsePanel.tsx';
import { SecurityPanel } from './security/SecurityPanel.tsx';
import { ServerPanel } from './ServerPanel.tsx';
import { SnippetPanel } from './SnippetPanel.tsx';
import { isRunning, usePlaygroundState } from './use-playground-state.ts';

interface Props {
  data: OperationData;
  title: string;
  texts: PlaygroundTexts;
  /** Called once, when the dialog can be shown. */
  onReady: (dialog: HTMLDialogElement) => void;
  onClose: () => void;
}

/** A dialog in which a reader fills in, sends and reads one operation's request. */
export function Playground({ data, title, texts, onReady, onClose }: Props) {
  const { state, dispatch, memory, request, send, cancel } = usePlaygroundState(data);
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => onReady(dialog.current!), []);
  const busy = isRunning(state);
  const submit = (): void => {
    send();
    // On a phone the response stands below everything else.
    if (matchMedia('(max-width: 60rem)').matches) answer.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <dialog ref={dialog} className="playground" aria-label={`${texts.title}: ${title}`} onClose={onClose} onClick={({ target }) => target === dialog.current && dialog.current.close()}>
      <PlaygroundProvider value={{ data, state, dispatch, memory, texts }}>
        <form
          className="playground-frame"
          noValidate
          onSubmit={(event) => { event.preventDefault(); submit(); }}
          onKeyDown={(event) => { if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) { event.preventDefault(); submit(); } }}
        >
          <AddressBar title={title} request={request} busy={busy} onCancel={cancel} onClose={() => dialog.current?.close()} />
          <div className="playground-columns">
            <div className="playground-inputs" id="api-playground-input">
              {data.operation.description ? <p className="playground-lead">{data.operation.description}</p> : null}
              <ServerPanel />
              <SecurityPanel />
              <ParameterPanels />
              <BodyPanel />
            </div>
            <div className="playground-outputs">
              <SnippetPanel request={request} />
              <div ref={answer} className="playground-answer"><ResponsePanel request={request} /></div>
            </div>
          </div>
        </form>
      </PlaygroundProvider>
    </dialog>
  );
}
