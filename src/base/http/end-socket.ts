import type { Duplex } from 'node:stream';

/** Milliseconds that a client has to end its side, too. */
const patience = 500;

/**
 * Ends a connection that no server looks after any more, with the last words to its client. One that does not end its
 * own side would hold it for good.
 */
export function endSocket(socket: Duplex, text: string): void {
  socket.end(text);
  const timer = setTimeout(() => socket.destroy(), patience).unref();
  socket.once('close', () => clearTimeout(timer));
}
