import type { SearchSection } from './search-section.ts';
import type { SectionTerms } from './section-terms.ts';

/** Where a term stands: sections in ascending order, each with its impact. */
export interface Posting {
  term: string;
  /** Number of sections that hold the term, also when `ids` was cut. */
  frequency: number;
  ids: number[];
  /** 1–255: how much the section is about the term, whatever the term's rarity. */
  impacts: number[];
}

export interface Postings {
  /** Sorted by term, in code-unit order. */
  terms: Posting[];
  /** Words before stemming, with the number of their places: what spelling is checked against. */
  words: Map<string, number>;
}

export interface FieldWeight {
  read: (section: SearchSection) => string;
  weight: number;
  /** How much a long field counts against its words, 0–1. */
  lengthPenalty: number;
  /**
   * Neighbouring words are a term as well: `custom domain` in a heading says more than both words apart. `spaced`: not
   * where a script has no spaces, whose terms overlap already.
   */
  pairs?: 'all' | 'spaced';
}

/** Weights measured on real documentation (`npm run bench:search`). */
export const FIELDS: FieldWeight[] = [
  { read: (section) => (section.heading ? '' : section.title), weight: 9, lengthPenalty: 0.5, pairs: 'all' },
  { read: (section) => (section.heading ? '' : readSlug(section.route)), weight: 2, lengthPenalty: 0.5, pairs: 'all' },
  { read: (section) => section.heading, weight: 3, lengthPenalty: 0.5, pairs: 'all' },
  { read: (section) => (section.heading ? section.title : ''), weight: 1.5, lengthPenalty: 0.5 },
  { read: (section) => section.keywords.join('\n'), weight: 2, lengthPenalty: 0.5, pairs: 'all' },
  { read: (section) => section.description, weight: 2, lengthPenalty: 0.5, pairs: 'all' },
  { read: (section) => section.text, weight: 1, lengthPenalty: 0.4, pairs: 'spaced' },
  { read: (section) => section.inner, weight: 0.7, lengthPenalty: 0.4 },
  { read: (section) => section.entry, weight: 1, lengthPenalty: 0.5 },
  { read: (section) => section.code, weight: 0.4, lengthPenalty: 0.4, pairs: 'spaced' },
];
/** `/guides/rate-limits` → `rate limits`: an address often has another name for its page than the title. */
function readSlug(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1).replaceAll(/[-_]/g, ' ');
}

const SATURATION = 3;
const INNER_WEIGHT = 0.25;
/** A term of more sections says little; the sections it says most about are kept, which bounds every file. */
const MOST_POSTINGS = 2_000;

/**
 * BM25F over the fields of each section, without the term's rarity (which the query adds). Deterministic, linear in the
 * text. The result serves static files and the service's database alike. `parts`: the sections in order, however they
 * were cut into parts.
 */
export function buildPostings(parts: readonly SectionTerms[]): Postings {
  const averages = averageLengths(parts);
  const numbers = new Map<string, number>();
  const postings: Posting[] = [];
  const words = new Map<string, number>();
  let id = 0;
  for (const part of parts) {
    for (const [word, count] of part.words) words.set(word, (words.get(word) ?? 0) + count);
    const own = part.terms.map((term) => {
      const known = numbers.get(term) ?? postings.length;
      if (known === postings.length) {
        numbers.set(term, known);
        postings.push({ term, frequency: 0, ids: [], impacts: [] });
      }
      return postings[known]!;
    });
    id = weighSections(part, { own, averages, id });
  }
  const terms = postings.map(limitPosting).sort((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0));
  return { terms, words };
}

/** Of each field, over the sections that have it at all. */
function averageLengths(parts: readonly SectionTerms[]): number[] {
  const sums = FIELDS.map(() => 0);
  const counts = FIELDS.map(() => 0);
  for (const { places } of parts) {
    for (let at = 0, field = 0; at < places.length; field = (field + 1) % FIELDS.length) {
      const length = places[at]! + places[at + 1]!;
      sums[field]! += length;
      if (length > 0) counts[field]! += 1;
      at += 2 + length;
    }
  }
  return sums.map((sum, field) => sum / Math.max(1, counts[field]!));
}

interface Weighing {
  /** Of the part's terms, by their places. */
  own: readonly Posting[];
  averages: readonly number[];
  /** Of the part's first section. */
  id: number;
}

/** Adds what the sections of a part weigh to the postings of their terms; gives the number of the next section. */
function weighSections({ places }: SectionTerms, { own, averages, id: first }: Weighing): number {
  const masses = createTally(own.length);
  const counts = createTally(own.length);
  let id = first;
  for (let at = 0; at < places.length; id++) {
    for (let field = 0; field < FIELDS.length; field++) {
      const [plain, inner] = [places[at]!, places[at + 1]!];
      const { weight, lengthPenalty } = FIELDS[field]!;
      const mass = weight / (1 - lengthPenalty + (lengthPenalty * (plain + inner)) / Math.max(1, averages[field]!));
      const [innerStart, end] = [at + 2 + plain, at + 2 + plain + inner];
      for (let place = at + 2; place < innerStart; place++) counts.add(places[place]!, 1);
      for (let place = innerStart; place < end; place++) counts.add(places[place]!, INNER_WEIGHT);
      // The tenth time says less than the first, so that no long text beats a heading.
      counts.take((term, count) => masses.add(term, mass * Math.min(count, 1 + Math.log(Math.max(1, count)))));
      at = end;
    }
    masses.take((term, mass) => {
      own[term]!.ids.push(id);
      own[term]!.impacts.push(Math.max(1, Math.round((255 * mass) / (SATURATION + mass))));
    });
  }
  return id;
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

function limitPosting(posting: Posting): Posting {
  const frequency = posting.ids.length;
  if (frequency <= MOST_POSTINGS) return { ...posting, frequency };
  const places = posting.ids.map((_, place) => place);
  places.sort((a, b) => posting.impacts[b]! - posting.impacts[a]! || a - b);
  const kept = places.slice(0, MOST_POSTINGS).sort((a, b) => a - b);
  return {
    term: posting.term,
    frequency,
    ids: kept.map((place) => posting.ids[place]!),
    impacts: kept.map((place) => posting.impacts[place]!),
  };
}
