import { pictureTags } from '../../base/paths/picture-tags.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { openingOf } from './opening-of.ts';
import { authoredUrl } from './site-urls.ts';

/**
 * The meta tags of a page by name: what follows from the page itself, then `seo.metatags`, then the matching
 * `seo.paths` (longer ones later), then front matter; the last word wins (docs/format.md#meta-tags).
 */
export function collectMetas(site: Site, page: Page, own: OwnMetas): Map<string, string> {
  const { config } = site;
  const metas = new Map(Object.entries(defaultMetas(site, page, own)));
  for (const layer of [config.seo.metatags, ...pathMetas(config, page.route), ownWords(page), page.frontMatter.meta]) {
    for (const [name, content] of Object.entries(layer)) metas.set(name, content);
  }
  // These have a rule of their own: the visibility matrix, and a link element.
  metas.set('robots', page.visibility.robots);
  metas.delete('canonical');
  return withImages(site, metas, own);
}

export interface OwnMetas {
  title: string;
  /** The page's canonical address. */
  url: string;
  /** Address of the picture that the build draws for the page, if it does. */
  thumbnail: string | null;
}

function defaultMetas(site: Site, page: Page, { title, url }: OwnMetas): Record<string, string> {
  const { name, colors } = site.config;
  const description = descriptionOf(page);
  return {
    description,
    keywords: page.keywords.join(', '),
    generator: 'Docwright',
    'application-name': name,
    'apple-mobile-web-app-title': name,
    'msapplication-TileColor': colors.primary,
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    // Previews are of a whole address, or of none.
    'og:url': URL.canParse(url) ? url : '',
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
  };
}

/** What the page says of itself by keys of its own. */
function ownWords({ description, keywords }: Page): Record<string, string> {
  return {
    ...(description === '' ? {} : { description }),
    ...(keywords.length === 0 ? {} : { keywords: keywords.join(', ') }),
  };
}

/** Previews and search engines show about so much of a text that is no description of its author's. */
const shownOpening = 160;

/** What the head of a page says of it. */
export function descriptionOf(page: Page): string {
  return page.description || openingOf(page, shownOpening);
}

/** The tags of every folder in `seo.paths` that holds the page, shortest path first. */
export function pathMetas({ seo }: SiteConfig, route: string): Record<string, string>[] {
  return seo.paths
    .filter(({ path }) => route === `/${path}` || route.startsWith(`/${path}/`))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ metatags }) => metatags);
}

/** Previews are fetched by other sites, so pictures need whole addresses. */
function withImages(site: Site, metas: Map<string, string>, { thumbnail, title }: OwnMetas): Map<string, string> {
  const authored = metas.get('og:image') ?? metas.get('twitter:image');
  const shared = authored ?? thumbnail ?? undefined;
  for (const name of pictureTags) {
    const image = metas.get(name) ?? shared;
    if (image !== undefined) metas.set(name, authoredUrl(site, image));
  }
  // Facts about a picture follow it (Open Graph protocol, structured properties).
  if (authored === undefined && thumbnail !== null) {
    metas.set('og:image:width', '1200').set('og:image:height', '630');
    // What is drawn is the title.
    for (const name of ['og:image:alt', 'twitter:image:alt']) if (!metas.has(name)) metas.set(name, title);
  }
  return metas;
}
