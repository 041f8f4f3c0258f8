import type { HeadTag, LayoutAssets } from '../../model/layout.ts';
import type { ProsePage } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { Edition } from './edition.ts';
import type { SiteSheets } from './sheets-of.ts';
import type { ThumbnailNames } from './thumbnail-of.ts';

/** What the layouts of all pages have in common: plain data, sent once to every process that arranges pages. */
export interface LayoutContext {
  /** Of `layoutSite`. */
  site: Site;
  edition: Edition;
  /** Of the marks in rendered pages. */
  secret: string;
  sheets: SiteSheets;
  /** The site's icon, for the head of every page. */
  icons: HeadTag[];
  integrations: LayoutAssets['integrations'];
  /** `null` where pages have no preview pictures. */
  thumbnails: ThumbnailNames | null;
}

/**
 * A site as layouts see it. What pages say is left out, and what is said of their operations: each page comes with its
 * own when it is arranged, and a second copy of all of them in every process would double the memory.
 */
export function layoutSite(site: Site): Site {
  const ids = new Set(site.apis.map(({ id }) => id));
  return {
    ...site,
    // Of the navigation they ask the tree that was built of it.
    config: { ...site.config, redirects: [], navigation: { at: site.config.navigation.at } },
    pages: site.pages.map(
      (page): ProsePage => ({
        kind: 'prose',
        route: page.route,
        path: page.path,
        title: page.title,
        lead: '',
        description: page.description,
        summary: '',
        headings: [],
        markdown: '',
        frontMatter: page.frontMatter,
        visibility: page.visibility,
        keywords: [],
        boost: 1,
        place: page.place,
        source: null,
        lastModified: null,
      }),
    ),
    apis: site.apis.map((api) => ({ ...api, operations: [], webhooks: [], channels: [], schemas: {} })),
    // Whether there is one to hand out is shown, not how large it is: that changes with every edit of it.
    assets: site.assets.flatMap(({ path }) => (ids.has(path) ? [{ path, size: 0 }] : [])),
    snippets: {},
    // Heads say that there is a feed, not what stands in it.
    feeds: Object.fromEntries(Object.entries(site.feeds).map(([route, entries]) => [route, entries.slice(0, 1)])),
    skills: [],
    problems: [],
  };
}
