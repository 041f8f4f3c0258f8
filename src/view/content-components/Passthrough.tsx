import type { ReactNode } from 'react';
import { MarkdownProp } from './MarkdownProp.tsx';

/** For names that only ever were an outer shell: their content stands for itself. */
export function Passthrough({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

/** `<MDX>` inside an expression: its text is Markdown. */
export function Mdx({ children }: { children?: ReactNode }): ReactNode {
  return <MarkdownProp value={children} as="blocks" />;
}

/** For names whose part of the page comes from elsewhere. */
export function Nothing(): null {
  return null;
}
