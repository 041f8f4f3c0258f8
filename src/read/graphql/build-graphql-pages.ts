import type { Texts } from '../../base/languages/texts.ts';
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
import { createTypeFinder } from './build-example.ts';
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
  const folder = normalizeDocsPath(directory ?? '') || defaultDirectory;
  const context = contextOf(schema, { folder, texts: getApiTexts(language) });
  const type = kind === 'type' && context.routeOf(name) !== null ? context.find(name) : undefined;
  const field = kind === 'type' ? undefined : schema.operations[kind].find((one) => one.name === name);
  const described: GraphqlType | GraphqlField | undefined = type ?? field;
  if (!described) return null;
  const { description } = described;
  const { rest } = splitLead(afterTitle(name, description));
  const body = type
    ? renderTypeBody(type, { ...context, rest })
    : renderOperationBody(field!, kind as GraphqlOperationKind, { ...context, rest });
  const source: PageSource = authored
    ? { ...authored.source, body: `${authored.source.body.trimEnd()}\n\n${body}` }
    : { file: `${schema.id}#${kind}%20${name}.mdx`, body, line: 1, description: schema.id };
  const base = buildPageBase({
    path: authored?.path ?? `${folder}/${folders[kind]}/${name}`,
    frontMatter: { ...frontMatter, deprecated: frontMatter.deprecated || (field?.deprecated ?? null) !== null },
    source,
    title: name,
    description,
    keywords: [],
  });
  return { ...base, kind: 'prose' };
}

interface KnownTypes extends Pick<SchemaContext, 'find' | 'implementersOf'> {
  hasPage: (name: string) => boolean;
}

const contexts = new WeakMap<GraphqlSchema, KnownTypes>();

function contextOf(
  schema: GraphqlSchema,
  { folder, texts }: { folder: string; texts: Texts['reference'] },
): SchemaContext {
  const known = contexts.get(schema) ?? readTypes(schema);
  contexts.set(schema, known);
  const routeOf = (name: string): string | null =>
    known.hasPage(name) ? pathToRoute(`${folder}/${folders.type}/${name}`) : null;
  return { find: known.find, implementersOf: known.implementersOf, routeOf, texts };
}

function readTypes(schema: GraphqlSchema): KnownTypes {
  const names = new Set(schema.types.map(({ name }) => name));
  return {
    find: createTypeFinder(schema),
    implementersOf: findImplementers(schema),
    hasPage: (name) => names.has(name),
  };
}

function findImplementers({ types }: GraphqlSchema): SchemaContext['implementersOf'] {
  const byInterface = new Map<string, string[]>();
  for (const { kind, name, related } of types)
    if (kind !== 'union') for (const one of related) byInterface.set(one, [...(byInterface.get(one) ?? []), name]);
  return (name) => byInterface.get(name) ?? [];
}
