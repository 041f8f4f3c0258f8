import type { Schema } from './api/schema.ts';
import type { OwnText, PageEntry, PageHeading, Standpoint } from './page.ts';
import type { Problem } from './problem.ts';
import type { ReaderCondition } from './service.ts';
import type { Asset } from './site.ts';

/** A script of an interactive component of the author's. */
export interface IslandUse {
  /** Its address. */
  src: string;
  module: string;
  /** The export that it starts. */
  name: string;
}

/** A heading of a marked page. */
export interface MarkedHeading extends PageHeading {
  conditions: readonly ReaderCondition[];
}

/**
 * A page's own HTML, ready for a theme's layout; as it comes from rendering, with marks for parts that some readers
 * see.
 */
export interface RenderedPage {
  /** What stands under the title, as HTML; empty when nothing does. */
  lead: string;
  /** The article. */
  html: string;
  /** What stands beside the article instead of the table of contents: request and response examples, a panel. */
  aside: string;
  /**
   * Names of features with a style sheet or script of their own, see `src/view/content-components/feature-styles.ts`.
   */
  features: string[];
  /** Scripts of the user's interactive components that the page shows. */
  islands: IslandUse[];
  /** Of a page with a pending text: that text, and its headings with marks in their texts. */
  own?: { text: OwnText; outline: MarkedHeading[] };
  /** What the page leaves to files of their own. */
  fragments: FragmentReference[];
  /** Its code asked for what no source of the site says: time, chance, environment, packages. It changes with them. */
  isVolatile?: boolean;
  /** It comes from an earlier build. */
  isKept?: boolean;
  /** What it asked of the lists of the site; unset where it may not be kept. */
  lookups?: Lookups;
  problems: Problem[];
}

/** What a page asked of the lists of the site, with the answers that it got. */
export interface Lookups {
  routes: [string, boolean][];
  assets: [string, Asset | null][];
  /** Route, id, and the id that is meant by it. */
  places: [string, string, string | null][];
}

/** A part of a page that a reader's browser fetches when it is opened. */
export type FragmentReference = SchemaFragmentReference | CodeFragmentReference | EntriesFragmentReference;

/** The end of a long list of pages. */
export interface EntriesFragmentReference {
  kind: 'entries';
  entries: readonly PageEntry[];
  /** Of the page, as `Place.language`. */
  language: string | null;
}

/** A long example as a whole. */
export interface CodeFragmentReference {
  kind: 'code';
  code: string;
  /** For highlighting. */
  syntax: string;
  /** Of the page, as `Place.language`. */
  language: string | null;
}

/** The fields of a schema, or all values that it lists. */
export interface SchemaFragmentReference {
  kind: 'fields' | 'values';
  /** `ApiDocument.id`. */
  document: string;
  /** A reference to one of `ApiDocument.schemas`, or the schema itself where it has no name. */
  schema: Schema;
  mode: 'request' | 'response' | 'both';
  /** Of the page, as `Place.language`. */
  language: string | null;
  /** Of the page, which decides on links; `null` where there is nothing to link to. */
  from: Standpoint | null;
  /** Unnamed schemas around this one: merging can make ever new ones out of a schema that names itself. */
  level: number;
}
