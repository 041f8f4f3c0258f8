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
export function mergePostings(pieces: readonly PiecePostings[], most = MOST_POSTINGS): Postings {
  const { terms, frequencies, own } = numberTerms(pieces);
  const starts = new Uint32Array(terms.length + 1);
  for (let place = 0; place < terms.length; place++)
    starts[place + 1] = starts[place]! + Math.min(frequencies[place]!, most);
  const limits = limitTerms(pieces, { frequencies, own, most });
  const [ids, impacts] = [new Uint32Array(starts.at(-1)!), new Uint8Array(starts.at(-1)!)];
  const next = starts.slice();
  let first = 0;
  pieces.forEach((piece, index) => {
    let from = 0;
    own[index]!.forEach((place, number) => {
      const to = from + piece.counts[number]!;
      const isKept = frequencies[place]! > most ? limits.get(place)! : null;
      let at = next[place]!;
      for (; from < to; from++) {
        const impact = piece.impacts[from]!;
        if (isKept?.(impact) === false) continue;
        ids[at] = first + piece.ids[from]!;
        impacts[at++] = impact;
      }
      next[place] = at;
    });
    first += piece.sections;
  });
  return { terms, frequencies, starts, ids, impacts, words: joinWords(pieces) };
}

/** Consecutive pieces as one, of which nothing is cut. */
export function joinPieces(pieces: readonly PiecePostings[]): PiecePostings {
  const { terms, frequencies, ids, impacts, words } = mergePostings(pieces, Infinity);
  const sections = pieces.reduce((sum, piece) => sum + piece.sections, 0);
  return {
    sections,
    terms: terms.join('\n'),
    counts: frequencies,
    ids: sections <= 0xffff ? Uint16Array.from(ids) : ids,
    impacts,
    words: [...words.keys()].join('\n'),
    wordCounts: Uint32Array.from(words.values()),
  };
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

/** Of each term that stands in too many sections, which of its postings are kept. */
function limitTerms(
  pieces: readonly PiecePostings[],
  { frequencies, own, most }: { frequencies: Uint32Array; own: readonly Uint32Array[]; most: number },
): Map<number, (impact: number) => boolean> {
  const counts = new Map<number, Uint32Array>();
  pieces.forEach((piece, index) => {
    let from = 0;
    own[index]!.forEach((place, number) => {
      const to = from + piece.counts[number]!;
      if (frequencies[place]! > most) {
        const ofTerm = counts.get(place) ?? new Uint32Array(256);
        counts.set(place, ofTerm);
        for (; from < to; from++) ofTerm[piece.impacts[from]!]! += 1;
      }
      from = to;
    });
  });
  return new Map(Array.from(counts, ([place, ofTerm]) => [place, chooseByCounts(ofTerm)]));
}

/** Whether the posting of an impact is kept, asked for one after the other; of equal ones the first are. */
export function chooseHeaviest(impacts: Uint8Array): (impact: number) => boolean {
  if (impacts.length <= MOST_POSTINGS) return () => true;
  const counts = new Uint32Array(256);
  for (const impact of impacts) counts[impact]! += 1;
  return chooseByCounts(counts);
}

/** The same of too many, from how many there are of each impact. */
function chooseByCounts(counts: Uint32Array): (impact: number) => boolean {
  let [least, room] = [255, MOST_POSTINGS];
  while (counts[least]! < room) room -= counts[least--]!;
  return (impact) => impact > least || (impact === least && room-- > 0);
}
