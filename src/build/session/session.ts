import type { LayoutProps } from '../../model/layout.ts';
import type { Page } from '../../model/page.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { Site } from '../../model/site.ts';
import type { PageView } from '../../model/view.ts';
import type { ArrangedPage } from '../arrange/open-arranger.ts';

/** What Astro's routes ask for. One session is one site being built or served. */
export interface Session {
  site: Site;
  /** By route; `null` for an address without a page. */
  findPage: (route: string) => Page | null;
  render: (page: Page) => Promise<RenderedPage>;
  view: (route: string) => PageView;
  /** What the theme shows of a rendered page. */
  layout: (page: Page, rendered: RenderedPage) => LayoutProps;
  /** What the theme shows for an address without a page. */
  notFound: () => Promise<ArrangedPage>;
}
