import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { columnsOf } from './repairs/columns-of.ts';

const marker = /[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/y;
const opening = /^[ \t]*(\${2,})[^$]*$/;
const closing = /^[ \t]*(\${2,})\s*$/;

/**
 * Moves display formulas that stand four columns or more into what holds them to its edge: the parser takes the `$$`
 * with which such a one begins, but none for its end, and the rest of the page for the formula. Every line keeps its
 * length, so places stay true.
 */
export function outdentFormulas(source: string): string {
  if (!/^[ \t]+\${2}/m.test(source)) return source;
  const readLine = createFenceReader();
  const lines = source.split(/(?<=\n)/);
  /** Columns at which the content of the open items of lists starts. */
  const items: number[] = [];
  let formula: { start: number; dollars: string } | null = null;
  lines.forEach((line, index) => {
    const isProse = readLine(line.trimEnd()) === 'prose';
    if (line.trim() === '') return;
    const edge = items.at(-1) ?? 0;
    if (formula && isProse && columnsOf(leadOf(line)) >= edge) {
      if (!closing.exec(line)?.[1]?.startsWith(formula.dollars)) return;
      const shift = columnsOf(leadOf(lines[formula.start]!)) - edge;
      if (shift > 3) for (let at = formula.start; at <= index; at++) lines[at] = outdent(lines[at]!, shift);
      formula = null;
      return;
    }
    const content = line.slice(noteItems(line, items));
    const dollars = isProse ? opening.exec(content)?.[1] : undefined;
    formula = dollars === undefined ? null : { start: index, dollars };
  });
  return lines.join('');
}

/** Takes out the items that end before a line, adds those that begin in it, and gives where their markers end. */
function noteItems(line: string, items: number[]): number {
  const column = columnsOf(leadOf(line));
  while (column < (items.at(-1) ?? 0)) items.pop();
  marker.lastIndex = 0;
  let end = 0;
  while (marker.test(line)) {
    end = marker.lastIndex;
    items.push(columnsOf(line.slice(0, end).replace(/[^\t]/g, ' ')));
  }
  return end;
}

function leadOf(line: string): string {
  return /^[ \t]*/.exec(line)![0];
}

/** The blanks that are taken away before a line stand behind it. */
function outdent(line: string, shift: number): string {
  const [, lead, text, end] = /^([ \t]*)(.*?)(\r?\n?)$/s.exec(line) as unknown as [string, string, string, string];
  const kept = ' '.repeat(Math.max(0, columnsOf(lead) - shift)).slice(0, lead.length);
  return kept + text + ' '.repeat(lead.length - kept.length) + end;
}
