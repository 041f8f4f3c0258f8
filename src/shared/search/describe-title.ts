import type { TitleList } from './index-format.ts';
import type { LoadedPartition } from './load-partition.ts';
import type { PageResult } from './search-results.ts';

/** What the list of titles knows of a page, as a result without a score, a marked title or anything quoted. */
export function describeTitle(
  [, route, breadcrumb, tab, method]: TitleList['pages'][number],
  { titles, partition }: { titles: TitleList; partition: LoadedPartition },
): Omit<PageResult, 'title' | 'score'> {
  const { language, version } = partition.reference;
  return {
    route,
    breadcrumb: titles.breadcrumbs[breadcrumb] ?? [],
    kind: method ? 'endpoint' : 'prose',
    method,
    language,
    version,
    tab: partition.tabs[tab] ?? null,
    excerpt: [],
    sections: [],
  };
}

/**
 * How well a title answers what was typed, both folded: one that begins so comes first, then one with a word that does;
 * `null` for all others.
 */
export function rateBegunTitle(title: string, typed: string): number | null {
  if (title.startsWith(typed)) return 2 + typed.length / title.length;
  const at = title.indexOf(typed);
  return at > 0 && !/[\p{L}\p{N}]/u.test(title[at - 1]!) ? 1.5 + typed.length / title.length / 2 : null;
}

/** What `rateBegunTitle` gives a title that is what was typed. */
export const wholeTitleRating = 3;
