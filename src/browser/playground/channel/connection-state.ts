export interface ConnectionLogEntry {
  id: number;
  kind: 'opened' | 'sent' | 'received' | 'closed' | 'failed';
  text: string;
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
  | (Omit<ConnectionLogEntry, 'id'> & { kind: ConnectionLogEntry['kind'] });

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
    case 'failed':
      return addEntry({ ...state, phase: 'closed' }, event);
    case 'sent':
    case 'received':
      return addEntry(state, event);
  }
}

function addEntry(state: ConnectionState, { kind, text, time }: Omit<ConnectionLogEntry, 'id'>): ConnectionState {
  return {
    ...state,
    log: [...state.log, { id: state.nextId, kind, text, time }].slice(-maximalEntries),
    nextId: state.nextId + 1,
  };
}

/** Milliseconds before the connection is tried for the nth time: longer each time, half a minute at most. */
export function retryDelay(attempt: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.min(attempt, 10));
}
