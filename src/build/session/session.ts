import type { LayoutAssets, LayoutProps, PageHead } from '../../model/layout.ts';
import type { Page } from '../../model/page.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { Site } from '../../model/site.ts';
import type { PageView } from '../../model/view.ts';

/** What Astro's routes ask for. One session is one site being built or served. */
export interface Session {
  site: Site;
  /** By route; `null` for an address without a page. */
  findPage: (route: string) => Page | null;
  render: (page: Page) => Promise<RenderedPage>;
  view: (route: string) => PageView;
  head: (page: Page, rendered: RenderedPage) => PageHead;
  assets: (page: Page, rendered: RenderedPage) => LayoutAssets;
  /** Markup of an icon for the shell. */
  icon: LayoutProps['icon'];
  /** What the theme shows for an address without a page. */
  notFound: () => Omit<LayoutProps, 'icon'>;
}

/**
 * Routes run inside Vite's module graph, the session outside of it: they meet at this property of the global object. A build has
 * a `run` of its own, because Node keeps the modules of the last one, with the routes that it had.
 */
export function sessionName(run: string): string {
  return `docwright.session.${run}`;
}

export function publishSession(session: Session | null, run = 'current'): void {
  const place = globalThis as Record<symbol, unknown>;
  const key = Symbol.for(sessionName(run));
  if (session) place[key] = session;
  else delete place[key];
}
