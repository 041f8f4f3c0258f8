import { expect, test } from 'vitest';
import { languageTag, primaryLanguage, textDirection } from '../../../../src/base/languages/language-tag.ts';
import { languages } from '../../../../src/base/languages/languages.ts';
import { languageCodes } from '../../../../src/read/config/navigation/language-codes.ts';

test.each(languageCodes)('%s becomes a tag that browsers know', (code) => {
  expect(Intl.getCanonicalLocales(languageTag(code))).toEqual([languageTag(code)]);
});

test.each([
  ['cn', 'zh', 'zh'],
  ['ja-jp', 'ja-JP', 'ja'],
  ['pt-br', 'pt-BR', 'pt'],
  ['zh_TW', 'zh-Hant', 'zh'],
  ['zh-TW', 'zh-Hant', 'zh'],
  ['not a code', 'en', 'not a code'],
])('%s has the tag %s and the language %s', (code, tag, language) => {
  expect(languageTag(code)).toBe(tag);
  expect(primaryLanguage(code)).toBe(language);
});

test('Arabic and Hebrew run from right to left', () => {
  expect(languages.filter((language) => textDirection(language) === 'rtl')).toEqual(['ar', 'he']);
});
