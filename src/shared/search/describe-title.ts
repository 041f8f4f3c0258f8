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
  for (let at = title.indexOf(typed); at > 0; at = title.indexOf(typed, at + 1))
    if (!/[\p{L}\p{N}]$/u.test(title.slice(0, at))) return 1.5 + typed.length / title.length / 2;
  return null;
}

/** What `rateBegunTitle` gives a title that is what was typed. */
export const wholeTitleRating = 3;
