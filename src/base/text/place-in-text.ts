import { inlineCodePattern } from './inline-code.ts';

export interface TextPlace {
  line: number;
  column: number;
}

/**
 * Where `wanted` stands in a Markdown text, counted from 1 and moved by the line on which the text starts in its file.
 * What stands in code is taken only where nothing else is found. `null` when it is nowhere.
 */
export function placeInText(text: string, wanted: string | RegExp, firstLine = 1): TextPlace | null {
  if (wanted === '') return null;
  const find = (searched: string): number =>
    typeof wanted === 'string' ? searched.indexOf(wanted) : searched.search(wanted);
  const inProse = find(blankCode(text));
  return placeAt(text, inProse < 0 ? find(text) : inProse, firstLine);
}

/** The same for an expression that a compiler may have written in another form: spaces, quotes and ends differ. */
export function placeOfExpression(text: string, expression: string, firstLine = 1): TextPlace | null {
  const prose = blankCode(text);
  const { letters, offsets } = reduce(prose);
  // Elements inside of it are written as tags by the author and as calls by the compiler.
  const [words = ''] = reduce(expression.replace(/_jsxs?\([\s\S]*$/, '')).letters.split('/*');
  for (let length = words.length; length > 0; length = length > 4 ? Math.max(4, length >> 1) : 0) {
    const part = words.slice(0, length);
    const at = [`{${part}}`, `{${part}`, part].map((form) => letters.indexOf(form)).find((index) => index >= 0);
    if (at !== undefined) return placeAt(text, offsets[at]!, firstLine);
  }
  return null;
}

function placeAt(text: string, offset: number, firstLine: number): TextPlace | null {
  if (offset < 0) return null;
  const before = text.slice(0, offset).split('\n');
  return { line: firstLine + before.length - 1, column: before.at(-1)!.length + 1 };
}

const inlineCode = new RegExp(inlineCodePattern, 'g');

/** Spaces in the place of fenced and inline code, so that offsets stay true. */
export function blankCode(text: string): string {
  const blank = (code: string): string => code.replace(/[^\n]/g, ' ');
  return text
    .replace(/^[ \t]*(```+(?!.*`)|~~~+)[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))/gm, blank)
    .replace(inlineCode, blank);
}

/** The same, with values of attributes that are written like code of Markdown in quotes: `href={`/x`}`. */
export function blankCodeButValues(text: string): string {
  return blankCode(text.replace(/=(\s*)\{`([^`\n]*)`\}/g, '=$1{"$2"}'));
}

function reduce(text: string): { letters: string; offsets: number[] } {
  const offsets: number[] = [];
  let letters = '';
  for (let index = 0; index < text.length; index++) {
    if (/[\s;,()'"`]/.test(text[index]!)) continue;
    letters += text[index];
    offsets.push(index);
  }
  return { letters, offsets };
}
