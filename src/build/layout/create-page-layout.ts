import { sidebarFile } from '../../base/paths/build-folder.ts';
import { encodePath, markdownRoute, withBase } from '../../base/paths/routes.ts';
import type { LayoutAssets, LayoutProps, PageHead } from '../../model/layout.ts';
import type { Page } from '../../model/page.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { PageView } from '../../model/view.ts';
import { buildPageViews, type PageViews } from '../../read/navigation/build-page-view.ts';
import { addOwnText } from '../../read/site/add-own-text.ts';
import { buildHead } from '../outputs/build-head.ts';
import { hasMarkdown } from '../outputs/page-markdown.ts';
import { createClassFinder } from './create-class-finder.ts';
import { createLayoutIcons, type LayoutIcons } from './create-layout-icons.ts';
import { accountLink, navigationReaders } from './edition.ts';
import type { LayoutContext } from './layout-context.ts';
import { notFoundRoute } from './not-found-route.ts';
import { withOutline } from './settle-rendered.ts';
import { sheetsOf } from './sheets-of.ts';
import { thumbnailOf } from './thumbnail-of.ts';

export interface PageLayout {
  views: PageViews;
  icons: LayoutIcons;
  /** What a theme shows around a page, which is known before it is rendered. */
  frame: (page: Page) => PageFrame;
  /** What a theme shows of a rendered page. */
  of: (page: Page, rendered: RenderedPage) => PageLaidOut;
}

export interface PageFrame {
  view: PageView;
  head: PageHead;
  /** Whether the head names the preview picture that the build draws for the page: the author may have another. */
  showsThumbnail: boolean;
}

export interface PageLaidOut extends Pick<PageFrame, 'showsThumbnail'> {
  layout: LayoutProps;
}

/** Makes what themes get of the pages of a site. */
export function createPageLayout(context: LayoutContext): PageLayout {
  const { site, edition, secret } = context;
  const views = buildPageViews(site.navigation, site.pages, navigationReaders(edition, site, secret));
  const plainViews = edition.kind === 'marked' ? buildPageViews(site.navigation, site.pages) : views;
  const icons = createLayoutIcons(site);
  const usesUtilities = createClassFinder(context.sheets.utilityRules);
  const frame: PageLayout['frame'] = (page) => {
    const view = views.view(page.route);
    const plainView = plainViews === views ? view : plainViews.view(page.route);
    return { view, ...buildLayoutHead(page, { context, view: plainView }) };
  };
  return {
    views,
    icons,
    frame,
    of: (page, rendered) => {
      const { view, head, showsThumbnail } = frame(withShownValues(page, rendered));
      return {
        layout: {
          site,
          page: withOutline(page, rendered, context),
          lead: rendered.lead,
          view,
          head,
          assets: buildAssets(page, { context, view, rendered, usesUtilities }),
          icon: icons.draw,
        },
        showsThumbnail,
      };
    },
  };
}

/** A page whose head tells of what its code shows, instead of the code. */
function withShownValues(page: Page, { own }: RenderedPage): Page {
  return page.pending?.kind === 'values' && own ? addOwnText(page, own.text) : page;
}

interface HeadContext {
  context: LayoutContext;
  view: PageView;
}

/** The whole site's head names pages in other languages and the way to the page, which are not for every reader. */
function buildLayoutHead(
  page: Page,
  { context: { site, edition, icons, thumbnails }, view }: HeadContext,
): { head: PageHead; showsThumbnail: boolean } {
  const finish = (head: PageHead): PageHead => ({ ...head, tags: [...head.tags, ...icons] });
  if (page.route === notFoundRoute) {
    const title = `${page.title} - ${site.config.name}`;
    const tags: PageHead['tags'] = [{ kind: 'meta', name: 'robots', content: page.visibility.robots }];
    return { head: finish({ title, tags, jsonLd: null }), showsThumbnail: false };
  }
  if (edition.kind === 'marked') {
    const head = buildHead(site, page, { view: { ...view, breadcrumbs: [], switchers: [] } });
    return { head: finish({ ...head, jsonLd: null }), showsThumbnail: false };
  }
  const path = thumbnails ? thumbnailOf(page, { config: site.config, names: thumbnails }).path : undefined;
  const head = buildHead(site, page, { view, thumbnail: path });
  const showsThumbnail =
    path !== undefined && head.tags.some((tag) => tag.kind === 'property' && tag.content.endsWith(path));
  return { head: finish(head), showsThumbnail };
}

interface AssetsContext {
  context: LayoutContext;
  view: PageView;
  rendered: RenderedPage;
  usesUtilities: (html: string) => boolean;
}

function buildAssets(page: Page, { context, view, rendered, usesUtilities }: AssetsContext): LayoutAssets {
  const { site, edition, sheets, integrations } = context;
  const { directory, sidebar } = view;
  // The shell lists a directory as cards.
  const features = directory ? [...rendered.features, 'columns', 'card'] : rendered.features;
  // More of a page with islands is made in the browser.
  const isWhole = rendered.islands.length === 0;
  const html = isWhole ? rendered.html + rendered.aside : '';
  return {
    siteStyle: sheets.siteStyle,
    fonts: sheets.fonts,
    beginsWithCode: html.slice(0, firstScreen).includes('<pre'),
    styles: sheetsOf(sheets, {
      page,
      features,
      usesUtilities: !isWhole || usesUtilities(html),
    }),
    search: sheets.search,
    setsBarColor: sheets.setsBarColor,
    scripts: site.scripts.map((path) => encodePath(withBase(site.base, `/${path}`))),
    sidebar: sidebar.partial ? withBase(site.base, `/${sidebarFile(sidebar.id)}`) : null,
    markdown: hasMarkdown(page) ? encodePath(withBase(site.base, markdownRoute(page.route))) : null,
    account: accountLink(edition, { site, route: page.route === notFoundRoute ? '/' : page.route }),
    integrations,
  };
}

/** Characters of HTML that stand in the first screen of most pages. */
const firstScreen = 2500;
