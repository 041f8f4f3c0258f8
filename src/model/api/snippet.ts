import type { HttpRequest } from '../http.ts';

/** A language that code can be generated in. */
export interface SnippetLanguage {
  /** A key of docs/format.md#snippet-languages, e.g. `csharp`. */
  key: string;
  aliases: string[];
  /** What a reader sees on the tab, e.g. `C#`. */
  label: string;
  /** The language name for syntax highlighting. */
  highlight: string;
  /** Whether its client answers Digest authentication by itself. */
  knowsDigest?: true;
}

/**
 * Complete, runnable source text that sends exactly `request`; one file for each language in
 * `src/shared/snippets/languages`. Ends without a line break.
 */
export type SnippetWriter = (request: HttpRequest) => string;
