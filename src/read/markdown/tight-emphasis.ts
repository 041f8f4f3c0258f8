import type { MdastPluginDefinition } from 'satteri';
import { codeOrTemplatePattern } from '../../base/text/inline-code.ts';

/** Stands for a space beside a delimiter. Whitespace to a Markdown parser, and in no text but Ogham. */
export const gap = '\u1680';
const gaps = /\u1680/g;

/** Scripts that have no spaces between words, and those whose shortest words are written onto the next one. */
const scripts = 'Han Hiragana Katakana Hangul Bopomofo Thai Lao Khmer Myanmar Tibetan Arabic Hebrew'
  .split(' ')
  .map((script) => `\\p{sc=${script}}`)
  .join('');
/** A letter, or a mark on one. */
const tight = `(?![\\p{P}\\p{S}])[${scripts}\\p{M}ー々〆〇]`;
const letter = new RegExp(tight, 'u');
const sign = /[\p{P}\p{S}]/u;
/** Of scripts without spaces: words of other scripts stand right beside them, too (`**「接続」**OAuth`, `**名：**1`). */
const wide = '[\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]';
const besideWide = new RegExp(`^(?:[\\p{L}\\p{N}]${wide}|${wide}[\\p{L}\\p{N}])$`, 'u');
const run = String.raw`(?:\*+|~+)`;
const needed = new RegExp(
  String.raw`${tight}${run}[\p{P}\p{S}]|[\p{P}\p{S}]${run}${tight}|[\p{L}\p{N}]${run}${wide}|${wide}${run}[\p{L}\p{N}]`,
  'u',
);

/**
 * Where all characters of `tight` and `wide` stand, most others besides: a text in a language of Latin script is
 * known to need nothing in a tenth of the time that `needed` takes.
 */
const far = /[^\s!-\u02ff\u0370-\u0482\u2000-\u20cf\u2100-\u2c7f]/;

/** What holds no emphasis (code, tags, addresses of links, escapes), then runs of delimiters, then ends of blocks. */
const parts = joined([
  /^[ \t]*(?<fence>```+(?!.*`)|~~~+)[\s\S]*?(?:^[ \t]*\k<fence>[`~]*[ \t]*$|$(?![\s\S]))/,
  new RegExp(codeOrTemplatePattern),
  /\]\([^()\n]*\)|<\/?[a-zA-Z][^<>]*>|\{[^{}]*\}|\\[\s\S]/,
  /(?<run>\*+|~+)/,
  /(?<end>\n[ \t]*\n)/,
]);

/**
 * Markdown in which emphasis works between letters without spaces, as Chinese, Japanese and Korean are written, and as
 * Arabic and Hebrew write "and" (`و**«صحيح»**`). CommonMark takes the end of `**重要（強調）**です` for none, since
 * punctuation stands before it and a letter behind; what begins and what ends is made plain by a mark that
 * `withoutMarks` takes out of what the parser gives.
 */
export function markTightEmphasis(source: string): string {
  if (!far.test(source) || !needed.test(source)) return source;
  const open = new Set<string>();
  return source.replace(parts, (...found) => {
    const [whole, offset, groups] = [
      found[0] as string,
      found.at(-3) as number,
      found.at(-1) as Record<string, string>,
    ];
    if (groups['end'] !== undefined) open.clear();
    return groups['run'] === undefined ? whole : markRun(whole, { source, offset, open });
  });
}

export function withoutMarks(text: string): string {
  return text.includes(gap) ? text.replace(gaps, '') : text;
}

/** Takes the marks out of prose while it is compiled. */
export function tightEmphasisPlugin(source: string): MdastPluginDefinition[] {
  if (!source.includes(gap)) return [];
  return [
    {
      name: 'docwright-tight',
      text: (node) => (node.value.includes(gap) ? { type: 'text', value: withoutMarks(node.value) } : undefined),
    },
  ];
}

interface RunContext {
  source: string;
  offset: number;
  /** Runs that wait for their end. */
  open: Set<string>;
}

function markRun(run: string, { source, offset, open }: RunContext): string {
  const before = lastCharacter(source.slice(Math.max(0, offset - 2), offset));
  const after = firstCharacter(source.slice(offset + run.length, offset + run.length + 2));
  const isOpen = open.has(run);
  const ends = isOpen && isEnd(before, after);
  if (ends) open.delete(run);
  else if (!isOpen && isBegin(before, after)) open.add(run);
  else return run;
  if (sign.test(after) && isTight(before, after)) return ends ? run : gap + run;
  if (sign.test(before) && isTight(before, after)) return ends ? run + gap : run;
  return run;
}

/** Whether a letter and a sign stand beside a run where an author puts no space. */
function isTight(before: string, after: string): boolean {
  return letter.test(sign.test(after) ? before : after) || besideWide.test(before + after);
}

function isBegin(before: string, after: string): boolean {
  return (
    /\S/.test(after) &&
    (!sign.test(after) || !before || /\s/.test(before) || sign.test(before) || isTight(before, after))
  );
}

function isEnd(before: string, after: string): boolean {
  return (
    /\S/.test(before) &&
    (!sign.test(before) || !after || /\s/.test(after) || sign.test(after) || isTight(before, after))
  );
}

function lastCharacter(text: string): string {
  return Array.from(text).at(-1) ?? '';
}

function firstCharacter(text: string): string {
  return Array.from(text)[0] ?? '';
}

function joined(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'gmu');
}
