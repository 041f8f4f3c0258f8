import { plainTitle } from '../../base/text/plain-title.ts';
import type { TagGroup } from '../../model/api/tag.ts';
import { asList, asText, asTexts, asTree } from '../../shared/json-schema/untrusted-value.ts';

/** `x-tagGroups` of a description (an extension of Redoc), without entries that have no name. */
export function parseTagGroups(value: unknown): TagGroup[] {
  return asList(value)
    .map((entry) => ({ name: plainTitle(asText(asTree(entry)?.name)), tags: asTexts(asTree(entry)?.tags) }))
    .filter(({ name }) => name !== '');
}
