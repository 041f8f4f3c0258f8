import { judgeEvidence } from './judge-evidence.ts';
import type { Evidence } from './gather-evidence.ts';

/** A section with what it is worth in comparison with the others, and how well it answers. */
export interface RankedPassage {
  evidence: Evidence;
  /** What the order follows. */
  rank: number;
  /** 0 to 1, see `judgeEvidence`. */
  score: number;
}

/** How much each kind of evidence counts. */
export interface RankWeights {
  /** 0–1: share of the words; the rest is meaning's. */
  keyword: number;
}

/** Half by words and half by meaning, each as a share of the best: measured against other shares and against ranks. */
export const rankWeights: RankWeights = { keyword: 0.5 };
/**
 * Where even the best section has less than this share of the words, its words are weak evidence and count less: the one
 * word that a long question and a page happen to share must not weigh as much as what the question means.
 */
const STRONG_SHARE = 0.25;
/** What a page's second and third best sections add: a page about the matter says so more than once. */
const VOTES = [0.1, 0.05];
/** A further section of a page is rather left to the next page. */
const REPEAT_FACTORS = [1, 0.6, 0.45];

/** Orders sections by how well they answer: the best of each page first, then what else the best pages say. */
export function rankPassages(evidence: readonly Evidence[], weights: RankWeights = rankWeights): RankedPassage[] {
  const topShare = Math.max(0, ...evidence.map(({ share }) => share));
  const topKeyword = Math.max(0, ...evidence.map(({ keyword }) => keyword)) * Math.max(1, STRONG_SHARE / Math.max(topShare, 1e-9));
  const topCosine = Math.max(0, ...evidence.map((item) => nearness(item)));
  const views = [...new Set(evidence.map(({ view }) => view))];
  const rated = evidence.map((item) => ({ evidence: item, rank: fuse(item, { keyword: topKeyword, nearness: topCosine }, weights), score: judgeEvidence(item) }));
  const pages = Map.groupBy(rated, ({ evidence: { view, page } }) => `${views.indexOf(view)} ${page}`);
  return [...pages.values()].flatMap(rankPage).sort((a, b) => b.rank - a.rank || compareEvidence(a.evidence, b.evidence));
}

function fuse(item: Evidence, top: { keyword: number; nearness: number }, weights: RankWeights): number {
  const keyword = top.keyword > 0 ? item.keyword / top.keyword : 0;
  if (item.cosine === null) return keyword;
  return weights.keyword * keyword + (1 - weights.keyword) * (top.nearness > 0 ? nearness(item) / top.nearness : 0);
}

function nearness({ cosine, pageFactor }: Evidence): number {
  return Math.max(0, cosine ?? 0) * pageFactor;
}

function rankPage(sections: RankedPassage[]): RankedPassage[] {
  sections.sort((a, b) => b.rank - a.rank || compareEvidence(a.evidence, b.evidence));
  const votes = VOTES.reduce((sum, vote, index) => sum + vote * (sections[index + 1]?.rank ?? 0), 0);
  return sections.slice(0, REPEAT_FACTORS.length).map((section, index) => ({ ...section, rank: index === 0 ? section.rank + votes : section.rank * REPEAT_FACTORS[index]! }));
}

function compareEvidence(a: Evidence, b: Evidence): number {
  return a.section - b.section;
}
