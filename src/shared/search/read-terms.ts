import type { Analyser } from './analyser.ts';
import { FIELDS, type FieldTexts, type FieldWeight } from './fields.ts';
import { joinPair } from './join-pair.ts';
import { operationTerm } from './operation-terms.ts';
import type { SectionTerms } from './section-terms.ts';

/** `JavaScript` and `GitHub` folded, of which the parts are words as well. */
const NAME = /^\p{L}+$/u;

/** Beyond any number of terms in memory; the product of two such numbers is exact. */
const mostTerms = 2 ** 26;

/** Reads sections into terms. Each is read by itself, so sections may be read in as many parts as one likes. */
export function readTerms(sections: readonly FieldTexts[], analyser: Analyser): SectionTerms {
  const terms = createTermList();
  const words = new Map<string, number>();
  const places: number[] = [];
  const count = (word: string): void => void words.set(word, (words.get(word) ?? 0) + 1);
  const read = (text: string, { pairs, hasOperations }: FieldWeight): void => {
    const operations = hasOperations && text !== '' ? listOperations(text) : [];
    const plain = operations.map(terms.numberOf);
    // `read_logs` is less about logs than `Read logs` is.
    const inner: number[] = [];
    let before: number | null = null;
    for (const token of text === '' ? [] : analyser.analyse(text)) {
      if (token.whole) plain.push(terms.numberOf(token.whole));
      // Who types `javascript` may misspell it, too.
      if (!token.identifier && token.whole.length === token.end - token.start && NAME.test(token.whole))
        count(token.whole);
      const found = token.identifier ? inner : plain;
      for (const { term, surface } of token.parts) {
        const number = terms.numberOf(term);
        found.push(number);
        if (before !== null && (pairs === 'all' || (pairs === 'spaced' && !token.spaceless)))
          found.push(terms.numberOfPair(before, number));
        before = number;
        const concept = analyser.conceptOf(term);
        if (concept && !token.identifier) found.push(terms.numberOf(concept));
        count(surface);
      }
    }
    places.push(text.length, plain.length, inner.length);
    for (const place of plain) places.push(place);
    for (const place of inner) places.push(place);
  };
  for (const texts of sections) texts.forEach((text, field) => read(text, FIELDS[field]!));
  return { terms: terms.all, words: [...words], places: Uint32Array.from(places) };
}

function listOperations(text: string): string[] {
  return text.split('\n').flatMap((line) => operationTerm(line) ?? []);
}

interface TermList {
  /** By their numbers. */
  all: string[];
  numberOf: (term: string) => number;
  /** Of two neighbours as one term, which is put together once. */
  numberOfPair: (first: number, second: number) => number;
}

function createTermList(): TermList {
  const all: string[] = [];
  const numbers = new Map<string, number>();
  const pairs = new Map<number, number>();
  return {
    all,
    numberOf: (term) => {
      let number = numbers.get(term);
      if (number === undefined) numbers.set(term, (number = all.push(term) - 1));
      return number;
    },
    numberOfPair: (first, second) => {
      const key = first * mostTerms + second;
      let number = pairs.get(key);
      if (number === undefined) pairs.set(key, (number = all.push(joinPair(all[first]!, all[second]!)) - 1));
      return number;
    },
  };
}
