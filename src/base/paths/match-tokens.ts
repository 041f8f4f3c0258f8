import type { RedirectToken } from './redirect-pattern.ts';

type Part = RedirectToken | { kind: 'tail' };

/** What the parameters of a source stand for in a path, in their order; `null` where the source is for others. */
export type MatchTokens = (path: string) => string[] | null;

/**
 * Makes the test for one source, whose parameters stand for as much as they can. A regular expression would say the
 * same, but try every way to divide a segment between several of them; here each place is looked at once for each.
 */
export function createTokenMatcher(tokens: readonly RedirectToken[]): MatchTokens {
  const parts = withTail(tokens);
  const [first] = parts;
  const start = first?.kind === 'text' ? first.text : '';
  const texts = parts.map((part) => (part.kind === 'text' ? part.text : ''));
  const longest = texts.reduce((best, text) => (text.length > best.length ? text : best), '');
  return (path) => {
    // Most sources are for others, which these two say without a look at each place.
    if (!path.startsWith(start) || !path.includes(longest)) return null;
    const ends = findEnds(parts, path);
    const captured: string[] = [];
    let at = 0;
    for (const [index, { kind }] of parts.entries()) {
      const end = ends[index]![at]!;
      if (end < 0) return null;
      if (kind !== 'text') captured.push(path.slice(kind === 'tail' ? at + 1 : at, end));
      at = end;
    }
    return captured;
  };
}

/** `/old/:slug*` also stands for `/old` itself. */
function withTail(tokens: readonly RedirectToken[]): Part[] {
  const [text, rest] = tokens.slice(-2);
  if (text?.kind !== 'text' || !text.text.endsWith('/') || rest?.kind !== 'rest') return [...tokens];
  return [...tokens.slice(0, -2), { kind: 'text', text: text.text.slice(0, -1) }, { kind: 'tail' }];
}

/** For each part and each place: where the part ends that begins there, and -1 where the rest could not follow. */
function findEnds(parts: readonly Part[], path: string): Int32Array[] {
  let follows = (at: number): boolean => at === path.length;
  const all = parts.toReversed().map((part) => {
    const ends = endsOfPart(part, { path, follows });
    follows = (at) => ends[at]! >= 0;
    return ends;
  });
  return all.toReversed();
}

function endsOfPart(part: Part, { path, follows }: { path: string; follows: (at: number) => boolean }): Int32Array {
  const { length } = path;
  const ends = new Int32Array(length + 1).fill(-1);
  for (let at = length; at >= 0; at--) ends[at] = endAt(at);
  return ends;

  function endAt(at: number): number {
    switch (part.kind) {
      case 'text':
        return path.startsWith(part.text, at) && follows(at + part.text.length) ? at + part.text.length : -1;
      case 'tail':
        return at === length || path[at] === '/' ? length : -1;
      case 'rest':
        return at < length && ends[at + 1]! >= 0 ? ends[at + 1]! : follows(at) ? at : -1;
      case 'segment':
        if (at === length || path[at] === '/') return -1;
        return ends[at + 1]! >= 0 ? ends[at + 1]! : follows(at + 1) ? at + 1 : -1;
    }
  }
}
