import { sourceId } from '../../base/paths/source-id.ts';
import type { GraphqlSchema, GraphqlSelector } from '../../model/api/graphql.ts';
import type { ProsePage } from '../../model/page.ts';
import { buildGraphqlPage, type GraphqlPageOptions } from './build-graphql-pages.ts';

/** A schema with the folder that navigation names for its pages. */
export interface FoundSchema {
  schema: GraphqlSchema;
  directory: string | null;
}

type FindOptions = Omit<GraphqlPageOptions, keyof FoundSchema> & { schemas: readonly FoundSchema[] };

/** The page of a part in the first schema that has it, or in the one that is named; `null` where none has. */
export function findGraphqlPage(
  { source, ...selector }: GraphqlSelector & { source: string | null },
  { schemas, ...options }: FindOptions,
): ProsePage | null {
  const named = source === null ? null : sourceId(source);
  for (const found of schemas) {
    const page =
      named === null || found.schema.id === named ? buildGraphqlPage(selector, { ...found, ...options }) : null;
    if (page) return page;
  }
  return null;
}
