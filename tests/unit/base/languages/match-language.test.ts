import { expect, test } from 'vitest';
import { languages } from '../../../../src/base/languages/languages.ts';
import { matchLanguage } from '../../../../src/base/languages/match-language.ts';
import { pickTexts } from '../../../../src/base/languages/pick-texts.ts';

test.each([
  ['cn', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-Hans', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant-TW', 'zh-Hant'],
  ['jp', 'ja'],
  ['ja-jp', 'ja'],
  ['fr-ca', 'fr'],
  ['PT-br', 'pt'],
  ['nb-NO', 'no'],
  ['nn', 'no'],
  ['iw', 'he'],
  ['de-CH-1996', 'de'],
  ['de-u-co-phonebk', 'de'],
  ['de-', null],
  ['el', null],
  ['*', null],
  ['', null],
  ['german', null],
  ['constructor', null],
  ['en<script>', null],
  ['"><script>', null],
])('a code "%s" is read as %s', (code, language) => {
  expect(matchLanguage(code, languages)).toBe(language);
});

test('a region of its own goes before its language', () => {
  expect(matchLanguage('pt-pt', ['pt', 'pt-PT'])).toBe('pt-PT');
  expect(matchLanguage('pt-BR', ['pt', 'pt-PT'])).toBe('pt');
});

test.each([
  ['de-AT', 'German'],
  ['tlh', 'English'],
  ['not a code', 'English'],
  [null, 'English'],
])('the texts for %s are %s', (code, texts) => {
  expect(pickTexts({ './de.ts': 'German', './en.ts': 'English' }, code)).toBe(texts);
});
