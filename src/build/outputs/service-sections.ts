import { pageAccess } from '../../base/readers/page-access.ts';
import type { Site } from '../../model/site.ts';
import { beginsPiece } from '../cache/begins-piece.ts';
import { buildServicePage } from '../sections/build-service-page.ts';
import { pageTags } from './page-tags.ts';

/**
 * The lines of `.service/sections.jsonl`, in pieces: every page that machines may read. Pages with `noindex` are left
 * out, as they are from all that is written for machines.
 */
export function* renderServiceSections(site: Site, { isPrivate }: { isPrivate: boolean }): Generator<string> {
  const pages = site.pages.filter(({ visibility }) => !visibility.robots.includes('noindex') || visibility.search);
  let piece = '';
  for (const page of pages) {
    if (piece !== '' && beginsPiece(page.route)) {
      yield piece;
      piece = '';
    }
    const access = pageAccess(page.visibility, { isPrivate });
    const tags = pageTags(page, site.feeds[page.route]);
    piece += `${JSON.stringify(buildServicePage(page, { access, tags }))}\n`;
  }
  yield piece;
}
