import type { PageAccess } from '../../model/service.ts';

/** The part `layout` of a stored index: what the other parts are. */
export interface IndexLayout {
  format: 4;
  /** `ServiceManifest.build` of the site that was indexed. */
  build: string;
  /** `Embedder.id` of the vectors; `null` for an index without any. */
  embedder: string | null;
  /** `Embedder.id` the index was made with, also when the model knows none of the site's languages. */
  madeWith: string | null;
  dimensions: number;
  /** Route of every page, in reading order. Page `n` is the part `pages/n`, a `ServicePageText` in Zstandard. */
  routes: string[];
  /** Tags of the pages that have any. */
  tags: [page: number, tags: string[]][];
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
   * Parts that hold the vectors of the sections one after the other, one byte a number; none for a language the model
   * does not know.
   */
  vectors: string[];
}

/**
 * Part with the numbers of a partition's sections: page, and place among the page's sections. Two 32-bit numbers each.
 */
export const placesPart = 'places';
/** Part with the layout. */
export const layoutPart = 'layout';
