import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { Operation } from '../../../../src/model/api/operation.ts';
import type { Server } from '../../../../src/model/api/server.ts';
import type { FrontMatter } from '../../../../src/model/front-matter.ts';
import type { EndpointPage, Page, PageBase } from '../../../../src/model/page.ts';
import type { Site } from '../../../../src/model/site.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import { buildNavigation } from '../../../../src/read/navigation/build-navigation.ts';
import { toNavPage } from '../../../../src/read/navigation/nav-page.ts';
import { resolveVisibility } from '../../../../src/read/navigation/resolve-visibility.ts';
import { frontMatter, noApi, pageBase } from '../../read/navigation/build-from-docs-json.ts';

export interface TestPage extends Partial<Omit<PageBase, 'frontMatter'>> {
  frontMatter?: Partial<FrontMatter>;
}

export interface TestSite {
  docs?: Record<string, unknown>;
  /** By docs path; `navigation` defaults to all of them in order. */
  pages?: Record<string, TestPage>;
  base?: string;
  origin?: string | null;
  apis?: ApiDocument[];
}

/** A site as `loadSite` makes it, from the little that a test is about. */
export function testSite({
  docs = {},
  pages = { index: {} },
  base = '',
  origin = 'https://docs.example.com',
  apis = [],
}: TestSite = {}): Site {
  const navigation = { pages: Object.keys(pages) };
  const text = JSON.stringify({ theme: 'mint', name: 'Acme', colors: { primary: '#112233' }, navigation, ...docs });
  const { config, problems } = parseConfig({ file: 'docs.json', readFile: () => text });
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
  const loaded = Object.entries(pages).map(([path, page]) => toPage(path, page));
  const built = buildNavigation({
    config: config.navigation,
    pages: new Map(loaded.map((page) => [page.path, toNavPage(page)])),
    api: noApi,
  });
  const finished = loaded.map((page): Page => {
    const place = built.places.get(page.route) ?? null;
    return {
      ...page,
      place,
      visibility: resolveVisibility({ frontMatter: page.frontMatter, place, config, route: page.route }),
    };
  });
  return {
    ...{ config, base, origin, apis },
    service: null,
    navigation: built.navigation,
    pages: finished,
    snippets: {},
    assets: [],
    styles: [],
    scripts: [],
    feeds: {},
    skills: [],
    builtAt: '2026-01-02T03:04:05.000Z',
    repository: null,
    problems: [],
  };
}

function toPage(path: string, page: TestPage): Page {
  const base = pageBase(path, path === 'index' ? 'Home' : path);
  const lead = page.lead ?? page.description ?? '';
  return {
    ...base,
    description: '',
    ...page,
    lead,
    frontMatter: { ...frontMatter, ...page.frontMatter },
    kind: 'prose',
  };
}

/** An API description with nothing but what is given. */
export function apiDocument(given: Partial<ApiDocument> & { id: string }): ApiDocument {
  return {
    kind: 'openapi',
    specVersion: '3.1.0',
    title: '',
    version: '1',
    description: '',
    about: { id: '', spareTags: [], summary: '', contact: null, license: null, termsOfService: '', externalDocs: null },
    servers: [],
    tags: [],
    tagGroups: [],
    schemas: {},
    models: [],
    securitySchemes: {},
    operations: [],
    webhooks: [],
    channels: [],
    ...given,
  };
}

export function server(url: string, variables: Record<string, { default?: string; enum?: string[] }> = {}): Server {
  const list = Object.entries(variables).map(([name, variable]) => ({
    name,
    default: '',
    enum: [],
    description: '',
    ...variable,
  }));
  return { url, description: '', variables: list };
}

/** The page of one operation of a description. */
export function endpointPage(path: string, operation: Partial<Operation> & { document: string }): EndpointPage {
  const docs = {
    metadata: {},
    content: '',
    isFromElsewhere: false,
    href: null,
    groups: [],
    listing: 'listed' as const,
    playground: null,
  };
  const full: Operation = {
    method: 'GET',
    path: '/users',
    operationId: null,
    summary: '',
    description: '',
    deprecated: false,
    tags: [],
    servers: [],
    security: [],
    parameters: [],
    requestBody: null,
    responses: [],
    callbacks: [],
    codeSamples: [],
    externalDocs: null,
    docs,
    ...operation,
  };
  return {
    ...pageBase(path, 'Endpoint'),
    kind: 'endpoint',
    operation: full,
    playground: 'interactive',
    fields: 'generated',
  };
}
