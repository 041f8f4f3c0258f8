import type { Texts } from '../../base/languages/texts.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { PageHeading } from '../../model/page.ts';
import type { FindReferenceLink } from './reference-links.ts';
import type { SchemaTexts } from './schema-texts.ts';

/** What an API description says on a page, in the page's language. */
export interface ApiPageText {
  /** Entries of the table of contents. */
  headings: PageHeading[];
  /** Markdown before the author's own text: where the API is called and what for. */
  opening: string;
  /** Markdown after it: the sections. */
  rest: string;
}

/** What writing the Markdown of an API page takes. */
export interface ApiTextContext {
  document: ApiDocument;
  words: Texts['reference'];
  /** Shared by the pages of one description, which saves most of the work on a large one. */
  schemaTexts: SchemaTexts;
  linkOf: FindReferenceLink;
}
