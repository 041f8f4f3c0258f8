import { isValidElement, type ReactNode } from 'react';

const deepest = 50;

/** The text a node shows, without rendering its components: strings, numbers and the children of elements. */
export function nodeText(node: ReactNode, depth = 0): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (depth > deepest) return '';
  if (Array.isArray(node)) return node.map((child) => nodeText(child, depth + 1)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? nodeText(node.props.children, depth + 1) : '';
}

/** Whether a node shows anything at all: white space, `null` and booleans do not. */
export function isBlank(node: ReactNode): boolean {
  if (node === null || node === undefined || typeof node === 'boolean') return true;
  if (typeof node === 'string') return node.trim() === '';
  return Array.isArray(node) && node.every(isBlank);
}
