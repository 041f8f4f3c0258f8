import { expect, test } from 'vitest';
import { getApiTexts } from '../../../../src/read/openapi/texts/get-api-texts.ts';
import { translateHeadings } from '../../../../src/read/openapi/translate-headings.ts';

test('finds a language by its code, its alias, its region and its script', () => {
  expect(getApiTexts('de').tryIt).toBe('Ausprobieren');
  expect(getApiTexts('jp')).toBe(getApiTexts('ja'));
  expect(getApiTexts('pt-BR')).toBe(getApiTexts('pt'));
  expect(getApiTexts('zh-Hant').sections.body).not.toBe(getApiTexts('cn').sections.body);
  expect(getApiTexts('tlh')).toBe(getApiTexts(null));
});

test('translates the headings that it makes and no others, and keeps their ids', () => {
  const headings = [
    { depth: 2 as const, text: 'Path Parameters', id: 'path-parameters' },
    { depth: 2 as const, text: 'My part', id: 'my-part' },
  ];
  expect(translateHeadings(headings, 'fr')).toEqual([{ ...headings[0]!, text: 'Paramètres de chemin' }, headings[1]]);
});
