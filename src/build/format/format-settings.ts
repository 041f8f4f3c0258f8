import { withoutByteOrderMark } from '../../base/text/without-byte-order-mark.ts';

type Value = { kind: 'text'; text: string } | List;

interface List {
  kind: 'list';
  open: '{' | '[';
  /** It went over several lines as it was written. */
  isTall: boolean;
  members: { key: string | null; value: Value }[];
}

/** Columns that a list may take to stay on one line. */
const width = 100;
const step = '  ';
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * JSON with two spaces for each level. Every value is kept letter by letter; a list stays over several lines where its
 * author wrote it so, and on one line where it fits.
 * @throws SyntaxError for what is no JSON
 */
export function formatSettings(text: string): string {
  const source = withoutByteOrderMark(text);
  JSON.parse(source);
  return `${print(readValue(createReader(source)), '', 0)}\n`;
}

interface Reader {
  /** The next token, taken. */
  next: () => string;
  peek: () => string;
  /** Whether a line ends before the next token. */
  isAtLineEnd: () => boolean;
}

function createReader(source: string): Reader {
  const found = [...source.matchAll(tokens)];
  let index = 0;
  return {
    next: () => found[index++]![0],
    peek: () => found[index]![0],
    isAtLineEnd: () => {
      const last = found[index - 1]!;
      return source.slice(last.index + last[0].length, found[index]!.index).includes('\n');
    },
  };
}

function readValue(reader: Reader): Value {
  const text = reader.next();
  return text === '{' || text === '[' ? readList(reader, text) : { kind: 'text', text };
}

function readList(reader: Reader, open: '{' | '['): List {
  const list: List = { kind: 'list', open, isTall: reader.isAtLineEnd(), members: [] };
  while (!/^[}\]]$/.test(reader.peek())) {
    const key = open === '{' ? reader.next() : null;
    if (key !== null) reader.next();
    list.members.push({ key, value: readValue(reader) });
    if (reader.peek() === ',') reader.next();
  }
  reader.next();
  return list;
}

/** `used`: columns of the line that are taken before the value. */
function print(value: Value, indent: string, used: number): string {
  if (value.kind === 'text') return value.text;
  const { open, members } = value;
  const close = open === '{' ? '}' : ']';
  if (members.length === 0) return open + close;
  const flat = printFlat(value);
  if (flat !== null && used + flat.length <= width) return flat;
  const deeper = indent + step;
  const lines = members.map(({ key, value: member }) => {
    const head = deeper + (key === null ? '' : `${key}: `);
    return head + print(member, deeper, head.length + 1);
  });
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** On one line; `null` for what stays over several. */
function printFlat(value: Value): string | null {
  if (value.kind === 'text') return value.text;
  if (value.isTall && value.members.length > 0) return null;
  const parts = value.members.map(({ key, value: member }) => {
    const text = printFlat(member);
    return text === null ? null : (key === null ? '' : `${key}: `) + text;
  });
  if (parts.includes(null)) return null;
  if (parts.length === 0) return value.open === '{' ? '{}' : '[]';
  return value.open === '{' ? `{ ${parts.join(', ')} }` : `[${parts.join(', ')}]`;
}
