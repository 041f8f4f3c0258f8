import { useRef } from 'react';
import { Code } from '../Code.tsx';
import { usePlayground } from '../playground-context.tsx';
import type { StreamEvent } from '../transport/event-parser.ts';
import { formatJson } from './format-json.ts';
import { useNewestInSight } from './use-newest-in-sight.ts';

/** Beyond these a browser grows slow; the download has all of them. */
const maximalEvents = 500;

/** The events of a stream as they arrive, the newest in sight. */
export function EventList({ events }: { events: readonly StreamEvent[] }) {
  const { texts } = usePlayground();
  const list = useRef<HTMLOListElement>(null);
  const shown = events.slice(-maximalEvents);
  const first = events.length - shown.length;
  const onScroll = useNewestInSight(list, events.length);
  return (
    <ol
      ref={list}
      className="playground-events"
      onScroll={onScroll}
      tabIndex={0}
      aria-label={`${events.length} ${texts.events}`}
      start={first + 1}
    >
      {shown.map((event, index) => (
        <li key={first + index}>
          <span className="playground-index">{first + index + 1}</span>
          {event.name ? <span className="playground-type">{event.name}</span> : null}
          <Code
            code={formatJson(event.data)}
            language={/^\s*[[{"]/.test(event.data) ? 'json' : 'text'}
            label={`${texts.event} ${first + index + 1}`}
          />
        </li>
      ))}
    </ol>
  );
}
