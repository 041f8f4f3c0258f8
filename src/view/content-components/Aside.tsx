import { createContext, type ReactNode, useContext } from 'react';
import { usePage } from './PageProvider.tsx';
import type { AsidePart } from './page-context.ts';
import { useReaders } from './Readers.tsx';

/** Set below a part that already stands beside the text. */
const InAside = createContext(false);

/** Hands its children to the page to place beside the text; leaves them in place where the page takes none. */
export function Aside({ kind, children }: { kind: AsidePart['kind']; children: ReactNode }) {
  const page = usePage();
  const nested = useContext(InAside);
  const withReaders = useReaders();
  const node = <InAside value={true}>{children}</InAside>;
  if (nested || page.aside === null) return node;
  page.aside.push({ kind, node: withReaders(node) });
  return null;
}
