import type { Analyser, TokenPart } from './analyser.ts';
import { joinPair } from './join-pair.ts';

/** What a reader typed, as terms to look up. */
export interface ParsedQuery {
  parts: QueryPart[];
  wholes: QueryWhole[];
}

export interface QueryPart extends TokenPart {
  /** The reader may still be typing this word. */
  open: boolean;
}

/** Several parts as one term: an identifier, or neighbouring words as a pair and written together (`web hook` also finds `webhook`). */
export interface QueryWhole {
  term: string;
  /** Terms of the parts it stands for. */
  covers: string[];
  open: boolean;
  /** Looked for only where the first part is found, which costs no file of its own. */
  nearby: boolean;
}

/** More words than this no longer narrow a search, and hostile input ends here. */
const MOST_PARTS = 16;
const LONGEST_QUERY = 300;

/** Reads a query into terms. Its last word is open unless something follows it. */
export function parseQuery(query: string, analyser: Analyser): ParsedQuery {
  const text = query.slice(0, LONGEST_QUERY);
  const parts: QueryPart[] = [];
  const wholes: QueryWhole[] = [];
  for (const token of analyser.analyse(text)) {
    const open = token.end === text.length;
    parts.push(...token.parts.map((part, index) => ({ ...part, open: open && index === token.parts.length - 1 })));
    if (token.whole) wholes.push({ term: token.whole, covers: token.parts.map((part) => part.term), open, nearby: false });
  }
  const kept = withoutRepeats(parts).slice(0, MOST_PARTS);
  return { parts: kept, wholes: [...wholes, ...joinNeighbours(kept, analyser)].slice(0, 2 * MOST_PARTS) };
}

function joinNeighbours(parts: QueryPart[], analyser: Analyser): QueryWhole[] {
  return parts.slice(1).flatMap((part, index) => {
    const before = parts[index]!;
    const common = { covers: [before.term, part.term], open: part.open, nearby: true };
    return [
      { ...common, term: joinPair(before.term, part.term) },
      { ...common, term: analyser.stem(before.surface + part.surface) },
    ];
  });
}

/** Of equal terms the last one stays, since it may be open. */
function withoutRepeats(parts: QueryPart[]): QueryPart[] {
  return parts.filter((part, index) => parts.findLastIndex((other) => other.term === part.term) === index);
}
