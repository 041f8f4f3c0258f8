import { describeTitle } from './describe-title.ts';
import type { LoadedPartition } from './load-partition.ts';
import type { PageResult } from './search-results.ts';

/** What to offer before anything is typed: the pages that their authors boost, then the first of the navigation. */
export async function listFirstPages(partition: LoadedPartition, limit: number): Promise<PageResult[]> {
  const titles = await partition.readTitles();
  const rated = titles.pages.map((page, place) => ({
    page,
    score: Math.max(1, partition.pages.factor[titles.numbers?.[place] ?? place] ?? 1),
  }));
  return rated
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page, score }) => ({
      ...describeTitle(page, { titles, partition }),
      title: [{ text: page[0], match: false }],
      score,
    }));
}
