import type { LanguageRules } from '../analyser.ts';

/** One chunk per language, so that a browser loads the rules it needs. Keys are those of `allRules`. */
const importers: Record<string, () => Promise<LanguageRules>> = {
  en: async () => (await import('./en.ts')).english,
  es: async () => (await import('./es.ts')).spanish,
  fr: async () => (await import('./fr.ts')).french,
  de: async () => (await import('./de.ts')).german,
  pt: async () => (await import('./pt.ts')).portuguese,
  it: async () => (await import('./it.ts')).italian,
  nl: async () => (await import('./nl.ts')).dutch,
  ru: async () => (await import('./ru.ts')).russian,
  zh: async () => (await import('./zh.ts')).chinese,
  ja: async () => (await import('./ja.ts')).japanese,
  ko: async () => (await import('./ko.ts')).korean,
};

/** Loads the rules named by a partition of the index (`LanguageRules.language`, empty for plain ones). */
export async function importRules(language: string): Promise<LanguageRules> {
  const importer = Object.hasOwn(importers, language) ? importers[language] : undefined;
  return importer ? importer() : (await import('./plain.ts')).plain;
}
