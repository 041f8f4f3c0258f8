import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A request as it stood on the wire. */
export interface SentRequest {
  method: string;
  /** Path and query, byte for byte. */
  target: string;
  /** In order, names as written. */
  headers: [string, string][];
  body: Buffer;
}

export interface EchoServer {
  origin: string;
  /** The requests since the last call. */
  take: () => SentRequest[];
  close: () => void;
}

/** Starts an HTTP/1.1 server on a free local port that records what it receives, below any HTTP library. */
export async function startEchoServer(): Promise<EchoServer> {
  let received: SentRequest[] = [];
  const server: Server = createServer((socket) => readRequests(socket, (request) => received.push(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const take = () => {
    const taken = received;
    received = [];
    return taken;
  };
  return { origin: `http://127.0.0.1:${port}`, take, close: () => server.close() };
}

function readRequests(socket: Socket, record: (request: SentRequest) => void): void {
  let bytes = Buffer.alloc(0);
  let asked = false;
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    const headEnd = bytes.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const request = parseHead(bytes.subarray(0, headEnd).toString('latin1'));
    const body = readBody(request, bytes.subarray(headEnd + 4));
    if (body === null) {
      if (!asked && headerOf(request, 'expect') === '100-continue') socket.write('HTTP/1.1 100 Continue\r\n\r\n');
      asked = true;
      return;
    }
    record({ ...request, body });
    bytes = Buffer.alloc(0);
    const content = request.method === 'HEAD' ? '' : 'ok';
    socket.end(
      `HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\n${content}`,
    );
  });
}

type Head = Omit<SentRequest, 'body'>;

function parseHead(head: string): Head {
  const [start = '', ...lines] = head.split('\r\n');
  const [method = '', target = ''] = start.split(' ');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { method, target, headers };
}

function headerOf(request: Head, name: string): string | undefined {
  return request.headers.find(([key]) => key.toLowerCase() === name)?.[1];
}

/** The whole body, or `null` while more of it is to come. */
function readBody(request: Head, bytes: Buffer): Buffer | null {
  if (headerOf(request, 'transfer-encoding')?.toLowerCase() === 'chunked') return readChunks(bytes);
  const length = Number(headerOf(request, 'content-length') ?? 0);
  return bytes.length < length ? null : Buffer.from(bytes.subarray(0, length));
}

function readChunks(bytes: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (bytes.length < lineEnd + 2 + size + 2) return null;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
