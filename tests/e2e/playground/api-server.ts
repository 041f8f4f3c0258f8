import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerSockets } from './socket-server.ts';

interface ServiceUser {
  groups: string[];
  apiPlaygroundInputs?: Record<string, Record<string, string>>;
}

export interface ApiServer {
  url: string;
  /** Who the service says is signed in. */
  signIn: (user: ServiceUser | null) => void;
  /** Requests that the client gave up before they were answered. */
  aborted: () => number;
  /** Requests to the address that is slow to answer. */
  slow: () => number;
  /** Requests that a redirect led to. */
  redirected: () => number;
  /** Lets streams of events go on, each of which waits behind its second piece. */
  goOn: () => void;
  close: () => Promise<void>;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  body: Buffer;
  /** Calls back when the test says so. */
  hold: (then: () => void) => void;
}

type Handler = (exchange: Exchange) => void;

/**
 * An API with CORS that echoes requests, checks credentials, streams and fails, and a service that passes requests on.
 */
export async function startApiServer(): Promise<ApiServer> {
  let aborted = 0;
  let slow = 0;
  let redirected = 0;
  let user: ServiceUser | null = null;
  let held: (() => void)[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    if (request.url === '/redirected' && request.method !== 'OPTIONS') redirected++;
    if (request.url?.startsWith('/slow') && request.method !== 'OPTIONS') slow++;
    response.on('close', () => (aborted += response.writableFinished ? 0 : 1));
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        if (request.url === '/_docwright/user') sendUser(request, response, user);
        else answer({ request, response, body: Buffer.concat(chunks), hold: (then) => void held.push(then) });
      });
  });
  answerSockets(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    signIn: (next) => void (user = next),
    aborted: () => aborted,
    slow: () => slow,
    redirected: () => redirected,
    goOn: () => {
      const waiting = held;
      held = [];
      for (const then of waiting) then();
    },
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

function answer(exchange: Omit<Exchange, 'url'>): void {
  const { request, response } = exchange;
  const url = new URL(request.url ?? '/', 'http://api');
  if (!url.pathname.startsWith('/closed')) allowPages(request, response);
  if (request.method === 'OPTIONS')
    return void response.writeHead(url.pathname.startsWith('/closed') ? 405 : 204).end();
  const name = Object.keys(handlers).find((prefix) => url.pathname.startsWith(prefix));
  (name ? handlers[name]! : echo)({ ...exchange, url });
}

function allowPages(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader('access-control-expose-headers', 'X-Trace, X-Docwright-Proxy-Error, WWW-Authenticate');
}

const echo: Handler = ({ request, response, url, body }) => {
  response.setHeader('x-trace', 'abc123');
  sendJson(response, 200, {
    method: request.method,
    path: url.pathname,
    search: url.search,
    headers: request.headers,
    body: body.toString('utf8'),
  });
};

function sendUser(request: IncomingMessage, response: ServerResponse, user: ServiceUser | null): void {
  allowPages(request, response);
  sendJson(response, 200, { user });
}

/** As the service does it: the same request to the address in the header. */
const passOn: Handler = ({ request, response, body }) => {
  const {
    'x-docwright-target': target,
    'x-docwright-cookie': cookie,
    host: _,
    origin: __,
    ...headers
  } = request.headers as Record<string, string>;
  if (new URL(target!).pathname.startsWith('/status'))
    return void response
      .setHeader('x-docwright-proxy-error', 'forbidden')
      .writeHead(403)
      .end('This address is not one of the API.');
  void fetch(target!, {
    method: request.method!,
    headers: { ...headers, ...(cookie && { cookie }), 'x-passed-on': 'yes' },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  }).then(async (answered) => {
    response
      .writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? '' })
      .end(Buffer.from(await answered.arrayBuffer()));
  });
};

const token = 'issued-token';

const smallestPdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj\ntrailer<</Root 1 0 R>>';

let deviceTries = 0;
const refused: [number, object] = [400, { error: 'invalid_grant', error_description: 'Not with these.' }];

/** What the authorization server gives for each grant but a code. */
const grants: Record<string, (fields: URLSearchParams, authorization: string | undefined) => [number, object]> = {
  client_credentials: (_, authorization) =>
    authorization === `Basic ${btoa('me:secret')}` ? [200, { access_token: `client-${token}` }] : refused,
  password: (fields) =>
    fields.get('username') === 'ada' && fields.get('password') === 'pass'
      ? [200, { access_token: `short-${token}`, expires_in: 1, refresh_token: 'again' }]
      : refused,
  refresh_token: (fields) =>
    fields.get('refresh_token') === 'again' ? [200, { access_token: `new-${token}`, expires_in: 3600 }] : refused,
  'urn:ietf:params:oauth:grant-type:device_code': () =>
    deviceTries++ < 3 ? [400, { error: 'authorization_pending' }] : [200, { access_token: `device-${token}` }],
};

const handlers: Record<string, Handler> = {
  '/_docwright/proxy': (exchange) => passOn(exchange),
  '/status/': ({ response, url }) => sendJson(response, Number(url.pathname.split('/')[2]), { error: 'as asked' }),
  '/redirected': (exchange) => echo(exchange),
  '/redirect': ({ response }) => void response.writeHead(302, { location: '/redirected' }).end(),
  '/slow': ({ response }) => void setTimeout(() => sendJson(response, 200, { late: true }), 20_000).unref(),
  '/events': ({ response, hold }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"word":"first"}\n\n');
    response.write('event: note\ndata: second');
    hold(() => sendPieces(response, ['\n\n', 'data: third\n\n']));
  },
  '/lines': ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    sendPieces(response, ['{"line":1}\n{"li', 'ne":2}\n', '{"line":3}']);
  },
  '/endless': ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const timer = setInterval(() => response.write('data: tick\n\n'), 50);
    response.on('close', () => clearInterval(timer));
  },
  '/image': ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end(
        '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><rect width="120" height="60" fill="teal"/></svg>',
      ),
  '/broken-image': ({ response }) =>
    void response.writeHead(200, { 'content-type': 'image/png' }).end('no picture at all'),
  '/dropped': ({ request }) => void request.socket.destroy(),
  '/circle': ({ response }) => void response.writeHead(302, { location: '/circle' }).end(),
  '/digest': ({ request, response, ...rest }) => {
    const given = request.headers.authorization ?? '';
    if (given.includes(`response="${digestResponse(given, request.method!)}"`))
      return echo({ request, response, ...rest });
    response.setHeader('www-authenticate', 'Digest realm="orders", qop="auth", nonce="n0nce", opaque="kept"');
    sendJson(response, 401, { error: 'Digest authentication is needed.' });
  },
  '/xml': ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end('<orders><order id="1"><sku>A1</sku></order><order id="2"/></orders>'),
  '/page': ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<h1>Hello</h1><img src=x onerror="top.attacked = 1"><p>page</p>'),
  '/pdf': ({ response }) =>
    void response.writeHead(200, { 'content-type': 'application/pdf' }).end(Buffer.from(smallestPdf)),
  '/attach': (exchange) => handlers['/upload']!(exchange),
  '/upload': ({ request, response, body }) =>
    sendJson(response, 201, {
      type: request.headers['content-type'],
      length: body.length,
      text: body.toString('latin1'),
    }),
  '/closed': ({ response }) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"secret":true}'),
  '/oauth/authorize': ({ response, url }) => {
    const back = new URL(url.searchParams.get('redirect_uri')!);
    const isImplicit = url.searchParams.get('response_type') === 'token';
    const fields = new URLSearchParams({ state: url.searchParams.get('state')! });
    if (isImplicit) fields.set('access_token', `implicit-${token}`);
    else fields.set('code', `code-${url.searchParams.get('code_challenge')}`);
    back[isImplicit ? 'hash' : 'search'] = fields.toString();
    response.writeHead(302, { location: back.href }).end();
  },
  '/oauth/device': ({ response, body }) => {
    deviceTries = 0;
    const isKnown = new URLSearchParams(body.toString()).get('client_id') === 'me';
    if (!isKnown) return sendJson(response, 400, { error: 'invalid_client', error_description: 'Who are you?' });
    const uris = { verification_uri: 'https://id.example.com/device', interval: 0.05, expires_in: 60 };
    sendJson(response, 200, { device_code: 'dev', user_code: 'WDJB-MJHT', ...uris });
  },
  '/oauth/token': ({ request, response, body }) => {
    const fields = new URLSearchParams(body.toString());
    const grant = fields.get('grant_type')!;
    if (Object.hasOwn(grants, grant)) {
      const [status, answered] = grants[grant]!(fields, request.headers.authorization);
      return sendJson(response, status, answered);
    }
    void answersChallenge(fields).then((fits) =>
      fits ? sendJson(response, 200, { access_token: token }) : sendJson(response, 400, { error: 'invalid_grant' }),
    );
  },
  '/oidc': ({ request, response }) => {
    const origin = `http://${request.headers.host}`;
    sendJson(response, 200, {
      authorization_endpoint: `${origin}/oauth/authorize`,
      token_endpoint: `${origin}/oauth/token`,
    });
  },
};

/** RFC 7616 section 3.4.1, for the user `ada` with the password `päss`. */
function digestResponse(given: string, method: string): string {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const field = (name: string) => new RegExp(`\\b${name}="?([^",]*)`).exec(given)?.[1] ?? '';
  const second = md5(`${method}:${field('uri')}`);
  return md5(`${md5('ada:orders:päss')}:n0nce:${field('nc')}:${field('cnonce')}:auth:${second}`);
}

/** RFC 7636 section 4.6. */
async function answersChallenge(fields: URLSearchParams): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(fields.get('code_verifier') ?? ''));
  return fields.get('code') === `code-${Buffer.from(digest).toString('base64url')}`;
}

function sendPieces(response: ServerResponse, pieces: string[]): void {
  const [piece, ...rest] = pieces;
  if (piece === undefined) return void response.end();
  response.write(piece);
  setTimeout(() => sendPieces(response, rest), 150);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  if (!response.writableEnded)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
