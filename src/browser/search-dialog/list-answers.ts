import type { Texts } from '../../base/languages/texts.ts';
import type { PageResult } from '../../shared/search/search-results.ts';
import { offerAll } from './all-results.ts';
import { offerAssistant } from './offer-assistant.ts';
import { renderResults, type ToHref } from './render-results.ts';

/** Shorter words say too little of what is meant. */
export const SHORTEST_QUESTION = 3;

/** Not of East Asia, where two characters are a word. */
const WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;

/** Two letters begin so much that what follows them tells nothing: titles do. */
export function isBeginning(query: string): boolean {
  const word = query.trim();
  return [...word].length < SHORTEST_QUESTION && WORD.test(word);
}

export interface AnswerOptions {
  query: string;
  /** There are more pages than these. */
  isCut: boolean;
  toHref: ToHref;
  texts: Texts['search'];
}

/** All options for a query: what was found, the way to the rest of it, and to the assistant. */
export function listAnswers(
  pages: readonly PageResult[],
  { query, isCut, toHref, texts }: AnswerOptions,
): HTMLElement[] {
  const assistant = query.length < SHORTEST_QUESTION ? null : offerAssistant(query);
  return [
    ...renderResults(pages, toHref),
    ...(isCut ? [offerAll(query, texts)] : []),
    ...(assistant ? [assistant] : []),
  ];
}
