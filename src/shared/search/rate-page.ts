import type { MeasureCoverage } from './create-coverage.ts';

/** A section of a page that answers. */
export interface RatedSection {
  /** More than 0. */
  score: number;
  /** Bits of the query's words that it has. */
  covered: number;
}

/** What a page's second best section and those after it add: a page about the matter says so more than once. */
const VOTES = [0.25, 0.15, 0.09, 0.05];

/**
 * What it adds that a page has words of the query that its best section lacks, in sections that answer nearly as well:
 * who asks in words of their own has seldom all of them from one paragraph.
 */
const REMAINDER_BONUS = 0.4;
const NEARLY = 0.5;

/** What a page is worth by its sections, best first, of which there is at least one. */
export function ratePage(sections: readonly RatedSection[], measureCoverage: MeasureCoverage): number {
  const best = sections[0]!;
  const votes = VOTES.reduce((sum, vote, index) => sum + vote * (sections[index + 1]?.score ?? 0), 0);
  const near = sections.filter(({ score }) => score >= NEARLY * best.score);
  const together = near.reduce((bits, { covered }) => bits | covered, 0);
  const remainder = measureCoverage(together) - measureCoverage(best.covered);
  return (best.score + votes) * (1 + REMAINDER_BONUS * remainder);
}
