import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';

export interface ModifiedDate {
  /** `YYYY-MM-DD`. */
  iso: string;
  /** As the reader's language writes it. */
  text: string;
}

/**
 * The date under a page when the site or the page asks for it: what the author wrote, else the last commit, else when
 * the site was built (docs/format.md#last-modified). A date that cannot be read is left out.
 */
export function lastModified(
  page: Page,
  { site, language }: { site: Pick<Site, 'config' | 'builtAt'>; language: string },
): ModifiedDate | null {
  const { timestamp, lastUpdatedDate } = page.frontMatter;
  if (!(timestamp ?? site.config.timestamp)) return null;
  const date = new Date(lastUpdatedDate ?? page.lastModified ?? site.builtAt);
  if (Number.isNaN(date.getTime())) return null;
  const text = date.toLocaleDateString(language, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return { iso: date.toISOString().slice(0, 10), text };
}
