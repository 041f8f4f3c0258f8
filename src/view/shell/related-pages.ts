import { resolveExternalTarget } from '../../base/paths/resolve-link.ts';
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
  return related.slice(0, limit).flatMap(({ title, href }) => {
    const target = resolveExternalTarget(href);
    if (target === null) return [];
    if (target.external) return { title: title ?? target.href.replace(/^https?:\/\//i, ''), ...target };
    const route = target.href.replace(/[?#].*$/s, '');
    const named = title ?? site.pages.find((other) => other.route === route)?.title;
    return { title: named ?? href, ...target };
  });
}
