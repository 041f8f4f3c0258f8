import { expect, test } from 'vitest';
import { translateHeadings } from '../../../../src/read/openapi/translate-headings.ts';

test('translates the headings that it makes and no others, and keeps their ids', () => {
  const headings = [
    { depth: 2 as const, text: 'Path Parameters', id: 'path-parameters' },
    { depth: 2 as const, text: 'My part', id: 'my-part' },
  ];
  expect(translateHeadings(headings, 'fr')).toEqual([{ ...headings[0]!, text: 'Paramètres de chemin' }, headings[1]]);
});
