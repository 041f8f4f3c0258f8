import type { GraphqlSchema } from '../../model/api/graphql.ts';
import type { Problem } from '../../model/problem.ts';
import type { FoundSchema } from '../graphql/find-graphql-page.ts';
import { type ApiLoadContext, descriptionId, readNamedText } from './load-api-documents.ts';
import { type KnownArtefacts, parseArtefact } from './parse-artefact.ts';

/** Loads the GraphQL schemas that navigation names; of one that cannot be read `failures` says why. */
export async function loadGraphqlSchemas(
  context: ApiLoadContext,
): Promise<{ schemas: FoundSchema[]; failures: Map<string, Problem | null> }> {
  const failures = new Map<string, Problem | null>();
  const schemas: FoundSchema[] = [];
  const known = context.cache.once('graphql schemas', (): KnownArtefacts<GraphqlSchema> => new Map());
  for (const [id, { directory }] of new Map(context.named.graphql.map((source) => [descriptionId(source), source]))) {
    const text = await readNamedText(id, { ...context, failures });
    if (text === null) continue;
    const artefact = { key: id, id, mark: text, parse: () => parse(text, id) };
    const schema = await parseArtefact(artefact, { ...context, known, failures });
    if (schema) schemas.push({ schema, directory });
  }
  return { schemas, failures };
}

/** The parser is loaded by sites that have a schema. */
async function parse(text: string, id: string): Promise<GraphqlSchema> {
  const { parseGraphql } = await import('../graphql/parse-graphql.ts');
  return parseGraphql(text, id);
}
