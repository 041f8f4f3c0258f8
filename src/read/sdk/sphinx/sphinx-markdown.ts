import type { Element, ElementContent, Nodes } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes as MdastNodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { SdkCode } from '../../../model/api/sdk.ts';
import { childElements, classesOf, hasClassName, isAdded, wordsIn } from './sphinx-elements.ts';

/** What Sphinx writes of a comment as Markdown; links to symbols are links of artefacts. */
export function sphinxMarkdown(nodes: readonly ElementContent[]): string {
  if (nodes.length === 0) return '';
  const tree = toMdast({ type: 'root', children: nodes.flatMap(prepare) }, { document: true }) as MdastNodes;
  const markdown = toMarkdown(tree as never, {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    emphasis: '*',
    fences: true,
    resourceLink: true,
  });
  return markdown.trim();
}

/** Code in which names lead to symbols. */
export function sphinxCode(nodes: readonly Nodes[]): SdkCode {
  return nodes.flatMap((node): SdkCode => {
    if (node.type === 'text') return [node.value];
    const key = node.type === 'element' ? keyOf(node) : null;
    if (key !== null) return [{ text: wordsIn(node), to: key }];
    return 'children' in node && !isAdded(node) ? sphinxCode(node.children) : [];
  });
}

/** The symbol that a link of Sphinx leads to; `null` for any other element. */
function keyOf({ tagName, properties }: Element): string | null {
  const href = properties['href'];
  const at = typeof href === 'string' ? href.indexOf('#') : -1;
  return tagName !== 'a' || at < 0 || /^[a-z]+:/i.test(String(href)) ? null : String(href).slice(at + 1);
}

/** Coloured code as plain code, links as links of artefacts, and nothing that Sphinx adds. */
function prepare(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  if (isAdded(node)) return [];
  const language = classesOf(node).find((name) => name.startsWith('highlight-'));
  if (language !== undefined) return [codeBlock(wordsIn(node), language.slice('highlight-'.length))];
  if (node.tagName === 'code') return [{ ...node, children: [{ type: 'text', value: wordsIn(node) }] }];
  if (hasClassName(node, 'math')) return [formulaOf(node)];
  const title = hasClassName(node, 'admonition-title');
  const children = node.children.flatMap(prepare);
  if (title) return [{ ...node, children: [{ type: 'element', tagName: 'strong', properties: {}, children }] }];
  const key = keyOf(node);
  return [{ ...node, ...(key !== null && { properties: { href: `sdk:${encodeURIComponent(key)}` } }), children }];
}

/** A formula as its source: in a text of strangers, no part is one. */
function formulaOf(node: Element): Element {
  const value = wordsIn(withoutNumber(node))
    .trim()
    .replace(/^\\[[(]\s*|\s*\\[\])]$/g, '');
  if (node.tagName === 'div') return codeBlock(value, 'latex');
  return { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value }] };
}

/** The number of an equation stands before it. */
function withoutNumber(node: Element): Element {
  return { ...node, children: node.children.filter((child) => !hasClassName(child, 'eqno')) };
}

function codeBlock(text: string, written: string): Element {
  const language = ['default', 'pycon', 'python3', 'none'].includes(written) ? 'python' : written;
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    children: [{ type: 'text', value: text }],
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}

/** The fields below a comment (`Parameters`, `Returns`), by their labels in small letters. */
export function sphinxFields(lists: readonly Element[]): Map<string, Element> {
  const fields = new Map<string, Element>();
  for (const list of lists) {
    let label = '';
    for (const element of childElements(list)) {
      if (element.tagName === 'dt') label = wordsIn(element).replace(/:\s*$/, '').trim();
      else fields.set(label.toLowerCase(), element);
    }
  }
  return fields;
}
