import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes } from 'mdast';
import { htmlToHast } from 'satteri';
import { findComponent } from '../../base/components/find-component.ts';
import { spokenProps } from '../../base/components/spoken-props.ts';
import { literalText } from './literal-text.ts';
import { parseMdxTree } from './mdx-parser.ts';
import { smartDashes } from './smart-dashes.ts';
import { attributeValue, deepestLevel, isJsxElement, type JsxElement } from './walk-tree.ts';

/** Takes what readers see of a text, piece by piece; pieces bring the spaces between them along. */
export interface Listener {
  text: (piece: string) => void;
  /** The source of a block of code. */
  code: (source: string) => void;
  /** Told of every node first; `true` when the node is dealt with, its children included. */
  node?: (node: Nodes, ancestors: readonly Nodes[]) => boolean;
  /** Told of every node that it did not deal with, when all in it is read. */
  leave?: (node: Nodes) => void;
  /** A property whose text the listener has already. */
  isKnown?: (node: JsxElement, prop: string) => boolean;
}

/**
 * Reads a tree to a listener in the order of the text: words, alternative texts, and the properties of components that
 * their manifests call spoken. Marks, addresses, comments and code of modules are left out.
 */
export function readAloud(tree: Nodes, listener: Listener): void {
  read(tree, [], listener);
}

function read(node: Nodes, ancestors: readonly Nodes[], listener: Listener): void {
  if (listener.node?.(node, ancestors)) return;
  readNode(node, ancestors, listener);
  listener.leave?.(node);
}

function readNode(node: Nodes, ancestors: readonly Nodes[], listener: Listener): void {
  const { text, code } = listener;
  if (isJsxElement(node)) return readElement(node, ancestors, listener);
  if (node.type === 'text') return text(smartDashes(node.value));
  if (node.type === 'inlineCode' || node.type === 'inlineMath') return text(node.value);
  if (node.type === 'math') return text(` ${node.value} `);
  if (node.type === 'code') return code([...fileNameOf(node.meta), node.value].join('\n'));
  if (node.type === 'image' || node.type === 'imageReference') return text(node.alt ?? '');
  if (node.type === 'break') return text(' ');
  if (node.type === 'html') return readHtmlAloud(htmlToHast(node.value, { fragment: true }) as HtmlNodes, listener);
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return readExpression(node.value, ancestors, listener);
  if (!('children' in node) || ancestors.length > deepestLevel) return;
  readChildren(node, ancestors, listener);
  if (!phrases.has(node.type)) text(' ');
}

/** The file that a block of code is titled with, if any: readers see its name, and look for it. */
function fileNameOf(meta: string | null | undefined): string[] {
  const name = /(?:^|[\s"'=])((?:[\w@.-]+\/)*[\w-]*\.[a-z][\w.]{0,9})(?=["'\s]|$)/i.exec(meta ?? '')?.[1];
  return name === undefined ? [] : [name];
}

function readChildren(
  node: Extract<Nodes, { children: unknown }>,
  ancestors: readonly Nodes[],
  listener: Listener,
): void {
  const chain = [...ancestors, node];
  for (const child of node.children) read(child as Nodes, chain, listener);
}

/** Nodes within a sentence. */
const phrases: ReadonlySet<string> = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference']);
/** Elements that do not part the words before and after them. */
const joining: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em font i img ins mark q s small span strong sub sup u var wbr'.split(' '),
);
const silent: ReadonlySet<string> = new Set(['script', 'style', 'template', 'svg']);

function readElement(node: JsxElement, ancestors: readonly Nodes[], listener: Listener): void {
  const name = node.name ?? '';
  if (silent.has(name)) return;
  // On lines of its own, an element of a sentence parts them as any other does.
  const joins = name === '' || (joining.has(name) && node.type === 'mdxJsxTextElement');
  const gap = joins ? '' : ' ';
  const spoken = spokenProps(name)
    .filter((prop) => !listener.isKnown?.(node, prop))
    .flatMap((prop) => attributeValue(node, prop) ?? [])
    .filter((value) => /\p{L}/u.test(value));
  listener.text([gap, ...spoken.map((value) => `${value} `)].join(''));
  if (findComponent(name)?.content === 'code') readCode(node, listener);
  else if (ancestors.length <= deepestLevel) readChildren(node, ancestors, listener);
  listener.text(gap);
}

/** Code between tags stands in an expression, or is text to the parser. */
function readCode(node: JsxElement, listener: Listener): void {
  const lines: string[] = [];
  const collect = (piece: string): void => void lines.push(piece);
  readChildren(node, [], { text: collect, code: collect });
  const source = lines.join('').trim();
  if (source !== '') listener.code(source);
}

/** A literal says its text, a placeholder itself; of anything computed, the elements in it that can be read. */
function readExpression(source: string, ancestors: readonly Nodes[], listener: Listener): void {
  const literal = literalText(source);
  if (literal !== null) return listener.text(literal);
  if (/^\s*\{?\s*[\w.$-]+\s*\}?\s*$/.test(source)) return listener.text(`{${source}}`);
  const markup = /<[A-Za-z][\s\S]*>/.exec(source)?.[0];
  if (markup === undefined) return;
  listener.text(' ');
  try {
    for (const child of parseMdxTree(markup).children) read(child as Nodes, ancestors, listener);
  } catch {
    // What stands between the elements is code.
  }
}

/** Reads HTML as `readAloud` reads Markdown. */
export function readHtmlAloud(node: HtmlNodes, { text, code }: Pick<Listener, 'text' | 'code'>, level = 0): void {
  if (node.type === 'text') return text(node.value);
  if (!('children' in node) || level > deepestLevel) return;
  const name = node.type === 'element' ? node.tagName : '';
  if (silent.has(name)) return;
  const gap = name === '' || joining.has(name) ? '' : ' ';
  text(gap);
  if (name === 'img' && node.type === 'element') text(String(node.properties['alt'] ?? ''));
  for (const child of node.children) readHtmlAloud(child as HtmlNodes, { text, code }, level + 1);
  text(gap);
}
