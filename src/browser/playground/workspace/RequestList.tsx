import { usePlayground } from '../playground-context.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import { keptName, readValues } from '../state/kept-values.ts';
import type { KeptRequest } from './workspace.ts';

interface Props {
  requests: readonly KeptRequest[];
  /** After one was filled in again. */
  onUse: () => void;
  onRemove?: (index: number) => void;
}

/** Requests of before; each fills its operation in again, on its own page where that is another. */
export function RequestList({ requests, onUse, onRemove }: Props) {
  const { data, state, dispatch, memory, texts } = usePlayground();
  const use = (request: KeptRequest): void => {
    if (request.operation !== keptName(data)) {
      memory.rememberText(request.operation, request.values);
      const page = new URL(request.page, location.href);
      // What is read from the browser's store may be anything.
      if (page.origin === location.origin) location.href = `${page.pathname}?playground=open`;
      return;
    }
    dispatch({
      kind: 'values',
      values: { ...state.values, ...readValues({ plain: request.values, secret: null }, data) },
    });
    onUse();
  };
  if (requests.length === 0) return <p className="playground-hint">{texts.nothingYet}</p>;
  return (
    <ol className="playground-requests">
      {requests.map((request, index) => (
        <li key={`${request.time} ${index}`}>
          <button type="button" onClick={() => use(request)}>
            <span className="method-nav-pill" data-method={request.operation.split(' ', 1)[0]!.toLowerCase()}>
              {request.operation.split(' ', 1)[0]}
            </span>
            <span>
              <span className="unseen">{texts.useAgain}: </span>
              {request.title}
            </span>
            <small>{[request.status, timeOf(request.time)].filter(Boolean).join(' · ')}</small>
            <code>{request.url}</code>
          </button>
          {onRemove ? <RemoveButton name={request.title} onClick={() => onRemove(index)} /> : null}
        </li>
      ))}
    </ol>
  );
}

function timeOf(time: number): string {
  return new Date(time).toLocaleString(document.documentElement.lang || undefined, {
    dateStyle: 'short',
    timeStyle: 'short',
  });
}
