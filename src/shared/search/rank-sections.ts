import { pickBest, type RankedSection } from './pick-best.ts';
import { type ScoreOptions, scoreSections } from './score-sections.ts';

/** A page with the sections of it that answer, best first. */
export interface RankedPage {
  page: number;
  score: number;
  sections: RankedSection[];
}

/** What a page's second and third best sections add: a page about the matter says so more than once. */
const VOTES = [0.1, 0.05];
const MOST_CANDIDATES = 400;

export interface RankOptions extends ScoreOptions {
  /** What a page's title adds. */
  titleFactor: (page: number) => number;
}

/** Orders the pages of a partition by how well they answer. */
export function rankSections({ titleFactor, ...options }: RankOptions): RankedPage[] {
  const { pageOf } = options.partition.pages;
  const candidates = pickBest(scoreSections(options), MOST_CANDIDATES);
  const pages = groupByPage(candidates, pageOf);
  for (const page of pages) page.score *= titleFactor(page.page);
  return pages.sort((a, b) => b.score - a.score || a.page - b.page);
}

function groupByPage(candidates: RankedSection[], pageOf: Uint32Array): RankedPage[] {
  const pages = new Map<number, RankedPage>();
  for (const candidate of candidates) {
    const page = pageOf[candidate.section]!;
    const known = pages.get(page);
    if (!known) pages.set(page, { page, score: candidate.score, sections: [candidate] });
    else {
      known.score += (VOTES[known.sections.length - 1] ?? 0) * candidate.score;
      known.sections.push(candidate);
    }
  }
  return [...pages.values()];
}
