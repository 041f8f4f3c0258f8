import { isAsOpen } from '../../base/readers/is-as-open.ts';
import type { Page, PageEntry } from '../../model/page.ts';
import { toNavPage } from '../navigation/nav-page.ts';

/** A page as others list it. */
export function pageEntry(page: Page): PageEntry {
  const { route, title, description, frontMatter } = page;
  const { method, deprecated } = toNavPage(page);
  return { route, title, description, method, path: frontMatter.hideApiMarker ? '' : addressOf(page), deprecated };
}

/** Whether a page may list another, in the same part of the site: whoever reads the one may see the other. */
export function isInSight(other: Page, page: Page): boolean {
  return (
    other.visibility.navigation &&
    other.place?.divisions.join() === page.place?.divisions.join() &&
    isAsOpen(other.visibility, page.visibility)
  );
}

function addressOf(page: Page): string {
  if (page.kind === 'channel') return page.channel.address;
  return 'operation' in page ? page.operation.path : '';
}
