import type { Schema } from './api.ts';
import type { Problem } from './problem.ts';

/** A page's own HTML, ready for a theme's layout. */
export interface RenderedPage {
  /** What stands under the title, as HTML; empty when nothing does. */
  lead: string;
  /** The article. */
  html: string;
  /** What stands beside the article instead of the table of contents: request and response examples, a panel. */
  aside: string;
  /**
   * Names of features with a style sheet or script of their own, see `src/view/content-components/content-features.ts`.
   */
  features: string[];
  /** Modules of the user's interactive components that the page shows. */
  islands: string[];
  /** Schemas whose fields the page leaves to files of their own. */
  fragments: SchemaFragmentReference[];
  problems: Problem[];
}

/** The fields of a schema, fetched by a reader's browser when they are opened. */
export interface SchemaFragmentReference {
  /** `ApiDocument.id`. */
  document: string;
  /** A reference to one of `ApiDocument.schemas`, or the schema itself where it has no name. */
  schema: Schema;
  mode: 'request' | 'response';
  /** Of the page, as `Place.language`. */
  language: string | null;
  /** Unnamed schemas around this one: merging can make ever new ones out of a schema that names itself. */
  level: number;
}
