import { llmsSizeLimit } from '../../base/checks/llms-size-limit.ts';
import { encodePath, markdownRoute } from '../../base/paths/routes.ts';
import { escapeLabel, escapeTitle } from '../../base/text/escape-title.ts';
import type { NavNode } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { isNoIndex } from '../../read/navigation/is-no-index.ts';
import { publishedDescriptions } from '../../read/navigation/published-descriptions.ts';
import { renderAgentBlock } from './agent-block.ts';
import { listedPages, otherPageEditions } from './listed-pages.ts';
import { openingOf } from './opening-of.ts';
import { hasMarkdown, oneLine } from './page-markdown.ts';
import { fileUrl, linkUrl, pageUrl } from './site-urls.ts';

/** Lengths of descriptions that are tried until the file is small enough. */
const descriptionLimits = [300, 120, 60, 0];

/**
 * `llms.txt`: the index of the site for language models (docs/format.md#llmstxt). Descriptions shrink, then
 * pages are left out with a note, until it is small enough. `null` for a site that is kept from machines.
 */
export function renderLlms(site: Site): string | null {
  if (isNoIndex(site.config.seo.metatags['robots'] ?? '')) return null;
  const tail = [
    renderEditions(site),
    renderSpecifications(site, 'openapi'),
    renderSpecifications(site, 'asyncapi'),
    renderExternal(site),
  ];
  return renderIndex(site, { head: renderHead(site, site.config.name), pages: listedPages(site), tail });
}

/** The same for each language and version that `llms.txt` only names, by path; empty for a site with one of each. */
export function renderEditionLists(site: Site): [path: string, text: string][] {
  if (isNoIndex(site.config.seo.metatags['robots'] ?? '')) return [];
  return otherPageEditions(site).map(({ label, path, pages }) => {
    const head = renderHead(site, `${site.config.name} (${label})`);
    return [path, renderIndex(site, { head, pages, tail: [] })];
  });
}

interface Index {
  head: string;
  pages: readonly Page[];
  tail: readonly string[];
}

function renderIndex(site: Site, { head, pages, tail: sections }: Index): string {
  const tail = sections.filter(Boolean).join('\n\n');
  const room = llmsSizeLimit - head.length - tail.length - 200;
  const docs = pages.length === 0 ? '' : `## Docs\n\n${fitLines(site, pages, room)}`;
  return `${[head, docs, tail].filter(Boolean).join('\n\n')}\n`;
}

function renderHead(site: Site, name: string): string {
  const { description } = site.config;
  return [`# ${escapeTitle(name)}`, description && `> ${oneLine(description)}`, renderAgentBlock(site.config)]
    .filter(Boolean)
    .join('\n\n');
}

function fitLines(site: Site, pages: readonly Page[], room: number): string {
  let lines: string[] = [];
  for (const limit of descriptionLimits) {
    lines = pages.map((page) => renderLine(site, page, limit));
    if (lines.reduce((size, line) => size + line.length + 1, 0) <= room) return lines.join('\n');
  }
  let size = 0;
  const kept = lines.findIndex((line) => (size += line.length + 1) > room);
  return [
    ...lines.slice(0, kept),
    '',
    `${lines.length - kept} more pages are in ${fileUrl(site, '/llms-full.txt')}`,
  ].join('\n');
}

function renderLine(site: Site, page: Page, limit: number): string {
  const url = hasMarkdown(page) ? fileUrl(site, markdownRoute(page.route)) : pageUrl(site, page.route);
  const description = openingOf(page, limit);
  return `- [${escapeLabel(page.title)}](${url})${description && `: ${description}`}`;
}

function renderEditions(site: Site): string {
  const lines = otherPageEditions(site).map(
    ({ label, path }) => `- [${escapeLabel(label)}](${fileUrl(site, encodePath(`/${path}`))})`,
  );
  return lines.length === 0 ? '' : ['## Other languages and versions', '', ...lines].join('\n');
}

function renderSpecifications(site: Site, kind: 'openapi' | 'asyncapi'): string {
  const lines = publishedDescriptions(site)
    .filter((description) => description.kind === kind)
    .map(({ id, title, href }) => `- [${escapeLabel(title || id)}](${linkUrl(site, href)})`);
  return lines.length === 0 ? '' : [`## ${kind === 'openapi' ? 'OpenAPI' : 'AsyncAPI'} Specs`, '', ...lines].join('\n');
}

/** Links of the navigation that lead out of the site. */
function renderExternal({ navigation, config }: Site): string {
  const links = new Map<string, string>();
  for (const { href, label } of [
    ...externalLinks(navigation.root),
    ...externalLinks(navigation.global),
    ...config.navbar.links,
  ]) {
    if (/^https?:/i.test(href) && label !== '' && !links.has(href)) links.set(href, label);
  }
  return links.size === 0
    ? ''
    : ['## Optional', '', ...[...links].map(([href, label]) => `- [${escapeLabel(label)}](${href})`)].join('\n');
}

function externalLinks(nodes: readonly NavNode[]): { href: string; label: string }[] {
  return nodes.flatMap((node) => {
    if (node.hidden) return [];
    if (node.kind === 'page') return node.external ? [node] : [];
    if (node.kind === 'division' && node.href !== null) return [{ href: node.href, label: node.label }];
    return externalLinks(node.children);
  });
}
