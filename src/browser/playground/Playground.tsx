import { useRef } from 'react';
import type { Texts } from '../../base/languages/texts.ts';
import type { OperationData } from '../../model/operation-data.ts';
import { BodyPanel } from './body/BodyPanel.tsx';
import { ExtraPanel } from './ExtraPanel.tsx';
import { ParameterPanels } from './ParameterPanels.tsx';
import { PlaygroundDialog } from './PlaygroundDialog.tsx';
import { PlaygroundProvider } from './playground-context.tsx';
import { ResponsePanel } from './response/ResponsePanel.tsx';
import { SendButton } from './SendButton.tsx';
import { ServerPanel } from './ServerPanel.tsx';
import { SnippetPanel } from './SnippetPanel.tsx';
import { StoragePanel } from './StoragePanel.tsx';
import { SecurityPanel } from './security/SecurityPanel.tsx';
import { isRunning, type SendChoices, usePlaygroundState } from './use-playground-state.ts';

export interface PlaygroundProps {
  data: OperationData;
  title: string;
  /** `apiPlaygroundInputs` of the user object, unchecked. */
  inputs: unknown;
  texts: Texts['playground'];
  /** Called once, when the dialog can be shown. */
  onReady: (dialog: HTMLDialogElement) => void;
  onClose: () => void;
}

/** A dialog in which a reader fills in, sends and reads one operation's request. */
export function Playground({ data, title, inputs, texts, onReady, onClose }: PlaygroundProps) {
  const { request, shown, send, cancel, refusal: _, ...context } = usePlaygroundState(data, inputs);
  const { state } = context;
  const answer = useRef<HTMLDivElement>(null);
  const submit = (choices?: SendChoices): void => {
    void send(choices);
    // On a phone the response stands below everything else.
    if (matchMedia('(max-width: 60rem)').matches) answer.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <PlaygroundProvider value={{ data, texts, ...context }}>
      <PlaygroundDialog
        title={title}
        method={request.method}
        address={shown.hide(shown.request.url)}
        action={<SendButton isRunning={isRunning(state)} onCancel={cancel} />}
        inputs={
          <>
            <ServerPanel />
            <SecurityPanel />
            <ParameterPanels />
            <BodyPanel />
            <ExtraPanel />
            <StoragePanel />
          </>
        }
        outputs={
          <>
            <SnippetPanel request={request} shown={shown} />
            <div ref={answer} className="playground-answer">
              <ResponsePanel request={request} onSend={submit} />
            </div>
          </>
        }
        onSubmit={() => submit()}
        onReady={onReady}
        onClose={onClose}
      />
    </PlaygroundProvider>
  );
}
