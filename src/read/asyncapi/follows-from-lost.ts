import type { Problem } from '../../model/problem.ts';
import { pointerTokens, valueAt } from '../../shared/json-schema/json-pointer.ts';
import { parseTree } from '../../shared/json-schema/parse-tree.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import { findMisplacedReferences } from './find-misplaced-references.ts';

export interface LostOptions {
  id: string;
  text: string;
  known: readonly Problem[];
}

/**
 * Tells the faults that are there only because a reference leads to nothing or to another kind of object, which has
 * been told: the validator goes on with an empty object or that one in its place, and finds it at the reference, in
 * what it leads to, or at what it should lead into.
 */
export function followsFromLost({ id, text, known }: LostOptions): (problem: Problem) => boolean {
  const lost = known.filter(({ code, file, key }) => code === 'unresolved-ref' && file === id && key !== undefined);
  const isMisplaced = known.some(({ code }) => code === 'asyncapi-misplaced-reference');
  if (lost.length === 0 && !isMisplaced) return () => false;
  const { value } = parseTree(text, id);
  // Equal references are told of once.
  const misplaced = findMisplacedReferences({ value, file: id, pointer: '#' });
  const references = [...lost.map(({ key }) => key!), ...misplaced.map(({ at }) => at.pointer)].map((place) => ({
    place,
    target: asText(asTree(valueAt(value, pointerTokens(place) ?? []))?.$ref),
  }));
  return ({ code, file, key }) =>
    file === id &&
    key !== undefined &&
    key !== '#' &&
    references.some((reference) => isBehind({ code, key }, reference));
}

function isBehind({ code, key }: { code: string; key: string }, { place, target }: { place: string; target: string }) {
  if (isWithin(key, place)) return true;
  // A list of messages none of which is one.
  if (key.endsWith('/oneOf') && isWithin(place, key)) return true;
  if (code === 'asyncapi-operation-messages-from-referred-channel')
    return key.replace(/\/messages\/.*/, '/channel') === place;
  return (code === 'asyncapi-document-resolved' && isWithin(target, key)) || isWithin(key, target);
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
