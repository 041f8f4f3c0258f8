import { pickLanguage } from '../../support/pick-language.ts';
import type { PlaygroundTexts } from './playground-texts.ts';

type Importer = () => Promise<{ texts: PlaygroundTexts }>;

/** Loads beside the operation's data, so that the first script holds no words at all. */
const english: Importer = () => import('./languages/en.ts');

/** One chunk per language, by language, or language and script. */
const importers: Record<string, Importer> = {
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
  const importer = pickLanguage(importers, language) ?? english;
  return (await importer()).texts;
}
