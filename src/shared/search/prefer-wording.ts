import { createWordingTest, wordingBonus } from './create-wording-test.ts';
import type { LoadedPartition } from './load-partition.ts';
import { listShown } from './present-pages.ts';
import type { RankedPage } from './rank-sections.ts';

/** Puts pages that say the query word for word further ahead, by the texts that are shown of them anyway. */
export async function preferWording(
  pages: readonly RankedPage[],
  query: string,
  { readText }: Pick<LoadedPartition, 'readText'>,
): Promise<readonly RankedPage[]> {
  const says = createWordingTest(query);
  if (!says) return pages;
  const rate = async (page: RankedPage): Promise<RankedPage> => {
    const read = await Promise.all(listShown(page).map(({ section }) => readText(section)));
    const isSaid = read.some(({ chunk, place }) => {
      const [, , heading, text] = chunk.sections[place]!;
      return says([heading, text]);
    });
    return isSaid ? { ...page, score: page.score * (1 + wordingBonus) } : page;
  };
  return (await Promise.all(pages.map(rate))).sort((a, b) => b.score - a.score);
}
