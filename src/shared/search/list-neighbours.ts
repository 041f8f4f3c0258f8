import { joinPair } from './join-pair.ts';
import { readRun } from './split-words.ts';

/**
 * What an index has of a phrase: its neighbouring terms as pairs. Of a single term that term, and all terms where a
 * script has no spaces, whose terms are pairs of characters.
 */
export function listNeighbours(terms: readonly string[]): readonly string[] {
  if (terms.length === 1 || isSpaceless(terms)) return terms;
  return terms.slice(1).map((term, index) => joinPair(terms[index]!, term));
}

/** Whether some of the terms are of a script without spaces. */
export function isSpaceless(terms: readonly string[]): boolean {
  return terms.some((term) => readRun(term).spaceless);
}
