import type { Problem } from '../../model/problem.ts';
import { pointerTokens, valueAt } from '../../shared/json-schema/json-pointer.ts';
import { parseTree } from '../../shared/json-schema/parse-tree.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';

export interface LostOptions {
  id: string;
  text: string;
  known: readonly Problem[];
}

/**
 * Tells the faults that are there only because a reference leads to nothing, which has been told: the validator goes on
 * with an empty object in its place, and finds it at the reference or at what the reference should lead into.
 */
export function followsFromLost({ id, text, known }: LostOptions): (problem: Problem) => boolean {
  const lost = known.filter(({ code, file, key }) => code === 'unresolved-ref' && file === id && key !== undefined);
  if (lost.length === 0) return () => false;
  const { value } = parseTree(text, id);
  const references = lost.map(({ key }) => {
    const place = key!;
    return { place, target: asText(asTree(valueAt(value, pointerTokens(place) ?? []))?.$ref) };
  });
  return ({ code, file, key }) =>
    file === id &&
    key !== undefined &&
    key !== '#' &&
    references.some((reference) => isBehind({ code, key }, reference));
}

function isBehind({ code, key }: { code: string; key: string }, { place, target }: { place: string; target: string }) {
  if (isWithin(key, place)) return true;
  if (code === 'asyncapi-operation-messages-from-referred-channel')
    return key.replace(/\/messages\/.*/, '/channel') === place;
  return code === 'asyncapi-document-resolved' && isWithin(target, key);
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
