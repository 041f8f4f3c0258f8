import { describeTitle } from './describe-title.ts';
import type { LoadedPartition } from './load-partition.ts';
import { type LabelFilter, pageTest } from './page-labels.ts';
import type { PageResult } from './search-results.ts';

/**
 * What to offer before anything is typed: of what the filter leaves the pages that their authors boost, then the first
 * of the navigation.
 */
export async function listFirstPages(
  partition: LoadedPartition,
  { limit, ...filter }: LabelFilter & { limit: number },
): Promise<PageResult[]> {
  const titles = await partition.readTitles();
  const isWanted = pageTest(partition, filter);
  const rated = titles.pages.flatMap((page, place) => {
    const number = titles.numbers?.[place] ?? place;
    return isWanted?.(number) === false ? [] : [{ page, score: Math.max(1, partition.pages.factor[number] ?? 1) }];
  });
  return rated
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page, score }) => ({
      ...describeTitle(page, { titles, partition }),
      title: [{ text: page[0], match: false }],
      score,
    }));
}
