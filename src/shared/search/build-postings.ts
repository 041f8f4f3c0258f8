import type { Analyser } from './analyser.ts';
import { joinPair } from './join-pair.ts';
import type { SearchSection } from './search-section.ts';

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

interface FieldWeight {
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
const FIELDS: FieldWeight[] = [
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

/** `JavaScript` and `GitHub` folded, of which the parts are words as well. */
const NAME = /^\p{L}+$/u;
const SATURATION = 3;
const INNER_WEIGHT = 0.25;
/** A term of more sections says little; the sections it says most about are kept, which bounds every file. */
const MOST_POSTINGS = 2_000;

/**
 * BM25F over the fields of each section, without the term's rarity (which the query adds). Deterministic, linear in the
 * text. The result serves static files and the service's database alike.
 */
export function buildPostings(sections: readonly SearchSection[], analyser: Analyser): Postings {
  const reader = createTermReader(analyser);
  const fields = FIELDS.map((field) => sections.map((section) => reader.read(field.read(section), field.pairs)));
  const averages = fields.map(averageLength);
  const postings: Posting[] = reader.terms.map((term) => ({ term, frequency: 0, ids: [], impacts: [] }));
  sections.forEach((_, id) => {
    for (const [term, mass] of weighTerms(
      fields.map((field) => field[id]!),
      averages,
    )) {
      const posting = postings[term]!;
      posting.ids.push(id);
      posting.impacts.push(Math.max(1, Math.round((255 * mass) / (SATURATION + mass))));
    }
  });
  const terms = postings.map(limitPosting).sort((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0));
  return { terms, words: reader.words };
}

/** The terms of one text, as places in `TermReader.terms`. */
interface TermList {
  words: number[];
  /** Words inside identifiers: `read_logs` is less about logs than `Read logs` is. */
  inner: number[];
}

interface TermReader {
  read: (text: string, pairs: FieldWeight['pairs']) => TermList;
  terms: string[];
  words: Map<string, number>;
}

function createTermReader(analyser: Analyser): TermReader {
  const numbers = new Map<string, number>();
  const terms: string[] = [];
  const words = new Map<string, number>();
  const numberOf = (term: string): number => {
    let known = numbers.get(term);
    if (known === undefined) {
      numbers.set(term, (known = terms.length));
      terms.push(term);
    }
    return known;
  };
  const count = (word: string): void => void words.set(word, (words.get(word) ?? 0) + 1);
  const read = (text: string, pairs: FieldWeight['pairs']): TermList => {
    const list: TermList = { words: [], inner: [] };
    let before = '';
    for (const token of text === '' ? [] : analyser.analyse(text)) {
      if (token.whole) list.words.push(numberOf(token.whole));
      // Who types `javascript` may misspell it, too.
      if (!token.identifier && token.whole.length === token.end - token.start && NAME.test(token.whole))
        count(token.whole);
      const found = token.identifier ? list.inner : list.words;
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
    return list;
  };
  return { read, terms, words };
}

/** Average over the sections that have the field at all. */
function averageLength(field: TermList[]): number {
  const lengths = field.map(countTerms).filter((length) => length > 0);
  return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
}

function countTerms(list: TermList): number {
  return list.words.length + list.inner.length;
}

function weighTerms(fields: TermList[], averages: number[]): Map<number, number> {
  const masses = new Map<number, number>();
  fields.forEach((list, index) => {
    const { weight, lengthPenalty } = FIELDS[index]!;
    const mass = weight / (1 - lengthPenalty + (lengthPenalty * countTerms(list)) / Math.max(1, averages[index]!));
    // The tenth time says less than the first, so that no long text beats a heading.
    const counts = new Map<number, number>();
    for (const term of list.words) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const term of list.inner) counts.set(term, (counts.get(term) ?? 0) + INNER_WEIGHT);
    for (const [term, count] of counts) {
      masses.set(term, (masses.get(term) ?? 0) + mass * Math.min(count, 1 + Math.log(Math.max(1, count))));
    }
  });
  return masses;
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
