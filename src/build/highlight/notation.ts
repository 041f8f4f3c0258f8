/** What a mark such as `// [!code ++]` says about a line. */
export type LineMark = 'add' | 'remove' | 'highlight' | 'focus' | 'error' | 'warning';

export interface MarkedLine {
  text: string;
  marks: Set<LineMark>;
}

const kinds: Record<string, LineMark> = {
  '++': 'add',
  '--': 'remove',
  highlight: 'highlight',
  hl: 'highlight',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
};

const mark = String.raw`\[!code (?:\+\+|--|\w+)(?::[^\]\n]{0,60})?\]`;
const marks = `(?:${mark} ?)+`;
/** How comments begin and end, of all languages; those that begin like another one come before it. */
const blocks = [
  ['{{!--', '--}}'],
  ['{{/*', '*/}}'],
  ['{{!', '}}'],
  ['{/*', '*/}'],
  ['/*', '*/'],
  ['<!--', '-->'],
  ['<%--', '--%>'],
  ['<%#', '%>'],
  ['--[[', ']]'],
  ['(*', '*)'],
  ['{-', '-}'],
  ['{#', '#}'],
  ['{*', '*}'],
  ['@*', '*@'],
  ['<#', '#>'],
  ['#|', '|#'],
  ['#=', '=#'],
].map((ends) => ends.map((end) => end.replace(/[^<>%#@=!-]/g, '\\$&')));
const blockComment = new RegExp(
  ` {0,3}(?:${blocks.map(([start, end]) => `${start}\\*? ?${marks} ?${end}`).join('|')})`,
  'g',
);
// Behind code, what begins a comment may be its end: `i--`, `f();`, `"text"`.
const lineComment = new RegExp(
  String.raw`(?: {0,3}(?:(?<!:)//+!?|(?<!\S)(?:#+|--|;+|%+|'|"|!|::|@?rem)) ?${marks})+$`,
  'i',
);
const eachMark = /\s?\[!code (\+\+|--|\w+)(?::(\d+)|:[^\]\n]{0,60})?\]/g;

/**
 * Takes the marks out of `code` and gives its lines with what was marked. A comment that holds nothing else goes with
 * its mark; a line that holds nothing else goes too, and its mark is for the next line. `:n` marks `n` lines.
 */
export function readNotation(code: string): MarkedLine[] {
  const texts = code.split('\n');
  if (!code.includes('[!code ')) return texts.map((text) => ({ text, marks: new Set() }));
  const lines: MarkedLine[] = [];
  const pending: { kind: LineMark; from: number; count: number }[] = [];
  for (const text of texts) {
    if (!text.includes('[!code ')) {
      lines.push({ text, marks: new Set() });
      continue;
    }
    for (const [, name, count] of text.matchAll(eachMark)) {
      const kind = Object.hasOwn(kinds, name!) ? kinds[name!] : undefined;
      if (kind) pending.push({ kind, from: lines.length, count: Number(count ?? 1) });
    }
    const rest = text.trimEnd().replace(blockComment, '').replace(lineComment, '').replace(eachMark, '').trimEnd();
    if (rest.trim() !== '') lines.push({ text: rest, marks: new Set() });
  }
  for (const { kind, from, count } of pending) {
    for (const line of lines.slice(from, from + count)) line.marks.add(kind);
  }
  return lines;
}
