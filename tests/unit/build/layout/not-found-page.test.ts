import { expect, test } from 'vitest';
import { notFoundPage } from '../../../../src/build/layout/not-found-page.ts';
import { testSite } from '../outputs/test-site.ts';

test.each([
  [null, 'Page not found'],
  ['fr', 'Page introuvable'],
])('is called as what is around it says in the language %s', (language, title) => {
  expect(notFoundPage(testSite({}), language).title).toBe(title);
});

test('is called as the author calls it, in every language', () => {
  const site = testSite({ docs: { errors: { '404': { title: 'Lost' } } } });
  expect(notFoundPage(site, 'fr').title).toBe('Lost');
});
