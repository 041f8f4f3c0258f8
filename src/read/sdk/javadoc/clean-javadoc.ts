import type { Element, ElementContent, Nodes, RootContent } from 'hast';
import { decodeText } from '../../../base/paths/decode-text.ts';
import { childElements, classesOf, wordsIn } from '../sphinx/sphinx-elements.ts';

/** What a link leads to, of a page and a place in it. It has no brackets: those end links of Markdown. */
export function javadocKey(file: string, id: string): string {
  return id === '' ? file : `${file}#${id.replace(/[()]/g, ':')}`;
}

/** The tree of a page with links as `#<key>`, listings as blocks of code, and without what is there for browsers. */
export function cleanJavadoc<Node extends Nodes>(node: Node, file: string): Node {
  if (!('children' in node)) return node;
  const children = node.children.flatMap((child, index) => cleanChild(child, node.children[index - 1], file));
  return { ...node, children };
}

function cleanChild(node: RootContent, before: RootContent | undefined, file: string): RootContent[] {
  if (node.type === 'text') return [{ ...node, value: node.value.replaceAll('\u00a0', ' ').replaceAll('\u200b', '') }];
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  if (tagName === 'button' || tagName === 'script') return [];
  // Lines break after commas in types, and no space stands there.
  if (tagName === 'wbr') return before?.type === 'text' && before.value.endsWith(',') ? [textOf(' ')] : [];
  if (tagName === 'pre') return [{ ...node, children: [listingOf(node)] }];
  const cleaned = cleanJavadoc(node, file);
  if (tagName === 'code') return linksOutside(cleaned);
  if (tagName === 'span' && Object.keys(properties).join() === 'id') return cleaned.children;
  return tagName === 'a' ? [cleanLink(cleaned, file)] : [cleaned];
}

function cleanLink(link: Element, file: string): Element {
  const { href, title } = link.properties;
  const isKnown =
    typeof href === 'string' && URL.canParse(href, baseOf(file)) && !String(title).startsWith('type parameter in ');
  if (!isKnown) return { ...link, tagName: 'span', properties: {} };
  const target = /^[a-z]+:/i.test(href) ? encodeBrackets(href) : `#${keyOf(href, file)}`;
  return { ...link, properties: { href: target } };
}

function encodeBrackets(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}

function listingOf(node: Element): Element {
  const text = wordsIn(node)
    .replace(/^\s*\n/, '')
    .trimEnd();
  const margin = [...text.matchAll(/^( *)\S/gm)].reduce((least, [, space]) => Math.min(least, space!.length), Infinity);
  const value = Number.isFinite(margin) ? text.replace(new RegExp(`^ {${margin}}`, 'gm'), '') : text;
  const [code] = childElements(node);
  const properties = { className: [classesOf(code ?? node).find(isLanguage) ?? 'language-java'] };
  return { type: 'element', tagName: 'code', properties, children: [textOf(value)] };
}

function isLanguage(name: string): boolean {
  return name.startsWith('language-');
}

/** Code in Markdown holds no links, but links hold code. */
function linksOutside(code: Element): ElementContent[] {
  const [first] = code.children;
  const links = code.children.filter(isLink);
  if (links.length === 0) return [code];
  const own = links.filter(({ properties }) => String(properties['href']).startsWith('#'));
  // `Vessel<String>` leads to one thing of the library at most, so it is one link.
  if (first && isLink(first) && (own.length === 0 || (own.length === 1 && own[0] === first)))
    return [{ ...first, children: [code] }];
  const parts: Element[] = [];
  for (const child of code.children) {
    const last = parts.at(-1);
    if (isLink(child)) parts.push({ ...child, children: [{ ...code, children: child.children }] });
    // Marks of code beside one another are read as one.
    else if (last?.tagName === 'code') last.children.push(child);
    else parts.push({ ...code, children: [child] });
  }
  return parts.flatMap((part) => (wordsIn(part).trim() === '' ? part.children : [part]));
}

function isLink(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'a';
}

function keyOf(href: string, file: string): string {
  const { pathname, hash } = new URL(href, baseOf(file));
  const id = decodeText(hash.slice(1));
  // Those are parts of a page that tell of no member, in whose ids no hyphen stands.
  return javadocKey(decodeText(pathname.slice(1)), /-(?:summary|description|detail)$/.test(id) ? '' : id);
}

function baseOf(file: string): string {
  return `file:///${file}`;
}

function textOf(value: string): { type: 'text'; value: string } {
  return { type: 'text', value };
}
