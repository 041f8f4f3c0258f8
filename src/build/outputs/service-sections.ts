import { pageAccess } from '../../base/readers/page-access.ts';
import type { Site } from '../../model/site.ts';
import { buildServicePage } from '../sections/build-service-page.ts';
import { pageTags } from './page-tags.ts';

/**
 * The lines of `.service/sections.jsonl`: every page that machines may read. Pages with `noindex` are left out, as they
 * are from all that is written for machines.
 */
export function renderServiceSections(site: Site, { isPrivate }: { isPrivate: boolean }): string {
  const pages = site.pages.filter(({ visibility }) => !visibility.robots.includes('noindex') || visibility.search);
  const lines = pages.map((page) =>
    JSON.stringify(
      buildServicePage(page, {
        access: pageAccess(page.visibility, { isPrivate }),
        tags: pageTags(page, site.feeds[page.route]),
      }),
    ),
  );
  return lines.map((line) => `${line}\n`).join('');
}
