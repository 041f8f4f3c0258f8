import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a client may still send once it has its answer, in bytes and milliseconds; then the connection ends. */
const lingerBytes = 1_000_000;
const lingerTime = 500;

/**
 * Ends the connection of a request that was answered before all of its body was read. Ending it at once would take
 * the answer from clients that are still sending, so a little more is let in and forgotten.
 */
export function endUnreadBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.complete) return;
    const { socket } = incoming;
    // By now Node drops what comes without a word, so the socket alone knows how much that is.
    const begun = { bytes: socket.bytesRead, time: performance.now() };
    const look = setInterval(() => {
      if (incoming.complete || socket.destroyed) return clearInterval(look);
      if (socket.bytesRead - begun.bytes <= lingerBytes && performance.now() - begun.time < lingerTime) return;
      clearInterval(look);
      socket.destroySoon();
    }, 5).unref();
  });
}
