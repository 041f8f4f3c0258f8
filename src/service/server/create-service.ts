import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { explainError } from '../../base/errors/explain-error.ts';
import { errorResponse } from '../../base/http/error-response.ts';
import { readsPage } from '../../base/http/reads-page.ts';
import { type ErrorBody, RequestRefused } from '../../base/http/request-refused.ts';
import { healthAddress, metricsAddress, readyAddress } from '../../base/paths/own-addresses.ts';
import { answerNotFound } from './answer-not-found.ts';
import { answerHealth, answerMetrics, answerReady } from './answer-operators.ts';
import { SiteAway } from './away-site.ts';
import { createPageHeaderReader } from './create-page-header-reader.ts';
import { answerDescription, descriptionPath } from './discovery/answer-description.ts';
import { openToOrigins } from './discovery/open-to-origins.ts';
import { findSite } from './find-site.ts';
import { asSentByClient } from './http/as-sent-by-client.ts';
import { createForwardedReader } from './http/create-forwarded-reader.ts';
import { refuseMethod } from './http/refuse-method.ts';
import { ownsOrigin } from './owns-origin.ts';
import { pathBelow } from './path-below.ts';
import { recordRequest } from './record-request.ts';
import type { RequestNotes, Road } from './request-notes.ts';
import type {
  DiscoveryContext,
  DiscoveryEndpoint,
  RequestContext,
  RequestInfo,
  ServedSite,
  Service,
  ServiceOptions,
  Visitor,
} from './service-options.ts';
import { SiteChanging } from './site-changing.ts';
import { takeRoad } from './take-road.ts';

interface Env {
  Bindings: RequestNotes;
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
    const isBase = (prefix: string): boolean => options.sites().some(({ manifest }) => manifest.base === prefix);
    const request = asSentByClient(received, forwarded, isBase);
    const notes: RequestNotes = {
      id: readRequestId(request),
      clientAddress: forwarded.client,
      domain: null,
      road: 'none',
    };
    const response = await app.fetch(request, notes);
    const { method, url } = request;
    const milliseconds = performance.now() - started;
    recordRequest({ method, path: new URL(url).pathname, status: response.status, notes, milliseconds }, options);
    return response;
  };
}

function createRoutes(options: ServiceOptions): Hono<Env> {
  const app = new Hono<Env>({ strict: true, getPath: (request) => readOwnPath(request, options.sites()) });
  app.get(healthAddress, (c) => follow(c, 'health', () => answerHealth(c.env.id)));
  app.get(readyAddress, (c) => follow(c, 'health', () => answerReady(c.env.id, options)));
  if (options.metrics)
    app.get(metricsAddress, (c) => follow(c, 'metrics', () => answerMetrics(c.req.raw, c.env.id, options)));
  for (const path of [healthAddress, readyAddress]) app.all(path, (c) => follow(c, 'health', () => refuseToRead(c)));
  const { discovery } = options;
  if (discovery) {
    app.use('/discovery/:version{v[0-9]+}/*', openToOrigins);
    app.get(descriptionPath, (c) => follow(c, 'discovery', () => answerDescription(c.req.raw, c.env.id)));
    app.all(descriptionPath, (c) => follow(c, 'discovery', () => refuseToRead(c)));
    app.all('/discovery/v1/search/:domain', (c) => answerDiscovery(c, options, discovery.search));
    app.all('/discovery/v1/page/:domain', (c) => answerDiscovery(c, options, discovery.page));
    app.all('/discovery/v1/assistant/:domain/message', (c) => answerDiscovery(c, options, discovery.assistantV1));
    app.all('/discovery/v2/assistant/:domain/message', (c) => answerDiscovery(c, options, discovery.assistant));
  }
  app.all('*', (c) => answerForSite(c, options));
  app.onError((error, c) => answerError(error, c));
  return app;
}

/** What the service answers for all of its sites, and not for the one at whose address it is asked. */
const ofAllSites = new RegExp(`^(.+?)(/discovery/v.*|${[healthAddress, readyAddress, metricsAddress].join('|')})$`);

/** The path by which a road is found: below the base path of a site there is what is at the root. */
function readOwnPath(request: Request, sites: readonly ServedSite[]): string {
  const [, base, own] = ofAllSites.exec(new URL(request.url).pathname) ?? [];
  return own !== undefined && sites.some(({ manifest }) => manifest.base === base) ? own : getPath(request);
}

async function follow(c: RouteContext, road: Road, answer: () => Response | Promise<Response>): Promise<Response> {
  c.env.road = road;
  return answer();
}

function refuseToRead({ env: { id } }: RouteContext): Response {
  return refuseMethod('GET, HEAD', 'This address accepts GET', { 'x-request-id': id });
}

/** A sane id that a proxy in front has given is kept, so that one request has one name in all logs. */
function readRequestId(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
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
      { code: 'unknown_domain', message: 'This service has no site with that domain identifier' },
      { 'x-request-id': c.env.id },
    );
  c.env.domain = site.domain;
  if (site.isAway) throw new SiteAway();
  const visitor = (await options.identify?.(request, site)) ?? anonymous;
  return endpoint(request, { ...describeSender(c, options, site), visitor });
}

/** What is asked while a site is replaced is answered from the new build. */
async function answerForSite(c: RouteContext, options: ServiceOptions): Promise<Response> {
  try {
    return await answerFromBuild(c, options);
  } catch (error) {
    if (!(error instanceof SiteChanging) || !options.renewSites) throw error;
    await options.renewSites();
    return answerFromBuild(c, options);
  }
}

async function answerFromBuild(c: RouteContext, options: ServiceOptions): Promise<Response> {
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
  if (site.isAway) throw new SiteAway();
  const path = pathBelow(site.manifest, pathname);
  if (path.kind === 'elsewhere' || path.kind === 'bad')
    return answerNotFound(request, site, { 'x-request-id': c.env.id, ...readPageHeaders(options, site, request) });
  if (path.kind === 'root')
    return new Response(null, {
      status: 307,
      headers: { location: `${site.manifest.base}/`, 'x-request-id': c.env.id },
    });
  const visitor = (await options.identify?.(request, site, path.value)) ?? anonymous;
  const pageHeaders = readPageHeaders(options, site, request);
  const context: RequestContext = { ...describeSender(c, options, site), visitor, path: path.value, pageHeaders };
  const response = await takeRoad(request, { context, notes: c.env, options });
  if (isPrivate(response)) for (const cookie of visitor.cookies) response.headers.append('set-cookie', cookie);
  return response;
}

function describeSender(
  { env: { id, clientAddress } }: RouteContext,
  { sites }: ServiceOptions,
  site: ServedSite,
): Omit<DiscoveryContext, 'visitor'> {
  return { id, clientAddress, site, ownsOrigin: (origin) => ownsOrigin(origin, site, sites()) };
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

function answerError(error: unknown, c: RouteContext): Response {
  const id = { 'x-request-id': c.env.id };
  if (error instanceof RequestRefused) {
    if (error.cause !== undefined) c.env.error = describeError(error.cause);
    return refuse(c.req.raw, { status: error.status, body: error.body, headers: { ...error.headers, ...id } });
  }
  c.env.error = describeError(error);
  const message = `The service failed. See its log for ${c.env.id}`;
  return refuse(c.req.raw, { status: 500, body: { code: 'internal_error', message }, headers: id });
}

/** Who opens an address in a browser reads the message; programs read JSON. */
function refuse(
  request: Request,
  { status, body, headers }: { status: number; body: ErrorBody; headers: Record<string, string> },
): Response {
  const response = errorResponse(status, body, headers);
  if (!readsPage(request)) return response;
  response.headers.set('content-type', 'text/plain; charset=utf-8');
  return new Response(`${body.message}\n`, response);
}

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${explainError(error)}` : 'unknown';
}
