import { allRules } from '../../../src/shared/search/analysers/all-rules.ts';

/** One list for every library that takes one, so that none wins by its list. */
export const stopWords: ReadonlySet<string> = new Set(
  allRules
    .filter((rules) => rules.language.length === 2)
    .flatMap((rules) => (rules.language === 'en' || rules.language === 'es' ? [...rules.stopWords] : [])),
);
