import type { Analyser } from './analyser.ts';
import type { ParsedQuery } from './parse-query.ts';

/** With fewer letters a word may become nearly any other. */
const LEAST_LETTERS = 3;

/**
 * A query whose last word waits for its next letters: it is not corrected yet, and where others say already what is
 * wanted it is left out while it may still be anything, or become a word that says nothing (`fro`, `wit`). What it
 * would load is mostly not what is meant.
 */
export function leaveOpenWord(query: ParsedQuery, analyser: Analyser): ParsedQuery {
  const { words } = query;
  const isAlone = words.every(({ open }) => open);
  const isVague = (surface: string): boolean =>
    !isAlone &&
    /^\p{L}+$/u.test(surface) &&
    !/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(surface) &&
    (surface.length < LEAST_LETTERS || analyser.beginsStopWord(surface));
  return {
    ...query,
    words: words
      .filter(({ open, surface }) => !(open && isVague(surface)))
      .map((word) => (word.open ? { ...word, literal: true } : word)),
    wholes: query.wholes.filter(({ open }) => isAlone || !open),
  };
}
