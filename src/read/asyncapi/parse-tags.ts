import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';

/** Names of the tags in a list, which may be objects, references to them or bare names. */
export function parseTags(at: Located, context: DescriptionContext): string[] {
  return partsOf(at)
    .map(({ at: tag }) => asText(asTree(context.follow(tag).value)?.name) || asText(tag.value))
    .filter(Boolean);
}
