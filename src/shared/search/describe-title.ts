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
