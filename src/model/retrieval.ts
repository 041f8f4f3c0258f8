import type { SectionKind } from './section-kind.ts';
import type { Audience } from './service.ts';

/** What the service looks up in the documentation of one site, for search and for the assistant. */
export interface Retriever {
  /** Passages that answer the query, best first, of pages that the audience may read. */
  search: (request: RetrievalRequest) => Promise<Passage[]>;
  /** `null` for a page that does not exist or that the audience may not know of. */
  readPage: (route: string, audience: Audience) => Promise<ReadPage | null>;
}

/** What a page says to somebody. */
export interface ReadPage {
  route: string;
  title: string;
  markdown: string;
  /** The same by headings, in their order. */
  sections: PageSection[];
}

export interface PageSection extends Pick<Passage, 'anchor' | 'heading' | 'entry' | 'content' | 'text'> {}

export interface RetrievalRequest {
  query: string;
  /** Most passages wanted. */
  limit: number;
  /** Leaves out passages scored lower; 0 to 1. */
  scoreThreshold: number;
  /** Find nothing where nothing fits, as who answers by it must; a list has what shares words with the query. */
  onlyFitting?: boolean;
  filter: RetrievalFilter;
  /** Refuse a filter that names what the site does not have, in place of finding nothing of it. */
  isStrict?: boolean;
  /** Version whose pages come first where the filter names none; the site's first one unless given. */
  favouredVersion?: string | undefined;
  audience: Audience;
}

export interface RetrievalFilter {
  version?: string;
  language?: string;
  product?: string;
  tab?: string;
  /** A label of the navigation above the page: a tab, an anchor, a group. */
  section?: string;
  tag?: string;
}

/** A section of a page, found. */
export interface Passage {
  route: string;
  /** Id of its heading; empty for the opening of the page. */
  anchor: string;
  title: string;
  heading: string;
  breadcrumb: string[];
  /** What it stands under within the page, which the breadcrumb ends with; unset for nothing. */
  entry?: string;
  /** What the section says, in Markdown. */
  content: string;
  /** The same as plain text, without blocks of code. */
  text: string;
  /** How likely it answers, 0 to 1; the same number means the same for every query. The order follows it. */
  score: number;
  /** What speaks for it by itself, 0 to 1, whatever else was found; `score` where it is not known. */
  strength?: number;
  version: string | null;
  language: string | null;
  /** The language whose rules its words were read with, empty for plain ones; unset where it is not known. */
  rules?: string;
  kind: SectionKind;
  method: string;
}
