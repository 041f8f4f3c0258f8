import type { SectionKind } from '../../model/section-kind.ts';

/** `manifest.json`, the one file whose name never changes: where each part of the index is. */
export interface SearchManifest {
  format: 2;
  /** Whether page addresses end in `/`. */
  trailingSlash: boolean;
  partitions: PartitionReference[];
}

/** The index of one language and version: a reader searches their own, which stays small however many there are. */
export interface PartitionReference {
  /** As in the navigation; `null` for pages outside any language. */
  language: string | null;
  version: string | null;
  /** That its pages belong to; `null` where some belong to none. */
  products: (string | null)[];
  /** Name of the `Partition` file. */
  file: string;
  sections: number;
}

export interface Partition {
  /** `LanguageRules.language` that the terms were made with. */
  rules: string;
  sections: number;
  /** Shards of the words, in term order. */
  shards: ShardReference[];
  /** The same of pairs of neighbouring words: most of the terms, of which a query needs the fewest. */
  pairs: ShardReference[];
  /** File of the words that spelling is checked against. */
  words: string;
  /** File of the words that are right although no page has them; unset for a language without a list. */
  common?: string;
  /** File of the `TitleList`. */
  titles: string;
  /** Runs of sections whose texts stand in `textsFile`s of one name, `size` sections in each. */
  texts: { size: number; runs: [sections: number, name: string][] };
  pages: PartitionPages;
}

export type ShardReference = [firstTerm: string, file: string];

export type LabelRun = [label: number, pages: number];

/** What ranking must know of every page; pages are numbered in the order of their sections. */
export interface PartitionPages {
  /** Number of sections of each page. */
  counts: number[];
  tabs: string[];
  /** Runs of pages in one tab: index in `tabs` (-1 for none) and number of pages. */
  tabRuns: LabelRun[];
  /** The same of products. */
  products: string[];
  productRuns: LabelRun[];
  /** The same of the groups of the navigation that no other group holds. */
  groups: string[];
  groupRuns: LabelRun[];
  /** Runs of pages that are made from an API description (0) or not (-1). */
  referenceRuns: LabelRun[];
  /** Pages whose score is multiplied by something other than 1. */
  factors: [page: number, factor: number][];
}

/** The pages that a first keystroke is answered from. */
export interface TitleList {
  breadcrumbs: string[][];
  /** Numbers of the listed pages; `null` when all are listed. */
  numbers: number[] | null;
  /** `breadcrumb` is an index in `breadcrumbs`. */
  pages: [title: string, route: string, breadcrumb: number, tab: number, method: string][];
}

/** What results show, for some consecutive sections. */
export interface TextChunk {
  pages: ChunkPage[];
  /** `page` is an index in `pages`; `entry` is left out where it is empty. */
  sections: [page: number, anchor: string, heading: string, text: string, entry?: string][];
}

export interface ChunkPage {
  route: string;
  title: string;
  breadcrumb: string[];
  description: string;
  kind: SectionKind;
  method: string;
  tab: string | null;
}
