import { measureEdits } from '../../../base/text/measure-edits.ts';
import type { Analyser } from '../../../shared/search/analyser.ts';
import { termsOf } from './terms-of.ts';

export interface NamedIn {
  /** What was found of the site. */
  texts: readonly string[];
  /** What the site is called: that a question has this name says nothing of its other ones. */
  site: string;
  analyser: Analyser;
  /** Of the question. */
  language: string;
}

/** Languages that write all nouns as others write names. */
const capitalising = new Set(['de', 'lb']);

/**
 * Whether a question is about names that nothing found has, nor anything that is written much like them. Whatever the
 * site says of its other words, it does not say it of these.
 */
export function namesUnknown(question: string, { texts, site, analyser, language }: NamedIn): boolean {
  const own = new Set(wordsOf(site.toLowerCase()));
  const names = readNames(question, language).filter(
    ({ word }) => !own.has(word.toLowerCase()) && termsOf(analyser, word).size > 0,
  );
  if (names.length === 0) return false;
  // In small letters a name is one word, where capitals within it begin words of their own.
  const text = texts.join('\n').toLowerCase();
  const known = termsOf(analyser, text);
  const isKnown = (term: string): boolean => known.has(term) || [...known].some((other) => isLike(term, other));
  const isWritten = ({ word, next }: Name): boolean => {
    const small = word.toLowerCase();
    return isEverydayWord(word, analyser)
      ? texts.some((one) => isNamed(word, one)) || (next !== '' && text.includes(`${small} ${next.toLowerCase()}`))
      : text.includes(small) || [...termsOf(analyser, small)].some(isKnown);
  };
  const unknown = names.filter((name) => !isWritten(name));
  return unknown.length > 0 && unknown.length * 2 >= names.length;
}

/** `Go`, which every text has in small letters. */
function isEverydayWord(name: string, analyser: Analyser): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(name) && analyser.isWeakWord(name.toLowerCase());
}

/** Whether a text has a word as a name, or as the language of code: what opens a sentence is written like one. */
function isNamed(name: string, text: string): boolean {
  const within = new RegExp(`(?:[\\p{L}\\p{N},] |[,/(])${name}(?![\\p{L}\\p{N}])`, 'u');
  const opening = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])(?!\\s+\\p{Ll})`, 'u');
  return within.test(text) || opening.test(text) || text.includes(`\`\`\`${name.toLowerCase()}`);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

interface Name {
  word: string;
  /** What follows it; empty for nothing. */
  next: string;
}

/** What has a capital letter within it, or at its beginning among words that have none there. */
function readNames(question: string, language: string): Name[] {
  const words = [...question.matchAll(/[\p{L}\p{N}]{2,}/gu)].map(({ 0: word, index }) => ({
    word,
    next: /^ ([\p{L}\p{N}]+)/u.exec(question.slice(index + word.length))?.[1] ?? '',
    isCapital: /^\p{Lu}/u.test(word) && !/(?:^|[.?!:]\s+)$/.test(question.slice(0, index)),
  }));
  // In a short question the names may be most of its words: `Is there a Go SDK?` is no title.
  const small = words.filter(({ word }) => /^\p{Ll}/u.test(word)).length;
  const titled = words.filter(({ word, isCapital }) => isCapital && !hasInnerCapital(word)).length;
  if (small === 0 || small * 2 < titled) return [];
  return words
    .filter(({ word, isCapital }) => hasInnerCapital(word) || (isCapital && !capitalising.has(language)))
    .map(({ word, next }) => ({ word, next }));
}

function hasInnerCapital(word: string): boolean {
  return /.\p{Lu}/u.test(word);
}

function isLike(term: string, other: string): boolean {
  const limit = term.length >= 8 ? 2 : term.length >= 5 ? 1 : 0;
  return limit > 0 && measureEdits(term, other, { limit }) <= limit;
}
