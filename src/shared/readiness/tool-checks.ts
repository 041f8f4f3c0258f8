import { isObject } from '../../base/values/is-object.ts';
import { readList } from './look-at-lists.ts';
import { failed, passed, type ReadinessCheck, settle, skipped } from './readiness-check.ts';
import type { SiteVisit } from './site-visit.ts';

/** Each tool is a part of every prompt of an agent that is connected. */
const mostTools = 30;

/** What agents can do with a site beside reading it. */
export const toolChecks: readonly ReadinessCheck[] = [
  {
    name: 'skillMd',
    looksAt: 'The site has a skill for agents, which describes what the product can do and how',
    mend: 'Write a skill.md next to docs.json, with name and description in its front matter',
    file: 'skill.md',
    look: lookForSkill,
  },
  {
    name: 'mcpServerDiscoverable',
    looksAt: 'The site announces its MCP server at a well-known URL',
    mend: 'Serve the site with docwright serve, or set the URL of the service with --service',
    look: async (visit) => {
      const card = await findCard(visit);
      return card ? passed(`${card.path} announces it`) : failed('No well-known URL announces one');
    },
  },
  {
    name: 'mcpToolCount',
    looksAt: `The MCP server has between 1 and ${mostTools} tools`,
    mend: 'Offer only what agents need from documentation: searching it and reading a page',
    look: lookAtTools,
  },
  {
    name: 'openApiSpec',
    looksAt: 'API descriptions that the site links to are machine-readable',
    mend: 'Add the description to the site, so that docwright build publishes it',
    look: lookAtDescriptions,
  },
];

async function lookForSkill(visit: SiteVisit) {
  const skill = await visit.ask(visit.address('skill.md'));
  // Of several skills there is only the list.
  if (skill.status !== 200 || skill.type === 'application/json') {
    const list = await visit.ask(visit.address('.well-known/agent-skills/index.json'));
    const skills = asObject(parse(list.text))['skills'];
    return list.status === 200 && Array.isArray(skills) && skills.length > 0
      ? passed(`The list has ${skills.length}`)
      : failed('There is no /skill.md');
  }
  const [, head = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(skill.text) ?? [];
  const isWhole = ['name', 'description'].every((key) => new RegExp(`^${key}:\\s*\\S`, 'm').test(head));
  return settle(isWhole, isWhole ? '/skill.md is there' : '/skill.md does not start with its name and description');
}

const cardPaths = [
  '.well-known/mcp/server-card.json',
  '.well-known/mcp.json',
  '.well-known/mcp',
  '.well-known/mcp/server-cards.json',
];

interface Card {
  path: string;
  url: string;
  tools: unknown[] | null;
}

async function findCard(visit: SiteVisit): Promise<Card | null> {
  for (const path of cardPaths) {
    const { status, text } = await visit.ask(visit.address(path));
    const card = status === 200 ? asObject(parse(text)) : {};
    const [first] = [card['servers'], card['cards']].flatMap((list) => (Array.isArray(list) ? list : []));
    const url = card['url'] ?? asObject(card['remote'])['url'] ?? asObject(first)['url'];
    if (typeof url === 'string')
      return { path: `/${path}`, url, tools: Array.isArray(card['tools']) ? card['tools'] : null };
  }
  return null;
}

async function lookAtTools(visit: SiteVisit) {
  const card = await findCard(visit);
  if (!card) return failed('There is no MCP server to query');
  const tools = card.tools ?? (await askForTools(visit, card));
  if (tools === null) return failed(`${card.url} does not list its tools`);
  return settle(tools.length > 0 && tools.length <= mostTools, `It has ${tools.length} tools`);
}

/** Only of a server of the site itself: nobody else has been asked to be looked at. */
async function askForTools(visit: SiteVisit, { url }: Card): Promise<unknown[] | null> {
  if (URL.parse(url)?.origin !== new URL(visit.address('')).origin) return null;
  const { text } = await visit.ask(url, {
    accept: 'application/json, text/event-stream',
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
  });
  // Streamable HTTP answers with JSON, or with one event that holds it.
  const json = /^data:\s*(.*)$/m.exec(text)?.[1] ?? text;
  const tools = asObject(asObject(parse(json))['result'])['tools'];
  return Array.isArray(tools) ? tools : null;
}

async function lookAtDescriptions(visit: SiteVisit) {
  const catalog = await visit.ask(visit.address('.well-known/api-catalog'));
  const list = (await readList(visit, 'llms.txt')) ?? '';
  const named = [
    ...(catalog.status === 200 ? readCatalog(parse(catalog.text)) : []),
    ...visit.ownLinks(list).flatMap(({ url }) => (/\.(?:json|ya?ml)$/.test(url.pathname) ? [url.href] : [])),
  ];
  if (named.length === 0) return skipped('The site links to none');
  for (const address of named) {
    const { status, text } = await visit.ask(address);
    if (status !== 200 || !/(?:openapi|swagger|asyncapi)["']?\s*:\s*["']?\d/.test(text))
      return failed(`${address} is not an API description`);
  }
  return passed(`${new Set(named).size} can be read`);
}

function readCatalog(catalog: unknown): string[] {
  const linkset = asObject(catalog)['linkset'];
  const links = (Array.isArray(linkset) ? linkset : []).flatMap((entry) => asObject(entry)['service-desc'] ?? []);
  return links
    .map((link) => asObject(link)['href'])
    .filter((href) => typeof href === 'string' && URL.canParse(href)) as string[];
}

function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
