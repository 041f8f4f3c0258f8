import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

export interface Turns {
  /** Begins an answer once the one before it on its connection has been sent. */
  take: (incoming: IncomingMessage, outgoing: ServerResponse, begin: () => void) => void;
  /** Whether an answer of a connection is on its way. */
  isTaken: (socket: Duplex) => boolean;
  /** Goes on once all that was asked on a connection is answered. */
  wait: (socket: Duplex, goOn: () => void) => void;
  /**
   * Refuses what cannot be read on a connection once all that was asked before it is answered. Where an answer has
   * begun whose own request breaks off, the connection ends without a word: none would be told from that answer.
   */
  refuse: (socket: Duplex, say: () => void) => void;
}

interface Turn {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** The answer that goes first. */
  before: ServerResponse | undefined;
}

/**
 * Clients may send requests without waiting for answers (RFC 9112 section 9.3.2), hundreds in one packet. Were they
 * begun at once, all of their answers would be kept in memory, whatever the client reads of the first.
 */
export function createTurns(): Turns {
  const latest = new WeakMap<Duplex, Turn>();
  const refused = new WeakSet<Duplex>();
  return {
    take: (incoming, outgoing, begin) => {
      const { socket } = incoming;
      const before = latest.get(socket)?.outgoing;
      const turn: Turn = { incoming, outgoing, before };
      latest.set(socket, turn);
      outgoing.once('close', () => {
        if (latest.get(socket) === turn) latest.delete(socket);
      });
      if (!before) return begin();
      before.once('close', () => {
        turn.before = undefined;
        if (!socket.destroyed && !socket.writableEnded) begin();
      });
    },
    isTaken: (socket) => latest.has(socket),
    wait: (socket, goOn) => {
      const last = latest.get(socket)?.outgoing;
      if (last) last.once('close', goOn);
      else goOn();
    },
    refuse: (socket, say) => {
      // Each further piece is as wrong.
      if (refused.has(socket)) return;
      refused.add(socket);
      const turn = latest.get(socket);
      const first = turn?.incoming.complete ? turn.outgoing : turn?.before;
      if (first) first.once('close', say);
      else if (turn?.outgoing.headersSent) socket.destroy();
      else say();
    },
  };
}
