import type { LayoutAssets, LayoutProps, PageHead } from '../model/layout.ts';
import type { Page } from '../model/page.ts';
import type { RenderedPage } from '../model/rendered-page.ts';
import type { Site } from '../model/site.ts';
import type { PageView } from '../model/view.ts';

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

/** Routes run inside Vite's module graph, the session outside of it: they meet at this property of the global object. */
export const sessionKey: unique symbol = Symbol.for('docwright.session');

export function publishSession(session: Session | null): void {
  (globalThis as { [sessionKey]?: Session | null })[sessionKey] = session;
}
