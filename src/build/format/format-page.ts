import { withoutByteOrderMark } from '../../base/text/without-byte-order-mark.ts';
import { splitFrontMatter } from '../../read/front-matter/split-front-matter.ts';
import { parseMdx } from '../../read/markdown/parse-mdx.ts';
import { prepareSource } from '../../read/markdown/prepare-source.ts';
import { joinLines, lineRules, type PageLine, readLines } from './line-rules.ts';

/**
 * A page or snippet written as all others are: without spaces at the ends of lines and rows of empty lines, with an
 * empty line around headings, hyphens before list items and one line break at the end. Front matter and code stay as
 * they are. The parser has the last word: a rule by which it would read anything else is not applied to the page.
 */
export function formatPage(source: string): string {
  let result = source;
  for (let pass = 0; pass < mostPasses; pass++) {
    const next = applyOnce(result);
    if (next === result) break;
    result = next;
  }
  return result;
}

/** What one rule changes may be what another looks at, where pages are oddly written. */
const mostPasses = 10;

function applyOnce(source: string): string {
  const text = withoutByteOrderMark(source).replace(/\r\n?/g, '\n');
  const { body } = splitFrontMatter(text);
  const head = text.slice(0, text.length - body.length);
  const lines = readLines(body);
  const whole = applyRules(lines, lineRules);
  const meaning = meaningOf(body);
  const isSame = (candidate: readonly PageLine[]): boolean => meaningOf(joinLines(candidate)) === meaning;
  return head.replace(/^\s+/, '') + frame(joinLines(isSame(whole) ? whole : applySafe(lines, isSame)), head !== '');
}

function applyRules(lines: readonly PageLine[], rules: readonly (typeof lineRules)[number][]): readonly PageLine[] {
  return rules.reduce<readonly PageLine[]>((result, rule) => rule(result), lines);
}

/** One rule after the other, and only those that leave everything as it is. */
function applySafe(lines: readonly PageLine[], isSame: (lines: readonly PageLine[]) => boolean): readonly PageLine[] {
  return lineRules.reduce<readonly PageLine[]>((result, rule) => {
    const next = rule(result);
    return isSame(next) ? next : result;
  }, lines);
}

/** One empty line behind front matter, and one line break at the end. */
function frame(body: string, hasHead: boolean): string {
  const inner = body.replace(/^(?:[ \t]*\n)+/, '').replace(/(?<=\n|^)(?:[ \t]*\n)*[ \t]*$/, '');
  if (inner === '') return '';
  return `${hasHead ? '\n' : ''}${inner}${inner.endsWith('\n') ? '' : '\n'}`;
}

/** What the parser reads, without the places. */
function meaningOf(body: string): string {
  const { tree, problems } = parseMdx(prepareSource(body), { file: '', line: 1 });
  const faults = problems.map(({ code, message }) => `${code} ${message}`);
  return JSON.stringify([tree, faults], (key, value: unknown) => (key === 'position' ? undefined : value));
}
