import type { PatternScanner, RegexEngine } from 'shiki/types';
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
