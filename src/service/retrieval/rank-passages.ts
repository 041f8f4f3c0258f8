import { measureEdits } from '../../base/text/measure-edits.ts';
import { allRules } from '../../shared/search/analysers/all-rules.ts';
import { ratePage } from '../../shared/search/rate-page.ts';
import { versionFactor } from '../../shared/search/version-factor.ts';
import { estimateFit, leastFit, type QueryFit } from './estimate-fit.ts';
import type { Evidence, ReadQuery } from './gather-evidence.ts';
import { findPlace, type IndexView } from './index-view.ts';
import { judgeEvidence } from './judge-evidence.ts';
import { measureTogether } from './measure-together.ts';

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
  /** The same where the words say all: see `tellByWords`. In between it falls with the square of what is left. */
  meaningBesideWords: number;
}

/**
 * Measured on eleven sites: who types the name of a thing or the text of an error wants the page that says it, and a
 * model that never read about the thing only adds noise; who asks in other words than the page needs it.
 */
export const rankWeights: RankWeights = { meaning: 0.5, meaningBesideWords: 0 };

/**
 * Where even the best section has less than this share of the words, its words are weak evidence and count less: the
 * one word that a long question and a page happen to share must not weigh as much as what the question means.
 */
const LEAST_SHARE = 0.25;
/** A further section of a page is rather left to the next page. */
const REPEAT_FACTORS = [1, 0.6, 0.45];
/** A translation stands behind the page in the reader's language, and before pages that hardly answer. */
const OTHER_LANGUAGE = 0.5;
/** Products are about different things, so the first one is only ahead of those that say the same. */
const OTHER_PRODUCT = 0.95;

/** What is wanted first where nobody said what they want. */
export interface Favoured {
  view: IndexView | null;
  version: string | null;
  /** Of pages of the index; `null` where the site has no products, or one was named. */
  isOfOtherProduct: ((page: number) => boolean) | null;
  /** Share of the query's words that the site does not have in languages that are not searched; 1 for all of them. */
  missingElsewhere: number;
}

/** What was found, best first, and whether it answers the query at all. */
export interface Ranking {
  passages: RankedPassage[];
  fits: boolean;
}

/** Nearness in meaning says nothing where nothing fits: something is always nearest. */
const byWords: RankWeights = { meaning: 0, meaningBesideWords: 0 };

/**
 * Orders sections by how well they answer: the best of each page first, then what else the best pages say. Of several
 * languages and versions the `favoured` ones come first. Where nothing fits, what is left is what shares words with
 * the query, as a list has it that judges nothing.
 */
export function rankPassages(
  evidence: readonly Evidence[],
  weights: RankWeights = rankWeights,
  favoured: Favoured = { view: null, version: null, isOfOtherProduct: null, missingElsewhere: 1 },
): Ranking {
  const top = findTop(evidence);
  top.missing = Math.min(top.missing, favoured.missingElsewhere);
  const judged = orderPassages(evidence, { top, weights, favoured });
  if (!judged[0]) return { passages: [], fits: false };
  const fit = rateFit(judged[0], top);
  if (fit >= leastFit) return { passages: judged, fits: true };
  const passages = orderPassages(evidence, { top, weights: byWords, favoured });
  return { passages: passages.map((passage) => ({ ...passage, score: passage.score * fit })), fits: false };
}

function orderPassages(
  evidence: readonly Evidence[],
  { top, weights, favoured }: { top: TopEvidence; weights: RankWeights; favoured: Favoured },
): RankedPassage[] {
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
  return ranked
    .filter(({ rank }) => rank > 0)
    .map((passage) => ({
      ...passage,
      score: judgeEvidence({ ...top, relative: passage.rank / best }),
    }));
}

/** A best answer that is less likely right than this is none, in scripts whose words nobody counts. */
const LEAST_LIKELY = 0.05;

/** How likely the site answers at all, 0 to 1; from `leastFit` on it is taken to. */
function rateFit({ evidence, score }: RankedPassage, top: TopEvidence): number {
  const { text, view } = evidence.query;
  const isSpaceless = view.terms.analyser.analyse(text).some(({ spaceless }) => spaceless);
  return isSpaceless ? Math.min(1, (score / LEAST_LIKELY) * leastFit) : estimateFit(describeFit(evidence, top));
}

function describeFit(best: Evidence, { share, cosine, missing }: TopEvidence): QueryFit {
  const { found, corrections } = best.query;
  return {
    share,
    cosine,
    missing,
    together: measureTogether(best),
    words: found.words.length,
    corrected: shareCorrected(corrections, found.words.length),
    titleFactor: best.titleFactor,
  };
}

/** More letters than a spelling changes: what was read as another script, such as Pinyin, has none in common. */
const MOST_EDITS = 3;

/**
 * A letter of a long word is a slip; of a short one it may be another word. That one word was meant as two is rather a
 * guess: `prolog` is no `pro log`.
 */
function shareCorrected(corrections: ReadQuery['corrections'], words: number): number {
  const shares = corrections.map(({ from, to }) => {
    const edits = measureEdits(from, to, { limit: MOST_EDITS }) + (to.includes(' ') ? 1 : 0);
    return edits === Infinity ? 0 : edits / from.length;
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, words);
}

function favour({ view, section }: Evidence, favoured: Favoured): number {
  const language = favoured.view === null || view === favoured.view ? 1 : OTHER_LANGUAGE;
  if (favoured.version === null && favoured.isOfOtherProduct === null) return language;
  const { partition, page } = findPlace(view, section);
  const version = versionFactor(partition.version, favoured.version);
  return language * version * (favoured.isOfOtherProduct?.(page) ? OTHER_PRODUCT : 1);
}

interface TopEvidence {
  keyword: number;
  nearness: number;
  share: number;
  cosine: number | null;
  /** Share of the query's words that the site does not have. */
  missing: number;
  /** How much the words say by themselves, 0 to 1. */
  told: number;
}

function findTop(evidence: readonly Evidence[]): TopEvidence {
  const top: TopEvidence = { keyword: 0, nearness: 0, share: 0, cosine: null, missing: 1, told: 0 };
  let best: Evidence | null = null;
  for (const item of evidence) {
    if (item.keyword > top.keyword) best = item;
    top.keyword = Math.max(top.keyword, item.keyword);
    top.missing = Math.min(top.missing, shareMissing(item.query));
    top.nearness = Math.max(top.nearness, nearness(item));
    top.share = Math.max(top.share, item.share);
    if (item.cosine !== null) top.cosine = Math.max(top.cosine ?? 0, item.cosine);
  }
  if (best) top.told = tellByWords(best, top.share);
  if (top.share > 0) top.keyword *= Math.max(1, LEAST_SHARE / top.share);
  return top;
}

/** What the words say: how many of the query's the site has in prominent places, and whether they stand together. */
function tellByWords(best: Evidence, share: number): number {
  return 1 - (1 - Math.min(1, share)) * (1 - measureTogether(best));
}

/** Of every language: a question may be in another one than the site, and its little words say nothing of either. */
const littleWords: ReadonlySet<string> = new Set(allRules.flatMap(({ stopWords }) => [...stopWords]));

/** Share of a query's words that a view does not have at all. */
export function shareMissing({ found }: Pick<ReadQuery, 'found'>): number {
  const missing = found.missing.filter((word) => !littleWords.has(word));
  return found.words.length === 0 ? 0 : missing.length / found.words.length;
}

/** Words and meaning, each as a share of the best, weighed by how much the words say. */
function fuse(item: Evidence, top: TopEvidence, { meaning, meaningBesideWords }: RankWeights): number {
  const keyword = top.keyword > 0 ? item.keyword / top.keyword : 0;
  if (item.cosine === null) return keyword;
  const weight = meaningBesideWords + (meaning - meaningBesideWords) * (1 - top.told) ** 2;
  return (1 - weight) * keyword + weight * (top.nearness > 0 ? nearness(item) / top.nearness : 0);
}

function nearness({ cosine, pageFactor }: Evidence): number {
  return Math.max(0, cosine ?? 0) * pageFactor;
}

function rankPage(sections: RankedPassage[]): RankedPassage[] {
  sections.sort((a, b) => b.rank - a.rank || compareEvidence(a.evidence, b.evidence));
  const rated = sections.map(({ rank, evidence: { covered } }) => ({ score: rank, covered }));
  const page = ratePage(rated, sections[0]!.evidence.query.measureCoverage);
  return sections.slice(0, REPEAT_FACTORS.length).map((section, index) => ({
    ...section,
    rank: index === 0 ? page : section.rank * REPEAT_FACTORS[index]!,
  }));
}

function compareEvidence(a: Evidence, b: Evidence): number {
  return a.section - b.section;
}
