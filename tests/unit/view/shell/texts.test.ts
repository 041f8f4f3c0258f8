import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageTag, textDirection } from '../../../../src/base/languages/language-tag.ts';
import { getTexts } from '../../../../src/base/languages/shell/get-texts.ts';
import { en } from '../../../../src/base/languages/shell/languages/en.ts';
import { flattenTexts } from '../../flatten-texts.ts';
import { textPlaces } from '../../text-places.ts';

// Compatibility tables, section 1.6.
const codes =
  'en cn zh zh-Hans zh-Hant zh-CN zh-TW es fr fr-CA fr-ca ja jp ja-jp ja-JP pt pt-BR de ko it ru ro cs id ar tr hi sv no da lv nl uk vi pl uz he ca fi hu'.split(
    ' ',
  );

const english = new Map(flattenTexts(en));

describe.each(codes)('%s', (code) => {
  const texts = flattenTexts(getTexts(code));

  test('says everything, with the places that are filled in', () => {
    expect(texts.map(([way]) => way)).toEqual([...english.keys()]);
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(
      texts.filter(([way, text]) => textPlaces(text) !== textPlaces(english.get(way)!)).map(([way]) => way),
    ).toEqual([]);
  });

  test.skipIf(code === 'en')('has words of its own', () => {
    const same = texts.filter(([way, text]) => text === english.get(way)).map(([way]) => way);
    expect(same.length).toBeLessThan(8);
  });

  test('is a tag that browsers know', () => {
    expect(Intl.getCanonicalLocales(languageTag(code))).toEqual([languageTag(code)]);
  });
});

test('every file of a language is in the list', () => {
  const files = readdirSync(resolve(import.meta.dirname, '../../../../src/base/languages/shell/languages')).map(
    (file) => file.replace('.ts', ''),
  );
  expect(files.filter((code) => code !== 'en' && getTexts(code) === en)).toEqual([]);
});

test('scripts and regions find their texts', () => {
  expect(getTexts('zh-TW')).toBe(getTexts('zh-Hant'));
  expect(getTexts('zh-Hans')).toBe(getTexts('zh'));
  expect(getTexts('pt-BR')).toBe(getTexts('pt'));
  expect(getTexts('xx')).toBe(en);
  expect(getTexts('constructor')).toBe(en);
  expect(languageTag('not a code')).toBe('en');
  expect(getTexts(null)).toBe(en);
});

test('Arabic and Hebrew run from right to left', () => {
  expect(codes.filter((code) => textDirection(code) === 'rtl')).toEqual(['ar', 'he']);
});
