import type { Analyser, TokenPart } from './analyser.ts';

/** What a reader typed, as terms to look up. */
export interface ParsedQuery {
  words: QueryWord[];
  /** Identifiers, paths and versions as a whole. */
  wholes: QueryWhole[];
}

export interface QueryWord extends TokenPart {
  /** The reader may still be typing it. */
  open: boolean;
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

/** Reads a query into terms. Its last word is open unless something follows it. */
export function parseQuery(query: string, analyser: Analyser): ParsedQuery {
  const text = query.slice(0, LONGEST_QUERY);
  const words: QueryWord[] = [];
  const wholes: QueryWhole[] = [];
  for (const token of analyser.analyse(text)) {
    const open = token.end === text.length;
    words.push(...token.parts.map((part, index) => ({ ...part, open: open && index === token.parts.length - 1 })));
    if (token.whole) wholes.push({ term: token.whole, covers: token.parts.map((part) => part.term), open });
  }
  return { words: withoutRepeats(words).slice(0, MOST_WORDS), wholes: wholes.slice(0, MOST_WORDS) };
}

/** Of equal terms the last one stays, since it may be open. */
function withoutRepeats(words: QueryWord[]): QueryWord[] {
  return words.filter((word, index) => words.findLastIndex((other) => other.term === word.term) === index);
}
