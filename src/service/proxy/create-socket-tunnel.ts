import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { endSocket } from '../../base/http/end-socket.ts';
import { passedHeaders } from '../../base/http/forbidden-headers.ts';
import { proxyHeaders } from '../../base/http/proxy-headers.ts';
import { type SocketProtocols, unpackSocketHeaders } from '../../base/http/socket-headers.ts';
import { openRequest } from './call-target.ts';
import { hopHeaders } from './hop-headers.ts';
import { isOfReader } from './is-of-reader.ts';
import { ProxyError, type ProxyErrorCode } from './proxy-error.ts';
import type { ProxyLimits, ProxyOptions } from './proxy-options.ts';
import { readTarget } from './read-target.ts';
import { via } from './request-headers.ts';
import { createTargetRules, type TargetRules } from './target-rules.ts';

/** How a handshake ended: with the status 101 once the connection is open. */
export interface SocketOutcome {
  status: number;
  refusal?: ProxyErrorCode;
}

/** Takes over the socket of a request to change to the WebSocket protocol, as Node's event `upgrade` gives it. */
export type SocketTunnel = (
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  sender?: { reader: string },
) => Promise<SocketOutcome>;

/**
 * Passes a WebSocket on to the address in the query parameter `target` (a page can set no header of such a request), by
 * the same rules as any other call, with the headers that a subprotocol carries (`packSocketHeaders`). What is not let
 * through is answered with an error of HTTP.
 */
export function createSocketTunnel(options: ProxyOptions): SocketTunnel {
  const rules = createTargetRules(options);
  const { pageOrigins = [], begin } = options;
  return async (request, socket, head, { reader } = { reader: '' }) => {
    const stop = new AbortController();
    socket.on('error', () => stop.abort()).on('close', () => stop.abort());
    try {
      const url = readTarget(new URL(request.url ?? '/', 'http://service').searchParams.get('target'), ['ws:', 'wss:']);
      checkPage(request, pageOrigins);
      rules.admit(url);
      const running = await begin?.({ reader, origin: url.origin });
      socket.once('close', () => running?.end());
      if (socket.destroyed) {
        running?.end();
        return { status: clientLeft };
      }
      running?.signal.addEventListener('abort', () => socket.destroy());
      await connect({ request, socket, head, url, rules, signal: stop.signal, count: running?.count });
      return { status: 101 };
    } catch (error) {
      return socket.destroyed ? { status: clientLeft } : refuse(socket, error);
    }
  };
}

/** As the log has it of everybody who does not wait. */
const clientLeft = 499;

/** Browsers let any page open a socket anywhere, so the page must be one of the documentation. */
function checkPage({ headers }: IncomingMessage, pageOrigins: readonly string[]): void {
  const { origin, host } = headers;
  const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  if (!isOwn && !pageOrigins.includes(origin))
    throw new ProxyError('forbidden', 'Pages on this host are not allowed to use the proxy.');
  if ((headers.via ?? '').includes(via)) throw new ProxyError('loop', 'This address leads back to the service itself.');
}

interface Connection {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  url: URL;
  rules: TargetRules;
  signal: AbortSignal;
  count: ((bytes: number) => void) | undefined;
}

async function connect({ request, socket, head, url, rules, signal, count }: Connection): Promise<void> {
  const addresses = await rules.check(url);
  const offer = unpackSocketHeaders(request.headers['sec-websocket-protocol'] ?? '');
  const whole = AbortSignal.any([signal, AbortSignal.timeout(rules.limits.wholeTime)]);
  const call = openRequest(
    { url, method: 'GET', headers: handshakeHeaders(request, offer), body: null },
    { addresses, limits: rules.limits, signal: whole },
  );
  const opened = Promise.withResolvers<void>();
  const timer = setTimeout(
    () => call.destroy(new ProxyError('timeout', `${url.host} did not respond in time.`)),
    rules.limits.connectTime,
  );
  call.once('error', opened.reject);
  call.once('response', (answer) => {
    answer.destroy();
    opened.reject(new ProxyError('bad-answer', `${url.host} refused the connection with status ${answer.statusCode}.`));
  });
  call.once('upgrade', (answer, target, first) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${handshakeAnswer(answer, offer)}\r\n\r\n`);
    for (const each of [socket, target]) if (count) each.on('data', (piece: Buffer) => count(piece.length));
    limitLife([socket, target], rules.limits);
    join({ socket, head }, { socket: target, head: first });
    opened.resolve();
  });
  call.end();
  await opened.promise.finally(() => clearTimeout(timer));
}

function handshakeHeaders({ headers }: IncomingMessage, offer: SocketProtocols): [string, string][] {
  const names = [
    'sec-websocket-key',
    'sec-websocket-version',
    'sec-websocket-extensions',
    'user-agent',
    'accept-language',
  ];
  const kept = names.flatMap((name): [string, string][] =>
    typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
  );
  const wanted = readerHeaders(offer);
  const protocols = offer.protocols.join(', ');
  return [
    ['connection', 'Upgrade'],
    ['upgrade', 'websocket'],
    ...kept.filter(([name]) => !wanted.some(([other]) => other.toLowerCase() === name)),
    ...wanted,
    ...(protocols === '' ? [] : [['sec-websocket-protocol', protocols] as [string, string]]),
    ['via', via],
  ];
}

/** What the reader set, but for what belongs to the connection or to the service; cookies only they can have typed. */
function readerHeaders({ headers }: SocketProtocols): [string, string][] {
  const hops = hopHeaders(null);
  return headers.filter(([name]) => {
    const key = name.toLowerCase();
    const isAllowed = key === 'cookie' || passedHeaders.includes(key) || !isOfReader(key);
    return isAllowed && !hops.has(key) && !key.startsWith('content-');
  });
}

/** Browsers end a connection whose server takes none of the subprotocols that they offered. */
function handshakeAnswer({ headers }: IncomingMessage, { protocols, carrier }: SocketProtocols): string {
  const names = ['sec-websocket-accept', 'sec-websocket-protocol', 'sec-websocket-extensions'];
  const isOnlyCarrier = carrier !== null && protocols.length === 0;
  return [
    ...(isOnlyCarrier && headers['sec-websocket-protocol'] === undefined ? [`sec-websocket-protocol: ${carrier}`] : []),
    'Connection: Upgrade',
    'Upgrade: websocket',
    ...names.flatMap((name) => (typeof headers[name] === 'string' ? [`${name}: ${headers[name]}`] : [])),
  ].join('\r\n');
}

/**
 * The request knows nothing of its time once it is no request any more, and a reader whose device has gone says
 * nothing: his connections would count for good.
 */
function limitLife(sockets: readonly Duplex[], { idleTime, wholeTime }: ProxyLimits): void {
  const end = (): void => sockets.forEach((each) => each.destroy());
  const [idle, whole] = [setTimeout(end, idleTime), setTimeout(end, wholeTime)];
  for (const each of sockets) {
    each.on('data', () => idle.refresh());
    each.once('close', () => [idle, whole].forEach(clearTimeout));
  }
}

function join(reader: { socket: Duplex; head: Buffer }, api: { socket: Duplex; head: Buffer }): void {
  if (reader.head.length > 0) api.socket.write(reader.head);
  if (api.head.length > 0) reader.socket.write(api.head);
  for (const [from, to] of [
    [reader.socket, api.socket],
    [api.socket, reader.socket],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
  }
}

function refuse(socket: Duplex, error: unknown): SocketOutcome {
  const known =
    error instanceof ProxyError ? error : new ProxyError('unreachable', 'The connection could not be forwarded.');
  const lines = [
    `HTTP/1.1 ${known.status} Refused`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `${proxyHeaders.error}: ${known.code}`,
    ...(known.retryAfter === null ? [] : [`Retry-After: ${known.retryAfter}`]),
    `Content-Length: ${Buffer.byteLength(known.message)}`,
  ];
  endSocket(socket, `${lines.join('\r\n')}\r\n\r\n${known.message}`);
  return { status: known.status, refusal: known.code };
}
