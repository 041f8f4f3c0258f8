import type { SearchSection } from '../../../src/shared/search/search-section.ts';
import type { Corpus } from '../load-corpus.ts';

/** A search library under test, set up as its documentation advises for long texts with typos. */
export interface Engine {
  name: string;
  /** Builds an index. `null` when the library is not installed (see README.md). */
  build: (corpus: Corpus) => Promise<BuiltEngine | null>;
}

export interface BuiltEngine {
  /** Routes of pages, best first; at least ten where there are as many. */
  search: (query: string) => Promise<string[]>;
  /**
   * What a browser loads before the first answer to a query, in bytes of Brotli; `null` where that was not measured.
   */
  coldBytes: (query: string) => Promise<number | null>;
  close?: () => Promise<void>;
}

/** Pages in the order of their best section. */
export function toPages(routes: Iterable<string>): string[] {
  return [...new Set(routes)].slice(0, 10);
}

/** What all whole-index libraries index: one document per section. */
export function toDocuments(sections: readonly SearchSection[]): SectionDocument[] {
  return sections.map((section, id) => ({
    id,
    route: section.route,
    title: section.title,
    heading: section.heading,
    keywords: section.keywords.join(' '),
    description: section.description,
    text: section.text,
  }));
}

export interface SectionDocument {
  id: number;
  route: string;
  title: string;
  heading: string;
  keywords: string;
  description: string;
  text: string;
}
