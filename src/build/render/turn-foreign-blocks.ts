import { textDirection } from '../../base/languages/language-tag.ts';
import { ownDirection } from '../../base/languages/own-direction.ts';
import { unescapeHtml } from '../../base/text/unescape-html.ts';

/** Blocks that hold words, or other blocks, whose direction would change with theirs. */
const TAG =
  /<(\/?)(p|h[1-6]|li|dt|dd|th|td|summary|figcaption|div|ul|ol|dl|pre|table|section|details|blockquote|figure|button|dw-island)\b([^<>]*)>/g;

/** What stands beside a number, an icon or a sign: turned as a block, it would go to the other end of the line. */
const besideSigns = /\bclass="[^"]*(?:-(?:title|label|description)\b|\bpane-)/;
/** Such parts of a line that holds its signs too. */
const linePart =
  /(<span class="[\w -]*-(?:title|label|description)\b[^<>]*>)([^<]*(?:<(?!\/?span\b)[^<]*)*)(?=<\/span>)/g;

/** Text that begins a run, and in it nothing that may have a place of its own. */
const plainRun = /^\s*[^\s<][^<]*(?:<\/?(?:a|abbr|b|br|code|del|em|i|kbd|mark|strong|sub|sup|u)\b[^<>]*>[^<]*)*$/;

interface OpenTag {
  tag: string;
  name: string;
  attributes: string;
}

interface Around {
  /** Within an island, whose elements React compares with its own. */
  isFixed: boolean;
}

/**
 * HTML of a page in a language that is written from right to left, with the direction of blocks that are not, as those
 * from an API description in English are.
 */
export function turnForeignBlocks(html: string, language: string | null): string {
  if (textDirection(language) === 'ltr') return html;
  let turned = '';
  let read = 0;
  let open: OpenTag | null = null;
  let islands = 0;
  for (const { 0: tag, 1: slash, 2: name, 3: attributes, index } of html.matchAll(TAG)) {
    const run = html.slice(read, index);
    const around = { isFixed: islands > 0 };
    turned +=
      open && slash !== '' && open.name === name
        ? turnBlock(open, run, around)
        : (open?.tag ?? '') + turnRun(run, around);
    if (name === 'dw-island') islands += slash === '' ? 1 : -1;
    open = slash === '' ? { tag, name: name!, attributes: attributes! } : null;
    if (!open) turned += tag;
    read = index + tag.length;
  }
  return turned + (open?.tag ?? '') + html.slice(read);
}

/** A block without others in it, up to its closing tag. */
function turnBlock({ tag, name, attributes }: OpenTag, content: string, { isFixed }: Around): string {
  const isLine = name === 'summary' || name === 'button';
  if (/\bdir=/.test(attributes) || name === 'pre' || (isLine && isFixed)) return tag + content;
  if (isLine && content.includes('<span'))
    return tag + content.replace(linePart, (_, part, text) => part + isolated(text));
  if (isLine || (!isFixed && besideSigns.test(attributes))) return tag + isolated(content);
  const direction = ownDirection(wordsOf(content));
  return direction ? `${tag.slice(0, -1)} dir="${direction}">${content}` : tag + content;
}

/** What stands beside blocks. */
function turnRun(run: string, { isFixed }: Around): string {
  return !isFixed && plainRun.test(run) && isBalanced(run) ? isolated(run) : run;
}

/** Text that keeps its place in the line, and its own direction in there. */
function isolated(content: string): string {
  if (!ownDirection(wordsOf(content))) return content;
  const [text = '', ...sign] = content.split(/(?=<a class="heading-anchor")/);
  const start = text.search(/\S/);
  return `${text.slice(0, start)}<bdi>${text.slice(start)}</bdi>${sign.join('')}`;
}

function isBalanced(run: string): boolean {
  let depth = 0;
  for (const [, slash, name] of run.matchAll(/<(\/?)(\w+)/g)) {
    if (name !== 'br') depth += slash === '' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Without code: names and types alone are no sentence. */
function wordsOf(content: string): string {
  return unescapeHtml(content.replace(/<code\b[^<>]*>.*?<\/code>|<[^<>]*>/gs, ' '));
}
