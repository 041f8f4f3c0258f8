import type { Nodes } from 'hast';
import { markdownToHast } from 'satteri';
import { escapeUnknownTags } from './escape-unknown-tags.ts';
import { withinReason } from './nests-too-deeply.ts';
import { readHtmlAloud } from './read-aloud.ts';
import { markTightEmphasis, withoutMarks } from './tight-emphasis.ts';

/** Markdown, with HTML in it or without, as the words that a reader sees, in one line. */
export function plainText(markdown: string): string {
  if (plainWords.test(markdown) && !markdown.includes('www.')) return oneLine(markdown);
  return oneLine(textOf(parse(markdown)));
}

/** One line in which no character means anything in Markdown: most titles and descriptions. */
const plainWords = /^\p{L}[\p{L}\p{M}\p{N} ,.;?'’"“”()%–—-]*$/u;

/** The first block of Markdown with words in it as plain text, a list or a table by its first entry. */
export function openingText(markdown: string): string {
  for (const block of blocksOf(parse(markdown))) {
    const text = oneLine(textOf(block));
    if (text !== '') return text;
  }
  return '';
}

function parse(markdown: string): Nodes {
  return markdownToHast(withinReason(escapeUnknownTags(markTightEmphasis(markdown))), {
    features: { gfm: true, rawHtml: true },
  }) as Nodes;
}

const containers = new Set(['blockquote', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'div', 'section']);

/** Blocks in reading order, without those that only hold others. */
function* blocksOf(node: Nodes): Generator<Nodes> {
  if (!('children' in node)) return void (yield node);
  const holdsBlocks = node.type === 'root' || (node.type === 'element' && containers.has(node.tagName));
  const isMixed = node.children.some((child) => child.type === 'text' && child.value.trim() !== '');
  if (!holdsBlocks || isMixed) return void (yield node);
  for (const child of node.children) yield* blocksOf(child as Nodes);
}

function textOf(node: Nodes): string {
  const pieces: string[] = [];
  const keep = (piece: string): void => void pieces.push(piece);
  readHtmlAloud(node, { text: keep, code: keep });
  return pieces.join('');
}

function oneLine(text: string): string {
  return withoutMarks(text).replace(/\s+/g, ' ').trim();
}
