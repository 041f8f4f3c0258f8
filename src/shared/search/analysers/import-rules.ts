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
  tr: async () => (await import('./tr.ts')).turkish,
  ar: async () => (await import('./ar.ts')).arabic,
  ca: async () => (await import('./ca.ts')).catalan,
  cs: async () => (await import('./cs.ts')).czech,
  da: async () => (await import('./da.ts')).danish,
  fi: async () => (await import('./fi.ts')).finnish,
  he: async () => (await import('./he.ts')).hebrew,
  hi: async () => (await import('./hi.ts')).hindi,
  hu: async () => (await import('./hu.ts')).hungarian,
  id: async () => (await import('./id.ts')).indonesian,
  lv: async () => (await import('./lv.ts')).latvian,
  no: async () => (await import('./no.ts')).norwegian,
  pl: async () => (await import('./pl.ts')).polish,
  ro: async () => (await import('./ro.ts')).romanian,
  sv: async () => (await import('./sv.ts')).swedish,
  uk: async () => (await import('./uk.ts')).ukrainian,
  uz: async () => (await import('./uz.ts')).uzbek,
  vi: async () => (await import('./vi.ts')).vietnamese,
  zh: async () => (await import('./zh.ts')).chinese,
  ja: async () => (await import('./ja.ts')).japanese,
  ko: async () => (await import('./ko.ts')).korean,
};

/** Loads the rules named by a partition of the index (`LanguageRules.language`, empty for plain ones). */
export async function importRules(language: string): Promise<LanguageRules> {
  const importer = Object.hasOwn(importers, language) ? importers[language] : undefined;
  return importer ? importer() : (await import('./plain.ts')).plain;
}
