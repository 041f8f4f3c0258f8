import { pathToRoute } from '../../base/paths/routes.ts';
import { everyone, pageAccess } from '../../base/readers/page-access.ts';
import { coversAccess } from '../../base/readers/unite-access.ts';
import type { Page } from '../../model/page.ts';
import type { PageAccess } from '../../model/service.ts';
import type { Site } from '../../model/site.ts';

/**
 * The whole of a site as members read it: without links among related pages that not every reader of the page may
 * follow, and without feeds of pages for members, because feed readers do not sign in.
 */
export function markedSite(site: Site): Site {
  const accesses = new Map(
    site.pages.map(({ route, visibility }) => [route, pageAccess(visibility, { isPrivate: true })]),
  );
  const accessOf = (href: string): PageAccess => accesses.get(pathToRoute(href.replace(/[?#].*$/s, ''))) ?? everyone;
  const pages = site.pages.map((page): Page => {
    const { related } = page.frontMatter;
    if (related === false || related.length === 0) return page;
    const own = accessOf(page.route);
    return {
      ...page,
      frontMatter: {
        ...page.frontMatter,
        related: related.filter(({ href }) => /^https?:/i.test(href) || coversAccess(accessOf(href), own)),
      },
    };
  });
  return {
    ...site,
    pages,
    feeds: Object.fromEntries(Object.entries(site.feeds).filter(([route]) => accessOf(route).kind === 'everyone')),
  };
}
