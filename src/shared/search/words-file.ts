import { createByteReader, DamagedFile } from './byte-reader.ts';
import { createByteWriter } from './byte-writer.ts';
import { readFrontCoded, writeFrontCoded } from './front-coding.ts';

/** A word of the site and how often it stands there, as a power of two. */
export interface KnownWord {
  word: string;
  power: number;
  /** `markLetters` of the word. */
  letters: number;
}

/** Bounds the file for any site: what is rarer is hardly what a reader meant. */
export const MOST_WORDS = 8_000;
/** Pairs of characters, for languages that are spelled by them. The rest is mostly pairs across two words. */
const MOST_PAIRS = 2_000;
const PAIR = /^\p{Script=Han}{2}$/u;
const CHECKABLE = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}]{2,23}$/u;

/** Encodes the most frequent words, sorted; with `pairs`, pairs of Chinese characters as well. */
export function encodeWords(words: ReadonlyMap<string, number>, { pairs = false } = {}): Uint8Array {
  const frequent = [...words].sort(([a, m], [b, n]) => n - m || compare(a, b));
  const checkable = frequent.filter(([word]) => CHECKABLE.test(word)).slice(0, MOST_WORDS);
  const paired = pairs ? frequent.filter(([word]) => PAIR.test(word)).slice(0, MOST_PAIRS) : [];
  const kept = [...checkable, ...paired].sort(([a], [b]) => compare(a, b));
  const writer = createByteWriter();
  writer.number(kept.length);
  // Numbers among letters would make both harder to compress.
  for (const [, count] of kept) writer.byte(Math.min(255, Math.floor(Math.log2(count))));
  let before = '';
  for (const [word] of kept) {
    writeFrontCoded(writer, before, word);
    before = word;
  }
  return writer.finish();
}

/** @throws DamagedFile */
export function decodeWords(bytes: Uint8Array): KnownWord[] {
  const reader = createByteReader(bytes);
  const count = reader.number();
  if (count > bytes.length) throw new DamagedFile();
  const powers = Array.from({ length: count }, reader.byte);
  let word = '';
  const words = powers.map((power) => {
    word = readFrontCoded(reader, word);
    return { word, power, letters: markLetters(word) };
  });
  if (reader.position !== bytes.length) throw new DamagedFile();
  return words;
}

/**
 * One bit per letter of the alphabet that is in the word, other characters sharing them: a quick sign that two words
 * are far apart.
 */
export function markLetters(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
