import { createFenceReader } from '../../../base/text/create-fence-reader.ts';
import { addAll } from '../../../base/values/add-all.ts';

/** A source with blank lines in it that its author did not write. */
export interface Parted {
  source: string;
  /** Those lines, in order: which lines of `source` they are, from 1 on, and at which offsets. */
  added: readonly AddedLine[];
}

export interface AddedLine {
  line: number;
  offset: number;
}

/** Lines without a blank one among them: more than people write, as programs do that write tables. */
const longBlock = 150;
/** A block is parted no finer than this. */
const leastLines = 50;

/** A part of a table or list, or a component: no paragraph goes on after it. */
const parts = String.raw`(?:t[rdh]|t(?:head|body|foot|able)|[uod]l|li|d[td]|[A-Z][\w.]*)`;
const closing = new RegExp(String.raw`^[ \t]*</${parts}>[ \t]*$`);
const opening = new RegExp(String.raw`^[ \t]*<${parts}(?:[ \t][^<>]*)?>[ \t]*$`);
/** Where a blank line means something: between items, in quotes and in what goes on over several lines. */
const marker = /^[ \t]*(?:[-*+>]|\d{1,9}[.)])(?:[ \t]|$)/;

/**
 * Parts blocks of very many lines where one element ends and its sibling begins. For each paragraph the parser reads
 * on to the next blank line, so that half a megabyte of a table took it seconds; between elements a blank line says
 * nothing.
 */
export function partLongBlocks(source: string): Parted {
  const lines = source.split('\n');
  const cuts = lines.length > longBlock ? findCuts(lines) : [];
  if (cuts.length === 0) return { source, added: [] };
  const bounds = [0, ...cuts, lines.length];
  const pieces = bounds.slice(1).map((end, index) => lines.slice(bounds[index], end).join('\n'));
  let offset = 0;
  const added = cuts.map((cut, index) => {
    offset += pieces[index]!.length + 1;
    return { line: cut + index + 1, offset: offset++ };
  });
  return { source: pieces.join('\n\n'), added };
}

/** The line that a line of a parted source has in the source as it was written. */
export function writtenLine(line: number, added: readonly AddedLine[]): number {
  return line - countBefore(added, (one) => one.line < line);
}

/** The same for an offset. */
export function writtenOffset(offset: number, added: readonly AddedLine[]): number {
  return offset - countBefore(added, (one) => one.offset < offset);
}

/**
 * What `parse` gives for a parted source.
 * @throws Error what `parse` throws, in the lines of the source as it was written
 */
export function withWrittenLines<T>(added: readonly AddedLine[], parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (added.length === 0 || !(error instanceof Error)) throw error;
    const written = (line: string): string => String(writtenLine(Number(line), added));
    throw new Error(error.message.replaceAll(/(?<=^|\()\d+(?=:\d+)/g, written), { cause: error });
  }
}

/** How many of `added` are before a place, by halving. */
function countBefore(added: readonly AddedLine[], isBefore: (one: AddedLine) => boolean): number {
  let low = 0;
  for (let high = added.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (isBefore(added[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Indices of the lines before which a blank one may stand. */
function findCuts(lines: readonly string[]): number[] {
  const cuts: number[] = [];
  const readLine = createFenceReader();
  let start = 0;
  for (let index = 0; index <= lines.length; index++) {
    const line = lines[index] ?? '';
    if (readLine(line) === 'prose' && line.trim() !== '') continue;
    if (index - start > longBlock) addAll(cuts, cutBlock(lines, start, index));
    start = index + 1;
  }
  return cuts;
}

function cutBlock(lines: readonly string[], start: number, end: number): number[] {
  const cuts: number[] = [];
  for (let index = start, last = start; index < end; index++) {
    if (!isPlain(lines[index]!)) return [];
    const isBetween = index - last >= leastLines && closing.test(lines[index - 1]!) && opening.test(lines[index]!);
    if (!isBetween) continue;
    cuts.push(index);
    last = index;
  }
  return cuts;
}

/** Whether nothing begins in a line that may go on in the next ones, but elements. */
function isPlain(line: string): boolean {
  return !marker.test(line) && !/[{}<`]/.test(line.replaceAll(/\{[^{}]*\}|<[^<>]*>|`[^`]*`/g, ''));
}
