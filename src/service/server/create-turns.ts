import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Begins an answer once the one before it on its connection has been sent. */
export type TakeTurn = (incoming: IncomingMessage, outgoing: ServerResponse, begin: () => void) => void;

/**
 * Clients may send requests without waiting for answers (RFC 9112 section 9.3.2), hundreds in one packet. Were they
 * begun at once, all of their answers would be kept in memory, whatever the client reads of the first.
 */
export function createTurns(): TakeTurn {
  const latest = new WeakMap<Socket, ServerResponse>();
  return ({ socket }, outgoing, begin) => {
    const before = latest.get(socket);
    latest.set(socket, outgoing);
    outgoing.once('close', () => {
      if (latest.get(socket) === outgoing) latest.delete(socket);
    });
    if (!before) return begin();
    before.once('close', () => {
      if (!socket.destroyed && !socket.writableEnded) begin();
    });
  };
}
