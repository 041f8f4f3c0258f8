import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { inlineCodePattern } from '../../base/text/inline-code.ts';

/**
 * Escapes the single dollars that are not mathematics, so that the parser leaves prices and shell variables alone; a
 * source without mathematics is parsed without it, and stays as it is. The rule is Pandoc's (`tex_math_dollars`): the
 * opening `$` has a non-space right after it, the closing one a non-space before it and no digit after it; and, beyond
 * Pandoc, what stands between must not start with a digit that makes a price, unless it holds a command or a power as
 * TeX writes them, or nothing but numbers, letters and operators, and stays within one paragraph. Fenced and inline
 * code is left as it is.
 */
export function protectDollars(source: string): string {
  if (!holdsMath(source)) return source;
  return splitCode(source)
    .map(({ text, isCode }) => (isCode ? text : protectText(text)))
    .join('');
}

/** Whether a source has a formula anywhere. */
export function holdsMath(source: string): boolean {
  if (!pairOfDollars.test(source)) return false;
  return splitCode(source).some(({ text, isCode }) => {
    if (isCode) return false;
    for (const { isFormula } of dollars(text)) if (isFormula) return true;
    return false;
  });
}

/** `source` with the dollars escaped between which a formula would be read, for pages in which there are none. */
export function escapeFormulas(source: string): string {
  if (!pairOfDollars.test(source)) return source;
  return splitCode(source)
    .map(({ text, isCode }) => (isCode ? text : escapeAround(text)))
    .join('');
}

/** What stands outside of code, in parts that are formulas and parts that are none. */
export function splitFormulas(prose: string): { text: string; isFormula: boolean }[] {
  const parts: { text: string; isFormula: boolean }[] = [];
  let last = 0;
  for (const { index, end, isFormula } of dollars(prose)) {
    if (!isFormula) continue;
    parts.push({ text: prose.slice(last, index), isFormula: false }, { text: prose.slice(index, end), isFormula });
    last = end;
  }
  return [...parts, { text: prose.slice(last), isFormula: false }];
}

/**
 * Calls `change` with the code of a prepared source that stands among prose and holds dollars: what is between
 * backticks or braces, and tags.
 */
export function mapDollarsOfCode(source: string, change: (code: string) => string): string {
  const mapProse = (prose: string): string =>
    prose.replace(codeOrDollar, (part) => (/^[`{<]/.test(part) ? change(part) : part));
  return splitCode(source)
    .map(({ text, isCode }) => (isCode || !text.includes('$') ? text : mapProse(text)))
    .join('');
}

function escapeAround(source: string): string {
  let result = '';
  let last = 0;
  for (const { index, end, isFormula } of dollars(source)) {
    if (!isFormula || source.startsWith('$$', index)) continue;
    result += `${source.slice(last, index)}\\$${source.slice(index + 1, end - 1)}\\$`;
    last = end;
  }
  return result + source.slice(last);
}

/**
 * `source` with a second dollar around what Pandoc's rule takes for a formula and ours for a price or a variable, for
 * pages of which all dollars were marks: `$b,$`.
 */
export function doubleDollars(source: string): string {
  if (!pairOfDollars.test(source)) return source;
  return splitCode(source)
    .map(({ text, isCode }) => (isCode ? text : doubleAround(text)))
    .join('');
}

function doubleAround(source: string): string {
  let result = '';
  let last = 0;
  for (const { index, end, isFormula } of dollars(source)) {
    const run = source.slice(index, end);
    const isPair = /^\$(?!\s)[^$\n]*[^\s\\$]\$$/.test(run) && !/\d/.test(source[end] ?? '');
    if (isFormula || !isPair || index < last) continue;
    result += `${source.slice(last, index)}$${run}$`;
    last = end;
  }
  return result + source.slice(last);
}

/** Markdown as its readers have it, without the marks before dollars of prose; those in code are its author's. */
export function restoreDollars(source: string): string {
  if (!source.includes('\\$')) return source;
  return splitCode(source)
    .map(({ text, isCode }) => (isCode ? text : text.replace(codeOrMark, (part) => (part === '\\$' ? '$' : part))))
    .join('');
}

/** On one line or on two that follow one another; no formula is without. */
const pairOfDollars = /\$[^\n$]*(?:\n[^\n$]*)?\$/;

function protectText(source: string): string {
  let result = '';
  let last = 0;
  for (const { index, isFormula } of dollars(source)) {
    if (isFormula) continue;
    result += `${source.slice(last, index)}\\$`;
    last = index + 1;
  }
  return result + source.slice(last);
}

/** Formulas, and the single dollars that begin none. */
function* dollars(source: string): Generator<{ index: number; end: number; isFormula: boolean }> {
  const pattern = new RegExp(codeOrDollar);
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const run = match.groups?.['text'];
    if (run === undefined) {
      if (match[0].startsWith('$$')) yield { index: match.index, end: pattern.lastIndex, isFormula: true };
      continue;
    }
    const around = { before: source[match.index - 1] ?? '', after: source[pattern.lastIndex] ?? '' };
    const isFormula = isMath(run, around);
    const end = pattern.lastIndex;
    // The dollar that ends a run may begin a formula.
    if (!isFormula) pattern.lastIndex = match.index + 1;
    yield { index: match.index, end, isFormula };
  }
}

const displayed = /\$\$[\s\S]*?\$\$/.source;
const expression = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]{0,2000}\}){0,2000}\}){0,2000}\}/.source;
const escaped = /\\[${]/.source;
const run = /(?<text>\$(?:\\.|[^\n$`\\])*(?:\n(?!\n)(?:\\.|[^\n$`\\])*)?\$?)/.source;

/** With its attributes; no dollar stands beside them. */
const tag = `<[a-zA-Z](?:[^<>"'{}$]|"[^"]{0,2000}"|'[^']{0,2000}'|${expression}){0,500}>`;

/** Inline code, display mathematics, expressions and tags are skipped; a run outside of them is group `text`. */
const codeOrDollar = new RegExp([inlineCodePattern, displayed, escaped, expression, tag, run].join('|'), 'g');
const codeOrMark = new RegExp([inlineCodePattern, displayed, escaped, expression, tag].join('|'), 'g');

/** Parts of the source in order; fences, and imports and exports, in which a dollar is JavaScript's, are code. */
function splitCode(source: string): { text: string; isCode: boolean }[] {
  const parts: { text: string; isCode: boolean }[] = [];
  const read = createFenceReader();
  let depth = 0;
  let isStatement = false;
  for (const line of source.split(/(?<=\n)/)) {
    const isFence = !isStatement && read(line.trimEnd()) !== 'prose';
    if (!isFence && /^(?:import|export)\b/.test(line)) isStatement = true;
    if (isStatement && line.trim() === '' && depth <= 0) isStatement = false;
    depth = isStatement ? depth + openBrackets(line) : 0;
    const isCode = isFence || isStatement;
    const last = parts.at(-1);
    if (last?.isCode === isCode) last.text += line;
    else parts.push({ text: line, isCode });
  }
  return parts;
}

/**
 * Brackets that a line of code opens, less those it closes; near enough, since only a blank line between them matters.
 */
function openBrackets(line: string): number {
  return (line.match(/[([{]/g)?.length ?? 0) - (line.match(/[)\]}]/g)?.length ?? 0);
}

/** The characters on both sides of a run. */
interface Around {
  before: string;
  after: string;
}

function isMath(run: string, { before, after }: Around): boolean {
  if (run.length < 3 || !/^\$(?!\s)[\s\S]*[^\s\\]\$$/.test(run) || /\d/.test(after)) return false;
  const inner = run.slice(1, -1);
  if (!/[\w$]/.test(before) && !/[\w({[]/.test(after) && isTerm(inner)) return true;
  return (!/^\d/.test(inner) || /\\[a-zA-Z]{2}|\^/.test(inner)) && looksLikeMath(inner);
}

/**
 * Numbers, letters with primes, and what operators and brackets make of them, without a word: no dollar ends a price,
 * and what stands between those of two variables begins or ends with an operator.
 */
function isTerm(inner: string): boolean {
  if (inner.length > 60 || !term.test(inner) || /[A-Za-z]{3}/.test(inner)) return false;
  // Two words with nothing between them are prose.
  if (/[\w')\]] +[\w([]/.test(inner)) return false;
  // Intervals open with one kind and close with another.
  return inner.split(/[([]/).length === inner.split(/[)\]]/).length;
}

const term = /^[-\w([|][\w'()[\]+\-*/,:.;=<>|! ≤≥≠≈·×÷±∈∞…−]*(?<![-+*/,:.;=<>( ])$/;

/** A shell variable, a template placeholder or plain words between two dollars are not a formula. */
function looksLikeMath(inner: string): boolean {
  if (/[{}\\^_=+<>|]/.test(inner) && !/^\{[^\\]*\}?$/.test(inner)) return true;
  return inner.length <= 12 && /^[A-Za-z](?:[A-Za-z]|\s*[-+*/(),]\s*[\w()]+)*$/.test(inner);
}
