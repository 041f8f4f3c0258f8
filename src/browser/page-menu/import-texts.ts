import { en } from '../../base/languages/shell/languages/en.ts';
import type { Texts } from '../../base/languages/shell/texts.ts';

const importers = import.meta.glob<Record<string, Texts>>('../../base/languages/shell/languages/*.ts');

/** The interface texts of a page in the browser: one chunk per language, by BCP 47 tag. */
export async function importTexts(tag: string): Promise<Texts> {
  const importer = [tag, tag.split('-')[0]]
    .map((code) => importers[`../../base/languages/shell/languages/${code}.ts`])
    .find((found) => found !== undefined);
  if (importer === undefined) return en;
  return Object.values(await importer())[0] ?? en;
}
