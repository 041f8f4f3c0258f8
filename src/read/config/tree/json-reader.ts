import type { JsonArray, JsonNode, JsonObject, JsonPosition, JsonScalar } from './json-node.ts';
import { joinKey } from './json-node.ts';
import type { JsonScanner } from './json-scanner.ts';

const MAX_DEPTH = 200;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const LITERALS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** A recursive descent over one JSON text (RFC 8259). */
export class JsonReader {
  readonly #scanner: JsonScanner;
  #depth = 0;

  constructor(scanner: JsonScanner) {
    this.#scanner = scanner;
  }

  /** Reads the whole text as one value. Throws `JsonSyntaxError`. */
  readDocument(): JsonNode {
    const scanner = this.#scanner;
    scanner.skipSpace();
    if (scanner.char === undefined) scanner.fail('The file is empty');
    const root = this.#readValue(scanner.position(scanner.source.at));
    scanner.skipSpace();
    if (scanner.char !== undefined) scanner.fail(`Expected the end of the file, found ${scanner.describe()}`);
    return root;
  }

  #readValue(position: JsonPosition): JsonNode {
    const { char } = this.#scanner;
    if (char === '"') return { kind: 'scalar', ...position, value: this.#scanner.readString() };
    if (char !== '{' && char !== '[') return this.#readBareValue(position);
    if (++this.#depth > MAX_DEPTH) this.#scanner.fail(`Values are nested more than ${MAX_DEPTH} levels deep`);
    const node = char === '{' ? this.#readObject(position) : this.#readArray(position);
    this.#depth--;
    return node;
  }

  #readObject(position: JsonPosition): JsonObject {
    const entries = new Map<string, JsonNode>();
    this.#readMembers(position.at, '}', () => {
      const { key, member } = this.#readKey(position.at);
      if (entries.has(key))
        this.#scanner.warn(member, 'duplicate-key', `The key \`${key}\` is set twice; the last one is used`);
      entries.set(key, this.#readValue(member));
    });
    return { kind: 'object', ...position, entries };
  }

  #readArray(position: JsonPosition): JsonArray {
    const items: JsonNode[] = [];
    this.#readMembers(position.at, ']', () => {
      items.push(this.#readValue(this.#scanner.position(joinKey(position.at, items.length))));
    });
    return { kind: 'array', ...position, items };
  }

  #readMembers(at: string, end: '}' | ']', readMember: () => void): void {
    const scanner = this.#scanner;
    const opened = scanner.position(at);
    scanner.skip(1);
    for (scanner.skipSpace(); scanner.char !== end; this.#readSeparator(opened, end)) {
      if (scanner.char === undefined) this.#failUnclosed(opened, end);
      readMember();
    }
    scanner.skip(1);
  }

  #readKey(at: string): { key: string; member: JsonPosition } {
    const scanner = this.#scanner;
    const position = scanner.position('');
    if (scanner.char !== '"') scanner.fail(`Expected a key in double quotes, found ${scanner.describe()}`);
    const key = scanner.readString();
    scanner.skipSpace();
    if (scanner.char !== ':') scanner.fail(`Expected \`:\` after the key \`${key}\`, found ${scanner.describe()}`);
    scanner.skip(1);
    scanner.skipSpace();
    return { key, member: { ...position, at: joinKey(at, key) } };
  }

  #readSeparator(opened: JsonPosition, end: string): void {
    const scanner = this.#scanner;
    scanner.skipSpace();
    if (scanner.char === end) return;
    if (scanner.char === undefined) this.#failUnclosed(opened, end);
    if (scanner.char !== ',')
      scanner.fail(`Expected \`,\` or \`${end}\`, found ${scanner.describe()}`, this.#rightHere(opened, end));
    const comma = scanner.position(opened.at);
    scanner.skip(1);
    scanner.skipSpace();
    if (scanner.char === end)
      scanner.warnOnce(comma, 'json-trailing-comma', `JSON does not allow a comma before \`${end}\``);
  }

  /** What would be right where neither a comma nor the end stands. */
  #rightHere(opened: JsonPosition, end: string): string {
    const { char, lineBefore } = this.#scanner;
    const key = char === ':' ? /"[^"]*"(?=\s*$)/.exec(lineBefore)?.[0] : undefined;
    if (key !== undefined) return `Put a key and its value in braces: { ${key}: … }`;
    return char === '}' || char === ']'
      ? `The bracket at line ${opened.line}, column ${opened.column} must be closed with \`${end}\``
      : 'A comma is missing before this';
  }

  #readBareValue(position: JsonPosition): JsonScalar {
    const scanner = this.#scanner;
    const word = scanner.peekWord();
    const value = NUMBER.test(word) ? Number(word) : LITERALS.get(word);
    if (value === undefined) {
      const hint = scanner.char === "'" ? 'JSON strings need double quotes' : undefined;
      return scanner.fail(`Expected a value, found ${scanner.describe()}`, hint);
    }
    scanner.skip(word.length);
    const isPrinted = typeof value !== 'number' || String(value) === word;
    return { kind: 'scalar', ...position, value, ...(!isPrinted && { source: word }) };
  }

  #failUnclosed(opened: JsonPosition, end: string): never {
    this.#scanner.fail(
      `The file ends before \`${end}\``,
      `Close the bracket at line ${opened.line}, column ${opened.column}`,
    );
  }
}
