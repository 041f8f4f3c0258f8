import type { Tag } from '../../model/api/tag.ts';
import { asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { parseTag } from '../openapi/parse-tag.ts';

/** The tags in a list, which may be objects, references to them or bare names. */
export function parseTags(at: Located, context: DescriptionContext): Tag[] {
  return partsOf(at)
    .map(({ at: part }) => {
      const tag = context.follow(part);
      const docs = context.follow(partOf(tag, 'externalDocs')).value;
      return parseTag(asTree(tag.value) ? { ...asTree(tag.value), externalDocs: docs } : part.value);
    })
    .filter((tag) => tag !== null);
}
