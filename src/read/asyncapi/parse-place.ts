import type { ValuePlace } from '../../model/api/channel.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';

/** A correlation id, or the address of a reply; `null` where no place is named. */
export function parsePlace(at: Located, context: DescriptionContext): ValuePlace | null {
  const tree = asTree(context.follow(at).value);
  const location = asText(tree?.location);
  return location === '' ? null : { location, description: asText(tree?.description).trim() };
}
