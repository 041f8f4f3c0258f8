import type { Texts } from '../../base/languages/texts.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { FindReferenceLink } from './reference-links.ts';
import type { SchemaTexts } from './schema-texts.ts';

/** What writing the Markdown of an API page takes. */
export interface ApiTextContext {
  document: ApiDocument;
  words: Texts['reference'];
  /** Shared by the pages of one description, which saves most of the work on a large one. */
  schemaTexts: SchemaTexts;
  linkOf: FindReferenceLink;
}
