import type { Analyser } from '../../../shared/search/analyser.ts';

/** The words of a text as the search compares them, those of one meaning as one. */
export function termsOf(analyser: Analyser, text: string): Set<string> {
  return new Set(
    analyser.analyse(text).flatMap(({ parts }) => parts.map(({ term }) => analyser.conceptOf(term) ?? term)),
  );
}
