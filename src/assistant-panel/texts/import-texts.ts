import type { AssistantTexts } from './assistant-texts.ts';
import { texts as english } from './en.ts';

/** One chunk per language, by language, or language and script. */
const importers: Record<string, () => Promise<{ texts: AssistantTexts }>> = {};

/** The panel's texts for a BCP 47 tag; English where there are none. */
export async function importTexts(language: string): Promise<AssistantTexts> {
  const tag = language.toLowerCase();
  const name = [tag, tag.split('-')[0]!].find((candidate) => Object.hasOwn(importers, candidate));
  return name === undefined ? english : (await importers[name]!()).texts;
}
