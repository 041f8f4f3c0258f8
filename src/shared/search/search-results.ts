import type { SectionKind } from '../../model/section-kind.ts';

export interface SearchRequest {
  query: string;
  /** Only pages of this language (or of none); `undefined` searches all. Version, product and tab likewise. */
  language?: string | undefined;
  version?: string | undefined;
  product?: string | undefined;
  tab?: string | undefined;
  /** Only pages of this group of the navigation. */
  section?: string | undefined;
  /** Search for every word as it is typed; titles, for what holds all of the query so. */
  literal?: boolean;
  /** Number of pages; 8 when not given. */
  limit?: number;
  /** The reader is still typing: only of the first few pages is told what of them answers, which loads less. */
  hurry?: boolean;
}

export interface SearchResults {
  /** Best first; sections of one page stand under it. */
  pages: PageResult[];
  /** Words that were searched in place of unknown ones. */
  corrections: Correction[];
  /** Titles that only look like the query may be meant: not where its words are right, or said to be exact. */
  mayBeMisspelt: boolean;
}

export interface Correction {
  from: string;
  to: string;
}

export interface PageResult {
  /** Without the base path. */
  route: string;
  title: TextPiece[];
  breadcrumb: string[];
  kind: SectionKind;
  method: string;
  language: string | null;
  version: string | null;
  tab: string | null;
  score: number;
  /** What of the page's opening answers; empty when only other sections do. */
  excerpt: TextPiece[];
  sections: SectionResult[];
}

export interface SectionResult {
  anchor: string;
  /** What it stands under within the page; empty for nothing but the page. */
  entry: string;
  heading: TextPiece[];
  excerpt: TextPiece[];
  score: number;
}

/** A piece of text that was searched for, or that stands around it. */
export interface TextPiece {
  text: string;
  match: boolean;
}
