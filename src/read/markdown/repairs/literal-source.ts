import type { Nodes, Root } from 'mdast';
import { mapProse } from '../../../base/text/map-prose.ts';
import { renderFence } from '../../../base/text/render-fence.ts';
import { addAll } from '../../../base/values/add-all.ts';
import { breakLongText } from '../break-long-text.ts';
import { parseMdxTree } from '../mdx-parser.ts';
import { prepareSource } from '../prepare-source.ts';
import { isComment, isExpression } from '../walk-tree.ts';
import { isWordElement, keepWordElements } from '../word-elements.ts';

/** `source` with its tags, expressions and statements made text, outside of code: Markdown that every parser takes. */
export function literalSource(source: string): string {
  return mapProse(source, literal);
}

/**
 * Markdown of strangers as MDX that stands between `before` and `after`, in which nothing may run. HTML elements of
 * words stay where all of them are closed. The parser says whether something would run: nothing else reads code, lists
 * and escapes as it does in every case. So where `literalSource` is not enough, code is changed as well, and where that
 * is not either, all is code.
 */
export function strangersSource(source: string, { before = '', after = '' } = {}): string {
  const own = countCode(`${before}\n\n${after}`);
  const isText = (text: string): boolean => own !== null && countCode(before + text + after) === own;
  const withElements = mapProse(source, (text) => keepWordElements(text, literal));
  return [...new Set([withElements, literalSource(source), literal(source)])].find(isText) ?? renderFence(source, '');
}

function literal(text: string): string {
  return text
    .replace(/(\\*)([<{}])/g, (_, slashes: string, mark: string) => escapeMark(slashes, mark))
    .replace(/^(import|export)\b/gm, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`);
}

/** Of two backslashes the first makes the second text, and what follows is as bare as without them. */
function escapeMark(slashes: string, mark: string): string {
  const pairs = slashes.slice(slashes.length % 2);
  return mark === '<' ? `${pairs}&lt;` : `${pairs}\\${mark}`;
}

/** How much in a source runs; `null` for one that the parser refuses. */
function countCode(source: string): number | null {
  const prepared = prepareSource(source);
  try {
    const written = codeNodes(parseMdxTree(breakLongText(source, 'mdx')), isCode);
    // What directives of other tools become is an element as well, of a name and with a title that hold no code.
    return written + codeNodes(parseMdxTree(prepared), isOwnCode);
  } catch {
    return null;
  }
}

function codeNodes(tree: Root, isCounted: (node: Nodes) => boolean): number {
  let count = 0;
  const waiting: Nodes[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isCounted(node)) count += 1;
    if ('children' in node) addAll(waiting, node.children);
  }
  return count;
}

function isCode(node: Nodes): boolean {
  const isHarmless = isWordElement(node) || (isExpression(node) && isComment(node.value));
  return node.type.startsWith('mdx') && !isHarmless;
}

function isOwnCode(node: Nodes): boolean {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return isCode(node);
  return (
    (isCode(node) && !/^[A-Z]/.test(node.name ?? '')) ||
    node.attributes.some(({ type, value }) => type !== 'mdxJsxAttribute' || typeof value === 'object')
  );
}
