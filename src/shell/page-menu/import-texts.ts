import { en } from '../texts/languages/en.ts';
import type { Texts } from '../texts/texts.ts';

const importers = import.meta.glob<Record<string, Texts>>('../texts/languages/*.ts');

/** The interface texts of a page in the browser: one chunk per language, by BCP 47 tag. */
export async function importTexts(tag: string): Promise<Texts> {
  const importer = [tag, tag.split('-')[0]].map((code) => importers[`../texts/languages/${code}.ts`]).find((found) => found !== undefined);
  if (importer === undefined) return en;
  return Object.values(await importer())[0] ?? en;
}
