import { isValidElement, type ReactNode } from 'react';
import type { PageContext } from './page-context.ts';
import { Visibility } from './Visibility.tsx';

const deepest = 50;

/**
 * The text that a node shows to everybody, without rendering built-in components: strings, numbers, the children of
 * elements and the source of formulas. A page's own component is asked what it makes of its children, since it may keep
 * them from some readers; one that cannot be asked has no text.
 */
export function nodeText(node: ReactNode, page: TextOptions, depth = 0): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (depth > deepest) return '';
  if (Array.isArray(node)) return node.map((child) => nodeText(child, page, depth + 1)).join('');
  if (!isValidElement<TextProps>(node)) return '';
  const { children, source } = node.props;
  if (node.type === Visibility) return node.props.for === 'humans' ? nodeText(children, page, depth + 1) : '';
  if (page.isOwn(node.type) && page.onlyWritten && children === undefined) return '';
  if (page.isOwn(node.type)) return nodeText(contentOf(node.type, node.props), page, depth + 1);
  const text = children === undefined && typeof source === 'string' ? source : nodeText(children, page, depth + 1);
  return page.reword?.(text, node.type) ?? text;
}

export interface TextOptions extends Pick<PageContext, 'isOwn'> {
  /**
   * What a component of the author's makes of nothing is left out: `## Prices <Since version="5.3" />` is led to by
   * `#prices`.
   */
  onlyWritten?: boolean;
  /** Makes something else of the text of elements of a type. */
  reword?: (text: string, type: unknown) => string;
}

interface TextProps {
  children?: ReactNode;
  source?: unknown;
  for?: unknown;
}

function contentOf(component: unknown, props: TextProps): ReactNode {
  try {
    return (component as (props: TextProps) => ReactNode)(props);
  } catch {
    return null;
  }
}

/** Whether a node shows anything at all: white space, `null` and booleans do not. */
export function isBlank(node: ReactNode): boolean {
  if (node === null || node === undefined || typeof node === 'boolean') return true;
  if (typeof node === 'string') return node.trim() === '';
  return Array.isArray(node) && node.every(isBlank);
}
