import type { Nodes } from 'mdast';
import { findComponent } from '../../base/components/find-component.ts';
import { isRightValue } from '../../base/components/is-right-value.ts';
import type { ComponentManifest } from '../../model/component.ts';
import type { IconValue } from '../../model/config.ts';
import { createAnchorReader } from './create-anchor-reader.ts';
import {
  attributeValue,
  deepestLevel,
  isComment,
  isExpression,
  isJsxElement,
  type JsxElement,
  literalValue,
} from './walk-tree.ts';

/** What rendering makes of a node beside its text: headings have their ids elsewhere. */
export interface PlainNode {
  /** Addresses, as they are written. */
  links: string[];
  /** Addresses of files that it shows. */
  images: string[];
  ids: string[];
  icons: IconValue[];
}

/** Reads nodes from top to bottom; `null` for one of which only rendering tells what it leads to and names. */
export type ReadPlainNode = (node: Nodes, ancestors: readonly Nodes[]) => PlainNode | null;

/** Reads the nodes of one page. */
export function createPlainReader(): ReadPlainNode {
  const anchorOf = createAnchorReader();
  let codes = 0;
  return (node, ancestors) => {
    const anchor = anchorOf(node);
    // Nobody looks at what lies deeper, nor whether it can be rendered at all.
    if (ancestors.length >= deepestLevel) return null;
    if (!isJsxElement(node)) return readMarkdown(node);
    const component = findComponent(node.name);
    if (!component) return readElement(node);
    if (!component.isPlain || !node.attributes.every((attribute) => isPlainProp(attribute, component))) return null;
    const own = readComponent(node, component);
    const { name } = component;
    if (name === 'Tabs') return node.children.every(isTab) ? own : null;
    if (name === 'CodeGroup')
      return node.children.every(({ type }) => type === 'code')
        ? { ...own, ids: node.children.flatMap(() => panelIds(`code-${++codes}`)) }
        : null;
    if (!component.anchor) return own;
    // A nested accordion is found by a path of ids, too.
    if (!anchor || (name === 'Accordion' && ancestors.some(isAccordion))) return null;
    const { id } = anchor.heading;
    return { ...own, ids: component.anchor.ids === 'tab' ? panelIds(id) : [id] };
  };
}

/** A panel and the tab that opens it. */
function panelIds(id: string): string[] {
  return [id, `${id}-tab`];
}

function readMarkdown(node: Nodes): PlainNode | null {
  if (node.type === 'link') return { ...nothingToNote, links: [encoded(node.url)] };
  if (node.type === 'image') return { ...nothingToNote, images: [encoded(node.url)] };
  if (node.type === 'code') return /\btwoslash\b/.test(node.meta ?? '') ? null : nothingToNote;
  return plainTypes.has(node.type) || (isExpression(node) && isComment(node.value)) ? nothingToNote : null;
}

/** As it stands in the page: browsers would take a backslash for a slash. */
function encoded(url: string): string {
  return url.replaceAll('\\', '%5C');
}

/** Of most nodes. */
export const nothingToNote: PlainNode = { links: [], images: [], ids: [], icons: [] };

const plainTypes: ReadonlySet<string> = new Set<Nodes['type']>([
  'root',
  'paragraph',
  'heading',
  'text',
  'emphasis',
  'strong',
  'delete',
  'blockquote',
  'list',
  'listItem',
  'inlineCode',
  'thematicBreak',
  'break',
  'table',
  'tableRow',
  'tableCell',
]);

type Attribute = JsxElement['attributes'][number];

/** What is written out; `undefined` for what is computed. */
function writtenValue(attribute: Attribute): string | null | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined;
  const { value } = attribute;
  return typeof value === 'object' && value !== null ? (literalValue(value.value) ?? undefined) : (value ?? null);
}

/** An object of numbers and strings, which runs without a fault. */
const plainObject = /^\{\s*(?:(?:\w+|"[\w-]+"|'[\w-]+')\s*:\s*(?:"[^"\\]*"|'[^'\\]*'|-?[\d.]+)\s*(?:,\s*|(?=\})))*\}$/;

function isPlainStyle(attribute: Attribute): boolean {
  if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'style') return false;
  const { value } = attribute;
  return typeof value === 'object' && value !== null && plainObject.test(value.value.trim());
}

/** Texts in which Markdown finds an address. */
const addressInText = /\[|<|:\/\/|www\.|@/;

function isPlainProp(attribute: Attribute, { props }: ComponentManifest): boolean {
  if (attribute.type !== 'mdxJsxAttribute' || !Object.hasOwn(props, attribute.name)) return false;
  const prop = props[attribute.name]!;
  const value = writtenValue(attribute);
  if (value === undefined) return isPlainStyle(attribute);
  if (prop.type === 'style' || attribute.name === 'disabled' || attribute.name === 'dropdown') return false;
  // Titles of a size of their own are headings.
  if (attribute.name === 'titleSize') return false;
  if (prop.type === 'icon') return value !== null && !/[/.<]/.test(value);
  return isRightValue(prop, value) && !(prop.type === 'content' && addressInText.test(value ?? ''));
}

function readComponent(node: JsxElement, { props }: ComponentManifest): PlainNode {
  const value = (name: string): string => (Object.hasOwn(props, name) ? (attributeValue(node, name) ?? '') : '');
  const href = value('href') || value('link');
  const image = value('img') || value('src');
  const name = value('icon').trim();
  const library = (value('iconLibrary') || null) as IconValue['library'];
  return {
    links: href === '' ? [] : [href],
    images: image === '' ? [] : [image],
    ids: value('id') === '' ? [] : [value('id')],
    icons: name === '' ? [] : [{ name, style: value('iconType') || null, library }],
  };
}

function isTab(node: Nodes): boolean {
  return isJsxElement(node) && findComponent(node.name)?.name === 'Tab';
}

function isAccordion(node: Nodes): boolean {
  return isJsxElement(node) && findComponent(node.name)?.name === 'Accordion';
}

const elements =
  /^(?:a|b|br|center|details|div|em|h[1-6]|hr|i|img|kbd|li|mark|ol|p|s|small|span|strong|su[bp]|summary|u|ul)$/;
const attributes = /^(?:align|alt|aria-[a-z]+|class|className|height|href|id|name|open|rel|src|target|title|width)$/;

function readElement(node: JsxElement): PlainNode | null {
  const name = node.name ?? '';
  const isPlain = (attribute: Attribute): boolean =>
    isPlainStyle(attribute) ||
    (attribute.type === 'mdxJsxAttribute' && attributes.test(attribute.name) && writtenValue(attribute) !== undefined);
  if (!elements.test(name) || !node.attributes.every(isPlain)) return null;
  const value = (attribute: string): string[] => [attributeValue(node, attribute) ?? ''].filter((text) => text !== '');
  const isHeading = /^h\d$/.test(name);
  return {
    ...nothingToNote,
    links: name === 'a' ? value('href') : [],
    images: name === 'img' ? value('src') : [],
    ids: isHeading ? [] : [...value('id'), ...(name === 'a' ? value('name') : [])],
  };
}
