import { useEffect } from 'react';
import type { HttpRequest } from '../../../model/http.ts';
import { lazyPart } from '../lazy-part.tsx';
import { usePlayground } from '../playground-context.tsx';
import type { ReceivedAnswer } from '../transport/exchange.ts';
import { explainFailure } from '../transport/explain-failure.ts';
import type { FailureReason } from '../transport/failure-reason.ts';
import { currentPage, routeOf } from '../transport/route-of.ts';
import type { SendChoices } from '../use-playground-state.ts';
import { formatSize, formatTime } from './format-size.ts';
import { importResponseParts } from './import-response-parts.ts';

const ResponseParts = lazyPart(importResponseParts);

interface Props {
  request: HttpRequest;
  onSend: (choices: SendChoices) => void;
}

/** What came back, or why nothing did. */
export function ResponsePanel({ request, onSend }: Props) {
  const { data, state, texts } = usePlayground();
  const { exchange } = state;
  const isSent = exchange.kind !== 'idle';
  // On its way with the request: the first part of a stream is to be seen as it comes.
  useEffect(() => {
    if (isSent) importResponseParts().catch(() => {});
  }, [isSent]);
  return (
    <section className="playground-pane playground-response">
      <div className="playground-pane-head">
        <h3>{texts.response}</h3>
        <div className="playground-status" role="status">
          {exchange.kind === 'sending' ? <span className="playground-waiting">{texts.sending}</span> : null}
          {exchange.kind === 'answered' ? <Status answer={exchange} /> : null}
        </div>
      </div>
      {exchange.kind === 'failed' ? <Failure reason={exchange.reason} onSend={onSend} /> : null}
      {exchange.kind === 'answered' ? <ResponseParts answer={exchange} /> : null}
      {exchange.kind === 'idle' || exchange.kind === 'sending' ? (
        <p className="playground-nothing" data-busy={exchange.kind === 'sending' ? '' : undefined}>
          {texts.noResponse}
        </p>
      ) : null}
      <p className="playground-route">
        {routeOf(request.url, data, currentPage()) === null ? texts.sentDirectly : texts.passedOn}
      </p>
    </section>
  );
}

function Status({ answer: { status, statusText, waited, elapsed, size, state } }: { answer: ReceivedAnswer }) {
  const { texts } = usePlayground();
  return (
    <>
      <span className="playground-code-pill" data-class={`${Math.floor(status / 100)}xx`}>
        {status} {statusText}
      </span>
      <span title={`${formatTime(waited)} + ${formatTime(elapsed - waited)}`}>{formatTime(elapsed)}</span>
      <span>{formatSize(size)}</span>
      {state === 'complete' ? null : <span data-state={state}>{texts[state]}</span>}
    </>
  );
}

function Failure({ reason, onSend }: { reason: FailureReason; onSend: Props['onSend'] }) {
  const { texts } = usePlayground();
  const { title, text, advice, detail } = explainFailure(reason, texts);
  return (
    <div className="playground-failure" role="alert" data-kind={reason.kind}>
      <strong>{title}</strong>
      {text ? <p>{text}</p> : null}
      {advice ? <p>{advice}</p> : null}
      {detail ? (
        <p lang="en" dir="auto" className="playground-hint">
          {detail}
        </p>
      ) : null}
      {reason.kind === 'required' || reason.kind === 'file-missing' ? (
        <button type="button" className="playground-add" onClick={() => onSend({ anyway: true })}>
          {texts.sendAnyway}
        </button>
      ) : null}
      {reason.kind === 'redirected' ? (
        <button type="button" className="playground-add" onClick={() => onSend({ anyway: true, follow: true })}>
          {texts.followAnyway}
        </button>
      ) : null}
    </div>
  );
}
