import type { Analyser, TokenPart } from './analyser.ts';

/** What a reader typed, as terms to look up. */
export interface ParsedQuery {
  words: QueryWord[];
  /** Identifiers, paths and versions as a whole. */
  wholes: QueryWhole[];
  /** Of each part in quotation marks its terms, which have to follow one another. */
  phrases: string[][];
  /** Terms of words with a minus: what has one of them is not wanted. */
  without: string[];
}

export interface QueryWord extends TokenPart {
  /** The reader may still be typing it. */
  open: boolean;
  /** In quotation marks, or asked for as it is: spelled as it is typed. */
  literal: boolean;
}

export interface QueryWhole {
  term: string;
  /** Terms of the words it consists of. */
  covers: string[];
  open: boolean;
}

/** More words than this no longer narrow a search, and hostile input ends here. */
const MOST_WORDS = 15;
const LONGEST_QUERY = 300;

/** Between spaces: a piece of JSON that is pasted has marks of its own. */
const QUOTED = /(?<=^|\s)(?:"[^"]+(?:"(?=\s|$)|$)|[“„][^“”„]+(?:[”“](?=\s|$)|$)|«[^«»]+(?:»(?=\s|$)|$))/g;
/** Two letters or more: `-v` is an option of a command. */
const MINUS = /(?<=\s|^)-(?=\p{L}{2})([\p{L}\p{M}\p{N}_.]+)(?=\s|$)/gu;

/**
 * Reads a query into terms: words, `"words that follow one another"`, `-unwanted`. Its last word is open unless
 * something follows it; `literal` takes every word as it is typed.
 */
export function parseQuery(query: string, analyser: Analyser, { literal = false } = {}): ParsedQuery {
  const text = query.slice(0, LONGEST_QUERY);
  const termsOf = (part: string): string[] =>
    analyser.analyse(part).flatMap(({ parts }) => parts.map(({ term }) => term));
  const quoted = [...text.matchAll(QUOTED)].map(({ index, 0: all }) => ({
    start: index,
    end: index + all.length,
    all,
  }));
  const unwanted = [...text.matchAll(MINUS)].map(({ 1: word }) => word!);
  const wanted = unwanted.length > 0 && text.replace(MINUS, '').trim() !== '' ? text.replace(MINUS, blank) : text;
  const words: QueryWord[] = [];
  const wholes: QueryWhole[] = [];
  for (const token of analyser.analyse(wanted)) {
    const isQuoted = quoted.some(({ start, end }) => token.start >= start && token.end <= end);
    const open = token.end === text.length && !isQuoted;
    words.push(
      ...token.parts.map((part, index) => ({
        ...part,
        open: open && index === token.parts.length - 1,
        literal: literal || isQuoted,
      })),
    );
    if (token.whole) wholes.push({ term: token.whole, covers: token.parts.map((part) => part.term), open });
  }
  return {
    words: withoutRepeats(words).slice(0, MOST_WORDS),
    wholes: wholes.slice(0, MOST_WORDS),
    phrases: quoted.map(({ all }) => termsOf(all)).filter((terms) => terms.length > 0),
    without: wanted === text ? [] : unwanted.flatMap(termsOf),
  };
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

/** Of equal terms the last one stays, since it may be open. */
function withoutRepeats(words: QueryWord[]): QueryWord[] {
  return words.filter((word, index) => words.findLastIndex((other) => other.term === word.term) === index);
}
