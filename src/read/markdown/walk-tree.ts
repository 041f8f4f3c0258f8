import type { Nodes, Root } from 'mdast';
import type {} from 'satteri';
import { smartDashes } from './smart-dashes.ts';
import { withoutMarks } from './tight-emphasis.ts';

export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Levels of a tree that are read: more than anyone writes, and far from the end of the stack. */
export const deepestLevel = 200;

/** Visits every node in document order with its ancestors; a visitor that returns `false` skips the children. */
export function walk(tree: Nodes, visit: (node: Nodes, ancestors: readonly Nodes[]) => boolean | void): void {
  const step = (node: Nodes, ancestors: readonly Nodes[]): void => {
    if (visit(node, ancestors) === false || !('children' in node) || ancestors.length > deepestLevel) return;
    const chain = [...ancestors, node];
    for (const child of node.children) step(child as Nodes, chain);
  };
  step(tree as Root, []);
}

export type Expression = Extract<Nodes, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>;

export function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
}

/** Whether an expression holds nothing but comments. */
export function isComment(expression: string): boolean {
  return /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*$/.test(expression);
}

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * The value of an attribute when it is a string, a number, a boolean or a template without placeholders; `''` for a
 * bare attribute; `null` when it is absent or computed.
 */
export function attributeValue(node: JsxElement, name: string): string | null {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    if (attribute.value === null || attribute.value === undefined) return '';
    if (typeof attribute.value === 'string') return attribute.value;
    return literalValue(attribute.value.value);
  }
  return null;
}

/** The value of an expression that is a string, a number or a boolean; `null` for any other. */
export function literalValue(expression: string): string | null {
  const match = /^\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`|(-?[\d.]+|true|false))\s*$/.exec(expression);
  return match ? (match[1] ?? match[2] ?? match[3] ?? match[4]!) : null;
}

/** What a text is read for, where that is more than to be read. */
export interface TextReading {
  /** What stands for `<br />`. */
  lineBreak?: string;
  /** Makes something else of code. */
  code?: (code: string) => string;
  /** Makes something else of words than what readers see of them. */
  words?: (words: string) => string;
}

/** What a reader sees of a node, as far as it is known without running it: expressions stand as they were written. */
export function textOf(node: Nodes, reading: TextReading = {}, level = 0): string {
  const { lineBreak = ' ', code = String, words = smartDashes } = reading;
  if (node.type === 'text') return words(withoutMarks(node.value));
  if (node.type === 'inlineCode' || node.type === 'code') return code(node.value);
  if (node.type === 'inlineMath' || node.type === 'math') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  if (isJsxElement(node) && node.name === 'br') return lineBreak;
  if (isExpression(node))
    return literalValue(node.value) ?? (node.value.trimStart().startsWith('/*') ? '' : `{${node.value}}`);
  if (!('children' in node) || level > deepestLevel) return '';
  const text = node.children.map((child) => textOf(child as Nodes, reading, level + 1)).join('');
  return isJsxElement(node) && node.name === 'code' ? code(text) : text;
}
