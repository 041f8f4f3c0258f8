import type { FindOffset } from './create-json-finder.ts';

/** Lines of one value; its keys, or the dashes of its items, begin at `column`. */
interface Block {
  from: number;
  to: number;
  column: number;
}

/**
 * Finds places in YAML by its indentation alone, for texts that would take seconds to parse. What is written between
 * braces, or comes by an alias, is as far away as where that stands.
 */
export function createYamlFinder(text: string): FindOffset {
  const lines = text.split('\n');
  const starts: number[] = [];
  for (let index = 0, at = 0; index < lines.length; at += lines[index++]!.length + 1) starts.push(at);
  const known = new Map<string, number[]>();
  const rowsOf = ({ from, to, column }: Block): number[] => {
    const name = `${from} ${to} ${column}`;
    if (!known.has(name)) known.set(name, readRows(lines, { from, to, column }));
    return known.get(name)!;
  };
  return (tokens) => {
    let block = blockFrom(lines, { from: 0, to: lines.length });
    let offset = block ? starts[block.from]! + block.column : null;
    for (const token of tokens) {
      if (!block) return offset;
      const rows = rowsOf(block);
      const row = findRow(lines, { rows, column: block.column, token });
      if (row < 0) return offset;
      const inner = innerBlock(lines, { rows, row, block });
      const isBehindDash = inner?.from === rows[row];
      offset = starts[rows[row]!]! + (isBehindDash ? inner!.column : block.column);
      block = inner;
    }
    return offset;
  };
}

/** The block that begins in the first line with something in it. */
function blockFrom(lines: readonly string[], { from, to }: Omit<Block, 'column'>): Block | null {
  for (let line = from; line < to; line++)
    if (!isEmpty(lines[line]!)) return { from: line, to, column: columnOf(lines[line]!) };
  return null;
}

/** Its first line, and those that begin where it does. */
function readRows(lines: readonly string[], { from, to, column }: Block): number[] {
  const rows = [from];
  for (let line = from + 1; line < to; line++)
    if (columnOf(lines[line]!) === column && !isEmpty(lines[line]!)) rows.push(line);
  return rows;
}

function isEmpty(line: string): boolean {
  return /^\s*(?:#|$)|^(?:---|%)/.test(line);
}

function columnOf(line: string): number {
  return line.search(/\S|$/);
}

interface RowOptions {
  rows: readonly number[];
  column: number;
  token: string;
}

/** Of a key, or of an item by its number; -1 where there is none. */
function findRow(lines: readonly string[], { rows, column, token }: RowOptions): number {
  if (!isItem(lines[rows[0]!]!, column)) {
    const spellings = [token, JSON.stringify(token), `'${token.replaceAll("'", "''")}'`];
    const isKey = (line: string, spelling: string): boolean =>
      line.startsWith(spelling, column) && /^\s*:(?:\s|$)/.test(line.slice(column + spelling.length));
    return rows.findIndex((row) => spellings.some((spelling) => isKey(lines[row]!, spelling)));
  }
  const items = rows.flatMap((row, index) => (isItem(lines[row]!, column) ? [index] : []));
  return (/^\d+$/.test(token) ? items[Number(token)] : undefined) ?? -1;
}

function isItem(line: string, column: number): boolean {
  return line[column] === '-' && /^(?:\s|$)/.test(line.slice(column + 1));
}

interface InnerOptions {
  rows: readonly number[];
  row: number;
  block: Block;
}

/** What stands behind a dash, or below a key; items of a list may stand right below the key of the list. */
function innerBlock(lines: readonly string[], { rows, row, block }: InnerOptions): Block | null {
  const { column } = block;
  const line = rows[row]!;
  const isOfList = isItem(lines[line]!, column);
  const next = rows.find((other, index) => index > row && (isOfList || !isItem(lines[other]!, column)));
  const to = next ?? block.to;
  const behind = isOfList ? lines[line]!.slice(column + 1).search(/[^\s#]/) : -1;
  return behind < 0 ? blockFrom(lines, { from: line + 1, to }) : { from: line, to, column: column + 1 + behind };
}
