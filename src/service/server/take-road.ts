import { proxyHeaders } from '../../base/http/proxy-headers.ts';
import {
  assistantAddress,
  feedbackAddress,
  popularAddress,
  proxyAddress,
  searchAddress,
  userAddress,
} from '../../base/paths/own-addresses.ts';
import { agentHeaders } from './agent-headers.ts';
import { answerSite } from './answer-site.ts';
import { answerUser } from './answer-user.ts';
import { answerMcpCard } from './mcp/answer-mcp-card.ts';
import type { RequestNotes } from './request-notes.ts';
import type { DiscoveryEndpoint, RequestContext, ServedSite, ServiceOptions } from './service-options.ts';

export interface RoadOptions {
  context: RequestContext;
  /** Learns which road was taken. */
  notes: RequestNotes;
  options: ServiceOptions;
}

/** Hands a request for a site to whatever answers it. */
export async function takeRoad(request: Request, { context, notes, options }: RoadOptions): Promise<Response> {
  const { path } = context;
  if (path === proxyAddress && options.proxy) {
    notes.road = 'proxy';
    const answer = await options.proxy(request, context);
    notes.refusal = answer.headers.get(proxyHeaders.error);
    return answer;
  }
  const reader = findReaderEndpoint(request, context, options);
  if (reader) {
    notes.road = 'discovery';
    return reader(request, context);
  }
  if (path === userAddress) {
    notes.road = 'user';
    return answerUser(request, context);
  }
  const card = options.discovery ? answerMcpCard(request, context) : null;
  if (card) {
    notes.road = 'discovery';
    return card;
  }
  const signIn = await options.signIn?.(request, context);
  if (signIn) {
    notes.road = 'sign-in';
    return signIn;
  }
  const memberFile = await options.memberFiles?.(request, context);
  notes.road = memberFile ? 'member' : 'site';
  if (!memberFile) return answerSite(request, context);
  const own = agentHeaders(context.site, memberFile.status < 300 ? path : null);
  const headers = { ...own, ...context.pageHeaders, 'x-request-id': context.id };
  for (const [name, value] of Object.entries(headers)) memberFile.headers.set(name, value);
  return memberFile;
}

/** The endpoints that pages of the site, and programs of their readers, ask without a key. */
function findReaderEndpoint(
  request: Request,
  { path, site }: RequestContext,
  { discovery }: ServiceOptions,
): DiscoveryEndpoint | undefined {
  if (path === '/mcp' || path === '/mcp/') return isForPage(request, site) ? undefined : discovery?.mcp;
  if (path === assistantAddress) return discovery?.readerAssistant;
  if (path === searchAddress) return discovery?.readerSearch;
  if (path === popularAddress) return discovery?.readerPopular;
  return path === feedbackAddress ? discovery?.readerFeedback : undefined;
}

/** A site may have a page at the address of its MCP server: programs send messages there, browsers read. */
function isForPage({ method, headers }: Request, { manifest }: ServedSite): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const wantsStream = headers.get('accept')?.includes('text/event-stream') ?? false;
  return isRead && !wantsStream && manifest.pages.some(({ route }) => route === '/mcp');
}
