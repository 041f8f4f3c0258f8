import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLParseError,
} from 'yaml';
import type { Problem } from '../../model/problem.ts';
import {
  type JsonNode,
  type JsonObject,
  type JsonPosition,
  type JsonScalar,
  joinKey,
  problemAt,
} from '../config/tree/json-node.ts';
import { salvageLines } from './salvage-lines.ts';

/** Where front matter begins: `line` is that of its first line, after the fence. */
export interface FrontMatterPlace {
  file: string;
  line: number;
}

export interface ReadFrontMatter {
  root: JsonObject;
  problems: Problem[];
}

/** Aliases can make a small text large. */
const MOST_VALUES = 20_000;
const DEEPEST = 60;

/** Reads the YAML of front matter. Where it is broken as a whole, its `key: value` lines are read one by one. */
export function readYaml(text: string, place: FrontMatterPlace): ReadFrontMatter {
  const plain = readPlainLines(text, place);
  if (plain) return { root: plain, problems: [] };
  const quoted = quoteVariables(text);
  const written = parseYaml(quoted);
  const indented = written.document.errors.length > 0 ? parseYaml(indentQuoted(quoted)) : written;
  const { document, lines } = indented.document.errors.length > 0 ? written : indented;
  const top = { file: place.file, line: place.line, column: 1, at: '' };
  if (document.errors.length > 0) {
    // What the parser says after the first fault follows from it.
    const [fault] = document.errors as [YAMLParseError];
    const { line, col } = lines.linePos(fault.pos[0]);
    return {
      root: salvageLines(text, { ...top, read: readWord, sign: ':' }),
      problems: [describeFault({ ...top, line: line + place.line - 1, column: col }, fault)],
    };
  }
  const reader = new YamlReader(document, lines, place);
  const root = reader.read(document.contents, top, 0);
  if (root.kind === 'object') return { root, problems: reader.problems };
  return {
    root: { kind: 'object', ...top, entries: new Map() },
    problems: root.kind === 'scalar' && root.value === null ? [] : [noKeys(top)],
  };
}

const hidden = String.raw`\p{C}\u2028\u2029`;
const truths = '[Tt]rue|TRUE|[Ff]alse|FALSE';

/**
 * A key, and a value that YAML 1.2 takes as it is written: in quotes without an escape, or bare, with nothing in it
 * that could be a sign (sections 7.3 and 10.3).
 */
const plainLine = new RegExp(
  [
    String.raw`^([A-Za-z][\w-]{0,99}(?::[\w-]{1,99})?): +(?:`,
    String.raw`"([^"\\${hidden}]*)" *|'([^'${hidden}]*)' *|(${truths}) *`,
    `|(?!(?:${truths}|[Nn]ull|NULL) *$)([A-Za-z](?:[^:#${hidden}]|:(?! |$)|(?<! )#)*))$`,
  ].join(''),
  'u',
);

/** Front matter that is nothing but plain lines, as most is, without the parser, which takes ten times as long. */
function readPlainLines(text: string, { file, line }: FrontMatterPlace): JsonObject | null {
  const entries = new Map<string, JsonNode>();
  for (const [index, written] of text.split('\n').entries()) {
    if (written === '') continue;
    const [, key, double, single, truth, bare] = plainLine.exec(written) ?? [];
    if (key === undefined || entries.has(key)) return null;
    const value =
      truth === undefined ? (double ?? single ?? bare!.replace(/(?<! ) +$/, '')) : truth.toLowerCase() === 'true';
    entries.set(key, { kind: 'scalar', file, line: line + index, column: 1, at: joinKey('', key), value });
  }
  return { kind: 'object', file, line, column: 1, at: '', entries };
}

function parseYaml(text: string): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  return {
    document: parseDocument(text, {
      uniqueKeys: false,
      strict: false,
      // Each fault would look for its line in all of the text.
      prettyErrors: false,
      logLevel: 'silent',
      lineCounter: lines,
    }),
    lines,
  };
}

/** `title: {{ name }}`: to YAML, a variable that stands alone is an object. */
function quoteVariables(text: string): string {
  return text.replace(/^([ \t]*(?:[\w:.-]+:|-)[ \t]+)(\{\{[ \t]*[\w.-]+[ \t]*\}\})(?=[ \t]*$)/gm, '$1"$2"');
}

/**
 * Puts a space before the lines on which quoted values and lists in brackets of the top go on. YAML wants it there
 * (sections 7.3.1 and 7.4), but the readers of most generators do not, so that many pages are written without.
 */
function indentQuoted(text: string): string {
  return text.replace(
    /^([\w:.-]+[ \t]*:(?:[ \t]+|[ \t]*\n[ \t]+))("(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*'|\[(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*'(?!')|[^"'[\]])*\])(?=[ \t]*$)/gm,
    (_, key: string, value: string) => key + value.replaceAll('\n', '\n '),
  );
}

function readWord(raw: string): JsonScalar['value'] | undefined {
  // The start of a list is no word.
  if (/^[[{][^\]}]*$/.test(raw)) return undefined;
  const word = raw.replace(/^(['"])([\s\S]*)\1$/, '$2').replace(/^['"]|['"]$/g, '');
  return word === 'true' ? true : word === 'false' ? false : word;
}

/** What to do about what the parser refuses. */
const remedies: Partial<Record<YAMLParseError['code'], string>> = {
  TAB_AS_INDENT: 'Indent with spaces; YAML does not allow tabs',
  MISSING_CHAR: 'Close the quote on the line that opens it',
  BAD_INDENT: 'Indent the lines of a list or object equally, and close every [ and {',
  BAD_DQ_ESCAPE: 'Write a backslash as two, or put the value in single quotes',
  MULTILINE_IMPLICIT_KEY: 'Write `key: value`, with a space after the colon',
  UNEXPECTED_TOKEN: "Put the whole value in quotes; within single quotes, write ' as ''",
};

function describeFault(position: JsonPosition, { code, message }: YAMLParseError): Problem {
  return problemAt(position, {
    severity: 'warning',
    code: 'front-matter-yaml',
    message: `The front matter is not valid YAML: ${message.split('\n')[0]!.replace(/:$/, '')}`,
    hint: remedies[code] ?? 'Quote values that contain a colon or other special characters',
  });
}

const tooLargeCode = 'front-matter-size';

function tooLarge(position: JsonPosition): Problem {
  return problemAt(position, {
    severity: 'error',
    code: tooLargeCode,
    message: 'The front matter has too many values or nests too deeply; the rest is ignored',
    hint: 'Aliases count each time they are used',
  });
}

function noKeys(position: JsonPosition): Problem {
  return problemAt(position, {
    severity: 'warning',
    code: 'front-matter-yaml',
    message: 'The front matter has no keys',
    hint: 'Write `title: …`, or remove the `---` lines',
  });
}

/** What each alias names. An alias that is asked itself looks through the whole document. */
function findNamed(document: Document): ReadonlyMap<Alias, Node> {
  const named = new Map<Alias, Node>();
  const anchors = new Map<string, Node>();
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node)) return void (node.anchor && anchors.set(node.anchor, node));
      const target = anchors.get(node.source);
      if (target) named.set(node, target);
    },
  });
  return named;
}

/** Turns the values of a YAML document into nodes with their positions in the page. */
class YamlReader {
  readonly problems: Problem[] = [];
  readonly #named: ReadonlyMap<Alias, Node>;
  readonly #lines: LineCounter;
  readonly #place: FrontMatterPlace;
  #count = 0;

  constructor(document: Document, lines: LineCounter, place: FrontMatterPlace) {
    this.#named = findNamed(document);
    this.#lines = lines;
    this.#place = place;
  }

  read(node: Node | null, position: JsonPosition, depth: number): JsonNode {
    const value = isAlias(node) ? this.#named.get(node) : node;
    if (++this.#count > MOST_VALUES || depth > DEEPEST) {
      if (this.problems.every(({ code }) => code !== tooLargeCode)) this.problems.push(tooLarge(position));
      return { kind: 'scalar', ...position, value: null };
    }
    if (isMap(value)) return this.#readMap(value, position, depth);
    if (isSeq(value)) {
      return { kind: 'array', ...position, items: this.#readItems(value.items, position, depth) };
    }
    if (isAlias(node) && !value) {
      this.problems.push(namesNothing(position, node));
      return { kind: 'scalar', ...position, value: `*${node.source}` };
    }
    return { kind: 'scalar', ...position, value: isScalar(value) ? plainValue(value) : null };
  }

  /** To the value that is one too many, which stands for none. */
  #readItems(written: readonly unknown[], position: JsonPosition, depth: number): JsonNode[] {
    const items: JsonNode[] = [];
    for (const [index, item] of (written as (Node | null)[]).entries()) {
      const own = { ...this.#positionOf(item, position), at: joinKey(position.at, index) };
      const node = this.read(item, own, depth + 1);
      if (this.#count > MOST_VALUES) break;
      items.push(node);
    }
    return items;
  }

  #readMap(map: { items: { key: unknown; value: unknown }[] }, position: JsonPosition, depth: number): JsonObject {
    const entries = new Map<string, JsonNode>();
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.value) : String(key);
      const own = { ...this.#positionOf(key as Node, position), at: joinKey(position.at, name) };
      if (entries.has(name))
        this.problems.push(
          problemAt(own, {
            severity: 'warning',
            code: 'duplicate-key',
            message: `The key \`${name}\` is set twice; the last one is used`,
          }),
        );
      entries.set(name, this.read(value as Node | null, own, depth + 1));
    }
    return { kind: 'object', ...position, entries: withMerged(entries) };
  }

  #positionOf(node: Node | null, otherwise: JsonPosition): JsonPosition {
    if (!node?.range) return otherwise;
    const { line, col } = this.#lines.linePos(node.range[0]);
    return { ...otherwise, line: line + this.#place.line - 1, column: col };
  }
}

/** A title that is set in asterisks looks like the name of another value. */
function namesNothing(position: JsonPosition, { source }: Alias): Problem {
  return problemAt(position, {
    severity: 'warning',
    code: 'front-matter-yaml',
    message: `There is no anchor "${source}"; \`*${source}\` is read as a string`,
    hint: `Write "*${source}" in quotes`,
  });
}

/** Keys that `<<` brings (YAML, "Merge Key Language-Independent Type"): who may read a page may stand there. */
function withMerged(entries: Map<string, JsonNode>): Map<string, JsonNode> {
  const merged = entries.get('<<');
  if (merged === undefined) return entries;
  const parts = merged.kind === 'array' ? merged.items : [merged];
  const brought = parts.toReversed().flatMap((part) => (part.kind === 'object' ? [...part.entries] : []));
  return new Map([...brought, ...[...entries].filter(([name]) => name !== '<<')]);
}

/** A number in another form than its own is a text to most keys: of version `1.10`, the number is 1.1. */
function plainValue({ value, source }: Scalar): JsonScalar['value'] {
  if (typeof value === 'number' && source !== undefined && String(value) !== source) return source;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : String(value);
}
