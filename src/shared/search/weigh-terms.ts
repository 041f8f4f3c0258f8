import { FIELDS } from './fields.ts';
import { isPair, joinPair } from './join-pair.ts';
import type { MeanLengths } from './mean-lengths.ts';
import type { PiecePostings } from './piece-postings.ts';
import type { SectionTerms } from './section-terms.ts';

const SATURATION = 3;
const INNER_WEIGHT = 0.25;

/**
 * BM25F over the fields of each section, without the term's rarity (which the query adds). What a section weighs
 * follows from itself and the mean lengths. Deterministic, linear in the text.
 */
export function weighTerms(read: SectionTerms, means: MeanLengths): PiecePostings {
  const { terms, weights, ends } = weighSections(read, means);
  const order = orderTerms(read);
  const counts = new Uint32Array(read.texts.length);
  for (const term of terms) counts[term]! += 1;
  const next = new Uint32Array(counts.length);
  let start = 0;
  for (const term of order) {
    next[term] = start;
    start += counts[term]!;
  }
  // Half of the bytes, on the way to another process, too, wherever they hold the numbers.
  const ids = ends.length <= 0xffff ? new Uint16Array(start) : new Uint32Array(start);
  const impacts = new Uint8Array(start);
  let index = 0;
  ends.forEach((end, section) => {
    for (; index < end; index++) {
      const place = next[terms[index]!]!++;
      ids[place] = section;
      impacts[place] = weights[index]!;
    }
  });
  return {
    sections: ends.length,
    terms: Array.from(order, (term) => textOf(read, term)).join('\n'),
    counts: order.map((term) => counts[term]!),
    ids,
    impacts,
    words: read.words.join('\n'),
    wordCounts: Uint32Array.from(read.wordCounts),
  };
}

function textOf({ texts, firsts, seconds }: SectionTerms, term: number): string {
  return seconds[term]! < 0 ? texts[term]! : joinPair(texts[firsts[term]!]!, texts[seconds[term]!]!);
}

/**
 * The numbers of the terms in code-unit order. Nothing in a word sorts before the space of a pair, so that pairs stand
 * as their words do, and most terms, which are pairs, need not be compared as texts.
 */
function orderTerms(read: SectionTerms): Uint32Array {
  const { texts, firsts, seconds } = read;
  const all = new Uint32Array(texts.length).map((_, term) => term);
  const compare = (a: string, b: string): number => (a < b ? -1 : 1);
  // Ligatures of whole phrases fold into texts with spaces.
  if (texts.some(isPair)) return all.sort((a, b) => compare(textOf(read, a), textOf(read, b)));
  const singles = all.filter((term) => seconds[term]! < 0).sort((a, b) => compare(texts[a]!, texts[b]!));
  const ranks = new Uint32Array(texts.length);
  singles.forEach((term, rank) => {
    ranks[term] = rank + 1;
  });
  const bySecond = sortByRank(all, { rankOf: (term) => ranks[seconds[term]!] ?? 0, most: singles.length });
  return sortByRank(bySecond, { rankOf: (term) => ranks[firsts[term]!]!, most: singles.length });
}

/** Leaves those of one rank as they stand. */
function sortByRank(
  terms: Uint32Array,
  { rankOf, most }: { rankOf: (term: number) => number; most: number },
): Uint32Array {
  const starts = new Uint32Array(most + 2);
  for (const term of terms) starts[rankOf(term) + 1]! += 1;
  for (let rank = 1; rank < starts.length; rank++) starts[rank]! += starts[rank - 1]!;
  const sorted = new Uint32Array(terms.length);
  for (const term of terms) sorted[starts[rankOf(term)]!++] = term;
  return sorted;
}

/** The terms of each section, section by section. */
interface FoundTerms {
  terms: Uint32Array;
  /** Of each of these, what its section is about it (`PiecePostings.impacts`). */
  weights: Uint8Array;
  /** Of each section, where the terms of the next one begin. */
  ends: number[];
}

function weighSections({ texts, places }: SectionTerms, means: MeanLengths): FoundTerms {
  const masses = createTally(texts.length);
  const counts = createTally(texts.length);
  // No section has more terms than places.
  const [terms, weights] = [new Uint32Array(places.length), new Uint8Array(places.length)];
  const ends: number[] = [];
  let next = 0;
  for (let at = 0; at < places.length; ends.push(next)) {
    for (let field = 0; field < FIELDS.length; field++) {
      const { weight, lengthPenalty } = FIELDS[field]!;
      const mass = weight / (1 - lengthPenalty + (lengthPenalty * places[at]!) / means[field]!);
      const innerStart = at + 3 + places[at + 1]!;
      const end = innerStart + places[at + 2]!;
      for (let place = at + 3; place < innerStart; place++) counts.add(places[place]!, 1);
      for (let place = innerStart; place < end; place++) counts.add(places[place]!, INNER_WEIGHT);
      for (const term of counts.found) {
        const count = counts.sums[term]!;
        // The tenth time says less than the first, so that no long text beats a heading.
        masses.add(term, mass * (count <= 1 ? count : 1 + Math.log(count)));
      }
      counts.clear();
      at = end;
    }
    for (const term of masses.found) {
      const mass = masses.sums[term]!;
      terms[next] = term;
      weights[next++] = Math.max(1, Math.round((255 * mass) / (SATURATION + mass)));
    }
    masses.clear();
  }
  return { terms: terms.subarray(0, next), weights, ends };
}

interface Tally {
  /** Of all numbers. */
  sums: Float64Array;
  /** The numbers of which something was added, which is more than 0. */
  found: number[];
  add: (term: number, amount: number) => void;
  clear: () => void;
}

/** Sums by number: a map would be made anew for every field of every section. */
function createTally(size: number): Tally {
  const sums = new Float64Array(size);
  const found: number[] = [];
  return {
    sums,
    found,
    add: (term, amount) => {
      if (sums[term] === 0) found.push(term);
      sums[term]! += amount;
    },
    clear: () => {
      for (const term of found) sums[term] = 0;
      found.length = 0;
    },
  };
}
