import { operationKinds } from '../../base/paths/parse-selector.ts';
import { normalizeDocsPath } from '../../base/paths/routes.ts';
import type { GraphqlField, GraphqlSchema, GraphqlSelector, GraphqlType } from '../../model/api/graphql.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { GeneratedGroup, PageSource, ProsePage } from '../../model/page.ts';
import { buildPageBase } from '../openapi/build-page-base.ts';
import { getApiTexts } from '../openapi/get-api-texts.ts';
import { knownTypesOf } from './known-types.ts';

export interface GraphqlPageOptions {
  schema: GraphqlSchema;
  /** Folder of generated pages; `null` for the usual one. */
  directory: string | null;
  frontMatter: FrontMatter;
  /** The MDX page that names the part: its own text comes first. */
  authored?: { path: string; source: PageSource };
}

const defaultDirectory = 'graphql-reference';
const folders = { query: 'queries', mutation: 'mutations', subscription: 'subscriptions', type: 'types' } as const;

/**
 * A page for each operation and each type of a schema, by name (docs/format.md#graphql), in groups that are called in
 * the language of the place. What the pages say is written once all pages are known (`writeSchemaBodies`).
 */
export function buildGraphqlPages(options: GraphqlPageOptions & { language: string | null }): GeneratedGroup[] {
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
  { schema, directory, frontMatter, authored }: GraphqlPageOptions,
): ProsePage | null {
  const types = knownTypesOf(schema);
  const segment = types.segmentOf({ kind, name });
  if (segment === null) return null;
  const folder = authored ? null : normalizeDocsPath(directory ?? '') || defaultDirectory;
  const described: GraphqlType | GraphqlField = kind === 'type' ? types.find(name)! : types.findOperation(kind, name)!;
  const isDeprecated = 'deprecated' in described && described.deprecated !== null;
  const file = `${schema.id}#${kind}%20${name}.mdx`;
  const base = buildPageBase({
    path: authored?.path ?? `${folder}/${folders[kind]}/${segment}`,
    frontMatter: { ...frontMatter, deprecated: frontMatter.deprecated || isDeprecated },
    source: authored?.source ?? { file, body: '', line: 1, description: schema.id },
    title: name,
    description: described.description,
    keywords: [],
  });
  return { ...base, kind: 'prose', part: { schema: schema.id, folder, kind, name } };
}
