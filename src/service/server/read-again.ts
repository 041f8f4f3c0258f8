import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Whether a request asks for the one protocol that the service changes to. */
export function wantsWebSocket({ headers }: IncomingMessage): boolean {
  return (headers.upgrade ?? '').split(',').some((name) => name.trim().toLowerCase() === 'websocket');
}

/** What asks for another protocol, and is of no use without it. */
const ofUpgrade: ReadonlySet<string> = new Set(['upgrade', 'http2-settings']);

/**
 * Has the server answer a request that asked for another protocol as if it had not, which is how a server says that it
 * does not speak it (RFC 9110 section 7.8): clients of Java and `curl --http2` ask for HTTP/2 that way, and Node that
 * does not ask `shouldUpgradeCallback` hands each such request on as one for a WebSocket.
 */
export function readAgain(
  server: Server,
  { request, socket, head }: { request: IncomingMessage; socket: Duplex; head: Buffer },
): void {
  const { method, url, httpVersion, rawHeaders } = request;
  let text = `${method} ${url} HTTP/${httpVersion}\r\n`;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    const lower = name.toLowerCase();
    const value = lower === 'connection' ? withoutUpgrade(rawHeaders[at + 1]!) : rawHeaders[at + 1]!;
    if (!ofUpgrade.has(lower) && (lower !== 'connection' || value !== '')) text += `${name}: ${value}\r\n`;
  }
  socket.unshift(Buffer.concat([Buffer.from(`${text}\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

function withoutUpgrade(connection: string): string {
  return connection
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !ofUpgrade.has(name.toLowerCase()))
    .join(', ');
}
