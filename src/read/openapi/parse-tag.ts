import { plainTitle } from '../../base/text/plain-title.ts';
import type { Tag } from '../../model/api/tag.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import { parseExternalDocs } from './parse-external-docs.ts';

/** A tag as an object (OpenAPI 3, AsyncAPI 3, "Tag Object") or as its bare name; `null` for one without a name. */
export function parseTag(value: unknown): Tag | null {
  const tag = typeof value === 'string' ? { name: value } : asTree(value);
  const name = asText(tag?.name);
  if (!tag || name === '') return null;
  const summary = asText(tag.summary).trim();
  return {
    name,
    summary,
    description: asText(tag.description),
    group: plainTitle(asText(tag['x-group']) || asText(tag['x-displayName']) || summary || name),
    kind: asText(tag.kind) || null,
    parent: asText(tag.parent) || null,
    externalDocs: parseExternalDocs(tag.externalDocs),
  };
}
