import { createFenceReader } from '../../../base/text/create-fence-reader.ts';
import { inlineCodePattern } from '../../../base/text/inline-code.ts';
import { holdsMath } from '../protect-dollars.ts';
import { codeStart } from './code-start.ts';
import { endOfTag } from './end-of-tag.ts';
import { lineEnd } from './line-end.ts';
import { angledAddress } from './mend-markup.ts';
import { endOfStatement } from './repair-esm.ts';

/** What of a source the parser surely takes for text. */
export interface Prose {
  /**
   * The source, with blanks in the place of code, statements, formulas, escapes, expressions, the content of comments
   * and what stands in tags behind their names. Offsets and lines are those of the source.
   */
  text: string;
  /** From an opening brace to just past the one that closes it; none that stands within another. */
  expressions: readonly Range[];
  /** Offsets of braces that nothing closes. */
  openBraces: readonly number[];
}

interface Range {
  start: number;
  end: number;
}

/** A tag is no longer than that. */
const longestTag = 5000;
const inlineCode = new RegExp(inlineCodePattern, 'g');
const formulas = /\$\$[\s\S]*?\$\$|\$[^$\n]+\$/g;
const address = new RegExp(angledAddress.source, 'y');
const tagName = /<\/?[A-Za-z_$][\w.:-]*(?=[\s/>])/y;
/** Escapes, statements that begin a block, comments, what may be a tag, and braces. */
const signs = /\\[\s\S]|(?<=^|\n[ \t]*\n)(?:import|export)\b|<!--|<|[{}]/g;

/**
 * Reads what is text in a source that the parser refuses. Where that is not sure, it is not among the text. Takes time
 * in proportion to the source.
 */
export function readProse(source: string): Prose {
  const text = withoutCode(source);
  const hidden: Range[] = [];
  const pairs: Range[] = [];
  const openBraces: number[] = [];
  const pattern = new RegExp(signs);
  const mayEnd = createEndFinder(text);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [sign] = match;
    const start = match.index;
    if (sign === '{') openBraces.push(start);
    else if (sign === '}') {
      const opening = openBraces.pop();
      if (opening !== undefined) pairs.push({ start: opening, end: start + 1 });
    } else {
      const part = sign !== '<' || mayEnd(start) ? hiddenAt(text, start, sign) : null;
      if (!part) continue;
      hidden.push(part);
      pattern.lastIndex = part.end;
    }
  }
  const expressions = outermost(pairs);
  return { text: blank(text, [...hidden, ...expressions]), expressions, openBraces };
}

/** Whether a tag may end that begins at a place: none does without a `>`. Places are asked for in their order. */
function createEndFinder(text: string): (start: number) => boolean {
  let end = -1;
  return (start) => {
    if (end < start) end = text.indexOf('>', start);
    if (end < 0) end = Number.POSITIVE_INFINITY;
    return end - start < longestTag;
  };
}

/** What a sign other than a brace hides, itself or what follows. */
function hiddenAt(text: string, start: number, sign: string): Range | null {
  if (sign.startsWith('\\')) return { start, end: start + 2 };
  if (sign === '<!--') {
    const end = text.indexOf('-->', start);
    return end < 0 ? null : { start: start + sign.length, end: end + 3 };
  }
  if (sign === '<') {
    tagName.lastIndex = start;
    address.lastIndex = start;
    const name = address.test(text) ? undefined : tagName.exec(text)?.[0];
    const length = name === undefined ? null : endOfTag(text.slice(start, start + longestTag), 0);
    return length === null ? null : { start: start + name!.length, end: start + length - 1 };
  }
  const rest = text.slice(start, lineEnd(text, start));
  return codeStart.test(rest) ? { start, end: start + endOfStatement(text.slice(start)) } : null;
}

function withoutCode(source: string): string {
  const read = createFenceReader();
  const prose = source
    .split('\n')
    .map((line) => (read(line) === 'prose' ? line : ' '.repeat(line.length)))
    .join('\n')
    .replace(inlineCode, blanks);
  return holdsMath(source) ? prose.replace(formulas, blanks) : prose;
}

function outermost(pairs: Range[]): Range[] {
  let last = 0;
  return pairs
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < last) return false;
      last = end;
      return true;
    });
}

function blank(text: string, hidden: Range[]): string {
  let result = '';
  let at = 0;
  for (const { start, end } of hidden.sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    result += text.slice(at, from) + blanks(text.slice(from, end));
    at = end;
  }
  return result + text.slice(at);
}

function blanks(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
