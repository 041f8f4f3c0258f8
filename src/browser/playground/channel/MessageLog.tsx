import { useRef } from 'react';
import { Code } from '../Code.tsx';
import { usePlayground } from '../playground-context.tsx';
import { formatJson } from '../response/format-json.ts';
import { useNewestInSight } from '../response/use-newest-in-sight.ts';
import { BinaryMessage } from './BinaryMessage.tsx';
import type { ConnectionLogEntry, ConnectionState } from './connection-state.ts';

/** Everything that happened on a connection, the newest in sight. */
export function MessageLog({
  connection: { phase, log },
  onClear,
}: {
  connection: ConnectionState;
  onClear: () => void;
}) {
  const { texts } = usePlayground();
  const list = useRef<HTMLOListElement>(null);
  const onScroll = useNewestInSight(list, log);
  return (
    <section className="playground-pane playground-response">
      <div className="playground-pane-head">
        <h3>{texts.log}</h3>
        <div className="playground-status" role="status">
          <span className="playground-code-pill" data-class={phase === 'open' ? '2xx' : undefined}>
            {texts[phase]}
          </span>
        </div>
        {log.length > 0 ? (
          <button type="button" className="playground-quiet-button" onClick={onClear}>
            {texts.clearLog}
          </button>
        ) : null}
      </div>
      {log.length === 0 ? <p className="playground-nothing">{texts.noMessages}</p> : null}
      <ol ref={list} className="playground-events" onScroll={onScroll} tabIndex={0} aria-label={texts.log}>
        {log.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry: { kind, text, bytes, time } }: { entry: ConnectionLogEntry }) {
  const { texts } = usePlayground();
  return (
    <li data-kind={kind}>
      <time className="playground-index">
        {new Date(time).toLocaleTimeString(document.documentElement.lang || undefined)}
      </time>
      <span className="playground-direction">{texts[kind]}</span>
      {bytes ? (
        <BinaryMessage bytes={bytes} label={texts[kind]} />
      ) : kind === 'sent' || kind === 'received' ? (
        <Code code={formatJson(text)} language={/^\s*[[{"]/.test(text) ? 'json' : 'text'} label={texts[kind]} />
      ) : (
        <span className="playground-hint" role={kind === 'failed' ? 'alert' : undefined}>
          {text}
        </span>
      )}
    </li>
  );
}
