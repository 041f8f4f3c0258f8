import { createFenceReader } from '../../../base/text/create-fence-reader.ts';

/** A paragraph, list item, code block or table of Markdown without components. */
export interface Block {
  kind: 'paragraph' | 'item' | 'code' | 'table';
  lines: string[];
  /** Number of the list that an item belongs to; 0 elsewhere. */
  list: number;
  /** Whether the item's list is numbered. */
  isOrdered: boolean;
  /** The heading above it within the passage; empty for none. */
  title: string;
}

interface Reading {
  lines: readonly string[];
  blocks: Block[];
  title: string;
  lists: number;
}

const itemPattern = /^(\s*)([-*+]|\d{1,9}[.)])(?:\s+|$)/;
const headingPattern = /^\s*#{1,6}\s+(.*?)\s*#*$/;
/** What is not quoted: lines, footnotes, references of links. */
const otherPattern = /^\s*(?:[-*_](?:\s*[-*_]){2,}|\[[^\]]+\]:\s.*)\s*$/;

function beginsFence(line: string): boolean {
  return createFenceReader()(line) === 'opening';
}

/** Cuts Markdown into blocks. An item keeps all that belongs to it: further paragraphs, lists, code. */
export function splitBlocks(markdown: string): Block[] {
  const reading: Reading = { lines: markdown.split('\n'), blocks: [], title: '', lists: 0 };
  for (let at = 0; at < reading.lines.length; ) at = readBlock(reading, at);
  return reading.blocks;
}

/** @returns where the next block may begin */
function readBlock(reading: Reading, at: number): number {
  const { lines } = reading;
  const line = lines[at]!;
  const heading = headingPattern.exec(line);
  if (heading) reading.title = heading[1]!;
  if (heading || line.trim() === '' || otherPattern.test(line)) return at + 1;
  if (itemPattern.test(line)) return addItem(reading, at);
  if (beginsFence(line)) return addCode(reading, at);
  if (line.trimStart().startsWith('|'))
    return addWhile(reading, at, { kind: 'table', isPart: (next) => next.trimStart().startsWith('|') });
  return addWhile(reading, at, {
    kind: 'paragraph',
    isPart: (next) =>
      next.trim() !== '' &&
      !beginsFence(next) &&
      !headingPattern.test(next) &&
      !itemPattern.test(next) &&
      !next.trimStart().startsWith('|'),
  });
}

/** Without marks of footnotes, which are not quoted themselves. Code may hold what looks like one: `[^a-z]`. */
function withoutMarks(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .replace(/(`+|~{3,})[\s\S]*?\1|\[\^[^\]\s]+\]/g, (found, code?: string) => (code === undefined ? '' : found))
    .split('\n');
}

function add(reading: Reading, block: Omit<Block, 'title' | 'list' | 'isOrdered'> & Partial<Block>): void {
  reading.blocks.push({ list: 0, isOrdered: false, title: reading.title, ...block });
}

function addCode(reading: Reading, at: number): number {
  const { lines } = reading;
  const read = createFenceReader();
  read(lines[at]!);
  let end = at + 1;
  // A quote's fence ends with the quote.
  for (let kind = 'opening'; end < lines.length && kind !== 'closing'; end++) {
    kind = read(lines[end]!);
    if (kind !== 'inside' && kind !== 'closing') break;
  }
  const own = lines.slice(at, end);
  const isQuoted = /^\s*>/.test(own[0]!);
  add(reading, { kind: 'code', lines: dedent(isQuoted ? own.map((line) => line.replace(/^\s*>\s?/, '')) : own) });
  return end;
}

function addWhile(
  reading: Reading,
  at: number,
  { kind, isPart }: { kind: 'paragraph' | 'table'; isPart: (line: string) => boolean },
): number {
  const rest = reading.lines.slice(at + 1).findIndex((line) => !isPart(line));
  const end = rest < 0 ? reading.lines.length : at + 1 + rest;
  const own = reading.lines.slice(at, end).map((line) => line.replace(/^\s*>\s?/, '').trim());
  add(reading, { kind, lines: withoutMarks(own) });
  return end;
}

function addItem(reading: Reading, at: number): number {
  const { lines, blocks } = reading;
  const [head, indent, marker] = itemPattern.exec(lines[at]!)!;
  const end = findItemEnd(lines, { at, indent: indent!.length });
  const isOrdered = /\d/.test(marker!);
  const last = blocks.at(-1);
  const continues = last?.kind === 'item' && last.isOrdered === isOrdered && last.title === reading.title;
  const body = dedent(lines.slice(at + 1, end));
  while (body.length > 0 && body.at(-1)!.trim() === '') body.pop();
  add(reading, {
    kind: 'item',
    isOrdered,
    list: continues ? last.list : ++reading.lists,
    lines: withoutMarks([lines[at]!.slice(head.length).trim(), ...body]),
  });
  return end;
}

/** An item goes on as long as lines are indented further, or a paragraph of it has no empty line before. */
function findItemEnd(lines: readonly string[], { at, indent }: { at: number; indent: number }): number {
  let end = at + 1;
  for (let next = end; next < lines.length; next++) {
    const line = lines[next]!;
    if (line.trim() === '') continue;
    const isInside = line.length - line.trimStart().length > indent;
    const isLazy =
      next === end &&
      lines[next - 1]!.trim() !== '' &&
      !itemPattern.test(line) &&
      !beginsFence(line) &&
      !headingPattern.test(line);
    if (!isInside && !isLazy) break;
    end = next + 1;
  }
  return end;
}

function dedent(lines: readonly string[]): string[] {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = widths.length > 0 ? Math.min(...widths) : 0;
  return lines.map((line) => line.slice(Math.min(least, line.length - line.trimStart().length)));
}
