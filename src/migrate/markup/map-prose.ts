/** Fences (CommonMark, 4.5). */
const fences = /^([ \t]*(?:>[ \t]*)*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|$(?![\s\S]))/gm;
/** Fences, and code inside of lines. */
const allCode = new RegExp(String.raw`${fences.source}|(\`+)(?!\`)[^\`\n]*(?:\n(?!\s*\n)[^\`\n]*)?\3(?!\`)`, 'gm');

/** `text` with what stands outside of code changed; `line` counts from 0. */
export function mapProse(text: string, change: (prose: string, line: number) => string): string {
  return mapAround(text, allCode, change);
}

/** The same outside of fences alone: code can stand inside of a link. */
export function mapOutsideFences(text: string, change: (prose: string, line: number) => string): string {
  return mapAround(text, fences, change);
}

/** Other characters in the place of code inside of lines, so that nothing in it looks like markup. */
export function maskCode(prose: string): string {
  return prose.replace(allCode, (code) => code.replace(/[^\n`]/g, '_'));
}

function mapAround(text: string, code: RegExp, change: (prose: string, line: number) => string): string {
  let result = '';
  let last = 0;
  let line = 0;
  for (const match of text.matchAll(code)) {
    const prose = text.slice(last, match.index);
    result += change(prose, line) + match[0];
    line += countBreaks(prose) + countBreaks(match[0]);
    last = match.index + match[0].length;
  }
  return result + change(text.slice(last), line);
}

export function countBreaks(text: string): number {
  return text.split('\n').length - 1;
}
