import type { GraphqlSelector } from '../../model/api/graphql.ts';

const selector = /^(?:(?<source>\S+)\s+)?(?<kind>query|mutation|subscription|type)\s+(?<name>[_A-Za-z]\w*)$/;

/** Reads `query user`, or `schema.graphql query user`; `null` for what names no part of a schema. */
export function parseSelector(text: string): (GraphqlSelector & { source: string | null }) | null {
  const found = selector.exec(text.trim())?.groups;
  if (!found) return null;
  return { kind: found['kind'] as GraphqlSelector['kind'], name: found['name']!, source: found['source'] ?? null };
}
