import { CORE_SCHEMA, defineScalarTag, floatCoreTag, intCoreTag, load, YAMLException } from 'js-yaml';
import { type Document, LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import { withoutByteOrderMark } from '../../base/text/without-byte-order-mark.ts';
import { parseExactJson } from '../../base/values/parse-exact-json.ts';
import { readDigits } from '../../base/values/read-digits.ts';
import type { Problem } from '../../model/problem.ts';

export interface ParsedTree {
  /** `undefined` when nothing could be read. */
  value: unknown;
  problems: Problem[];
}

/**
 * Reads JSON or YAML 1.2 as people write it: a byte order mark, tabs, duplicate keys (the last one wins) and dates
 * (which stay text) are no faults. A number that JavaScript would round is an `ExactNumber`. Never throws; what cannot
 * be read comes back as problems with a line.
 */
export function parseTree(text: string, file: string): ParsedTree {
  const source = withoutByteOrderMark(text);
  if (/^\s*[{[]/.test(source)) {
    const value = parseJson(source) ?? parseJson(withoutComments(source));
    if (value !== undefined) return { value, problems: [] };
  }
  try {
    return { value: load(source, { json: true, schema: exactSchema }), problems: [] };
  } catch (error) {
    return recoverTree(source, { file, cause: error });
  }
}

/** Numbers of YAML as `yaml.org` has them, with all of their digits. */
const exactSchema = CORE_SCHEMA.withTags(
  [intCoreTag, floatCoreTag].map((tag) =>
    defineScalarTag<unknown>(tag.tagName, {
      ...tag,
      resolve: (text, ...rest) => {
        const value: unknown = tag.resolve(text, ...rest);
        return typeof value === 'number' && text.length > longestSure ? readLongNumber(text, value) : value;
      },
    }),
  ),
);

/** JSON knows no plus, no zeros in front and no other base. */
function readLongNumber(text: string, value: number): unknown {
  const digits = text.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1');
  return jsonNumber.test(digits) ? readDigits(digits) : value;
}

/** Characters of a number that JavaScript never rounds; it is seldom that one has more. */
const longestSure = 15;
const jsonNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** What may be a number of a JSON text that JavaScript rounds; few descriptions have any. */
const mayRound = /[:,[]\s*-?(?:[\d.]{16}|[\d.]+e)/i;

/** `undefined` for what is no JSON, though it may be YAML. */
function parseJson(source: string): unknown {
  try {
    return mayRound.test(source) ? parseExactJson(source) : JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** Comments and trailing commas, which JSON for people's eyes often has. */
function withoutComments(source: string): string {
  const commented = source.replace(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (part) =>
    part.startsWith('"') ? part : ' ',
  );
  return commented.replace(/"(?:\\.|[^"\\])*"|,(?=\s*[}\]])/g, (part) => (part === ',' ? '' : part));
}

/** The reader that goes on after a fault is several times slower, so it only sees what the strict one refused. */
function recoverTree(source: string, { file, cause }: { file: string; cause: unknown }): ParsedTree {
  const spaced = source.replace(/^[ ]*\t[ \t]*/gm, (indent) => indent.replaceAll('\t', '  '));
  try {
    const { document, lines, outdented } = parseIndented(spaced);
    const value: unknown = document.toJS({
      maxAliasCount: 10_000,
      reviver: (_, inner: unknown) => (typeof inner === 'bigint' ? readDigits(String(inner)) : inner),
    });
    const isJson = file.endsWith('.json');
    const readable = typeof value === 'object' && value !== null;
    // What stands behind the end of what could be read is no fault of its own.
    const own = document.errors.filter(({ code }, index) => index === 0 || code !== 'UNEXPECTED_TOKEN');
    const faults = [...outdented, ...own.slice(0, mostTold).map((error) => faultOf(error, lines))];
    const problems = faults.slice(0, mostTold).map(
      ({ message, line, column }): Problem => ({
        severity: readable ? 'warning' : 'error',
        code: 'invalid-yaml',
        message: `This is not valid ${isJson ? 'JSON' : 'YAML'}: ${firstLine(message)}`,
        file,
        line,
        column,
      }),
    );
    return {
      value: readable ? value : undefined,
      problems: readable || problems.length > 0 ? problems : [unreadable(cause, file)],
    };
  } catch {
    return { value: undefined, problems: [unreadable(cause, file)] };
  }
}

const deepest = ' '.repeat(200);
const mostOutdented = 200;
/** Characters, counted as often as they are parsed. */
const mostParsed = 40e6;
/** A line takes the parser as long as so many characters, however short it is. */
const priceOfLine = 100;
/** Faults of one file. */
const mostTold = 10;

/** What is wrong with a text, and where. */
interface Fault {
  message: string;
  line: number;
  column: number;
}

interface ReadYaml {
  document: Document;
  lines: LineCounter;
}

function faultOf({ message, pos }: YAMLParseError, lines: LineCounter): Fault {
  const { line, col } = lines.linePos(pos[0]);
  return { message, line, column: col };
}

/**
 * Indents lines within `{ … }`, `[ … ]` and quotes that stand further left than what these are the value of, as those
 * of JSON and of certificates do that were put into a YAML file: all that follows would be lost. Where that does not
 * mend the text, it stays as it is.
 */
function parseIndented(source: string): ReadYaml & { outdented: Fault[] } {
  const written = parseYaml(source);
  const outdented: Fault[] = [];
  let text = source;
  let read = written;
  let last = -1;
  let parsed = 0;
  for (let tries = 0; read.document.errors.length > 0; tries++) {
    const found = findOutdented(text, read);
    parsed += text.length + priceOfLine * read.lines.lineStarts.length;
    const isLast = tries === mostOutdented || parsed > mostParsed;
    if (!found || isLast) return { ...written, outdented: [] };
    // Of lines one below the other, the first tells it.
    const { line } = found.fault;
    if (line !== last + 1) outdented.push(found.fault);
    last = line;
    const { start, end } = found;
    text = text.slice(0, start) + text.slice(start, end).replace(/^/gm, deepest) + text.slice(end);
    read = parseYaml(text);
  }
  return { ...read, outdented };
}

/** The first lines of a text that may only stand too far left. */
function findOutdented(
  text: string,
  { document, lines }: ReadYaml,
): { fault: Fault; start: number; end: number } | null {
  const error = document.errors.find(({ code }) => code === 'BAD_INDENT' || code === 'MISSING_CHAR');
  if (!error) return null;
  const fault = faultOf(error, lines);
  const [at] = error.pos;
  if (error.code === 'BAD_INDENT') {
    const start = text.lastIndexOf('\n', at - 1) + 1;
    return text.slice(start, at).trim() === '' ? { fault, start, end: start + 1 } : null;
  }
  const rest = restOfQuoted[/closing (["'])quote/.exec(fault.message)?.[1] as keyof typeof restOfQuoted];
  const start = text.indexOf('\n', at) + 1;
  const length = !rest || start === 0 ? undefined : rest.exec(text.slice(start))?.[0].length;
  if (length === undefined) return null;
  const message = 'Text in quotes must be sufficiently indented';
  return { fault: { message, line: fault.line + 1, column: 1 }, start, end: start + length };
}

/** What is left of a text in quotes, to the last of them. */
const restOfQuoted = { '"': /^(?:[^"\\]|\\[\s\S])*"/, "'": /^(?:[^']|'')*'/ };

function parseYaml(text: string): ReadYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    uniqueKeys: false,
    strict: false,
    merge: true,
    // Each fault would look for its line in all of the text.
    prettyErrors: false,
    lineCounter: lines,
    logLevel: 'silent',
    intAsBigInt: true,
  });
  return { document, lines };
}

function unreadable(cause: unknown, file: string): Problem {
  const mark = cause instanceof YAMLException ? cause.mark : undefined;
  return {
    severity: 'error',
    code: 'invalid-yaml',
    message: `This is neither JSON nor YAML: ${cause instanceof YAMLException ? cause.reason : firstLine(String(cause))}`,
    file,
    ...(mark && { line: mark.line + 1, column: mark.column + 1 }),
  };
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0]!.replace(/[.:]$/, '');
}
