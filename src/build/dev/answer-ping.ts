import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Of RFC 6455, 1.3. */
const webSocketId = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/**
 * Pages that Vite has shown ask by WebSocket whether a server is there again, and load themselves anew once one lets
 * them in. No other WebSocket is.
 */
export function answerPing({ headers }: IncomingMessage, socket: Duplex): void {
  const key = headers['sec-websocket-key'];
  if (headers['sec-websocket-protocol'] !== 'vite-ping' || !key) return void socket.destroy();
  const accept = createHash('sha1').update(`${key}${webSocketId}`).digest('base64');
  const lines = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept}`,
    'Sec-WebSocket-Protocol: vite-ping',
  ];
  socket.on('error', () => socket.destroy());
  // Nobody reads it, so that its end would not be seen.
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}
