import type { GraphqlSelector } from '../../model/api/graphql.ts';

/** What of a GraphQL schema can be named, in the order of their groups. */
export const selectorKinds = ['query', 'mutation', 'subscription', 'type'] as const satisfies GraphqlSelector['kind'][];

/** Those of them that are operations. */
export const operationKinds = selectorKinds.filter((kind) => kind !== 'type');

const selector = new RegExp(
  String.raw`^(?:(?<source>\S+)\s+)?(?<kind>${selectorKinds.join('|')})\s+(?<name>[_A-Za-z]\w*)$`,
);

/** Reads `query user`, or `schema.graphql query user`; `null` for what names no part of a schema. */
export function parseSelector(text: string): (GraphqlSelector & { source: string | null }) | null {
  const found = selector.exec(text.trim())?.groups;
  if (!found) return null;
  return { kind: found['kind'] as GraphqlSelector['kind'], name: found['name']!, source: found['source'] ?? null };
}
