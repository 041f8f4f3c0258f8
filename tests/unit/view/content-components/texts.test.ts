import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getComponentTexts } from '../../../../src/view/content-components/texts/get-component-texts.ts';
import { en } from '../../../../src/view/content-components/texts/languages/en.ts';

// Compatibility tables, section 1.6.
const codes =
  'en cn zh zh-Hans zh-Hant zh-CN zh-TW es fr fr-CA fr-ca ja jp ja-jp ja-JP pt pt-BR de ko it ru ro cs id ar tr hi sv no da lv nl uk vi pl uz he ca fi hu'.split(
    ' ',
  );

function flatten(value: object, way = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? [[way + key, part] as [string, string]] : flatten(part as object, `${way}${key}.`),
  );
}

const english = new Map(flatten(en));
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].join(' ');

describe.each(codes)('%s', (code) => {
  const texts = flatten(getComponentTexts(code));

  test('says everything, with the places that are filled in', () => {
    expect(texts.map(([way]) => way)).toEqual([...english.keys()]);
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(texts.filter(([way, text]) => placeholders(text) !== placeholders(english.get(way)!))).toEqual([]);
  });

  test.skipIf(code === 'en')('has words of its own', () => {
    expect(texts.filter(([way, text]) => text === english.get(way)).length).toBeLessThan(10);
  });
});

test('every file of a language is in the list', () => {
  const files = readdirSync(
    resolve(import.meta.dirname, '../../../../src/view/content-components/texts/languages'),
  ).map((file) => file.replace('.ts', ''));
  expect(files.filter((code) => code !== 'en' && getComponentTexts(code) === en)).toEqual([]);
});
