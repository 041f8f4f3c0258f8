import { FIELDS } from './fields.ts';
import type { MeanLengths } from './mean-lengths.ts';
import type { PiecePostings } from './piece-postings.ts';
import type { SectionTerms } from './section-terms.ts';

const SATURATION = 3;
const INNER_WEIGHT = 0.25;

/**
 * BM25F over the fields of each section, without the term's rarity (which the query adds). What a section weighs
 * follows from itself and the mean lengths. Deterministic, linear in the text.
 */
export function weighTerms({ terms, words, places }: SectionTerms, means: MeanLengths): PiecePostings {
  const found = weighSections(places, { terms: terms.length, means });
  const order = terms.map((_, term) => term).sort((a, b) => (terms[a]! < terms[b]! ? -1 : 1));
  const counts = new Uint32Array(terms.length);
  for (const term of found.terms) counts[term]! += 1;
  const next = new Uint32Array(terms.length);
  let start = 0;
  for (const term of order) {
    next[term] = start;
    start += counts[term]!;
  }
  // Half of the bytes, on the way to another process, too, wherever they hold the numbers.
  const ids = found.count <= 0xffff ? new Uint16Array(start) : new Uint32Array(start);
  const impacts = new Uint8Array(start);
  found.terms.forEach((term, index) => {
    const place = next[term]!++;
    ids[place] = found.sections[index]!;
    impacts[place] = found.impacts[index]!;
  });
  return {
    sections: found.count,
    terms: order.map((term) => terms[term]!).join('\n'),
    counts: Uint32Array.from(order, (term) => counts[term]!),
    ids,
    impacts,
    words: words.map(([word]) => word).join('\n'),
    wordCounts: Uint32Array.from(words, ([, count]) => count),
  };
}

/** The terms of each section, section by section. */
interface FoundTerms {
  terms: number[];
  sections: number[];
  impacts: number[];
  /** Of all sections. */
  count: number;
}

function weighSections(places: Uint32Array, { terms, means }: { terms: number; means: MeanLengths }): FoundTerms {
  const masses = createTally(terms);
  const counts = createTally(terms);
  const found: FoundTerms = { terms: [], sections: [], impacts: [], count: 0 };
  for (let at = 0; at < places.length; found.count++) {
    for (let field = 0; field < FIELDS.length; field++) {
      const { weight, lengthPenalty } = FIELDS[field]!;
      const mass = weight / (1 - lengthPenalty + (lengthPenalty * places[at]!) / means[field]!);
      const innerStart = at + 3 + places[at + 1]!;
      const end = innerStart + places[at + 2]!;
      for (let place = at + 3; place < innerStart; place++) counts.add(places[place]!, 1);
      for (let place = innerStart; place < end; place++) counts.add(places[place]!, INNER_WEIGHT);
      // The tenth time says less than the first, so that no long text beats a heading.
      counts.take((term, count) => masses.add(term, mass * Math.min(count, 1 + Math.log(Math.max(1, count)))));
      at = end;
    }
    masses.take((term, mass) => {
      found.terms.push(term);
      found.sections.push(found.count);
      found.impacts.push(Math.max(1, Math.round((255 * mass) / (SATURATION + mass))));
    });
  }
  return found;
}

interface Tally {
  add: (term: number, amount: number) => void;
  /** Hands out what has come together, and begins anew. */
  take: (use: (term: number, sum: number) => void) => void;
}

/** Sums by number: a map would be made anew for every field of every section. */
function createTally(size: number): Tally {
  const sums = new Float64Array(size);
  const isFound = new Uint8Array(size);
  const found: number[] = [];
  return {
    add: (term, amount) => {
      if (isFound[term] === 0) found.push(term);
      isFound[term] = 1;
      sums[term]! += amount;
    },
    take: (use) => {
      for (const term of found) {
        use(term, sums[term]!);
        isFound[term] = sums[term] = 0;
      }
      found.length = 0;
    },
  };
}
