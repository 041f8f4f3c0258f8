import type { Evidence } from './gather-evidence.ts';
import { findPlace, type IndexView } from './index-view.ts';
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
  /** What remains of either where words were corrected: the model reads them as they were typed. */
  misspelt: number;
}

/**
 * Measured on six sites: who types the name of a thing wants the page of that name, and a model that never read about
 * the thing only adds noise; who asks a question in other words than the page needs it.
 */
export const rankWeights: RankWeights = { meaning: 0.4, meaningBesideWords: 0.05, misspelt: 0.4 };

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
/** Of several versions, those that are not the site's first stand behind it. */
const OTHER_VERSION = 0.6;
/** Products are about different things, so the first one is only ahead of those that say the same. */
const OTHER_PRODUCT = 0.85;
/** A best answer that is less likely right than this is none. */
const LEAST_LIKELY = 0.1;

/** What is wanted first where nobody said what they want. */
export interface Favoured {
  view: IndexView | null;
  version: string | null;
  /** Of pages of the index; `null` where the site has no products, or one was named. */
  isOfOtherProduct: ((page: number) => boolean) | null;
}

/**
 * Orders sections by how well they answer: the best of each page first, then what else the best pages say. Of several
 * languages and versions the `favoured` ones come first. Empty when nothing fits.
 */
export function rankPassages(
  evidence: readonly Evidence[],
  weights: RankWeights = rankWeights,
  favoured: Favoured = { view: null, version: null, isOfOtherProduct: null },
): RankedPassage[] {
  const top = findTop(evidence);
  const views = [...new Set(evidence.map(({ view }) => view))];
  const rated = evidence.map((item) => ({
    evidence: item,
    rank: fuse(item, top, weights) * favour(item, favoured),
    score: 0,
  }));
  const pages = Map.groupBy(rated, ({ evidence: { view, page } }) => `${views.indexOf(view)} ${page}`);
  const ranked = [...pages.values()]
    .flatMap(rankPage)
    .sort((a, b) => b.rank - a.rank || compareEvidence(a.evidence, b.evidence));
  const best = ranked[0]?.rank ?? 0;
  const judged = ranked
    .filter(({ rank }) => rank > 0)
    .map((passage) => ({
      ...passage,
      score: judgeEvidence({ share: top.known, cosine: top.cosine, relative: passage.rank / best }),
    }));
  return (judged[0]?.score ?? 0) < LEAST_LIKELY ? [] : judged;
}

function favour({ view, section }: Evidence, favoured: Favoured): number {
  const language = favoured.view === null || view === favoured.view ? 1 : OTHER_LANGUAGE;
  if (favoured.version === null && favoured.isOfOtherProduct === null) return language;
  const { partition, page } = findPlace(view, section);
  const isOtherVersion =
    favoured.version !== null && partition.version !== null && partition.version !== favoured.version;
  return language * (isOtherVersion ? OTHER_VERSION : 1) * (favoured.isOfOtherProduct?.(page) ? OTHER_PRODUCT : 1);
}

interface TopEvidence {
  keyword: number;
  nearness: number;
  share: number;
  /** The same of all words of the query, those that the site does not have among them. */
  known: number;
  cosine: number | null;
}

function findTop(evidence: readonly Evidence[]): TopEvidence {
  const top: TopEvidence = { keyword: 0, nearness: 0, share: 0, known: 0, cosine: null };
  for (const item of evidence) {
    top.keyword = Math.max(top.keyword, item.keyword);
    top.nearness = Math.max(top.nearness, nearness(item));
    top.share = Math.max(top.share, item.share);
    top.known = Math.max(top.known, item.share * shareKnown(item));
    if (item.cosine !== null) top.cosine = Math.max(top.cosine ?? 0, item.cosine);
  }
  if (top.share > 0) top.keyword *= Math.max(1, LEAST_SHARE / top.share);
  return top;
}

function shareKnown({ query: { found } }: Evidence): number {
  return found.words.length === 0 ? 1 : 1 - found.missing / found.words.length;
}

/** Words and meaning, each as a share of the best, weighed by how much the words say. */
function fuse(item: Evidence, top: TopEvidence, { meaning, meaningBesideWords, misspelt }: RankWeights): number {
  const keyword = top.keyword > 0 ? item.keyword / top.keyword : 0;
  if (item.cosine === null) return keyword;
  const told = meaning + (meaningBesideWords - meaning) * Math.min(1, top.share);
  const weight = item.query.corrections.length > 0 ? told * misspelt : told;
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
