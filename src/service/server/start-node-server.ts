import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { endSocket } from '../../base/http/end-socket.ts';
import { createTurns } from './create-turns.ts';
import { endBroken } from './end-broken.ts';
import { endUnreadBody } from './end-unread-body.ts';
import { readAgain, wantsWebSocket } from './read-again.ts';
import type { Service } from './service-options.ts';

export interface NodeServerOptions {
  service: Service;
  port: number;
  host: string;
  /** Takes over a connection that wants to become a WebSocket. Without it such requests are refused. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Milliseconds for the head of a request (default: 15 seconds). */
  headTime?: number;
  /** Milliseconds in which a client must take something of an answer that waits for it (default: a minute). */
  stallTime?: number;
}

export interface NodeServer {
  port: number;
  /** Answers that are not finished yet, streams among them. */
  active: () => number;
  /**
   * Takes no new connections, says on those that are open that they end with their next answer, and ends those on which
   * nothing is asked; lets what runs finish for so many milliseconds, then ends it.
   */
  stop: (patience: number) => Promise<void>;
}

/** Puts the service behind Node's HTTP server. Resolves when it listens; the port may be 0. */
export function startNodeServer(options: NodeServerOptions): Promise<NodeServer> {
  // Other code of the process means Node's own Response: the library's fails at `bytes()`.
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const clientAddress = (incoming as IncomingMessage).socket.remoteAddress ?? '';
      return endBroken(await options.service(request, { clientAddress }), outgoing as ServerResponse);
    },
    // Requests of HTTP/1.0 may name no host, as those by which load balancers ask for health; Node refuses all others.
    { overrideGlobalObjects: false, hostname: 'localhost' },
  );
  const answers = new Set<ServerResponse>();
  let stopping = false;
  /** How many requests are being answered on each open connection. */
  const open = new Map<Socket, number>();
  const count = (socket: Socket, change: number): void => {
    if (!open.has(socket)) return;
    const left = open.get(socket)! + change;
    open.set(socket, left);
    if (stopping && left === 0) socket.end();
  };
  const turns = createTurns();
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { socket } = incoming;
    answers.add(outgoing);
    count(socket, 1);
    outgoing.once('close', () => {
      answers.delete(outgoing);
      count(socket, -1);
    });
    if (stopping) outgoing.shouldKeepAlive = false;
    if (namesNoOneHost(incoming)) return void outgoing.writeHead(400, { connection: 'close' }).end();
    endUnreadBody(incoming, outgoing);
    void listener(incoming, outgoing);
  };
  // Slow or endless headers would hold a connection. Large bodies are the playground's, whose proxy gives up what makes
  // no progress or lasts longer than `wholeTime`; for small ones see `readBodyText`, for unread ones `endUnreadBody`.
  const { headTime = 15_000, stallTime = 60_000 } = options;
  const server = createServer(
    {
      headersTimeout: headTime,
      // Node looks every 30 seconds by itself, whatever the time is.
      connectionsCheckingInterval: headTime / 5,
      requestTimeout: 960_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 32_768,
      // The socket would be taken over in the middle of the answer before.
      shouldUpgradeCallback: (incoming) => wantsWebSocket(incoming) && !turns.isTaken(incoming.socket),
    },
    (incoming, outgoing) => turns.take(incoming, outgoing, () => answer(incoming, outgoing)),
  );
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  // Who asks for a large file and reads nothing of it would hold his connection, and what waits for him, for good.
  server.setTimeout(stallTime, (socket) => {
    if (upgraded.has(socket)) return;
    if (socket.writableLength > 0 || open.get(socket) === 0) return void socket.destroy();
    // An answer of which nothing is written yet, or a body that is still on its way.
    socket.setTimeout(stallTime);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    turns.refuse(socket, () => refuseConnection(socket, refusals.get(error.code))),
  );
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    // Node listens to it no longer: a client that goes away here would end the process.
    socket.on('error', () => socket.destroy());
    // Older releases of Node do not ask `shouldUpgradeCallback`.
    if (!wantsWebSocket(request) || turns.isTaken(socket))
      return turns.wait(socket, () => readAgain(server, { request, socket, head }));
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    // The server itself knows them no longer, and would wait for them without end.
    if (stopping) socket.destroy();
    if (namesNoOneHost(request)) return refuseConnection(socket);
    if (options.upgrade) return options.upgrade(request, socket, head);
    refuseConnection(socket, '404 Not Found');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve({
        port: (server.address() as AddressInfo).port,
        active: () => answers.size,
        stop: (patience) => {
          stopping = true;
          for (const socket of upgraded) socket.destroy();
          for (const answer of answers) answer.shouldKeepAlive = false;
          // The server would wait for connections on which nobody has asked anything yet, as browsers open them. On
          // those that a proxy keeps, its next request may be on its way.
          setTimeout(() => {
            for (const [socket, answering] of open) if (answering === 0) socket.destroy();
          }, underway);
          return stop(server, patience);
        },
      });
    });
  });
}

/**
 * Which of two hosts counts would be decided differently by every program on the way, and by those in here (RFC 9112
 * section 3.2; the target may name a host, too, which clients then send in both places). What is no host, no address
 * can be made with.
 */
function namesNoOneHost(request: IncomingMessage): boolean {
  const { host = '' } = request.headers;
  return hasTwoHosts(request) || targetsOther(request) || (host !== '' && !URL.canParse(`http://${host}`));
}

function targetsOther({ url = '', headers }: IncomingMessage): boolean {
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0];
  if (scheme === undefined) return false;
  const host = URL.parse(url)?.host;
  return host === undefined || host !== URL.parse(`${scheme}//${headers.host ?? ''}`)?.host;
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count > 1;
}

/** What Node's server finds wrong with a request before the service sees it, where more can be said than that it is. */
const refusals: ReadonlyMap<string | undefined, string> = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

function refuseConnection(socket: Duplex, status = '400 Bad Request'): void {
  if (socket.writable) endSocket(socket, `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Milliseconds that a request may have been on its way when the server begins to stop. */
const underway = 100;

function stop(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), patience);
    // That of an HTTP server ends at once all connections on which it has not read a request yet. Bun's is no other.
    const { close } = server instanceof NetServer ? NetServer.prototype : server;
    close.call(server, () => {
      clearTimeout(force);
      resolve();
    });
  });
}
