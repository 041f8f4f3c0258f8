import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface TargetServer {
  port: number;
  origin: string;
  /** Everything that reached it: `GET /path`. */
  hits: string[];
  /** Raw header names and values of the last request. */
  lastHeaders: () => IncomingMessage['headers'];
  close: () => Promise<void>;
}

export type TargetAnswer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** A server on loopback that counts what reaches it, on IPv4 and IPv6. */
export async function startTargetServer(answer: TargetAnswer = echo): Promise<TargetServer> {
  const hits: string[] = [];
  let last: IncomingMessage['headers'] = {};
  const server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`);
    last = request.headers;
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  server.on('upgrade', (request, socket) => {
    hits.push(`UPGRADE ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    hits,
    lastHeaders: () => last,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

const echo: TargetAnswer = (request, response, body) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: body.toString('base64'),
    }),
  );
};
