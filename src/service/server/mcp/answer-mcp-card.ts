import { withBase } from '../../../base/paths/routes.ts';
import { siteOrigin } from '../discovery/site-origin.ts';
import { answerOpenPreflight } from '../http/answer-open-preflight.ts';
import { openCors } from '../http/open-cors.ts';
import type { RequestContext, ServedSite } from '../service-options.ts';
import { hasOperations, knownPages } from './mcp-context.ts';
import { listsSkills } from './register-skills.ts';
import { describeTools, toolAnnotations } from './tool-texts.ts';

const listPaths = ['/.well-known/mcp', '/.well-known/mcp.json', '/.well-known/mcp/server-cards.json'];
const cardPath = '/.well-known/mcp/server-card.json';

/**
 * The files by which programs find the MCP server of a site (docs/format.md#mcp): what anybody may know of it. `null`
 * for other addresses, and where the site has a file of its own there.
 */
export function answerMcpCard(request: Request, { site, path, id }: RequestContext): Response | null {
  if ((path !== cardPath && !listPaths.includes(path)) || site.files.find(path)) return null;
  if (request.method === 'OPTIONS') return answerOpenPreflight(id);
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const card = describeServer(request, site);
  const { name, url, transport, authentication } = card;
  const value =
    path === cardPath
      ? card
      : { version: '1.0', transport, url, servers: [{ name, url, transport, authentication }], cards: [card] };
  return new Response(request.method === 'HEAD' ? null : `${JSON.stringify(value, null, 2)}\n`, {
    headers: {
      ...openCors,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-request-id': id,
    },
  });
}

function describeServer(request: Request, site: ServedSite) {
  const { name, description, base, build } = site.manifest;
  const pages = knownPages({ site, audience: { kind: 'anonymous' } });
  const tools = describeTools(name, { hasApi: hasOperations(pages) });
  return {
    name,
    description,
    version: build,
    transport: 'http',
    url: siteOrigin(request, site) + withBase(base, '/mcp'),
    authentication: 'none',
    capabilities: { tools: true, resources: listsSkills(site) },
    tools: Object.entries(tools).map(([tool, texts]) => ({ name: tool, ...texts, annotations: toolAnnotations })),
  };
}
