import type { RetrievalFilter, RetrievalRequest } from '../../model/retrieval.ts';
import { foldText } from '../../shared/search/fold-text.ts';
import { blankUnwanted } from '../../shared/search/parse-query.ts';
import type { Correction } from '../../shared/search/search-results.ts';
import { findRuns } from '../../shared/search/split-words.ts';
import type { Embedder } from '../embeddings/embedder.ts';
import type { HeldIndex } from './create-index-holder.ts';
import { favourLanguage } from './favour-language.ts';
import { gatherEvidence, type ReadQuery, readQuery } from './gather-evidence.ts';
import { labelKeys } from './index-layout.ts';
import { findPlace, type IndexView } from './index-view.ts';
import { type RankedPassage, type RankWeights, rankPassages, rankWeights, shareMissing } from './rank-passages.ts';

export interface SearchedIndex {
  /** Best first. */
  ranked: RankedPassage[];
  /** Whether any of it answers the query. */
  fits: boolean;
  corrections: Correction[];
}

export interface IndexRequest extends Pick<RetrievalRequest, 'query' | 'filter' | 'favouredVersion' | 'audience'> {
  embedder: Embedder | null;
  onFailure?: ((error: unknown) => void) | undefined;
  weights?: Partial<RankWeights> | undefined;
}

/** Ranks all sections that the audience and the filter allow; what they do not allow has no part in it. */
export async function searchIndex(
  { index, findViews }: HeldIndex,
  { query, filter, favouredVersion, audience, embedder, onFailure, weights }: IndexRequest,
): Promise<SearchedIndex> {
  const views = findViews(filter, audience);
  const read = await Promise.all(views.map((view) => readQuery(query, view)));
  const favoured = favourLanguage(read, query);
  const model = embedder !== null && embedder.id === index.layout.embedder ? embedder : null;
  const evidence = await Promise.all(
    read.map(async (item) => {
      const vector =
        model && item.view.meaning && understands(model, favoured, item.view)
          ? await embedQuery(item, model, onFailure)
          : null;
      return gatherEvidence(item, {
        vector,
        isWanted: labelTest(index, item.view, filter),
      });
    }),
  );
  const { passages: ranked, fits } = rankPassages(
    evidence.flat(),
    { ...rankWeights, ...weights },
    {
      view: favoured,
      version: filter.version === undefined ? (favouredVersion ?? firstVersion(views)) : null,
      isOfOtherProduct: filter.product === undefined ? otherProductTest(index.labels.product) : null,
      missingElsewhere: await measureElsewhere({ index, findViews }, { query, filter, audience }),
    },
  );
  const best = ranked[0]?.evidence.view;
  return { ranked, fits, corrections: read.find(({ view }) => view === best)?.corrections ?? [] };
}

/** Versions come in the order of the navigation, the current one first. */
function firstVersion(views: readonly IndexView[]): string | null {
  return views.flatMap(({ partitions }) => partitions.flatMap(({ version }) => version ?? []))[0] ?? null;
}

/**
 * Who reads one language and asks in another names what the site has. Share of the query's words that no language of
 * the site has, where only one of them is searched.
 */
async function measureElsewhere(
  { findViews }: HeldIndex,
  { query, filter, audience }: Pick<IndexRequest, 'query' | 'filter' | 'audience'>,
): Promise<number> {
  if (filter.language === undefined) return 1;
  const views = findViews({ ...filter, language: undefined }, audience);
  const shares = await Promise.all(views.map(async (view) => shareMissing(await readQuery(query, view))));
  return Math.min(1, ...shares);
}

/** Pages come in the order of the navigation, so the first one that has a product is of the first product. */
function otherProductTest(products: ReadonlyMap<number, readonly string[]>): ((page: number) => boolean) | null {
  const first = products.values().next().value?.[0];
  return first === undefined ? null : (page) => products.get(page)?.includes(first) === false;
}

/** To a model that does not know the language of a query, its words are noise. */
function understands({ languages }: Embedder, favoured: IndexView | null, view: IndexView): boolean {
  return (
    languages === null || favoured === null || favoured === view || languages.includes(favoured.terms.analyser.language)
  );
}

/** A model that fails must not take keyword search with it. */
async function embedQuery(
  query: ReadQuery,
  embedder: Embedder,
  onFailure: IndexRequest['onFailure'],
): Promise<Float32Array | null> {
  // To a model, a word with a minus is a word like any other.
  const text = blankUnwanted(spellQuery(query)).trim();
  if (text === '') return null;
  try {
    return (await embedder.embed([text]))[0] ?? null;
  } catch (error) {
    onFailure?.(error);
    return null;
  }
}

/** The query with its words as they were found: a model knows no typos. */
function spellQuery({ text, corrections }: ReadQuery): string {
  const spelled = new Map(corrections.map(({ from, to }) => [from, to]));
  const runs = spelled.size === 0 ? [] : findRuns(text);
  return runs.reduceRight((sum, { start, text: run }) => {
    const right = spelled.get(foldText(run));
    return right === undefined ? sum : sum.slice(0, start) + right + sum.slice(start + run.length);
  }, text);
}

/** Whether a page of the view has the labels that a filter names, however they are written. */
function labelTest(
  { labels }: HeldIndex['index'],
  view: IndexView,
  filter: RetrievalFilter,
): ((page: number) => boolean) | undefined {
  const wanted = labelKeys.flatMap((key) => {
    const value = filter[key]?.trim().toLowerCase();
    return value === undefined ? [] : [{ key, value }];
  });
  if (wanted.length === 0) return undefined;
  return (page) => {
    const { page: number } = findPlace(view, view.terms.pages.firstSection[page]!);
    return wanted.every(({ key, value }) => {
      const own = labels[key].get(number);
      return own === undefined ? key === 'product' : own.some((other) => other.toLowerCase() === value);
    });
  };
}
