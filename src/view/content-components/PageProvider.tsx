import { createContext, type ReactNode, useContext } from 'react';
import { bareContext } from './bare-context.ts';
import type { PageContext } from './page-context.ts';

const Context = createContext<PageContext | null>(null);

/** Gives `page` to every built-in component below it. */
export function PageProvider({ page, children }: { page: PageContext; children?: ReactNode }) {
  return <Context value={page}>{children}</Context>;
}

/**
 * What the components of this page share; outside of a page (an island in the browser) a context that looks nothing up.
 */
export function usePage(): PageContext {
  return useContext(Context) ?? bareContext();
}
