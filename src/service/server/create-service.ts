import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { errorResponse } from '../../base/http/error-response.ts';
import { RequestRefused } from '../../base/http/request-refused.ts';
import { answerNotFound } from './answer-not-found.ts';
import { answerSite } from './answer-site.ts';
import { createPageHeaderReader } from './create-page-header-reader.ts';
import { decodePath } from './decode-path.ts';
import { answerDescription, descriptionPath } from './discovery/answer-description.ts';
import { findSite } from './find-site.ts';
import { asSentByClient } from './http/as-sent-by-client.ts';
import { createForwardedReader } from './http/create-forwarded-reader.ts';
import { isLocalAddress } from './http/is-local-address.ts';
import { answerMcpCard } from './mcp/answer-mcp-card.ts';
import type {
  DiscoveryEndpoint,
  LogEntry,
  RequestContext,
  RequestInfo,
  ServedSite,
  Service,
  ServiceOptions,
  Visitor,
} from './service-options.ts';

/** What travels with a request through the routes. */
interface Passage {
  id: string;
  clientAddress: string;
  /** The site that answered, for the log. */
  domain: string | null;
  /** What the metrics call the road taken. */
  road: Road;
  error?: string;
}

type Road = 'discovery' | 'health' | 'metrics' | 'proxy' | 'sign-in' | 'user' | 'member' | 'site' | 'none';
interface Env {
  Bindings: Passage;
}
type RouteContext = Context<Env>;

const usualHeaders = createPageHeaderReader({ headers: {}, scriptSources: [] });
const anonymous: Visitor = { audience: { kind: 'anonymous' }, user: null, cookies: [] };

/**
 * Makes the service: one function from request to answer. It never rejects. A request passes, in this order: id and
 * log, site, session, then a discovery endpoint, the proxy, sign-in, or the files of the site.
 *
 * @throws RangeError for a trusted proxy that is no address and no network
 */
export function createService(options: ServiceOptions): Service {
  const readForwarded = createForwardedReader(options.trustedProxies ?? []);
  const app = createRoutes(options);
  return async (received, { clientAddress }: RequestInfo) => {
    const started = performance.now();
    const forwarded = readForwarded(clientAddress, (name) => received.headers.get(name));
    const request = asSentByClient(received, forwarded);
    const passage: Passage = {
      id: readRequestId(request),
      clientAddress: forwarded.client,
      domain: null,
      road: 'none',
    };
    const response = await app.fetch(request, passage);
    record({ request, response, passage, milliseconds: performance.now() - started }, options);
    return response;
  };
}

function createRoutes(options: ServiceOptions): Hono<Env> {
  const app = new Hono<Env>({ strict: true });
  app.get('/_docwright/health', (c) => follow(c, 'health', () => plainText(c.env.id, 200, 'ok\n')));
  app.get('/_docwright/ready', (c) => follow(c, 'health', () => answerReady(c.env.id, options)));
  if (options.metrics) app.get('/_docwright/metrics', (c) => answerMetrics(c, options));
  const { discovery } = options;
  if (discovery) {
    app.get(descriptionPath, (c) => follow(c, 'discovery', () => answerDescription(c.req.raw, c.env.id)));
    app.all('/discovery/v1/search/:domain', (c) => answerDiscovery(c, options, discovery.search));
    app.all('/discovery/v1/page/:domain', (c) => answerDiscovery(c, options, discovery.page));
    app.all('/discovery/v1/assistant/:domain/message', (c) => answerDiscovery(c, options, discovery.assistantV1));
    app.all('/discovery/v2/assistant/:domain/message', (c) => answerDiscovery(c, options, discovery.assistant));
  }
  app.all('*', (c) => answerForSite(c, options));
  app.onError((error, c) => answerError(error, c));
  return app;
}

async function follow(c: RouteContext, road: Road, answer: () => Response | Promise<Response>): Promise<Response> {
  c.env.road = road;
  return answer();
}

/** A sane id that a proxy in front has given is kept, so that one request has one name in all logs. */
function readRequestId(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

function plainText(id: string, status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-request-id': id },
  });
}

async function answerReady(id: string, { checkReady }: ServiceOptions): Promise<Response> {
  const trouble = (await checkReady?.()) ?? null;
  return trouble === null ? plainText(id, 200, 'ready\n') : plainText(id, 503, `${trouble}\n`);
}

/** Numbers of the service are for its operators: those with the token, or without one those on the same network. */
function answerMetrics(
  c: RouteContext,
  { metrics, metricsToken, trustedProxies = [] }: ServiceOptions,
): Promise<Response> {
  // An address that a proxy hides is not local because the proxy is.
  const isHidden =
    ['x-forwarded-for', 'forwarded'].some((name) => c.req.header(name) !== undefined) && trustedProxies.length === 0;
  const isAllowed = metricsToken
    ? c.req.header('authorization') === `Bearer ${metricsToken}`
    : !isHidden && isLocalAddress(c.env.clientAddress);
  return follow(c, 'metrics', () =>
    isAllowed
      ? plainText(c.env.id, 200, metrics!.render())
      : errorResponse(404, { code: 'not_found', message: 'There is nothing at this address' }),
  );
}

async function answerDiscovery(
  c: RouteContext,
  options: ServiceOptions,
  endpoint: DiscoveryEndpoint,
): Promise<Response> {
  c.env.road = 'discovery';
  const request = c.req.raw;
  const domain = c.req.param('domain');
  const site = options.sites().find((candidate) => candidate.domain === domain);
  if (!site)
    return errorResponse(
      404,
      { code: 'unknown_domain', message: 'This service has no site of that domain identifier' },
      { 'x-request-id': c.env.id, 'access-control-allow-origin': '*' },
    );
  c.env.domain = site.domain;
  const visitor = (await options.identify?.(request, site)) ?? anonymous;
  return endpoint(request, { id: c.env.id, clientAddress: c.env.clientAddress, site, visitor });
}

async function answerForSite(c: RouteContext, options: ServiceOptions): Promise<Response> {
  const request = c.req.raw;
  const { pathname } = new URL(request.url);
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const site = findSite(options.sites(), { host, path: pathname, origin: request.headers.get('origin') });
  if (!site)
    return errorResponse(
      404,
      { code: 'unknown_host', message: 'No site of this service answers to this host name' },
      { 'x-request-id': c.env.id },
    );
  c.env.domain = site.domain;
  const path = pathBelow(site, pathname);
  if (path.kind === 'elsewhere')
    return answerNotFound(request, site, { 'x-request-id': c.env.id, ...readPageHeaders(options, site, request) });
  if (path.kind === 'root')
    return new Response(null, {
      status: 307,
      headers: { location: `${site.manifest.base}/`, 'x-request-id': c.env.id },
    });
  if (path.kind === 'bad')
    return errorResponse(
      400,
      { code: 'bad_path', message: 'The address holds escapes that no address of a site has' },
      { 'x-request-id': c.env.id },
    );
  const visitor = (await options.identify?.(request, site)) ?? anonymous;
  const pageHeaders = readPageHeaders(options, site, request);
  const { id, clientAddress } = c.env;
  const context: RequestContext = { id, clientAddress, site, visitor, path: path.value, pageHeaders };
  const response = await takeRoad(c, options, { request, context });
  if (isPrivate(response)) for (const cookie of visitor.cookies) response.headers.append('set-cookie', cookie);
  return response;
}

function readPageHeaders(
  { pageHeaders = usualHeaders }: ServiceOptions,
  site: ServedSite,
  { url }: Request,
): Readonly<Record<string, string>> {
  return pageHeaders(site, { isSecure: url.startsWith('https:') });
}

/** Whether no cache that several readers share may keep an answer: only then may it carry a session. */
function isPrivate({ headers }: Response): boolean {
  return /\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '');
}

type PathBelow = { kind: 'inside'; value: string } | { kind: 'root' } | { kind: 'elsewhere' } | { kind: 'bad' };

/**
 * The root of a host whose only site lies below it leads there; `/_docwright/…` may be asked with or without the base.
 */
function pathBelow({ manifest: { base } }: ServedSite, pathname: string): PathBelow {
  if (base !== '' && pathname === '/') return { kind: 'root' };
  const below =
    base !== '' && (pathname === base || pathname.startsWith(`${base}/`))
      ? pathname.slice(base.length) || '/'
      : pathname;
  if (base !== '' && below === pathname && !pathname.startsWith('/_docwright/')) return { kind: 'elsewhere' };
  const value = decodePath(below);
  return value === null ? { kind: 'bad' } : { kind: 'inside', value };
}

async function takeRoad(
  c: RouteContext,
  options: ServiceOptions,
  { request, context }: { request: Request; context: RequestContext },
): Promise<Response> {
  const { path } = context;
  if (path === '/_docwright/proxy' && options.proxy) {
    c.env.road = 'proxy';
    return options.proxy(request, context);
  }
  const reader = findReaderEndpoint(request, context, options);
  if (reader) {
    c.env.road = 'discovery';
    return reader(request, context);
  }
  if (path === '/_docwright/user') {
    c.env.road = 'user';
    return Response.json(
      { user: context.visitor.user },
      { headers: { 'cache-control': 'private, no-store', vary: 'cookie', 'x-request-id': context.id } },
    );
  }
  const card = options.discovery ? answerMcpCard(request, context) : null;
  if (card) {
    c.env.road = 'discovery';
    return card;
  }
  const signIn = await options.signIn?.(request, context);
  if (signIn) {
    c.env.road = 'sign-in';
    return signIn;
  }
  const memberFile = await options.memberFiles?.(request, context);
  c.env.road = memberFile ? 'member' : 'site';
  if (!memberFile) return answerSite(request, context);
  for (const [name, value] of Object.entries(context.pageHeaders)) memberFile.headers.set(name, value);
  return memberFile;
}

/** The endpoints that pages of the site, and programs of their readers, ask without a key. */
function findReaderEndpoint(
  request: Request,
  { path, site }: RequestContext,
  { discovery }: ServiceOptions,
): DiscoveryEndpoint | undefined {
  if (path === '/mcp' || path === '/mcp/') return isForPage(request, site) ? undefined : discovery?.mcp;
  if (path === '/_docwright/assistant') return discovery?.readerAssistant;
  if (path === '/_docwright/search') return discovery?.readerSearch;
  return path === '/_docwright/feedback' ? discovery?.readerFeedback : undefined;
}

/** A site may have a page at the address of its MCP server: programs send messages there, browsers read. */
function isForPage({ method, headers }: Request, { manifest }: ServedSite): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const wantsStream = headers.get('accept')?.includes('text/event-stream') ?? false;
  return isRead && !wantsStream && manifest.pages.some(({ route }) => route === '/mcp');
}

function answerError(error: unknown, c: RouteContext): Response {
  const id = { 'x-request-id': c.env.id };
  if (error instanceof RequestRefused) {
    if (error.cause !== undefined) c.env.error = describeError(error.cause);
    return errorResponse(error.status, error.body, { ...error.headers, ...id });
  }
  c.env.error = describeError(error);
  return errorResponse(
    500,
    { code: 'internal_error', message: `Something went wrong in the service. Its log tells more under ${c.env.id}` },
    id,
  );
}

interface Answered {
  request: Request;
  response: Response;
  passage: Passage;
  milliseconds: number;
}

function record({ request, response, passage, milliseconds }: Answered, { metrics, log }: ServiceOptions): void {
  const { status } = response;
  metrics?.count('docwright_requests_total', { road: passage.road, status: `${Math.floor(status / 100)}xx` });
  metrics?.observe('docwright_request_seconds', { road: passage.road }, milliseconds / 1000);
  if (!log) return;
  const entry: LogEntry = {
    time: new Date().toISOString(),
    level: status >= 500 ? 'error' : status === 429 ? 'warn' : 'info',
    id: passage.id,
    method: request.method,
    path: new URL(request.url).pathname,
    status,
    milliseconds: Math.round(milliseconds * 10) / 10,
    site: passage.domain,
    client: passage.clientAddress,
    ...(passage.error ? { error: passage.error } : {}),
  };
  log(entry);
}

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}
