import { pathToRoute } from '../../base/paths/routes.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';

export interface RelatedPage {
  title: string;
  href: string;
  external: boolean;
}

const limit = 10;

/** The pages that front matter `related` names; one without a title of its own takes the page's. */
export function relatedPages(page: Page, site: Pick<Site, 'pages'>): RelatedPage[] {
  const { related } = page.frontMatter;
  if (related === false) return [];
  return related.slice(0, limit).map(({ title, href }) => {
    if (/^https?:/i.test(href)) return { title: title ?? href.replace(/^https?:\/\//i, ''), href, external: true };
    const [path = '', hash] = href.split('#');
    const route = pathToRoute(path);
    const target = title === null ? site.pages.find((other) => other.route === route) : undefined;
    return { title: title ?? target?.title ?? href, href: hash ? `${route}#${hash}` : route, external: false };
  });
}
