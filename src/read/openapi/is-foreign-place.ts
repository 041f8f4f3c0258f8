import { appendToken, pointerTokens } from '../../shared/json-schema/json-pointer.ts';

/** What is read of extensions. */
const ownExtension = /^x-(?:webhooks|docs|mint|code-?samples)$/i;
const namedParts = new RegExp(
  `/(?:${[
    '\\w*properties|\\w*schemas|definitions|\\$defs|parameters|headers|responses|examples|callbacks|links|webhooks',
    'securitySchemes|securityDefinitions|requestBodies|pathItems|mediaTypes|content|encoding|variables|scopes|mapping',
    'channels|operations|messages|servers|replies|replyAddresses|correlationIds|\\w+Traits|\\w+Bindings',
  ].join('|')})$`,
  'i',
);

/** Whether the keys of the object at a pointer are names that an author gives. */
export function holdsNames(pointer: string): boolean {
  return namedParts.test(pointer);
}

/** Whether a key of the object at `parent`, a pointer, is an extension of somebody else's (OpenAPI 3.1.1, 4.9). */
export function isForeignKey(key: string, parent: string): boolean {
  return key.startsWith('x-') && !ownExtension.test(key) && !holdsNames(parent);
}

/** Whether a place of a description lies within such an extension, where nobody misses what a reference leads to. */
export function isForeignPlace(pointer: string): boolean {
  let parent = '#';
  return (pointerTokens(pointer) ?? []).some((token) => {
    const isForeign = isForeignKey(token, parent);
    parent = appendToken(parent, token);
    return isForeign;
  });
}
