import { mayRead } from '../../base/readers/may-read.ts';
import type { PageSection, Passage, ReadPage, RetrievalRequest, Retriever } from '../../model/retrieval.ts';
import type { Audience } from '../../model/service.ts';
import type { ServicePageText } from '../../model/service-page.ts';
import type { Embedder } from '../embeddings/embedder.ts';
import type { SearchStore } from '../store/search-store.ts';
import { createIndexHolder } from './create-index-holder.ts';
import type { IndexMemory } from './index-memory.ts';
import { findPlace } from './index-view.ts';
import { keepPhrases } from './keep-phrases.ts';
import { IncompleteIndex } from './load-index.ts';
import { preferQuoting, type ReadPassage } from './prefer-quoting.ts';
import type { RankedPassage, RankWeights } from './rank-passages.ts';
import { rateEvidence } from './rate-evidence.ts';
import { type SearchedIndex, searchIndex } from './search-index.ts';
import { DamagedSegment } from './segment-file.ts';
import { trimCutTags } from './trim-cut-tags.ts';
import { checkFilter } from './unknown-filter.ts';

export interface RetrieverOptions {
  store: SearchStore;
  /** Domain under which the site was published. */
  site: string;
  /** The embedder that the site was published with; another one, or `null`, leaves keyword search alone. */
  embedder: Embedder | null;
  /** Told of an embedder that failed: the search is then answered by keywords. */
  onFailure?: (error: unknown) => void;
  /** Milliseconds for which an index is taken for the current one without asking the store; 1,000 when not given. */
  trusted?: number;
  /** Where what is read of the store is kept; for good when not given. */
  memory?: IndexMemory;
  /** Told of an index that the store does not have whole. */
  onDamage?: (error: Error) => void;
  /** For measurements: other weights than the usual. */
  weights?: Partial<RankWeights>;
}

/** A retriever that can say why it found what it found. */
export interface ExplainingRetriever extends Retriever {
  explain: (
    request: RetrievalRequest,
  ) => Promise<{ passages: ExplainedPassage[]; corrections: SearchedIndex['corrections'] }>;
}

export interface ExplainedPassage extends Passage {
  ranked: RankedPassage;
}

/**
 * Searches the index of a site that the store holds. The index is loaded with the first request and again whenever
 * another one was published; until the first is published, nothing is found.
 */
export function createRetriever({
  store,
  site,
  embedder,
  onFailure,
  weights,
  trusted,
  memory,
  onDamage,
}: RetrieverOptions): ExplainingRetriever {
  const tell = (error: unknown): void => {
    if (error instanceof DamagedSegment || error instanceof IncompleteIndex) onDamage?.(error);
  };
  const holder = createIndexHolder(store, site, { memory, trusted, onFault: tell });
  const telling = async <Value>(work: Promise<Value>): Promise<Value> => {
    work.catch(tell);
    return work;
  };
  const explain = async (request: RetrievalRequest): ReturnType<ExplainingRetriever['explain']> => {
    const held = await holder.current();
    if (!held) return { passages: [], corrections: [] };
    if (request.isStrict) checkFilter(request.filter, { index: held.index, audience: request.audience });
    const { ranked, fits, corrections } = await searchIndex(held, { ...request, embedder, onFailure, weights });
    if (request.onlyFitting && !fits) return { passages: [], corrections };
    const fitting = await keepPhrases(ranked, request.query, held.index);
    const wanted = fitting.filter(({ score }) => score >= request.scoreThreshold).slice(0, request.limit);
    const places = wanted.map(({ evidence: { view, section } }) => findPlace(view, section));
    const pages = await held.index.readPages(places.map(({ page }) => page));
    const read = wanted.map((each, at) => ({ ranked: each, page: pages[at]!, place: places[at]!.place }));
    return { passages: preferQuoting(read, request.query).map(quotePassage), corrections };
  };
  const readPage: Retriever['readPage'] = async (route, audience) => {
    const held = await holder.current();
    const number = held?.index.pageNumbers.get(route);
    return held && number !== undefined ? presentPage((await held.index.readPages([number]))[0]!, audience) : null;
  };
  return {
    explain: (request) => telling(explain(request)),
    search: async (request) =>
      (await telling(explain(request))).passages.map(({ ranked: _ranked, ...passage }) => passage),
    readPage: (route, audience) => telling(readPage(route, audience)),
  };
}

function quotePassage({ ranked, page: text, place }: ReadPassage): ExplainedPassage {
  const section = quoteSection(text, place);
  return {
    ...section,
    route: text.route,
    title: text.title,
    breadcrumb: section.entry ? [...text.breadcrumb, section.entry] : text.breadcrumb,
    score: ranked.score,
    strength: rateEvidence(ranked.evidence),
    version: text.version,
    language: text.language,
    rules: ranked.evidence.view.terms.analyser.language,
    kind: text.kind,
    method: text.method,
    ranked,
  };
}

function quoteSection({ sections, description }: ServicePageText, place: number): PageSection {
  const { anchor, heading, entry, markdown, bodyStart, text, code } = sections[place]!;
  const body = text === '' && code === '' ? '' : trimCutTags(markdown.slice(bodyStart));
  return {
    anchor,
    heading,
    ...(entry ? { entry } : {}),
    content: body || description,
    text: body === '' ? description : text,
  };
}

/** The sections a reader may see; a page without any does not exist for them. */
function presentPage(page: ServicePageText, audience: Audience): ReadPage | null {
  const { route, title, access, sections } = page;
  const visible = mayRead(access, audience)
    ? sections.filter((section) => section.access === undefined || mayRead(section.access, audience))
    : [];
  if (visible.length === 0) return null;
  return {
    route,
    title,
    markdown: visible
      .map(({ markdown }) => markdown.trim())
      .filter(Boolean)
      .join('\n\n'),
    sections: visible.map((section) => quoteSection(page, sections.indexOf(section))),
  };
}
