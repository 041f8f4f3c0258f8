import { escapeRegExp } from '../../../base/text/escape-reg-exp.ts';
import type { CodePiece } from '../../support/color-code.ts';

export interface TextMatch {
  line: number;
  start: number;
  end: number;
}

/** More are of no use to anybody. */
const maximalMatches = 2000;

/** Where a text occurs in lines, whatever its case. */
export function findMatches(lines: readonly string[], query: string): TextMatch[] {
  if (query === '') return [];
  const pattern = new RegExp(escapeRegExp(query), 'giu');
  const found: TextMatch[] = [];
  for (const [line, text] of lines.entries()) {
    for (const match of text.matchAll(pattern))
      found.push({ line, start: match.index, end: match.index + match[0].length });
    if (found.length >= maximalMatches) return found.slice(0, maximalMatches);
  }
  return found;
}

export interface MarkedPiece extends CodePiece {
  /** Which match it is a part of. */
  match: TextMatch | null;
}

/** Cuts the pieces of a line where matches begin and end. */
export function markPieces(pieces: readonly CodePiece[], matches: readonly TextMatch[]): MarkedPiece[] {
  if (matches.length === 0) return pieces.map((piece) => ({ ...piece, match: null }));
  let start = 0;
  return pieces.flatMap((piece) => {
    const from = start;
    const to = (start += piece.text.length);
    const inside = matches.flatMap((match) => [match.start, match.end]).filter((at) => at > from && at < to);
    const edges = [...new Set([from, ...inside, to])];
    return edges.slice(0, -1).map((edge, index) => ({
      ...piece,
      text: piece.text.slice(edge - from, edges[index + 1]! - from),
      match: matches.find((match) => match.start <= edge && edge < match.end) ?? null,
    }));
  });
}
