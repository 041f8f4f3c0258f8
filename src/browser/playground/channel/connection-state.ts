export interface ConnectionLogEntry {
  id: number;
  kind: 'opened' | 'sent' | 'received' | 'closed' | 'failed';
  text: string;
  /** Of a binary message, in place of the text. */
  bytes?: Uint8Array;
  /** Milliseconds since 1970. */
  time: number;
}

export interface ConnectionState {
  phase: 'closed' | 'connecting' | 'open' | 'waiting';
  log: readonly ConnectionLogEntry[];
  nextId: number;
}

export type ConnectionEvent =
  | { kind: 'connecting' }
  /** The connection broke and is tried again soon. */
  | { kind: 'waiting' }
  | { kind: 'clear' }
  | { kind: 'stopped' }
  /** `isLate`: the end of a connection that another has followed. */
  | (Omit<ConnectionLogEntry, 'id'> & { isLate?: boolean });

/** Older entries are dropped: a channel may never fall silent. */
const maximalEntries = 500;

export const firstConnection: ConnectionState = { phase: 'closed', log: [], nextId: 1 };

/** The connection and its log after something happened. */
export function reduceConnection(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.kind) {
    case 'connecting':
    case 'waiting':
      return { ...state, phase: event.kind };
    case 'stopped':
      return { ...state, phase: 'closed' };
    case 'clear':
      return { ...state, log: [] };
    case 'opened':
      return addEntry({ ...state, phase: 'open' }, event);
    case 'closed':
      // The word of a connection that was left may come when the next one is already there.
      return addEntry(event.isLate ? state : { ...state, phase: 'closed' }, event);
    case 'failed':
      return addEntry({ ...state, phase: 'closed' }, event);
    case 'sent':
    case 'received':
      return addEntry(state, event);
  }
}

function addEntry(
  state: ConnectionState,
  { kind, text, time, bytes }: Omit<ConnectionLogEntry, 'id'>,
): ConnectionState {
  return {
    ...state,
    log: [...state.log, { id: state.nextId, kind, text, time, ...(bytes && { bytes }) }].slice(-maximalEntries),
    nextId: state.nextId + 1,
  };
}

/** Milliseconds before the connection is tried for the nth time: longer each time, half a minute at most. */
export function retryDelay(attempt: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.min(attempt, 10));
}
