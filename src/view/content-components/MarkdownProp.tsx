import type { ReactNode } from 'react';
import { usePage } from './PageProvider.tsx';

/** A prop that may be an element or a string of Markdown. */
export function MarkdownProp({ value, as }: { value: ReactNode; as: 'inline' | 'blocks' }): ReactNode {
  const page = usePage();
  const plain = typeof value !== 'string' || (as === 'inline' && !/[`*_~[\]<&$\\:]/.test(value));
  return plain ? value : page.renderMarkdown(value, as);
}
