import type { LanguageRules } from '../analyser.ts';

/** For a language without rules of its own: words as they are. */
export const plain: LanguageRules = { language: '', stopWords: new Set(), stem: (word) => word, endings: [] };
