import { normalizeDocsPath, pathToRoute } from '../../base/paths/routes.ts';
import type {
  GraphqlField,
  GraphqlOperationKind,
  GraphqlSchema,
  GraphqlSelector,
  GraphqlType,
} from '../../model/api/graphql.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { GeneratedGroup, PageSource, ProsePage } from '../../model/page.ts';
import { splitLead } from '../markdown/split-lead.ts';
import { afterTitle } from '../openapi/after-title.ts';
import { buildPageBase } from '../openapi/build-page-base.ts';
import { getApiTexts } from '../openapi/get-api-texts.ts';
import { type KnownTypes, knownTypesOf } from './known-types.ts';
import { operationKinds } from './operation-kinds.ts';
import { renderOperationBody, renderTypeBody, type SchemaContext } from './render-body.ts';

export interface GraphqlPageOptions {
  schema: GraphqlSchema;
  /** Folder of generated pages; `null` for the usual one. */
  directory: string | null;
  /** Language of the place in navigation. */
  language: string | null;
  frontMatter: FrontMatter;
  /** The MDX page that names the part: its own text comes first. */
  authored?: { path: string; source: PageSource };
}

const defaultDirectory = 'graphql-reference';
const folders = { query: 'queries', mutation: 'mutations', subscription: 'subscriptions', type: 'types' } as const;

/** A page for each operation and each type of a schema, by name (docs/format.md#graphql). */
export function buildGraphqlPages(options: GraphqlPageOptions): GeneratedGroup[] {
  const { schema, language } = options;
  const { graphql: labels } = getApiTexts(language);
  const pagesOf = (kind: GraphqlSelector['kind'], named: readonly { name: string }[]): ProsePage[] =>
    named.map(({ name }) => buildGraphqlPage({ kind, name }, options)!);
  return [
    ...operationKinds.map((kind) => ({ label: labels[folders[kind]], pages: pagesOf(kind, schema.operations[kind]) })),
    { label: labels.types, pages: pagesOf('type', schema.types) },
  ].filter(({ pages }) => pages.length > 0);
}

/** The page of one part of a schema; `null` where it has none of this name. */
export function buildGraphqlPage(
  { kind, name }: GraphqlSelector,
  { schema, directory, language, frontMatter, authored }: GraphqlPageOptions,
): ProsePage | null {
  const types = knownTypesOf(schema);
  const pathOf = createPaths(types, directory);
  const path = pathOf({ kind, name });
  const type = kind === 'type' ? types.find(name) : undefined;
  const field = kind === 'type' ? undefined : types.findOperation(kind, name);
  const described: GraphqlType | GraphqlField | undefined = type ?? field;
  if (!described || path === null) return null;
  const routeOf: SchemaContext['routeOf'] = (linked) => {
    const linkedPath = pathOf({ kind: 'type', name: linked });
    return linkedPath === null ? null : pathToRoute(linkedPath);
  };
  const context: SchemaContext = { types, routeOf, texts: getApiTexts(language) };
  const { description } = described;
  const { rest } = splitLead(afterTitle(name, description));
  const body = type
    ? renderTypeBody(type, { ...context, rest })
    : renderOperationBody(field!, kind as GraphqlOperationKind, { ...context, rest });
  const source: PageSource = authored
    ? { ...authored.source, body: `${authored.source.body.trimEnd()}\n\n${body}` }
    : { file: `${schema.id}#${kind}%20${name}.mdx`, body, line: 1, description: schema.id };
  const base = buildPageBase({
    path: authored?.path ?? path,
    frontMatter: { ...frontMatter, deprecated: frontMatter.deprecated || (field?.deprecated ?? null) !== null },
    source,
    title: name,
    description,
    keywords: [],
  });
  return { ...base, kind: 'prose' };
}

/** Where the page of a part lies; `null` for what has none. */
function createPaths(types: KnownTypes, directory: string | null): (part: GraphqlSelector) => string | null {
  const folder = normalizeDocsPath(directory ?? '') || defaultDirectory;
  return (part) => {
    const segment = types.segmentOf(part);
    return segment === null ? null : `${folder}/${folders[part.kind]}/${segment}`;
  };
}
