import { createFenceReader } from './create-fence-reader.ts';

/** Code inside of lines (CommonMark 0.31, section 6.1). */
const inlineCode = /(`+)(?!`)[^`\n]*(?:\n(?!\s*\n)[^`\n]*)?\1(?!`)/g;

/** `text` with what stands outside of code changed; `line` counts from 0. */
export function mapProse(text: string, change: (prose: string, line: number) => string): string {
  return mapOutsideFences(text, (part, start) => {
    let result = '';
    let last = 0;
    let line = start;
    for (const { 0: code, index } of part.matchAll(inlineCode)) {
      const prose = part.slice(last, index);
      result += change(prose, line) + code;
      line += countBreaks(prose) + countBreaks(code);
      last = index + code.length;
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
  return prose.replace(inlineCode, (code) => code.replace(/[^\n`]/g, '_'));
}

export function countBreaks(text: string): number {
  return text.split('\n').length - 1;
}
