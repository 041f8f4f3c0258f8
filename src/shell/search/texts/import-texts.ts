import { texts as english } from './en.ts';
import type { SearchTexts } from './search-texts.ts';

/** One chunk per language, by primary tag. */
const importers: Record<string, () => Promise<{ texts: SearchTexts }>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  pt: () => import('./pt.ts'),
  ru: () => import('./ru.ts'),
  zh: () => import('./zh.ts'),
};

/** The dialog's texts for a BCP 47 tag; English where there are none. */
export async function importTexts(language: string): Promise<SearchTexts> {
  const primary = language.toLowerCase().split('-')[0]!;
  const importer = Object.hasOwn(importers, primary) ? importers[primary] : undefined;
  return importer ? (await importer()).texts : english;
}

/** Puts values in the places of a text: `{count}`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
