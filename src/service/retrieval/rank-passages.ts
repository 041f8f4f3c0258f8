import type { Evidence } from './gather-evidence.ts';
import type { IndexView } from './index-view.ts';
import { judgeEvidence } from './judge-evidence.ts';

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
  /** Share of meaning, 0–1, where the words say little; the rest is that of the words. */
  meaning: number;
  /** The same where a section has every word of the query in a prominent place. In between it is in between. */
  meaningBesideWords: number;
}

/**
 * Measured on three sites: who types the name of a thing wants the page of that name, and a model that never read about
 * the thing only adds noise; who asks a question in other words than the page needs it.
 */
export const rankWeights: RankWeights = { meaning: 0.5, meaningBesideWords: 0.3 };

/**
 * Where even the best section has less than this share of the words, its words are weak evidence and count less: the
 * one word that a long question and a page happen to share must not weigh as much as what the question means.
 */
const LEAST_SHARE = 0.25;
/** What a page's second and third best sections add: a page about the matter says so more than once. */
const VOTES = [0.1, 0.05];
/** A further section of a page is rather left to the next page. */
const REPEAT_FACTORS = [1, 0.6, 0.45];
/** A translation stands behind the page in the reader's language, and before pages that hardly answer. */
const OTHER_LANGUAGE = 0.5;

/**
 * Orders sections by how well they answer: the best of each page first, then what else the best pages say. Of several
 * languages the `favoured` one comes first.
 */
export function rankPassages(
  evidence: readonly Evidence[],
  weights: RankWeights = rankWeights,
  favoured: IndexView | null = null,
): RankedPassage[] {
  const top = findTop(evidence);
  const views = [...new Set(evidence.map(({ view }) => view))];
  const rated = evidence.map((item) => ({
    evidence: item,
    rank: fuse(item, top, weights) * (favoured === null || item.view === favoured ? 1 : OTHER_LANGUAGE),
    score: judgeEvidence(item),
  }));
  const pages = Map.groupBy(rated, ({ evidence: { view, page } }) => `${views.indexOf(view)} ${page}`);
  return [...pages.values()]
    .flatMap(rankPage)
    .sort((a, b) => b.rank - a.rank || compareEvidence(a.evidence, b.evidence));
}

interface TopEvidence {
  keyword: number;
  nearness: number;
  share: number;
}

function findTop(evidence: readonly Evidence[]): TopEvidence {
  const top: TopEvidence = { keyword: 0, nearness: 0, share: 0 };
  for (const item of evidence) {
    top.keyword = Math.max(top.keyword, item.keyword);
    top.nearness = Math.max(top.nearness, nearness(item));
    top.share = Math.max(top.share, item.share);
  }
  if (top.share > 0) top.keyword *= Math.max(1, LEAST_SHARE / top.share);
  return top;
}

/** Words and meaning, each as a share of the best, weighed by how much the words say. */
function fuse(item: Evidence, top: TopEvidence, { meaning, meaningBesideWords }: RankWeights): number {
  const keyword = top.keyword > 0 ? item.keyword / top.keyword : 0;
  if (item.cosine === null) return keyword;
  const weight = meaning + (meaningBesideWords - meaning) * Math.min(1, top.share);
  return (1 - weight) * keyword + weight * (top.nearness > 0 ? nearness(item) / top.nearness : 0);
}

function nearness({ cosine, pageFactor }: Evidence): number {
  return Math.max(0, cosine ?? 0) * pageFactor;
}

function rankPage(sections: RankedPassage[]): RankedPassage[] {
  sections.sort((a, b) => b.rank - a.rank || compareEvidence(a.evidence, b.evidence));
  const votes = VOTES.reduce((sum, vote, index) => sum + vote * (sections[index + 1]?.rank ?? 0), 0);
  return sections.slice(0, REPEAT_FACTORS.length).map((section, index) => ({
    ...section,
    rank: index === 0 ? section.rank + votes : section.rank * REPEAT_FACTORS[index]!,
  }));
}

function compareEvidence(a: Evidence, b: Evidence): number {
  return a.section - b.section;
}
