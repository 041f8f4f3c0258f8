import type { Nodes } from 'hast';
import { htmlToHast } from 'satteri';
import { addAll } from '../../../base/values/add-all.ts';

/** Elements that have no text, or one that no reader sees. */
const silent = new Set(['script', 'style', 'svg', 'iframe', 'form', 'button', 'noscript', 'template', 'link', 'meta']);

const inline = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'em',
  'i',
  'img',
  'kbd',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
]);

/** What a piece of HTML says, as Markdown: headings, paragraphs, lists, links and pictures, without its layout. */
export function readHtml(html: string): string {
  const blocks = readBlocks([htmlToHast(html, { fragment: true }) as Nodes]);
  return blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n');
}

/** Neighbours within a line are one paragraph. */
function readBlocks(nodes: readonly Nodes[]): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = (): void => {
    blocks.push(line.replace(/\s+/g, ' '));
    line = '';
  };
  for (const node of nodes) {
    if (isInline(node)) {
      line += readLine(node);
      continue;
    }
    endLine();
    addAll(blocks, readBlock(node));
  }
  endLine();
  return blocks;
}

function isInline(node: Nodes): boolean {
  return (
    node.type === 'text' || (node.type === 'element' && inline.has(node.tagName) && childrenOf(node).every(isInline))
  );
}

function readBlock(node: Nodes): string[] {
  if (node.type !== 'element') return readBlocks(childrenOf(node));
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (level !== undefined) return [`${'#'.repeat(Number(level))} ${oneLine(node)}`];
  if (node.tagName === 'li')
    return [
      `- ${readBlocks(node.children)
        .filter((text) => text.trim() !== '')
        .join(' ')
        .trim()}`,
    ];
  if (node.tagName === 'ul' || node.tagName === 'ol')
    return [
      node.children
        .flatMap(readBlock)
        .filter((text) => text.trim() !== '')
        .join('\n'),
    ];
  return silent.has(node.tagName) ? [] : readBlocks(node.children);
}

function oneLine(node: Nodes): string {
  return readLine(node).replace(/\s+/g, ' ').trim();
}

function readLine(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/[<>{}*_`[\]\\]/g, '\\$&');
  if (node.type !== 'element' || silent.has(node.tagName)) return childrenOf(node).map(readLine).join('');
  const { href, src, alt } = node.properties;
  const text = node.children.map(readLine).join('');
  const within = text.trim();
  switch (node.tagName) {
    case 'a':
      return typeof href === 'string' && within !== '' ? `[${within}](${href}) ` : text;
    case 'img':
      return typeof src === 'string' ? `![${typeof alt === 'string' ? alt : ''}](${src})` : '';
    case 'b':
    case 'strong':
      return within === '' ? text : `**${within}**`;
    case 'code':
      return within === '' ? text : `\`${within}\``;
    case 'br':
      return ' ';
    default:
      return text;
  }
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? node.children : [];
}
