import type { PiecePostings } from './piece-postings.ts';

/** Where a term stands: sections in ascending order, each with its impact. */
export interface Posting {
  term: string;
  /** Number of sections that hold the term, also when `ids` was cut. */
  frequency: number;
  ids: Uint32Array;
  /** 1–255: how much the section is about the term, whatever the term's rarity. */
  impacts: Uint8Array;
}

/** In columns: a site has some hundred thousand terms, most of them once. */
export interface Postings {
  /** In code-unit order. */
  terms: string[];
  frequencies: Uint32Array;
  /** Where the postings of each term begin, and where those of the last one end. */
  starts: Uint32Array;
  ids: Uint32Array;
  impacts: Uint8Array;
  /** Words before stemming, with the number of their places: what spelling is checked against. */
  words: Map<string, number>;
}

/** A term of more sections says little; the sections it says most about are kept, which bounds every file. */
const MOST_POSTINGS = 2_000;

/**
 * Joins the postings of all sections, however they were cut into pieces. The result serves static files and the
 * service's database alike.
 */
export function mergePostings(pieces: readonly PiecePostings[]): Postings {
  const { terms, frequencies, own } = numberTerms(pieces);
  const starts = new Uint32Array(terms.length + 1);
  for (let place = 0; place < terms.length; place++) starts[place + 1] = starts[place]! + frequencies[place]!;
  const all = { ids: new Uint32Array(starts.at(-1)!), impacts: new Uint8Array(starts.at(-1)!) };
  const next = starts.slice();
  let first = 0;
  pieces.forEach((piece, index) => {
    let from = 0;
    own[index]!.forEach((place, number) => {
      const to = from + piece.counts[number]!;
      for (let at = next[place]!; from < to; at++, from++) {
        all.ids[at] = first + piece.ids[from]!;
        all.impacts[at] = piece.impacts[from]!;
      }
      next[place]! += piece.counts[number]!;
    });
    first += piece.sections;
  });
  return { terms, frequencies, ...limitPostings(starts, all), words: joinWords(pieces) };
}

/** The postings of the term at a place. */
export function postingAt({ terms, frequencies, starts, ids, impacts }: Postings, place: number): Posting {
  const [from, to] = [starts[place]!, starts[place + 1]!];
  return {
    term: terms[place]!,
    frequency: frequencies[place]!,
    ids: ids.subarray(from, to),
    impacts: impacts.subarray(from, to),
  };
}

/** `own`: of each piece's terms, their places among all of them. */
function numberTerms(pieces: readonly PiecePostings[]): {
  terms: string[];
  frequencies: Uint32Array;
  own: Uint32Array[];
} {
  const numbers = new Map<string, number>();
  const sums: number[] = [];
  const own = pieces.map(({ terms, counts }) => {
    const numbered = new Uint32Array(counts.length);
    splitLines(terms).forEach((term, index) => {
      let number = numbers.get(term);
      if (number === undefined) {
        numbers.set(term, (number = sums.length));
        sums.push(0);
      }
      numbered[index] = number;
      sums[number]! += counts[index]!;
    });
    return numbered;
  });
  const terms = [...numbers.keys()].sort();
  const places = new Uint32Array(terms.length);
  terms.forEach((term, place) => {
    places[numbers.get(term)!] = place;
  });
  const frequencies = Uint32Array.from(terms, (term) => sums[numbers.get(term)!]!);
  return { terms, frequencies, own: own.map((numbered) => numbered.map((number) => places[number]!)) };
}

function splitLines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function joinWords(pieces: readonly PiecePostings[]): Map<string, number> {
  const joined = new Map<string, number>();
  for (const { words, wordCounts } of pieces)
    splitLines(words).forEach((word, index) => void joined.set(word, (joined.get(word) ?? 0) + wordCounts[index]!));
  return joined;
}

/** Moves what is kept to the front. */
function limitPostings(
  starts: Uint32Array,
  { ids, impacts }: Pick<Postings, 'ids' | 'impacts'>,
): Pick<Postings, 'starts' | 'ids' | 'impacts'> {
  const kept = new Uint32Array(starts.length);
  let end = 0;
  for (let place = 0; place + 1 < starts.length; place++) {
    kept[place] = end;
    const [from, to] = [starts[place]!, starts[place + 1]!];
    const isKept = chooseHeaviest(impacts.subarray(from, to));
    for (let at = from; at < to; at++) {
      if (!isKept(impacts[at]!)) continue;
      ids[end] = ids[at]!;
      impacts[end++] = impacts[at]!;
    }
  }
  kept[starts.length - 1] = end;
  return { starts: kept, ids: ids.subarray(0, end), impacts: impacts.subarray(0, end) };
}

/** Whether the posting of an impact is kept, asked for one after the other; of equal ones the first are. */
export function chooseHeaviest(impacts: Uint8Array): (impact: number) => boolean {
  if (impacts.length <= MOST_POSTINGS) return () => true;
  const counts = new Uint32Array(256);
  for (const impact of impacts) counts[impact]! += 1;
  let [least, room] = [255, MOST_POSTINGS];
  while (counts[least]! < room) room -= counts[least--]!;
  return (impact) => impact > least || (impact === least && room-- > 0);
}
