import { isValidElement, type ReactNode } from 'react';

const deepest = 50;

/**
 * The text a node shows, without rendering its components: strings, numbers, the children of elements and the source of
 * formulas.
 */
export function nodeText(node: ReactNode, depth = 0): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (depth > deepest) return '';
  if (Array.isArray(node)) return node.map((child) => nodeText(child, depth + 1)).join('');
  if (!isValidElement<{ children?: ReactNode; source?: unknown }>(node)) return '';
  const { children, source } = node.props;
  return children === undefined && typeof source === 'string' ? source : nodeText(children, depth + 1);
}

/** Whether a node shows anything at all: white space, `null` and booleans do not. */
export function isBlank(node: ReactNode): boolean {
  if (node === null || node === undefined || typeof node === 'boolean') return true;
  if (typeof node === 'string') return node.trim() === '';
  return Array.isArray(node) && node.every(isBlank);
}
