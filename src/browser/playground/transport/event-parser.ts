export interface StreamEvent {
  /** Of a server-sent event; empty for a plain message, and for lines of JSON. */
  name: string;
  id: string;
  data: string;
}

export interface StreamParser {
  /** Takes the next piece of text, gives the events that it completes. */
  push: (text: string) => StreamEvent[];
  /** What the stream ended in the middle of. */
  end: () => StreamEvent[];
}

/** Reads `text/event-stream` (HTML standard, "Server-sent events": interpreting an event stream). */
export function createEventParser(): StreamParser {
  let open = '';
  let event = emptyEvent();
  const readLines = (lines: string[]): StreamEvent[] => {
    const done: StreamEvent[] = [];
    for (const line of lines) {
      if (line !== '') addLine(event, line);
      else {
        if (event.data !== '') done.push({ ...event, data: event.data.slice(0, -1) });
        event = emptyEvent(event.id);
      }
    }
    return done;
  };
  return {
    push: (text) => {
      // A carriage return at the end may be half of a line break.
      const whole = (open + text).replace(/\r\n|\r(?!$)/g, '\n');
      const lines = whole.split('\n');
      open = lines.pop()!;
      return readLines(lines);
    },
    // An event without its blank line is not dispatched by browsers, but a reader wants to see what came.
    end: () => readLines([...(open === '' ? [] : [open.replace(/\r$/, '')]), '']),
  };
}

function emptyEvent(id = ''): StreamEvent {
  return { name: '', id, data: '' };
}

function addLine(event: StreamEvent, line: string): void {
  const colon = line.indexOf(':');
  const field = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
  if (field === 'data') event.data += `${value}\n`;
  else if (field === 'event') event.name = value;
  else if (field === 'id' && !value.includes('\0')) event.id = value;
}

/** Reads one JSON value per line; the record separators of RFC 7464 are passed over. */
export function createLineParser(): StreamParser {
  let open = '';
  const toEvents = (lines: string[]): StreamEvent[] =>
    lines
      .map((line) => line.replaceAll('\x1e', '').trim())
      .filter(Boolean)
      .map((data) => ({ name: '', id: '', data }));
  return {
    push: (text) => {
      const lines = (open + text).split('\n');
      open = lines.pop()!;
      return toEvents(lines);
    },
    end: () => toEvents([open]),
  };
}
