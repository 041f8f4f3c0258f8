import { createCoverage, isSingle, type MeasureCoverage, mostTold } from '../../shared/search/create-coverage.ts';
import { rateBegunTitle, wholeTitleRating } from '../../shared/search/describe-title.ts';
import { type FoundTerms, findTerms } from '../../shared/search/find-terms.ts';
import { foldText } from '../../shared/search/fold-text.ts';
import { parseQuery } from '../../shared/search/parse-query.ts';
import { pickBest } from '../../shared/search/pick-best.ts';
import { scoreSections } from '../../shared/search/score-sections.ts';
import type { Correction } from '../../shared/search/search-results.ts';
import { splitWords } from '../../shared/search/split-words.ts';
import type { IndexView } from './index-view.ts';

/** What speaks for a section, before anything is weighed. */
export interface Evidence {
  query: ReadQuery;
  view: IndexView;
  /** Number in the view. */
  section: number;
  /** Number of the page in the view. */
  page: number;
  /** Bits of the query's words that it has. */
  covered: number;
  /** Sum of what its words say, with the weight of its page and title. */
  keyword: number;
  /** `keyword` as a share of what a section would get that has every word at its most prominent place. */
  share: number;
  /** Nearness in meaning, -1 to 1; `null` where there are no vectors. */
  cosine: number | null;
  titleFactor: number;
  pageFactor: number;
}

/** A query, looked up in one view. */
export interface ReadQuery {
  view: IndexView;
  /** As it was typed. */
  text: string;
  found: FoundTerms;
  measureCoverage: MeasureCoverage;
  corrections: Correction[];
}

const MOST_CANDIDATES = 400;

export async function readQuery(query: string, view: IndexView): Promise<ReadQuery> {
  const found = await findTerms(parseQuery(query, view.terms.analyser), view.terms);
  const measureCoverage = createCoverage(found.matches, view.terms.sections);
  return { view, text: query, found, measureCoverage, corrections: found.corrections };
}

/** The best sections by words and the nearest by meaning, each with both. */
export async function gatherEvidence(
  query: ReadQuery,
  { vector, isWanted }: { vector: Float32Array | null; isWanted: ((page: number) => boolean) | undefined },
): Promise<Evidence[]> {
  const { view, found } = query;
  const { words } = found;
  if (words.length === 0) return gatherTitled(query, isWanted);
  const { pageOf, factor } = view.terms.pages;
  const titleFactor = (await view.readRater())(words);
  const { scores, covered } = scoreSections({ ...found, partition: view.terms, isWanted });
  const byWords = pickBest(scores, MOST_CANDIDATES).map(({ section }) => section);
  const cosines = await compareMeaning(byWords, { view, vector, isWanted });
  const sections = [...new Set([...byWords, ...cosines.keys()])].filter((section) => !found.excluded.has(section));
  const ideal = measureIdeal(found, view.terms.sections);
  const raters = new Map<number, number>();
  return sections.map((section) => {
    const page = pageOf[section]!;
    if (!raters.has(page)) raters.set(page, titleFactor(page));
    const title = raters.get(page)!;
    const keyword = scores[section]! * title;
    const cosine = cosines.get(section) ?? null;
    return {
      query,
      view,
      section,
      page,
      covered: covered[section]!,
      keyword,
      share: ideal > 0 ? keyword / ideal : 0,
      cosine,
      titleFactor: title,
      pageFactor: factor[page]!,
    };
  });
}

/** Words that say nothing are in no index: who types these alone (`IT`, `who are you`) names a page. */
async function gatherTitled(query: ReadQuery, isWanted: ((page: number) => boolean) | undefined): Promise<Evidence[]> {
  const { view } = query;
  const typed = spellOut(query.text);
  if (typed === '') return [];
  const { firstSection, factor } = view.terms.pages;
  const { numbers, pages } = await view.terms.readTitles();
  return pages.flatMap(([title], index): Evidence[] => {
    const page = numbers?.[index] ?? index;
    const rating = rateBegunTitle(spellOut(title), typed);
    if (rating === null || isWanted?.(page) === false) return [];
    const share = rating / wholeTitleRating;
    const section = firstSection[page]!;
    const own = { keyword: share, share, cosine: null, titleFactor: 1, pageFactor: factor[page]! };
    return [{ query, view, section, page, covered: 0, ...own }];
  });
}

/** Its words, folded, without the marks between them. */
function spellOut(text: string): string {
  return splitWords(text)
    .flatMap(({ parts }) => parts.map(foldText))
    .join(' ');
}

/** Nearness of the sections that were found by words, and of the nearest of all. */
async function compareMeaning(
  byWords: readonly number[],
  {
    view: { meaning, terms },
    vector,
    isWanted,
  }: { view: IndexView; vector: Float32Array | null; isWanted: ((page: number) => boolean) | undefined },
): Promise<Map<number, number | null>> {
  if (!vector || !meaning) return new Map();
  const { pageOf } = terms.pages;
  const near = await meaning.findNearest(vector, {
    most: MOST_CANDIDATES,
    isWanted: isWanted && ((section) => isWanted(pageOf[section]!)),
  });
  const cosines = new Map<number, number | null>(near.map(({ section, cosine }) => [section, cosine]));
  const others = byWords.filter((section) => !cosines.has(section));
  const measured = await meaning.measure(others, vector);
  others.forEach((section, index) => cosines.set(section, measured[index]!));
  return cosines;
}

function measureIdeal({ matches }: FoundTerms, sections: number): number {
  return matches.filter(isSingle).reduce((sum, { alternatives }) => sum + mostTold(alternatives, sections), 0);
}
