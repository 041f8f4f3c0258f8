import type { RetrievalFilter } from '../../model/retrieval.ts';
import type { PageAccess } from '../../model/service.ts';
import type { ServicePageText } from '../../model/service-page.ts';

/** The filters that ask something of a page itself. Language and version are a matter of the whole partition. */
export type LabelKey = Exclude<keyof RetrievalFilter, 'language' | 'version'>;

/** What a page is called by each of them. */
export const labelReaders: Record<LabelKey, (page: ServicePageText) => readonly string[]> = {
  product: ({ product }) => (product === null ? [] : [product]),
  tab: ({ tab }) => (tab === null ? [] : [tab]),
  section: ({ tab, breadcrumb }) => [...new Set([...(tab === null ? [] : [tab]), ...breadcrumb])],
  tag: ({ tags }) => tags,
};
export const labelKeys = Object.keys(labelReaders) as LabelKey[];

/** Changes whenever an index of before cannot be read, or would be made otherwise. */
export const indexFormat = 22;

/** The manifest of a stored index: what it was made from, and the segments that hold it. */
export interface IndexLayout {
  format: typeof indexFormat;
  /** `ServiceManifest.build` of the site that was indexed. */
  build: string;
  /** `Embedder.id` of the vectors; `null` for an index without any. */
  embedder: string | null;
  /** `Embedder.id` the index was made with, also when the model knows none of the site's languages. */
  madeWith: string | null;
  dimensions: number;
  /** `SearchEngine.name` of what holds words and vectors; `null` where they are in the segments. */
  engine: string | null;
  /** Route of every page, in reading order. */
  routes: string[];
  /** Of the pages that have any, by what filters compare them with. */
  labels: Record<LabelKey, [page: number, labels: string[]][]>;
  /** Segments with the texts of pages, in the order of the routes: name, and number of pages. */
  texts: [name: string, pages: number][];
  partitions: PartitionLayout[];
}

/**
 * The sections of one language and version that the same readers may see. What some may not see is in none of the
 * numbers that rank what they may, so nothing tells them of it.
 */
export interface PartitionLayout {
  language: string | null;
  version: string | null;
  access: PageAccess;
  segments: SegmentLayout[];
}

/** Sections of some pages that follow one another. */
export interface SegmentLayout {
  sections: number;
  /** Name of the segment whose parts are the files of the words, and those of `termsParts`. */
  terms: string;
  /** Name of the segment whose parts are `vectorParts`; `null` in a language that the model does not know. */
  vectors: string | null;
}

/** The `Partition` file; the route of each page of the segment; and of each section the number of its page among these,
 * and its place among the sections of the page, 32 bits each. */
export const termsParts = { entry: 'entry', routes: 'routes', places: 'places' };

/** See `VectorTable`. */
export const vectorParts = { numbers: 'numbers', signs: 'signs', scales: 'scales', sectionOf: 'sections' };

/** Names of the segments that an index is searched with. */
export function listSearched({ partitions }: IndexLayout): string[] {
  return partitions.flatMap(({ segments }) =>
    segments.flatMap(({ terms, vectors }) => [terms, ...(vectors === null ? [] : [vectors])]),
  );
}
