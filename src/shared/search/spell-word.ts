import { measureEdits } from '../../base/text/measure-edits.ts';
import { countBits } from './count-bits.ts';
import { isPrefixed } from './is-prefixed.ts';
import { type KnownWord, markLetters } from './words-file.ts';

/** What a reader may have meant by a word that the site does not know. */
export interface Spelling {
  /** One word, or two that were written together. */
  words: string[];
  /** 0–1: how much a match of it counts. */
  weight: number;
  /** The words as a reader writes them. */
  text: string;
}

/**
 * Spells words of one language; `null` where it knows nothing better than the nearest words. `open` is a word still
 * being typed.
 */
export type Speller = (typed: string, known: readonly KnownWord[], open: boolean) => Spelling | null;

const MOST_SPELLINGS = 3;
/** So short a word with another first letter is rather another word: `how` is not `cow`, `that` not `chat`. */
const KEEPS_START = 5;
/** Of so short a word no letter is taken for another: `fax` is no `faq`, and `dna` no `dns`. */
const KEEPS_LETTERS = 3;

/**
 * The likeliest words for an unknown one: nearest first, then most frequent. Typos in the first letters are no worse
 * than others.
 */
export function spellWord(typed: string, known: readonly KnownWord[], open: boolean): Spelling[] {
  const limit = allowedEdits(typed);
  const letters = markLetters(typed);
  // An edit changes one letter, so a word that lacks more of the typed ones is too far away to be measured.
  const mostLacking = typed.length > KEEPS_LETTERS ? limit : 0;
  const isLikely =
    typed.length < KEEPS_START
      ? (entry: KnownWord): boolean =>
          entry.word[0] === typed[0] || (entry.word[0] === typed[1] && entry.word[1] === typed[0])
      : (): boolean => true;
  const isOther = (entry: KnownWord): boolean => isPrefixed(typed, entry.word);
  const near =
    limit > 0
      ? known.filter(
          (entry) => countBits(letters & ~entry.letters) <= mostLacking && isLikely(entry) && !isOther(entry),
        )
      : [];
  const candidates = near.flatMap((entry) => rateCandidate({ typed, entry, limit, open }));
  candidates.sort((a, b) => b.rating - a.rating);
  const best = candidates[0]?.rating ?? 0;
  const likely = candidates.slice(0, MOST_SPELLINGS).filter((candidate) => candidate.rating > best - 1.5);
  if (likely.length === 0 || candidates[0]!.edits > 1) {
    const split = splitWord(typed, known);
    if (split) return [split];
  }
  return likely.map(({ word, rating, edits }) => ({
    words: [word],
    text: word,
    weight: (edits > 1 ? 0.7 : 0.85) * 0.8 ** (best - rating),
  }));
}

/** Short words have too many neighbours. */
function allowedEdits(typed: string): number {
  if (typed.length < 3 || /\d/.test(typed)) return 0;
  return typed.length < 6 ? 1 : 2;
}

function rateCandidate({
  typed,
  entry,
  limit,
  open,
}: {
  typed: string;
  entry: KnownWord;
  limit: number;
  open: boolean;
}): { word: string; rating: number; edits: number }[] {
  const exact = measureEdits(typed, entry.word, { limit });
  const begun =
    open && typed.length > 3 && exact > 1 ? measureEdits(typed, entry.word, { limit: 1, prefix: true }) : Infinity;
  const edits = Math.min(exact, begun + 0.5);
  if (edits === Infinity) return [];
  const sameStart = typed[0] === entry.word[0] ? 0.5 : 0;
  return [{ word: entry.word, rating: entry.power * 0.25 - edits * 2.5 + sameStart, edits }];
}

/** `darkmode` → `dark`, `mode`: the split whose rarer half is the most frequent. */
function splitWord(typed: string, known: readonly KnownWord[]): Spelling | null {
  const parts = known.filter(({ word }) => typed.startsWith(word) || typed.endsWith(word));
  const powers = new Map(parts.map(({ word, power }) => [word, power]));
  let best: Spelling | null = null;
  let bestPower = 0;
  for (let at = 3; at <= typed.length - 3; at++) {
    const power = Math.min(powers.get(typed.slice(0, at)) ?? -1, powers.get(typed.slice(at)) ?? -1);
    if (power <= bestPower) continue;
    bestPower = power;
    const words = [typed.slice(0, at), typed.slice(at)];
    best = { words, text: words.join(' '), weight: 0.85 };
  }
  return best;
}
