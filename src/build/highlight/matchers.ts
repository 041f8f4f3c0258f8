import type { PatternScanner, RegexEngine } from 'shiki/types';
import { plainPattern } from './plain-pattern.ts';
import type { SourceLine } from './source-line.ts';

/** Ranges of a match and of its groups, in the form that vscode-textmate reads. */
export type Captures = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>['captureIndices'];

/** Runs one pattern: the first match at or after `start`. */
export type Matcher = (line: SourceLine, start: number) => Captures | null;

/** For a pattern that is a plain text. */
export function literalMatcher(literal: string): Matcher {
  return ({ content }, start) => {
    const at = content.indexOf(literal, start);
    return at === -1 ? null : [{ start: at, end: at + literal.length, length: literal.length }];
  };
}

/** Oniguruma itself, compiled to WebAssembly. It gives up on a hopeless search. */
export function onigurumaMatcher(source: string, oniguruma: RegexEngine): Matcher {
  const scanner = oniguruma.createScanner([source]);
  return (line, start) => scanner.findNextMatchSync(line.forOniguruma(), start, 0)?.captureIndices ?? null;
}

/**
 * For a pattern that JavaScript reads alike: it finds it in a short line of ASCII in a tenth of the time, and takes
 * `other` for any other line. `null` for a pattern of which that is not known.
 */
export function plainMatcher(source: string, other: () => Matcher): Matcher | null {
  const plain = plainPattern(source);
  if (plain === null) return null;
  const search = new RegExp(plain.source, `g${plain.flags}`);
  const groups = /\((?!\?)/.test(plain.source) ? new RegExp(plain.source, `dg${plain.flags}`) : null;
  let otherwise: Matcher | null = null;
  return (line, start) => {
    if (!line.isPlain) return (otherwise ??= other())(line, start);
    search.lastIndex = start;
    const match = search.exec(line.content);
    if (!match) return null;
    if (!groups) return [range(match.index, search.lastIndex)];
    groups.lastIndex = match.index;
    // A group without a part in the match is empty.
    return groups.exec(line.content)!.indices!.map((found) => (found ? range(found[0], found[1]) : range(0, 0)));
  };
}

function range(start: number, end: number): Captures[number] {
  return { start, end, length: end - start };
}
