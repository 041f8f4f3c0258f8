import { slugOperation } from '../../../../src/base/paths/endpoint-slug.ts';
import { pathToRoute } from '../../../../src/base/paths/routes.ts';
import type { Operation } from '../../../../src/model/api/operation.ts';
import type { NavigationConfig } from '../../../../src/model/config.ts';
import type { FrontMatter } from '../../../../src/model/front-matter.ts';
import type { NavNode } from '../../../../src/model/navigation.ts';
import type { EndpointPage, Page, PageBase } from '../../../../src/model/page.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import type { ApiPages } from '../../../../src/read/navigation/api-pages.ts';
import { type BuiltNavigation, buildNavigation } from '../../../../src/read/navigation/build-navigation.ts';
import type { NavPage } from '../../../../src/read/navigation/nav-page.ts';

/** The value of `navigation` in a docs.json, as the configuration room hands it on. */
export function navigationConfig(navigation: unknown): NavigationConfig {
  const text = JSON.stringify({ theme: 'mint', name: 'Test', colors: { primary: '#000000' }, navigation });
  const { config, problems } = parseConfig({ file: 'docs.json', readFile: () => text });
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
  return config.navigation;
}

export function navPage(path: string, over: Partial<NavPage> = {}): NavPage {
  const title = path.split('/').at(-1)!;
  return {
    route: pathToRoute(path),
    title,
    sidebarTitle: null,
    icon: null,
    tag: null,
    method: '',
    isEndpoint: (over.method ?? '') !== '',
    deprecated: false,
    hidden: false,
    url: null,
    ...over,
  };
}

/** Builds a navigation on top of pages given by path, with what differs from a plain page. */
export function build(
  navigation: unknown,
  pages: string[] | Record<string, Partial<NavPage>>,
  api: ApiPages = noApi,
): BuiltNavigation {
  const given = Array.isArray(pages) ? Object.fromEntries(pages.map((path) => [path, {}])) : pages;
  const map = new Map(Object.entries(given).map(([path, over]) => [path, navPage(path, over)]));
  return buildNavigation({ config: navigationConfig(navigation), pages: map, api });
}

/** The tree as lines of text: divisions `[type label]`, groups `label/`, pages `route "label"`. */
export function outline(nodes: readonly NavNode[], indent = ''): string {
  return nodes.map((node) => line(node, indent)).join('');
}

function line(node: NavNode, indent: string): string {
  const hidden = node.hidden ? ' (hidden)' : '';
  if (node.kind === 'page') return `${indent}${node.method && `${node.method} `}${node.href}${node.hash}${hidden}\n`;
  if (node.kind === 'group')
    return `${indent}${node.label}/${node.root ? ` -> ${node.root}` : ''}${hidden}\n${outline(node.children, `${indent}  `)}`;
  const target = node.href === null ? node.target : `=> ${node.href}`;
  return `${indent}[${node.type} ${node.label}] ${target}${node.default ? ' (default)' : ''}${hidden}\n${outline(node.children, `${indent}  `)}`;
}

export const noApi: ApiPages = {
  generateAll: () => ({ groups: [], problems: [] }),
  generateOne: ({ ref, at }) => ({
    page: null,
    problems: [{ severity: 'error', code: 'missing-operation', message: `No ${ref}`, key: at }],
  }),
};

const operations = [
  { method: 'GET', path: '/users', summary: 'List users', tag: 'Users' },
  { method: 'POST', path: '/users', summary: 'Create user', tag: 'Users' },
  { method: 'GET', path: '/orders', summary: 'List orders', tag: 'Orders' },
  { method: 'GET', path: '/secret', summary: 'Secret', tag: 'Orders', unlisted: true },
];

/** An API of four operations in two tags, one of them unlisted, whatever description is named. */
export const demoApi: ApiPages = {
  generateAll: ({ sources }) => ({
    groups: sources.flatMap(({ source, directory }) =>
      ['Users', 'Orders'].map((tag) => ({
        label: tag,
        pages: operations
          .filter((operation) => operation.tag === tag)
          .map((operation) => endpointPage(operation, { source, directory })),
      })),
    ),
    problems: [],
  }),
  generateOne: ({ ref, sources, at }) => {
    const [path, method] = ref.split(' ').reverse();
    const found = operations.find((operation) => operation.method === method?.toUpperCase() && operation.path === path);
    if (!found) return noApi.generateOne({ ref, sources, at });
    return { page: endpointPage(found, sources[0] ?? { source: 'openapi.json', directory: null }), problems: [] };
  },
};

type DemoOperation = (typeof operations)[number];

function endpointPage(
  demo: DemoOperation,
  { source, directory }: { source: string; directory: string | null },
): EndpointPage {
  const path = `${directory ?? 'api-reference'}/${demo.tag.toLowerCase()}/${slugOperation(demo)}`;
  const listing = demo.unlisted ? 'unlisted' : 'listed';
  const operation: Operation = {
    document: source,
    method: demo.method,
    path: demo.path,
    operationId: null,
    summary: demo.summary,
    description: '',
    deprecated: false,
    tags: [demo.tag],
    servers: [],
    security: [],
    parameters: [],
    requestBody: null,
    responses: [],
    callbacks: [],
    codeSamples: [],
    externalDocs: null,
    docs: { metadata: {}, content: '', isFromElsewhere: false, href: null, groups: [], listing, playground: null },
  };
  return {
    ...pageBase(path, demo.summary),
    kind: 'endpoint',
    operation,
    playground: 'interactive',
    fields: 'generated',
  };
}

export const frontMatter: FrontMatter = {
  title: null,
  isUntitled: false,
  description: null,
  sidebarTitle: null,
  icon: null,
  tag: null,
  hidden: false,
  noindex: false,
  searchable: true,
  boost: null,
  keywords: [],
  deprecated: false,
  mode: 'default',
  url: null,
  rss: false,
  timestamp: null,
  lastUpdatedDate: null,
  createdDate: null,
  hideFooterPagination: false,
  hideApiMarker: false,
  related: [],
  contextual: {},
  openapi: null,
  openapiSchema: null,
  asyncapi: null,
  graphql: null,
  sdk: null,
  api: null,
  authMethod: null,
  contentType: null,
  playground: null,
  version: null,
  groups: null,
  public: null,
  meta: {},
};

export function pageBase(path: string, title: string): PageBase {
  return {
    route: pathToRoute(path),
    path,
    title,
    lead: `About ${title}`,
    description: `About ${title}`,
    summary: '',
    headings: [],
    markdown: '',
    frontMatter,
    visibility: { navigation: true, search: true, sitemap: true, robots: '', llms: true, groups: null, public: null },
    keywords: [],
    boost: 1,
    place: null,
    source: null,
    lastModified: null,
  };
}

/** The pages of a built navigation as the site hands them to the views: every placed route, with its place. */
export function pagesOf(built: BuiltNavigation): Page[] {
  return built.order.map((route) => ({
    ...pageBase(route.slice(1) || 'index', `Title of ${route}`),
    kind: 'prose',
    place: built.places.get(route)!,
  }));
}
