import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { explainError } from '../../../base/errors/explain-error.ts';
import { RequestRefused } from '../../../base/http/request-refused.ts';
import { isObject } from '../../../base/values/is-object.ts';
import { audienceOf } from '../discovery/audience-of.ts';
import type { Caller } from '../discovery/authorize.ts';
import type { DiscoveryOptions } from '../discovery/discovery-options.ts';
import { requireRetriever } from '../discovery/require-retriever.ts';
import { siteOrigin } from '../discovery/site-origin.ts';
import type { DiscoveryContext } from '../service-options.ts';
import type { McpContext } from './mcp-context.ts';
import { registerSkills } from './register-skills.ts';
import { registerTools } from './register-tools.ts';

/** A message to the MCP server, let in. */
export interface McpRequest {
  request: Request;
  /** What was sent, as JSON. */
  body: unknown;
  context: DiscoveryContext;
  caller: Caller;
  headers: Readonly<Record<string, string>>;
}

const mostGroups = 100;

/**
 * Makes what answers messages of the Model Context Protocol (streamable HTTP, without sessions): each message stands
 * for itself, so any process may answer it.
 */
export function createMcpAnswer(options: DiscoveryOptions): (input: McpRequest) => Promise<Response> {
  const handler = createMcpHandler(({ authInfo }) => createServer(authInfo!.extra!['context'] as McpContext));
  return async ({ request, body: parsedBody, context, caller, headers }) => {
    if (Array.isArray(parsedBody))
      throw new RequestRefused(400, { code: 'no_batches', message: 'Send each message in its own request' });
    // Nothing is ever announced, so no stream has to stay open for it.
    if (isObject(parsedBody) && parsedBody['method'] === 'subscriptions/listen')
      throw new RequestRefused(400, { code: 'no_subscriptions', message: 'This server sends no notifications' });
    const toolContext = buildContext({ request, context, caller }, options);
    const authInfo = { token: '', clientId: '', scopes: [], extra: { context: toolContext } };
    const response = await handler.fetch(request, { parsedBody, authInfo });
    for (const [name, value] of Object.entries({ ...headers, 'cache-control': 'no-store' }))
      response.headers.set(name, value);
    // How long a connection lasts is for the server to say, which knows what the client asked for.
    response.headers.delete('connection');
    return response;
  };
}

function buildContext(
  { request, context, caller }: Omit<McpRequest, 'headers' | 'body'>,
  options: DiscoveryOptions,
): McpContext {
  const { site, id } = context;
  return {
    site,
    audience: audienceOf(caller, readGroups(request)),
    origin: siteOrigin(request, site),
    retriever: () => requireRetriever(options, site),
    onSearch: () => options.metrics?.count('docwright_searches_total', { site: site.domain }),
    onFault: (error) => options.onFault?.({ id, error: explainError(error) }),
  };
}

/** Groups that the holder of a private key speaks for: `/mcp?groups=staff,partners`. */
function readGroups({ url }: Request): string[] {
  const given = new URL(url).searchParams.getAll('groups').flatMap((value) => value.split(','));
  return given
    .map((group) => group.trim())
    .filter((group) => group !== '')
    .slice(0, mostGroups);
}

async function createServer(context: McpContext): Promise<McpServer> {
  const { name, description, build, protected: isProtected } = context.site.manifest;
  const isOpen = !isProtected || context.audience.kind === 'member';
  const instructions = [
    `The documentation of ${name}. Search first; quote what the pages say, with their addresses.`,
    isOpen ? '' : 'Pages for members are not among what you see: they need a key of the service.',
  ];
  const server = new McpServer(
    { name, version: build, ...(description === '' ? {} : { description }) },
    {
      instructions: instructions.join(' ').trim(),
      // Lists change with a new build, of which nobody is told.
      capabilities: { tools: { listChanged: false } },
    },
  );
  registerTools(server, context);
  await registerSkills(server, context);
  return server;
}
