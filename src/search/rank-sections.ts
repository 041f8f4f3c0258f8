import { countBits } from './count-bits.ts';
import type { QueryMatch } from './find-terms.ts';
import type { LoadedPartition } from './load-partition.ts';

/** A page with the sections of it that answer, best first. */
export interface RankedPage {
  page: number;
  score: number;
  sections: RankedSection[];
}

export interface RankedSection {
  section: number;
  score: number;
}

/** A section that has every word of the query beats one that has a single word very often. */
const COVERAGE_SHARE = 0.4;
/** What a page's second and third best sections add: a page about the matter says so more than once. */
const VOTES = [0.1, 0.05];
const MOST_CANDIDATES = 400;

export interface RankOptions {
  matches: readonly QueryMatch[];
  partition: LoadedPartition;
  /** Limits the results to one tab (a number of `partition.tabs`). */
  tab: number | undefined;
  /** What a page's title adds. */
  titleFactor: (page: number) => number;
}

/** Orders the pages of a partition by how well they answer. */
export function rankSections({ matches, partition, tab, titleFactor }: RankOptions): RankedPage[] {
  const { scores, covered } = addImpacts(matches, partition.sections);
  const words = countBits(matches.reduce((mask, match) => mask | match.covers, 0));
  const { pageOf, factor, tab: tabOf } = partition.pages;
  const candidates: RankedSection[] = [];
  scores.forEach((score, section) => {
    const page = pageOf[section]!;
    if (score === 0 || (tab !== undefined && tabOf[page] !== tab)) return;
    const coverage = countBits(covered[section]!) / words;
    candidates.push({ section, score: score * (1 - COVERAGE_SHARE + COVERAGE_SHARE * coverage) * factor[page]! });
  });
  candidates.sort((a, b) => b.score - a.score || a.section - b.section);
  const pages = groupByPage(candidates.slice(0, MOST_CANDIDATES), pageOf);
  for (const page of pages) page.score *= titleFactor(page.page);
  return pages.sort((a, b) => b.score - a.score || a.page - b.page);
}

function addImpacts(matches: readonly QueryMatch[], sections: number): { scores: Float32Array; covered: Uint32Array } {
  const scores = new Float32Array(sections);
  const covered = new Uint32Array(sections);
  const best = new Float32Array(sections);
  for (const match of matches) {
    const touched: number[] = [];
    for (const { entry, weight, frequency } of match.alternatives) {
      const factor = (weight * rarity(frequency, sections)) / 255;
      const { ids, impacts } = entry.read();
      ids.forEach((section, index) => {
        if (section >= sections) return;
        if (best[section] === 0) touched.push(section);
        best[section] = Math.max(best[section]!, factor * impacts[index]!);
      });
    }
    for (const section of touched) {
      scores[section]! += best[section]!;
      covered[section]! |= match.covers;
      best[section] = 0;
    }
  }
  return { scores, covered };
}

/** Inverse document frequency as in BM25, never negative. */
function rarity(frequency: number, sections: number): number {
  const bounded = Math.min(frequency, sections);
  return Math.log(1 + (sections - bounded + 0.5) / (bounded + 0.5));
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
