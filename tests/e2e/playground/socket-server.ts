import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server answer WebSockets (RFC 6455) with what it is sent; the text `break` breaks the connection, `bye` ends
 * it with code and reason, and bytes come back as they are. Short messages only. `chooses`: whether it takes the first
 * of the subprotocols.
 */
export function answerSockets(server: Server, { chooses = true }: { chooses?: boolean } = {}): void {
  server.on('upgrade', (request, socket) => {
    const { 'sec-websocket-key': key, 'sec-websocket-protocol': protocol } = request.headers;
    const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
    const chosen = protocol && chooses ? `Sec-WebSocket-Protocol: ${protocol.split(',')[0]}\r\n` : '';
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${chosen}Sec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.on('error', () => socket.destroy());
    socket.on('data', (frame: Buffer) => answer(frame, socket as Socket));
    sendText(socket as Socket, `hello ${request.url} ${protocol ?? ''}`.trim());
  });
}

function answer(frame: Buffer, socket: Socket): void {
  const opcode = frame[0]! & 15;
  if (opcode === 8) return void socket.end(Buffer.from([0x88, 0]));
  const isLong = (frame[1]! & 127) === 126;
  const start = isLong ? 4 : 2;
  const mask = frame.subarray(start, start + 4);
  const bytes = Buffer.from(frame.subarray(start + 4).map((byte, index) => byte ^ mask[index % 4]!));
  const text = bytes.toString('utf8');
  if (opcode === 2) socket.write(Buffer.concat([Buffer.from([0x82, bytes.length]), bytes]));
  else if (text === 'break') socket.destroy();
  else if (text === 'bye') socket.end(Buffer.concat([Buffer.from([0x88, 10, 0x0f, 0xa1]), Buffer.from('finished')]));
  else sendText(socket, `echo ${text}`);
}

function sendText(socket: Socket, text: string): void {
  const bytes = Buffer.from(text);
  const head = bytes.length < 126 ? [0x81, bytes.length] : [0x81, 126, bytes.length >> 8, bytes.length & 255];
  socket.write(Buffer.concat([Buffer.from(head), bytes]));
}
