import { pickLanguage } from '../../support/pick-language.ts';
import { texts as english } from './en.ts';
import type { SearchTexts } from './search-texts.ts';

/** One chunk per language, by language, or language and script. */
const importers: Record<string, () => Promise<{ texts: SearchTexts }>> = {
  ar: () => import('./ar.ts'),
  ca: () => import('./ca.ts'),
  cs: () => import('./cs.ts'),
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fi: () => import('./fi.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  hi: () => import('./hi.ts'),
  hu: () => import('./hu.ts'),
  id: () => import('./id.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  lv: () => import('./lv.ts'),
  nl: () => import('./nl.ts'),
  no: () => import('./no.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  ro: () => import('./ro.ts'),
  ru: () => import('./ru.ts'),
  sv: () => import('./sv.ts'),
  tr: () => import('./tr.ts'),
  uk: () => import('./uk.ts'),
  uz: () => import('./uz.ts'),
  vi: () => import('./vi.ts'),
  zh: () => import('./zh.ts'),
  'zh-hant': () => import('./zh-Hant.ts'),
};

/** The dialog's texts for a BCP 47 tag; English where there are none. */
export async function importTexts(language: string): Promise<SearchTexts> {
  const importer = pickLanguage(importers, language);
  return importer ? (await importer()).texts : english;
}
