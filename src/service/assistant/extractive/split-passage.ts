import { endsInColon } from './ends-in-colon.ts';
import { renderPlainMarkdown } from './render-plain-markdown.ts';
import { type Block, splitBlocks } from './split-blocks.ts';

/** A piece of a passage that can be quoted by itself. */
export interface Snippet {
  /** Markdown without components; of an item without its mark. */
  markdown: string;
  kind: 'sentence' | 'item' | 'code' | 'table';
  /** Place in the passage. */
  position: number;
  /** Number of its paragraph or list: what belongs together has the same. */
  block: number;
  isOrdered: boolean;
  /** The heading above it within the passage; empty for none. */
  title: string;
  /** Leads elsewhere and says nothing by itself, or would not read well. */
  isPointer: boolean;
}

/** What is longer is left out as a whole: an answer is no page. */
const mostLines = { code: 60, table: 12 };
/** Of a longer table single rows are quoted, under its head. */
const mostRows = 200;
const headLines = 2;
/** What follows further down is on the page. */
const longestPassage = 30_000;
const longestItem = 1_200;
const longestSentence = 600;

/** Cuts a passage's MDX into sentences, list items, code blocks and tables, in their order. */
export function splitPassage(markdown: string, language: string): Snippet[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const snippets: Snippet[] = [];
  let block = 0;
  let list = 0;
  for (const part of splitBlocks(renderPlainMarkdown(markdown.slice(0, longestPassage)))) {
    if (part.kind !== 'item' || part.list !== list) block++;
    list = part.list;
    for (const text of cutBlock(part, sentences)) {
      snippets.push({
        markdown: text,
        kind: part.kind === 'paragraph' ? 'sentence' : part.kind,
        position: snippets.length,
        block,
        isOrdered: part.isOrdered,
        title: part.title,
        isPointer: isPointer(text, part),
      });
    }
  }
  return snippets.map((snippet) => ({ ...snippet, isPointer: snippet.isPointer || isDangling(snippet, snippets) }));
}

/** Announces what cannot be quoted. */
function isDangling({ kind, markdown, block, position }: Snippet, snippets: readonly Snippet[]): boolean {
  if (kind !== 'sentence' || !endsInColon(markdown)) return false;
  return !snippets.some((other) => other.position > position && other.kind !== 'sentence' && other.block <= block + 2);
}

function cutBlock({ kind, lines }: Block, sentences: Intl.Segmenter): string[] {
  if (kind === 'code') return lines.length > 2 && lines.length <= mostLines.code ? [lines.join('\n')] : [];
  if (kind === 'table') return cutTable(lines);
  const text = withoutPictures(kind === 'item' ? lines.join('\n') : joinLines(lines)).trim();
  if (kind === 'paragraph')
    return joinFragments([...sentences.segment(text.replace(/\s+/g, ' '))].map(({ segment }) => segment))
      .map(breakLines)
      .filter((sentence) => sentence.length <= longestSentence);
  const whole = text.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n').replace(/^([^\n]*:)\n\n(?=[^\s\-*+|`~#\d])/, '$1 ');
  return whole === '' || whole.length > longestItem ? [] : [whole];
}

/** Opens a line where an author broke the one before: a real line break would end a sentence. */
const lineBreak = '\uE000';

/** A backslash at the end breaks a line, unless another one escapes it. */
function joinLines(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/\s*(?<!\\)((?:\\{2})*)\\$/, `$1 ${lineBreak}`)).join('\n');
}

function breakLines(sentence: string): string {
  return sentence
    .split(lineBreak)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\\\n');
}

function cutTable(lines: readonly string[]): string[] {
  if (lines.length <= headLines) return [];
  if (lines.length <= mostLines.table) return [lines.join('\n')];
  const head = lines.slice(0, headLines);
  return lines.slice(headLines, headLines + mostRows).map((row) => [...head, row].join('\n'));
}

function withoutPictures(text: string): string {
  return text.replace(/!\[[^\]]*\]\([^()]*\)/g, '');
}

/**
 * What sentence rules cut off too early ("e.g.", "v1. 2", within brackets or marks) goes back to what it belongs to.
 */
function joinFragments(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && (/^\p{Ll}/u.test(sentence) || last.length < 12 || isTorn(last)))
      joined[joined.length - 1] = last + sentence;
    else joined.push(sentence);
  }
  return joined.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/** Whether a mark that a sentence opens is not closed in it. */
function isTorn(text: string): boolean {
  const bare = text.replace(/\\./g, '').replace(/`[^`]*`/g, '');
  const count = (mark: string): number => bare.split(mark).length - 1;
  return count('**') % 2 === 1 || count('`') % 2 === 1 || count('[') !== count(']') || count('(') > count(')');
}

/** What stands where somebody still has to write: `TODO`, `Coming soon!` */
const unwritten =
  /^(?:to ?do|tb[acd]|wip|work in progress|under construction|coming (?:very )?soon|to be (?:added|announced|completed|defined|determined|done|written)|próximamente|en construcción|em breve|em construção|à venir|bientôt disponible|demnächst|in arbeit|prossimamente|binnenkort|скоро|敬请期待|即将推出|待补充|準備中|近日公開|준비 중)$/iu;

/** A link and what it leads to; what is still to be written; or what would show marks of a component. */
function isPointer(text: string, { kind }: Block): boolean {
  if (kind === 'code' || kind === 'table') return false;
  const bare = text.replace(/`[^`]*`/g, '');
  if (unwritten.test(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))) return true;
  if (/<\/?[A-Za-z][^<>]*>|\{[^{}]*\}/.test(bare) || isTorn(text)) return true;
  const words = bare.replace(/\[[^\]]*\]\([^()]*\)/g, '').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return /^(?:\*\*)?\[[^\]]*\]\([^()]*\)/.test(text) && (kind === 'item' || words < 4);
}
