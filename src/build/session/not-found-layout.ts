import type { HeadTag, LayoutAssets, LayoutProps } from '../../model/layout.ts';
import type { ProsePage } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { PageView, SidebarView } from '../../model/view.ts';
import { resolveFrontMatter } from '../../read/front-matter/resolve-front-matter.ts';
import type { PageContent } from './create-stylesheets.ts';

export interface NotFoundParts {
  view: (route: string) => PageView;
  assetsOf: (page: ProsePage, parts: PageContent & { sidebar: SidebarView }) => LayoutAssets;
  icons: readonly HeadTag[];
}

/** A page that stands nowhere, for the address of no page. */
export function notFoundLayout(site: Site, { view, assetsOf, icons }: NotFoundParts): Omit<LayoutProps, 'icon'> {
  const page: ProsePage = {
    kind: 'prose',
    route: '/404',
    path: '404',
    title: site.config.notFound.title ?? 'Page not found',
    description: '',
    headings: [],
    markdown: '',
    frontMatter: {
      ...resolveFrontMatter({}),
      mode: 'center',
      hideFooterPagination: true,
      timestamp: false,
    },
    visibility: {
      navigation: false,
      search: false,
      sitemap: false,
      robots: 'noindex',
      llms: false,
      groups: null,
      public: true,
    },
    keywords: [],
    boost: 1,
    place: null,
    source: null,
    lastModified: null,
  };
  const pageView = view(page.route);
  const title = `${page.title} - ${site.config.name}`;
  return {
    site,
    page,
    view: pageView,
    head: { title, tags: [{ kind: 'meta', name: 'robots', content: 'noindex' }, ...icons], jsonLd: null },
    assets: assetsOf(page, { features: [], html: '', sidebar: pageView.sidebar }),
  };
}
