import { createFenceReader } from '../../base/text/create-fence-reader.ts';

const delimiters = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/**
 * Escapes the pipes of code and of words that lead somewhere, and those that are escaped twice, in rows of tables with
 * more cells than their head: GFM drops what stands in the cells beyond it (`` | `string | null` | it | ``). Fences are
 * left as they are, and so is a row that would have too few cells then. A backtick without another in its cell is
 * escaped as well: the parser looks for it in the rows below, and takes their code for none.
 */
export function protectPipes(source: string): string {
  if (!source.includes('|')) return source;
  const lines = source.split('\n');
  const read = createFenceReader();
  let columns = 0;
  lines.forEach((line, index) => {
    const kind = read(line);
    const head = lines[index - 1] ?? '';
    if (kind !== 'prose' || !line.includes('|')) columns = 0;
    else if (columns > 0) lines[index] = escapeLoneTicks(protectRow(line, columns));
    else if (delimiters.test(line) && head.includes('|')) {
      columns = countCells(line);
      lines[index - 1] = escapeLoneTicks(protectRow(head, columns));
    }
  });
  return lines.join('\n');
}

function protectRow(row: string, columns: number): string {
  if (countCells(row) <= columns) return row;
  const escaped = row
    .replace(/\\{2,}\|/g, '\\|')
    .replace(/(?<![`\\])(`+)(?!`).*?[^`]\1(?!`)|\\`[^`]*\\`|\[[^[\]]*\]\([^\s()]*\)/g, (part) =>
      part.replace(/(?<!\\)\|/g, '\\|'),
    );
  return countCells(escaped) >= columns ? escaped : row;
}

function escapeLoneTicks(row: string): string {
  if (!row.includes('`') || escapeTicks(row) === row) return row;
  return row
    .split(/(?<!\\)(?=\|)/)
    .map(escapeTicks)
    .join('');
}

/** A run of backticks begins code that ends with the next run as long (CommonMark section 6.1). */
function escapeTicks(text: string): string {
  const runs = Array.from(text.matchAll(/`+/g), ({ 0: { length }, index }) => ({ start: index, length }));
  // Last ones first, so that those that are passed are taken off the end.
  const ends = Map.groupBy(runs.toReversed(), ({ length }) => length);
  const parts: string[] = [];
  let done = 0;
  let codeEnd = 0;
  for (const run of runs) {
    const shift = isEscaped(text, run.start) ? 1 : 0;
    const [start, length] = [run.start + shift, run.length - shift];
    if (run.start < codeEnd || length === 0) continue;
    const left = ends.get(length) ?? [];
    while (left.length > 0 && left.at(-1)!.start < start + length) left.pop();
    const end = left.at(-1);
    if (end) codeEnd = end.start + length;
    else {
      parts.push(text.slice(done, start), '\\`'.repeat(length));
      done = start + length;
    }
  }
  return parts.join('') + text.slice(done);
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

function countCells(row: string): number {
  if (row.length > 1 && row.startsWith('|') && row.endsWith('|') && !row.includes('\\'))
    return row.split('|').length - 2;
  const inner = row.replace(/^[ \t>]*\|?/, '').replace(/(?<!\\)\|[ \t]*$/, '');
  return (inner.replace(/\\[\\|]/g, '').match(/\|/g)?.length ?? 0) + 1;
}
