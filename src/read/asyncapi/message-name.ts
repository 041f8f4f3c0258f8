import { plainTitle } from '../../base/text/plain-title.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';

/** What a message is called: by its own name, else by where it is referred to or stands, else by its id or title. */
export function messageName(reference: Located, context: DescriptionContext): string {
  const at = context.follow(reference);
  const tree = asTree(at.value);
  return (
    asText(tree?.name) || nameOf(reference) || nameOf(at) || asText(tree?.messageId) || plainTitle(asText(tree?.title))
  );
}

/** Where AsyncAPI has messages by name, of which any word is one. */
const byName = /#?\/(components|channels\/[^/]+)\/messages\/[^/]+$/;

/** The last part of a reference or of the place itself: `#/components/messages/Hello` is `Hello`. */
function nameOf(at: Located): string {
  const pointer = asText(asTree(at.value)?.$ref) || at.pointer;
  const name = pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  return byName.test(pointer) || !/^(\d+|message)$/.test(name) ? name : '';
}
