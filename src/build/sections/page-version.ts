import type { Page } from '../../model/page.ts';

/** The version that a page is of, which searches can be limited to: its own word wins over the place it stands in. */
export function pageVersion({ frontMatter, place }: Pick<Page, 'frontMatter' | 'place'>): string | null {
  return frontMatter.version ?? place?.version ?? null;
}
