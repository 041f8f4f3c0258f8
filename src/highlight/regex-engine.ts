import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript';
import type { RegexEngine } from 'shiki/types';
import { findNeedles } from './needles.ts';

type Captures = { start: number; end: number; length: number }[];

/**
 * The regular expression engine behind the grammars: Shiki's translation of Oniguruma patterns to JavaScript, with two
 * differences that make it several times as fast. All rules of all grammars share one object per pattern, and with it
 * the last search in the current line; and a pattern is tried, translated and compiled only on lines that hold a text
 * it needs (`findNeedles`). Patterns that cannot be translated never match.
 */
export function createRegexEngine(): RegexEngine {
  const patterns = new Map<string, Pattern>();
  const needles = new Map<string, Needle>();
  let lastId = 0;
  return {
    createString: (content) => ({ content, id: ++lastId }),
    createScanner: (sources) => {
      const list = sources.map((source) => memo(patterns, String(source), (text) => new Pattern(text, needles)));
      return {
        findNextMatchSync(string, start) {
          const line = typeof string === 'string' ? { content: string, id: ++lastId } : (string as Line);
          return findFirst(list, line, start);
        },
      };
    },
  };
}

interface Line {
  content: string;
  id: number;
}

function findFirst(patterns: Pattern[], line: Line, start: number): { index: number; captureIndices: Captures } | null {
  let best = -1;
  let bestAt = Infinity;
  for (let index = 0; index < patterns.length; index++) {
    const at = patterns[index]!.find(line, start);
    if (at === -1 || at >= bestAt) continue;
    best = index;
    bestAt = at;
    if (at === start) break;
  }
  return best === -1 ? null : { index: best, captureIndices: patterns[best]!.captures() };
}

class Pattern {
  private readonly source: string;
  private readonly needles: Needle[] | null;
  private regex: RegExp | null | undefined;
  private reusable = true;
  private lineId = 0;
  private from = 0;
  private at = -1;
  private match: RegExpExecArray | null = null;

  constructor(source: string, needles: Map<string, Needle>) {
    this.source = source;
    this.needles = findNeedles(source)?.map((text) => memo(needles, text, (key) => new Needle(key))) ?? null;
  }

  /** Index of the first match at or after `start`, or -1. */
  find(line: Line, start: number): number {
    if (this.lineId === line.id && this.from <= start && (this.at === -1 || this.at >= start)) return this.at;
    this.from = start;
    this.match = this.mayMatch(line, start) ? this.search(line.content, start) : null;
    this.at = this.match ? this.match.index : -1;
    this.lineId = this.reusable ? line.id : 0;
    return this.at;
  }

  /** Ranges of the match found last. */
  captures(): Captures {
    return this.match!.indices!.map(toRange);
  }

  private mayMatch(line: Line, start: number): boolean {
    return this.needles === null || this.needles.some((needle) => needle.isAhead(line, start));
  }

  private search(text: string, start: number): RegExpExecArray | null {
    if (this.regex === undefined) this.compile();
    if (!this.regex) return null;
    this.regex.lastIndex = start;
    try {
      return this.regex.exec(text);
    } catch {
      return null;
    }
  }

  private compile(): void {
    try {
      // Flag groups, which the next target would use, lose matches in V8.
      const regex = defaultJavaScriptRegexConstructor(this.source, { target: 'ES2024' });
      // Searches of emulated kinds depend on where they start.
      const strategy = (regex as { rawOptions?: { strategy?: unknown } }).rawOptions?.strategy;
      this.reusable = !regex.sticky && !strategy;
      this.regex = regex;
    } catch {
      this.regex = null;
    }
  }
}

/** A text to look for, and where it was last seen in the current line. */
class Needle {
  private readonly text: string;
  private lineId = 0;
  private from = 0;
  private at = -1;

  constructor(text: string) {
    this.text = text;
  }

  isAhead(line: Line, start: number): boolean {
    if (this.lineId !== line.id || this.from > start || (this.at !== -1 && this.at < start)) {
      this.lineId = line.id;
      this.from = start;
      this.at = line.content.indexOf(this.text, start);
    }
    return this.at !== -1;
  }
}

// What vscode-textmate expects of a group that took no part in the match.
const absent = { start: 4294967295, end: 4294967295, length: 0 };

function toRange(indices: [number, number] | undefined): Captures[number] {
  return indices ? { start: indices[0], end: indices[1], length: indices[1] - indices[0] } : absent;
}

function memo<Value>(map: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make(key)));
  return value;
}
