import type { Analyser } from './analyser.ts';
import { FIELDS, type FieldTexts, type FieldWeight } from './fields.ts';
import { joinPair } from './join-pair.ts';
import type { SectionTerms } from './section-terms.ts';

/** `JavaScript` and `GitHub` folded, of which the parts are words as well. */
const NAME = /^\p{L}+$/u;

/** Reads sections into terms. Each is read by itself, so sections may be read in as many parts as one likes. */
export function readTerms(sections: readonly FieldTexts[], analyser: Analyser): SectionTerms {
  const numbers = new Map<string, number>();
  const words = new Map<string, number>();
  const places: number[] = [];
  const numberOf = (term: string): number => {
    const known = numbers.get(term) ?? numbers.size;
    if (known === numbers.size) numbers.set(term, known);
    return known;
  };
  const count = (word: string): void => void words.set(word, (words.get(word) ?? 0) + 1);
  const read = (text: string, pairs: FieldWeight['pairs']): void => {
    const plain: number[] = [];
    // `read_logs` is less about logs than `Read logs` is.
    const inner: number[] = [];
    let before = '';
    for (const token of text === '' ? [] : analyser.analyse(text)) {
      if (token.whole) plain.push(numberOf(token.whole));
      // Who types `javascript` may misspell it, too.
      if (!token.identifier && token.whole.length === token.end - token.start && NAME.test(token.whole))
        count(token.whole);
      const found = token.identifier ? inner : plain;
      for (const { term, surface } of token.parts) {
        found.push(numberOf(term));
        if (before && (pairs === 'all' || (pairs === 'spaced' && !token.spaceless)))
          found.push(numberOf(joinPair(before, term)));
        before = term;
        const concept = analyser.conceptOf(term);
        if (concept && !token.identifier) found.push(numberOf(concept));
        count(surface);
      }
    }
    places.push(text.length, plain.length, inner.length);
    for (const place of plain) places.push(place);
    for (const place of inner) places.push(place);
  };
  for (const texts of sections) texts.forEach((text, field) => read(text, FIELDS[field]!.pairs));
  return { terms: [...numbers.keys()], words: [...words], places: Uint32Array.from(places) };
}
