import { describe, expect, test } from 'vitest';
import { languages } from '../../../../src/base/languages/languages.ts';
import { matchLanguage } from '../../../../src/base/languages/match-language.ts';
import * as en from '../../../../src/base/languages/texts/en.ts';
import type { Texts } from '../../../../src/base/languages/texts.ts';
import { languageCodes } from '../../../../src/read/config/navigation/language-codes.ts';
import { flattenTexts } from './flatten-texts.ts';
import { textPlaces } from './text-places.ts';

const files = import.meta.glob<Texts>('./*.ts', { base: '../../../../src/base/languages/texts', eager: true });
const english = new Map(flattenTexts(en));

describe.each(languages)('%s', (language) => {
  const texts = flattenTexts(files[`./${language}.ts`]!);

  test('says everything that English says, with the same places to fill in', () => {
    expect(texts.map(([way]) => way).sort()).toEqual([...english.keys()].sort());
    expect(texts.filter(([, text]) => text.trim() !== text || text === '')).toEqual([]);
    expect(texts.filter(([way, text]) => textPlaces(text) !== textPlaces(english.get(way)!))).toEqual([]);
  });

  test.skipIf(language === 'en')('has words of its own', () => {
    const same = texts.filter(([way, text]) => text === english.get(way));
    expect(same.filter(([, text]) => text.includes(' '))).toEqual([]);
    expect(same.length).toBeLessThan(english.size / 10);
  });

  test('has a colon at the end only where English has one, or something follows', () => {
    const endsInColon = (text: string): boolean => /[:：]$/.test(text);
    const beforeOthers = ['components.show', 'components.hide', 'playground.choice', 'playground.redirectedTo'];
    const odd = texts.filter(([way, text]) => endsInColon(text) && !endsInColon(english.get(way)!));
    expect(odd.map(([way]) => way).filter((way) => !beforeOthers.includes(way))).toEqual([]);
  });

  test('is named by its tag', () => {
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
  });
});

test('every language that the format names has texts', () => {
  expect(languageCodes.filter((code) => matchLanguage(code, languages) === null)).toEqual([]);
});
