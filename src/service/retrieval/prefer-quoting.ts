import type { ServicePageText } from '../../model/service-page.ts';
import { createWordingTest, wordingBonus } from '../../shared/search/create-wording-test.ts';
import type { RankedPassage } from './rank-passages.ts';

/** A ranked passage with its page, and its place there. */
export interface ReadPassage {
  ranked: RankedPassage;
  page: ServicePageText;
  place: number;
}

/** Puts passages that say the query word for word further ahead. How likely the first place is right stays with it. */
export function preferQuoting(passages: readonly ReadPassage[], query: string): readonly ReadPassage[] {
  const says = createWordingTest(query);
  if (!says) return passages;
  const rate = ({ ranked, page, place }: ReadPassage): number => {
    const { heading, text, code } = page.sections[place]!;
    return ranked.rank * (says([heading, text, code]) ? 1 + wordingBonus : 1);
  };
  const rated = passages.map((passage) => ({ passage, rank: rate(passage) })).sort((a, b) => b.rank - a.rank);
  return rated.map(({ passage, rank }, index) => ({
    ...passage,
    ranked: { ...passage.ranked, rank, score: passages[index]!.ranked.score },
  }));
}
