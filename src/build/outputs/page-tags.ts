import type { Page } from '../../model/page.ts';
import type { FeedEntry } from '../../model/site.ts';

/**
 * What the search filter `tag` compares: the page's own tag, those of its operation, those of its changelog entries.
 */
export function pageTags(page: Page, entries: readonly FeedEntry[] = []): string[] {
  const own = page.frontMatter.tag === null ? [] : [page.frontMatter.tag];
  const described = 'operation' in page ? page.operation.tags : page.kind === 'channel' ? page.channel.tags : [];
  return [...new Set([...own, ...described, ...entries.flatMap((entry) => entry.tags)])];
}
