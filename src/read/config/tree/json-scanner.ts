import { withoutByteOrderMark } from '../../../base/text/without-byte-order-mark.ts';
import type { Problem } from '../../../model/problem.ts';
import type { JsonPosition } from './json-node.ts';
import { problemAt } from './json-node.ts';

export interface JsonSource {
  text: string;
  file: string;
  /** Place of the file's value in the whole configuration. */
  at: string;
}

/** Stops the reading of one file. */
export class JsonSyntaxError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Walks over a JSON text character by character and knows line and column. */
export class JsonScanner {
  readonly source: JsonSource;
  readonly problems: Problem[] = [];
  readonly #text: string;
  readonly #word = /[\w$.+-]+/y;
  readonly #space = /[ \t\r]+/y;
  #offset = 0;
  #line = 1;
  #lineStart = 0;

  constructor(source: JsonSource) {
    this.source = source;
    // A byte order mark would shift every column of the first line.
    this.#text = withoutByteOrderMark(source.text);
  }

  /** The next character, or `undefined` at the end. */
  get char(): string | undefined {
    return this.#text[this.#offset];
  }

  /** What the line holds before the next character. */
  get lineBefore(): string {
    return this.#text.slice(this.#lineStart, this.#offset);
  }

  /** Letters, digits and signs from here on, without moving; empty when there are none. */
  peekWord(): string {
    this.#word.lastIndex = this.#offset;
    return this.#word.exec(this.#text)?.[0] ?? '';
  }

  skip(length: number): void {
    this.#offset += length;
  }

  position(at: string): JsonPosition {
    return { file: this.source.file, line: this.#line, column: this.#offset - this.#lineStart + 1, at };
  }

  skipSpace(): void {
    for (;;) {
      const char = this.char;
      if (char === '\n') {
        this.#line++;
        this.#lineStart = ++this.#offset;
      } else if (char === ' ' || char === '\t' || char === '\r') {
        this.#space.lastIndex = this.#offset;
        this.#offset += this.#space.exec(this.#text)![0].length;
      } else if (char !== '/' || !this.#skipComment()) return;
    }
  }

  /** Reads the string that starts here with its opening quote. */
  readString(): string {
    const start = this.#offset;
    for (let index = start + 1; index < this.#text.length; index++) {
      const code = this.#text.charCodeAt(index);
      if (code === 0x22) return this.#decodeString(start, index + 1);
      if (code === 0x5c) index++;
      else if (code < 0x20) break;
    }
    return this.fail(
      'The string is not closed on its line',
      'Close it with `"`; write a line break inside a string as `\\n`',
    );
  }

  describe(): string {
    if (this.#offset >= this.#text.length) return 'the end of the file';
    return `\`${this.peekWord().slice(0, 30) || this.char}\``;
  }

  warn(position: JsonPosition, code: Problem['code'], message: string): void {
    this.problems.push(problemAt(position, { severity: 'warning', code, message }));
  }

  /** One warning a file is enough: who writes one comment writes many. */
  warnOnce(position: JsonPosition, code: Problem['code'], message: string): void {
    if (!this.problems.some((problem) => problem.code === code)) this.warn(position, code, message);
  }

  fail(message: string, hint?: string): never {
    throw new JsonSyntaxError(problemAt(this.position(''), { severity: 'error', code: 'invalid-json', message, hint }));
  }

  #decodeString(start: number, end: number): string {
    const raw = this.#text.slice(start, end);
    const hasEscape = raw.includes('\\');
    try {
      const value = hasEscape ? (JSON.parse(raw) as string) : raw.slice(1, -1);
      this.#offset = end;
      return value;
    } catch {
      return this.fail(`The string ${raw} contains an invalid escape`, 'Write a backslash as `\\\\`');
    }
  }

  #skipComment(): boolean {
    const opening = this.#text.slice(this.#offset, this.#offset + 2);
    if (opening !== '//' && opening !== '/*') return false;
    this.warnOnce(this.position(this.source.at), 'json-comment', 'JSON does not allow comments');
    const end =
      opening === '//' ? this.#text.indexOf('\n', this.#offset) : this.#text.indexOf('*/', this.#offset + 2) + 2;
    if (opening === '/*' && end === 1) this.fail('The comment is not closed', 'Close it with `*/`');
    this.#moveTo(end < 0 ? this.#text.length : end);
    return true;
  }

  #moveTo(offset: number): void {
    for (
      let at = this.#text.indexOf('\n', this.#offset);
      at >= 0 && at < offset;
      at = this.#text.indexOf('\n', at + 1)
    ) {
      this.#line++;
      this.#lineStart = at + 1;
    }
    this.#offset = offset;
  }
}
