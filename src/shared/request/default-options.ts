import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';

export interface DefaultOptions {
  document: ApiDocument;
  operation: Operation;
  /** Whether optional parameters and properties are filled in too. */
  only: 'required' | 'all';
  /**
   * `samples`: everything has a value, made up where the description gives none (snippets). `examples`: only values
   * that the description gives. `nothing`: only credentials the description prefills.
   */
  fill: 'samples' | 'examples' | 'nothing';
  /** Which of the body's content types and named examples; without it the JSON one, or the first. */
  body?: { contentType?: string; example?: string };
}
