import { createFenceReader } from './create-fence-reader.ts';
import { isEscaped } from './inline-code.ts';

interface Part {
  from: number;
  to: number;
}

/** Code inside of lines (CommonMark 0.31, section 6.1), which goes on in the next line at most. */
function inlineCode(text: string): Part[] {
  const marks = [...text.matchAll(/`+/g)];
  const found: Part[] = [];
  let line = { break: -1, end: 0 };
  for (let at = 0; at < marks.length; at++) {
    const { 0: opening, index: from } = marks[at]!;
    if (isEscaped(text, from)) continue;
    if (from > line.break) line = lineAt(text, from);
    let close = at + 1;
    while (close < marks.length && marks[close]!.index < line.end && marks[close]![0] !== opening) close++;
    if (close >= marks.length || marks[close]!.index >= line.end) continue;
    found.push({ from, to: marks[close]!.index + opening.length });
    at = close;
  }
  return found;
}

/** Where the line of a place ends, and where code ends that begins in it: before an empty line, and the third one. */
function lineAt(text: string, from: number): { break: number; end: number } {
  const first = endOfLine(text, from);
  const second = endOfLine(text, first + 1);
  return { break: first, end: text.slice(first, second).trim() === '' ? first : second };
}

function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found < 0 ? text.length : found;
}

/** `text` with what stands outside of code changed; `line` counts from 0. */
export function mapProse(text: string, change: (prose: string, line: number) => string): string {
  return mapOutsideFences(text, (part, start) => {
    let result = '';
    let last = 0;
    let line = start;
    for (const { from, to } of inlineCode(part)) {
      const [prose, code] = [part.slice(last, from), part.slice(from, to)];
      result += change(prose, line) + code;
      line += countBreaks(prose) + countBreaks(code);
      last = to;
    }
    return result + change(part.slice(last), line);
  });
}

/** The same outside of fences alone: code can stand inside of a link. */
export function mapOutsideFences(text: string, change: (prose: string, line: number) => string): string {
  const read = createFenceReader();
  const parts: { isProse: boolean; line: number; lines: string[] }[] = [];
  for (const [line, source] of text.split('\n').entries()) {
    const isProse = read(source) === 'prose';
    const last = parts.at(-1);
    if (last?.isProse === isProse) last.lines.push(source);
    else parts.push({ isProse, line, lines: [source] });
  }
  return parts
    .map(({ isProse, line, lines }, index) => {
      // Breaks belong to the prose around them, which is looked at by whole lines.
      const written = lines.join('\n') + (index < parts.length - 1 ? '\n' : '');
      return isProse ? change(written, line) : written;
    })
    .join('');
}

/** Other characters in the place of code inside of lines, so that nothing in it looks like markup. */
export function maskCode(prose: string): string {
  let last = 0;
  const parts = inlineCode(prose).map(({ from, to }) => {
    const part = prose.slice(last, from) + prose.slice(from, to).replace(/[^\n`]/g, '_');
    last = to;
    return part;
  });
  return parts.join('') + prose.slice(last);
}

/** Counts the breaks before places of `text`, asked for one after the other: each part of it is looked at once. */
export function createBreakCounter(text: string): (offset: number) => number {
  let [counted, last] = [0, 0];
  return (offset) => {
    if (offset < last) [counted, last] = [0, 0];
    counted += countBreaks(text.slice(last, offset));
    last = offset;
    return counted;
  };
}

export function countBreaks(text: string): number {
  return text.split('\n').length - 1;
}
