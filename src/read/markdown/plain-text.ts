import type { Nodes } from 'hast';
import { markdownToHast } from 'satteri';

/** Markdown, with HTML in it or without, as the words that a reader sees, in one line. */
export function plainText(markdown: string): string {
  return oneLine(textOf(parse(markdown)));
}

/** The first block of Markdown with words in it as plain text, a list or a table by its first entry. */
export function openingText(markdown: string): string {
  for (const block of blocksOf(parse(markdown))) {
    const text = oneLine(textOf(block));
    if (text !== '') return text;
  }
  return '';
}

function parse(markdown: string): Nodes {
  return markdownToHast(markdown, { features: { gfm: true, rawHtml: true } }) as Nodes;
}

const containers = new Set(['blockquote', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'div', 'section']);
const silent = new Set(['script', 'style', 'template']);
const blocks = new Set([
  ...containers,
  'p',
  'pre',
  'hr',
  'br',
  'td',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
  'dd',
]);

/** Blocks in reading order, without those that only hold others. */
function* blocksOf(node: Nodes): Generator<Nodes> {
  if (!('children' in node)) return void (yield node);
  const holdsBlocks = node.type === 'root' || (node.type === 'element' && containers.has(node.tagName));
  const isMixed = node.children.some((child) => child.type === 'text' && child.value.trim() !== '');
  if (!holdsBlocks || isMixed) return void (yield node);
  for (const child of node.children) yield* blocksOf(child as Nodes);
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type !== 'element') return node.children.map((child) => textOf(child as Nodes)).join('');
  if (silent.has(node.tagName)) return '';
  if (node.tagName === 'img') return String(node.properties['alt'] ?? '');
  const text = node.children.map((child) => textOf(child as Nodes)).join('');
  return blocks.has(node.tagName) ? ` ${text} ` : text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
