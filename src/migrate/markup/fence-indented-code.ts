import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { renderFence } from '../../base/text/render-fence.ts';

/** What is continued by indented lines: items of lists, notes, definitions, blocks of PyMdown. */
const continued = /^ {0,3}(?:(?:[*+-]|\d{1,9}[.)])(?:[ \t]|$)|\[\^[^\]]+\]:|:[ \t]|!!!|\?\?\?|===|\/\/\/)/;
/** What nobody shows as code on purpose: elements, lists, blocks. */
const noCode = /^\s*(?:<[/!a-z]|[*+-][ \t]|\d+[.)][ \t]|!!!|\?\?\?|===)/i;
const deep = /^(?: {4}| {0,3}\t)/;

/**
 * Indented code (CommonMark 0.31, section 4.4), which MDX does not have, as fences on the blank lines around it.
 * What goes on within something else stays.
 */
export function fenceIndentedCode(text: string): string {
  if (!/^(?: {4}| {0,3}\t)/m.test(text)) return text;
  const lines = text.split('\n');
  const result: string[] = [];
  const read = createFenceReader();
  let isWithin = false;
  let isRaw = false;
  for (let index = 0; index < lines.length; ) {
    const line = lines[index]!;
    const isBehindBlank = index === 0 || lines[index - 1]!.trim() === '';
    const isProse = read(line) === 'prose' && line.trim() !== '';
    const isStart = isProse && isBehindBlank && !isWithin && !isRaw && deep.test(line) && !noCode.test(line);
    const end = isStart ? endOfCode(lines, index) : index;
    if (end > index) {
      if (result.at(-1)?.trim() === '') result.pop();
      result.push(fenceOf(lines.slice(index, end).map((code) => code.replace(deep, ''))));
      index = lines[end]?.trim() === '' ? end + 1 : end;
      // The fence stands for the blank line that the next one needs before it.
      isWithin = false;
      continue;
    }
    // Of a line with both, the last one counts.
    const [mark] = isProse ? [...line.matchAll(/<(\/?)(?:pre|script|style|textarea)\b/gi)].slice(-1) : [];
    if (mark !== undefined) isRaw = mark[1] === '';
    if (isProse) {
      if (continued.test(line)) isWithin = true;
      else if (/^#/.test(line) || (isBehindBlank && /^\S/.test(line))) isWithin = false;
    }
    result.push(line);
    index++;
  }
  return result.join('\n');
}

/** Where lines of code end that can have blank ones between them. */
function endOfCode(lines: readonly string[], start: number): number {
  let end = start;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index]!;
    if (line.trim() === '') continue;
    if (!deep.test(line)) break;
    end = index + 1;
  }
  return end;
}

/** The first line can say the language (Python-Markdown, CodeHilite). */
function fenceOf([first = '', ...others]: readonly string[]): string {
  const language = /^(?::::|#!)([a-z][\w+-]*)[ \t]*$/.exec(first)?.[1];
  return renderFence((language === undefined ? [first, ...others] : others).join('\n'), language ?? '');
}
