import { placeToCut } from '../../base/text/place-to-cut.ts';
import type { Analyser, Token } from './analyser.ts';
import type { TextPiece } from './search-results.ts';

/** What counts as a match: terms of the index, and the beginning of the word that is being typed. */
export interface TermHighlighter {
  /** The whole text, cut at the words that match. */
  highlight: (text: string) => TextPiece[];
  /** The passage with the most different matching words, about as wide as `room` Latin letters. */
  quote: (text: string, room: number) => TextPiece[];
}

/** A place in a text that matches, and by what. */
interface Match {
  start: number;
  end: number;
  term: string;
}

export function createTermHighlighter({
  analyser,
  terms,
  begun,
}: {
  analyser: Analyser;
  terms: ReadonlySet<string>;
  begun: string;
}): TermHighlighter {
  const matches = (token: Token): boolean =>
    token.parts.some((part) => terms.has(part.term) || (begun.length > 1 && part.surface.startsWith(begun))) ||
    terms.has(token.whole);
  const isMatch = (pair: string): boolean => analyser.analyse(pair).some(matches);
  const findMatches = (text: string): Match[] =>
    analyser
      .analyse(text)
      .filter(matches)
      .flatMap((token) =>
        token.spaceless
          ? findPairs(text, token, isMatch)
          : [{ start: token.start, end: token.end, term: token.parts[0]?.term ?? token.whole }],
      );
  const quote = (text: string, room: number): TextPiece[] => {
    const tokens = findMatches(text);
    const length = Math.round(room / averageWidth(text));
    if (text.length <= length) return cutAtMatches(text, tokens);
    const { start, end } = choosePassage({ text, tokens, length });
    const inside = tokens.filter((token) => token.start >= start && token.end <= end);
    const pieces = cutAtMatches(
      text.slice(start, end),
      inside.map((token) => ({ start: token.start - start, end: token.end - start })),
    );
    if (start > 0) pieces.unshift({ text: '… ', match: false });
    if (end < text.length && !text.slice(0, end).endsWith('…')) pieces.push({ text: ' …', match: false });
    return pieces;
  };
  return { highlight: (text) => cutAtMatches(text, findMatches(text)), quote };
}

/** Characters of East Asia take the room of two letters. */
function averageWidth(text: string): number {
  const wide = text.match(/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0;
  return 1 + wide / Math.max(1, text.length);
}

/** The pairs of characters in a clause that match, those that touch as one. */
function findPairs(text: string, { start, end }: Token, isMatch: (pair: string) => boolean): Match[] {
  const characters = [...text.slice(start, end)];
  if (characters.length < 3) return [{ start, end, term: characters.join('') }];
  const found: Match[] = [];
  let at = start;
  for (const [index, character] of characters.slice(0, -1).entries()) {
    const pair = character + characters[index + 1]!;
    const last = found.at(-1);
    if (isMatch(pair)) {
      if (last && at <= last.end) last.end = at + pair.length;
      else found.push({ start: at, end: at + pair.length, term: pair });
    }
    at += character.length;
  }
  return found;
}

function cutAtMatches(text: string, tokens: readonly Pick<Match, 'start' | 'end'>[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { start, end } of tokens) {
    if (start > from) pieces.push({ text: text.slice(from, start), match: false });
    pieces.push({ text: text.slice(start, end), match: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), match: false });
  return pieces;
}

/** The window with the most different terms; of equal ones the first. It begins a few words before its first match. */
function choosePassage({ text, tokens, length }: { text: string; tokens: Match[]; length: number }): {
  start: number;
  end: number;
} {
  let best = 0;
  let bestCount = 0;
  for (const first of tokens) {
    const inside = tokens.filter((token) => token.start >= first.start && token.end <= first.start + length * 0.75);
    const count = new Set(inside.map((token) => token.term)).size;
    if (count > bestCount) {
      bestCount = count;
      best = first.start;
    }
  }
  const lead = Math.floor(length / 4);
  const start = best <= lead ? 0 : placeToBegin(text, best - lead, best);
  const limit = Math.min(text.length, start + length);
  return { start, end: limit === text.length ? limit : placeToCut(text, limit, start) };
}

/** Behind the first space from a place on, where one stands before what matches. No character is parted. */
function placeToBegin(text: string, from: number, match: number): number {
  const space = text.indexOf(' ', from);
  if (space >= 0 && space < Math.min(match, from + 31)) return space + 1;
  return /[\uDC00-\uDFFF]/.test(text[from]!) ? from + 1 : from;
}
