import type { Nodes } from 'mdast';
import { findComponent } from '../../base/components/find-component.ts';
import { codeInId } from '../../base/paths/code-in-id.ts';
import { attributeValue, isJsxElement, type JsxElement, type TextReading, textOf } from './walk-tree.ts';

/** What a node adds to the outline of its page, whether the table of contents shows it or not. */
export interface NodeHeading {
  depth: number;
  /** Plain text, in one line. */
  text: string;
  /** What its id is made from: in it, a break parts no words, hyphens are no dashes, quotes in code stay straight. */
  named: string;
  /** The id that the author gave it. */
  custom: string | null;
}

/** The heading that a node is: of Markdown, of HTML, or of a component; `null` for any other node. */
export function headingOf(node: Nodes, ancestors: readonly Nodes[]): NodeHeading | null {
  if (node.type === 'heading')
    return { depth: node.depth, ...wordsOf((reading) => textOf(node, reading)), custom: customId(node) };
  const depth = isJsxElement(node) ? elementDepth(node, ancestors) : null;
  if (depth === null) return null;
  const element = node as JsxElement;
  return { depth, ...wordsOf((reading) => elementText(element, reading)), custom: attributeValue(element, 'id') };
}

function wordsOf(read: (reading: TextReading) => string): Pick<NodeHeading, 'text' | 'named'> {
  return { text: oneLine(read({})), named: oneLine(read({ lineBreak: '', code: codeInId, words: String })) };
}

/** `{#my-id}` after a heading. */
function customId(node: Nodes): string | null {
  const properties = (node.data as { hProperties?: { id?: unknown } } | undefined)?.hProperties;
  return typeof properties?.id === 'string' ? properties.id : null;
}

/** The level at which an element joins the outline; `null` for one that does not. */
function elementDepth(node: JsxElement, ancestors: readonly Nodes[]): number | null {
  const name = node.name ?? '';
  if (/^h[1-6]$/.test(name)) return Number(name[1]);
  const { heading } = findComponent(name) ?? { heading: null };
  if (heading === null || heading.level !== null) return heading?.level ?? null;
  if (heading.text === null) return Number(attributeValue(node, 'level') ?? 2) || 2;
  const steps = ancestors.findLast((parent) => isJsxElement(parent) && parent.name === 'Steps') as
    | JsxElement
    | undefined;
  const size = attributeValue(node, 'titleSize') ?? (steps ? attributeValue(steps, 'titleSize') : null);
  return size === 'h2' || size === 'h3' ? Number(size[1]) : null;
}

function elementText(node: JsxElement, reading: TextReading): string {
  const prop = findComponent(node.name)?.heading?.text ?? null;
  if (prop === null) return textOf(node, reading);
  const title = attributeValue(node, prop) ?? '';
  return title.replace(/`([^`]+)`/g, (_, code) => reading.code?.(code) ?? code).replace(/`|\*\*|~~/g, '');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
