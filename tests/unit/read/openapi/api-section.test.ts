import { expect, test } from 'vitest';
import { sectionHeadings } from '../../../../src/read/openapi/api-section.ts';
import { getApiTexts } from '../../../../src/read/openapi/get-api-texts.ts';

test('headings of sections are in the language, and have the same ids in all', () => {
  const sections = [{ kind: 'path', id: 'path-parameters', title: 'path' as const }];
  expect(sectionHeadings(sections, getApiTexts('fr'))).toEqual([
    { depth: 2, text: 'Paramètres de chemin', id: 'path-parameters' },
  ]);
});
