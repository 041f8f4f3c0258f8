import { createCoverage } from './create-coverage.ts';
import { pickBest, type RankedSection } from './pick-best.ts';
import { ratePage } from './rate-page.ts';
import { type ScoreOptions, scoreSections } from './score-sections.ts';

/** A page with the sections of it that answer, best first. */
export interface RankedPage {
  page: number;
  score: number;
  sections: RankedSection[];
}

const MOST_CANDIDATES = 400;

export interface RankOptions extends ScoreOptions {
  /** What a page's title adds. */
  titleFactor: (page: number) => number;
}

/** Orders the pages of a partition by how well they answer. */
export function rankSections({ titleFactor, ...options }: RankOptions): RankedPage[] {
  const { pages, sections } = options.partition;
  const { scores, covered } = scoreSections(options);
  const measureCoverage = createCoverage(options.matches, sections);
  const found = Map.groupBy(pickBest(scores, MOST_CANDIDATES), ({ section }) => pages.pageOf[section]!);
  const ranked = Array.from(found, ([page, own]): RankedPage => {
    const rated = own.map(({ section, score }) => ({ score, covered: covered[section]! }));
    return { page, score: ratePage(rated, measureCoverage) * titleFactor(page), sections: own };
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}
