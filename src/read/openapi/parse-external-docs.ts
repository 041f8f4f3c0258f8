import type { ExternalDocs } from '../../model/api/tag.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';

/** `externalDocs` of a description, a tag or an operation; `null` where it names no address. */
export function parseExternalDocs(value: unknown): ExternalDocs | null {
  const docs = asTree(value);
  const url = asText(docs?.url).trim();
  return url === '' ? null : { url, description: asText(docs?.description).trim() };
}
