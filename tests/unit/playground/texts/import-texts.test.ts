import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importTexts } from '../../../../src/playground/texts/import-texts.ts';

const languages = readdirSync(join(import.meta.dirname, '../../../../src/playground/texts/languages')).map((file) => file.replace('.ts', ''));

test.each(languages)('%s says everything', async (language) => {
  const texts = await importTexts(language);
  const english = await importTexts('en');
  expect(Object.keys(texts)).toEqual(Object.keys(english));
  expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
  if (language !== 'en') expect(texts.noResponse).not.toBe(english.noResponse);
});

test('regions share their language, and English stands in for others', async () => {
  expect((await importTexts('de-AT')).send).toBe('Senden');
  expect((await importTexts('zh-Hant-TW')).send).toBe('傳送');
  expect((await importTexts('tlh')).send).toBe('Send');
});
