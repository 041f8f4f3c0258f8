import type { RetrievalFilter } from '../../model/retrieval.ts';
import type { PageAccess } from '../../model/service.ts';
import type { ServicePageText } from '../../model/service-page.ts';

/** The filters that ask something of a page itself. Language and version are a matter of the whole partition. */
export type LabelKey = Exclude<keyof RetrievalFilter, 'language' | 'version'>;

/** What a page is called by each of them. */
export const labelReaders: Record<LabelKey, (page: ServicePageText) => readonly string[]> = {
  product: ({ product }) => (product === null ? [] : [product]),
  section: ({ tab, breadcrumb }) => [...new Set([...(tab === null ? [] : [tab]), ...breadcrumb])],
  tag: ({ tags }) => tags,
};
export const labelKeys = Object.keys(labelReaders) as LabelKey[];

/** The part `layout` of a stored index: what the other parts are. */
export interface IndexLayout {
  format: 5;
  /** `ServiceManifest.build` of the site that was indexed. */
  build: string;
  /** `Embedder.id` of the vectors; `null` for an index without any. */
  embedder: string | null;
  /** `Embedder.id` the index was made with, also when the model knows none of the site's languages. */
  madeWith: string | null;
  dimensions: number;
  /** Route of every page, in reading order. Page `n` is the part `pages/n`, a `ServicePageText` in Zstandard. */
  routes: string[];
  /** Of the pages that have any, by what filters compare them with. */
  labels: Record<LabelKey, [page: number, labels: string[]][]>;
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
  sections: number;
  /** Name of the file with the `Partition`; its files are the parts `${prefix}${name}`. */
  entry: string;
  prefix: string;
  files: string[];
  /**
   * Parts that hold vectors one after the other, one byte a number, in the order of their sections; none for a language
   * the model does not know.
   */
  vectors: string[];
}

/**
 * Part with the numbers of a partition's sections: page, and place among the page's sections. Two 32-bit numbers each.
 */
export const placesPart = 'places';
/** Part with the layout. */
export const layoutPart = 'layout';
/** Part with the number of the section of each vector, 32 bits each; of partitions that have vectors. */
export const vectorSectionsPart = 'vector-sections';
