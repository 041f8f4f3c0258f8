import type { HeadTag, LayoutAssets, LayoutProps } from '../../model/layout.ts';
import type { ProsePage } from '../../model/page.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { Site } from '../../model/site.ts';
import type { PageView, SidebarView } from '../../model/view.ts';
import { resolveFrontMatter } from '../../read/front-matter/resolve-front-matter.ts';
import type { PageContent } from './create-stylesheets.ts';

/** What the theme shows for an address without a page, and the author's own words for it as HTML. */
export interface NotFoundPage {
  layout: LayoutProps;
  rendered: RenderedPage;
}

export interface NotFoundParts {
  render: (page: ProsePage) => Promise<RenderedPage>;
  view: (route: string) => PageView;
  assetsOf: (page: ProsePage, parts: PageContent & { sidebar: SidebarView }) => LayoutAssets;
  icons: readonly HeadTag[];
  icon: LayoutProps['icon'];
}

/**
 * A page that stands nowhere, for the address of no page; its text is `errors.404.description`, MDX like any page's.
 */
export async function buildNotFoundPage(
  site: Site,
  { render, view, assetsOf, icons, icon }: NotFoundParts,
): Promise<NotFoundPage> {
  const { title: ownTitle, description } = site.config.notFound;
  const page: ProsePage = {
    kind: 'prose',
    route: '/404',
    path: '404',
    title: ownTitle ?? 'Page not found',
    lead: '',
    description: '',
    summary: '',
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
    source: description === null ? null : { file: 'docs.json', body: description, line: 1 },
    lastModified: null,
  };
  const pageView = view(page.route);
  const rendered = await render(page);
  const title = `${page.title} - ${site.config.name}`;
  return {
    rendered,
    layout: {
      site,
      page,
      lead: '',
      view: pageView,
      head: { title, tags: [{ kind: 'meta', name: 'robots', content: 'noindex' }, ...icons], jsonLd: null },
      assets: assetsOf(page, {
        features: rendered.features,
        html: rendered.islands.length > 0 ? null : rendered.html,
        sidebar: pageView.sidebar,
      }),
      icon,
    },
  };
}
