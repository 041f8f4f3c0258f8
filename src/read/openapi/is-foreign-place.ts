import { appendToken, pointerTokens } from '../../shared/json-schema/json-pointer.ts';

/** What is read of extensions. */
const ownExtension = /^x-(?:webhooks|docs|mint|code-?samples)$/i;
/** Objects whose keys are names that an author gives. */
const namedParts =
  /\/(?:\w*properties|headers|schemas|definitions|\$defs|parameters|responses|examples|callbacks|links|webhooks)$/i;

/** Whether a key of the object at `parent`, a pointer, is an extension of somebody else's (OpenAPI 3.1.1, 4.9). */
export function isForeignKey(key: string, parent: string): boolean {
  return key.startsWith('x-') && !ownExtension.test(key) && !namedParts.test(parent);
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
