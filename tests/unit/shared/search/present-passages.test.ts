import { expect, test } from 'vitest';
import { createPassagePresenter, type FoundPassage } from '../../../../src/shared/search/present-passages.ts';

const presentPassages = createPassagePresenter();

function passage(given: Partial<FoundPassage>): FoundPassage {
  return {
    route: '/a',
    anchor: '',
    title: 'A',
    heading: '',
    breadcrumb: [],
    text: '',
    kind: 'prose',
    method: '',
    language: 'en',
    version: null,
    score: 0.5,
    ...given,
  };
}

test('sections of one page stand under it, in the order of the page found first', () => {
  const pages = presentPassages(
    [
      passage({ route: '/b', anchor: 'x', title: 'B', heading: 'Rotating keys', score: 0.9 }),
      passage({ score: 0.8 }),
      passage({ route: '/b', title: 'B', text: 'Keys are secret.', score: 0.7 }),
    ],
    { query: 'rotate keys', limit: 8 },
  );
  expect(pages.map(({ route }) => route)).toEqual(['/b', '/a']);
  expect(pages[0]!.sections).toHaveLength(1);
  expect(pages[0]!.sections[0]!.heading).toEqual([
    { text: 'Rotating', match: true },
    { text: ' ', match: false },
    { text: 'keys', match: true },
  ]);
  expect(pages[0]!.excerpt).toEqual([
    { text: 'Keys', match: true },
    { text: ' are secret.', match: false },
  ]);
});

test('an excerpt is plain text, about as long as a line of results', () => {
  const [page] = presentPassages(
    [passage({ text: `${'word '.repeat(100)}webhook signature check ${'more '.repeat(100)}` })],
    { query: 'webhook signature', limit: 8 },
  );
  const text = page!.excerpt.map((piece) => piece.text).join('');
  expect(text).toContain('webhook signature check');
  expect(text.length).toBeLessThan(180);
});

test('words are marked by the rules that the index was read with, where the site names no language', () => {
  const [page] = presentPassages([passage({ title: 'Gelöscht', language: null, rules: 'de' })], {
    query: 'Seite löschen und',
    limit: 8,
  });
  expect(page!.title).toEqual([{ text: 'Gelöscht', match: true }]);
});

test('no more pages than wanted', () => {
  const many = Array.from({ length: 30 }, (_, index) => passage({ route: `/${index}` }));
  expect(presentPassages(many, { query: 'a', limit: 8 })).toHaveLength(8);
});
