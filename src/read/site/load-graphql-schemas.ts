import { DocsError } from '../../base/errors/docs-error.ts';
import type { GraphqlSchema } from '../../model/api/graphql.ts';
import type { Problem } from '../../model/problem.ts';
import type { FoundSchema } from '../graphql/find-graphql-page.ts';
import { type ApiLoadContext, descriptionId, readNamedText } from './load-api-documents.ts';

interface Known {
  text: string;
  schema: GraphqlSchema | null;
  problems: Problem[];
}

/** Loads the GraphQL schemas that navigation names; of one that cannot be read `failures` says why. */
export async function loadGraphqlSchemas(
  context: ApiLoadContext,
): Promise<{ schemas: FoundSchema[]; failures: Map<string, Problem | null> }> {
  const failures = new Map<string, Problem | null>();
  const schemas: FoundSchema[] = [];
  const known = context.cache.once('graphql schemas', () => new Map<string, Known>());
  for (const [id, { directory }] of new Map(context.named.graphql.map((source) => [descriptionId(source), source]))) {
    const text = await readNamedText(id, { ...context, failures });
    if (text === null) continue;
    const last = known.get(id);
    const read = last?.text === text ? last : { text, ...(await parse(text, id)) };
    known.set(id, read);
    const kind = context.allowMissingApis ? 'page' : 'settings';
    context.problems.push(...read.problems.map((problem) => ({ ...problem, kind }) as const));
    if (read.schema) schemas.push({ schema: read.schema, directory });
    else failures.set(id, null);
  }
  return { schemas, failures };
}

/** The parser is loaded by sites that have a schema. */
async function parse(text: string, id: string): Promise<Omit<Known, 'text'>> {
  const { parseGraphql } = await import('../graphql/parse-graphql.ts');
  try {
    return { schema: parseGraphql(text, id), problems: [] };
  } catch (error) {
    if (error instanceof DocsError) return { schema: null, problems: error.problems };
    throw error;
  }
}
