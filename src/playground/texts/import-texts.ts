import { pickLanguage } from '../../browser/pick-language.ts';
import { texts as english } from './languages/en.ts';
import type { PlaygroundTexts } from './playground-texts.ts';

/** One chunk per language, by language, or language and script. */
const importers: Record<string, () => Promise<{ texts: PlaygroundTexts }>> = {
  ar: () => import('./languages/ar.ts'),
  ca: () => import('./languages/ca.ts'),
  cs: () => import('./languages/cs.ts'),
  da: () => import('./languages/da.ts'),
  de: () => import('./languages/de.ts'),
  es: () => import('./languages/es.ts'),
  fi: () => import('./languages/fi.ts'),
  fr: () => import('./languages/fr.ts'),
  he: () => import('./languages/he.ts'),
  hi: () => import('./languages/hi.ts'),
  hu: () => import('./languages/hu.ts'),
  id: () => import('./languages/id.ts'),
  it: () => import('./languages/it.ts'),
  ja: () => import('./languages/ja.ts'),
  ko: () => import('./languages/ko.ts'),
  lv: () => import('./languages/lv.ts'),
  nl: () => import('./languages/nl.ts'),
  no: () => import('./languages/no.ts'),
  pl: () => import('./languages/pl.ts'),
  pt: () => import('./languages/pt.ts'),
  ro: () => import('./languages/ro.ts'),
  ru: () => import('./languages/ru.ts'),
  sv: () => import('./languages/sv.ts'),
  tr: () => import('./languages/tr.ts'),
  uk: () => import('./languages/uk.ts'),
  uz: () => import('./languages/uz.ts'),
  vi: () => import('./languages/vi.ts'),
  zh: () => import('./languages/zh.ts'),
  'zh-hant': () => import('./languages/zh-Hant.ts'),
};

/** The playground's texts for a BCP 47 tag; English where there are none. */
export async function importTexts(language: string): Promise<PlaygroundTexts> {
  const importer = pickLanguage(importers, language);
  return importer ? (await importer()).texts : english;
}
