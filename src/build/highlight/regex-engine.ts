import type { PatternScanner, RegexEngine } from 'shiki/types';
import { findNeedles, keyOf, literalOf, type Needle } from './find-needles.ts';
import { type Captures, literalMatcher, type Matcher, onigurumaMatcher } from './matchers.ts';
import { SourceLine } from './source-line.ts';

type Match = ReturnType<PatternScanner['findNextMatchSync']>;

/**
 * The regular expression engine behind the grammars: Oniguruma, which gives up on a hopeless search where JavaScript's
 * own expressions hang (a line of Go in braces is enough). It is made faster in two ways. All rules of all grammars
 * share one object per pattern, and with it the last search in the current line; and a pattern is compiled and run
 * only on lines that hold a text it needs (`findNeedles`).
 */
export function createRegexEngine(oniguruma: RegexEngine): RegexEngine {
  const patterns = new Map<string, Pattern>();
  const needles = new Map<string, NeedleSearch>();
  let lastId = 0;
  const createLine = (content: string): SourceLine => new SourceLine(content, ++lastId, oniguruma);
  const createPattern = (source: string): Pattern => {
    const found = findNeedles(source)?.map((needle) => memo(needles, keyOf(needle), () => new NeedleSearch(needle)));
    return new Pattern(source, found ?? null, () => onigurumaMatcher(source, oniguruma));
  };
  return {
    createString: createLine,
    createScanner: (sources) => {
      const list = sources.map((source) => memo(patterns, String(source), createPattern));
      return {
        findNextMatchSync: (text, start) =>
          findFirst(list, typeof text === 'string' ? createLine(text) : (text as SourceLine), start),
      };
    },
  };
}

function findFirst(patterns: Pattern[], line: SourceLine, start: number): Match {
  let best = -1;
  let bestAt = Infinity;
  for (let index = 0; index < patterns.length; index++) {
    const at = patterns[index]!.find(line, start);
    if (at === -1 || at >= bestAt) continue;
    best = index;
    bestAt = at;
    if (at === start) break;
  }
  return best === -1 ? null : { index: best, captureIndices: patterns[best]!.captures };
}

class Pattern {
  /** Ranges of the match found last. */
  captures: Captures = [];
  private readonly needles: NeedleSearch[] | null;
  private readonly compile: () => Matcher;
  private readonly reusable: boolean;
  private matcher: Matcher | null;
  private lineId = 0;
  private from = 0;
  private at = -1;

  constructor(source: string, needles: NeedleSearch[] | null, compile: () => Matcher) {
    const literal = literalOf(source);
    this.matcher = literal === null ? null : literalMatcher(literal);
    this.needles = literal === null ? needles : null;
    this.compile = compile;
    // What `\G` matches depends on where the search starts.
    this.reusable = !source.includes('\\G');
  }

  /** Index of the first match at or after `start`, or -1. */
  find(line: SourceLine, start: number): number {
    if (this.lineId === line.id && this.from <= start && (this.at === -1 || this.at >= start)) return this.at;
    this.from = start;
    this.lineId = this.reusable ? line.id : 0;
    this.at = this.search(line, start);
    return this.at;
  }

  private search(line: SourceLine, start: number): number {
    if (this.needles && !this.needles.some((needle) => needle.isAhead(line, start))) return -1;
    this.matcher ??= this.compile();
    const captures = this.matcher(line, start);
    if (!captures) return -1;
    this.captures = captures;
    return captures[0]!.start;
  }
}

/** Where a needle was last seen in the current line. */
class NeedleSearch {
  private readonly find: (text: string, start: number) => number;
  private lineId = 0;
  private from = 0;
  private at = -1;

  constructor(needle: Needle) {
    this.find = 'text' in needle ? (text, start) => text.indexOf(needle.text, start) : finder(needle.characters);
  }

  isAhead(line: SourceLine, start: number): boolean {
    if (this.lineId !== line.id || this.from > start || (this.at !== -1 && this.at < start)) {
      this.lineId = line.id;
      this.from = start;
      this.at = this.find(line.content, start);
    }
    return this.at !== -1;
  }
}

function finder(characters: string): (text: string, start: number) => number {
  const regex = new RegExp(`[${characters}]`, 'g');
  return (text, start) => {
    regex.lastIndex = start;
    return regex.test(text) ? regex.lastIndex - 1 : -1;
  };
}

function memo<Value>(map: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make(key)));
  return value;
}
