import { expect, test } from 'vitest';
import { placeMarkdown } from '../../../../src/build/outputs/place-markdown.ts';
import type { Site } from '../../../../src/model/site.ts';
import { testSite } from './test-site.ts';

const places = (site: Site): (string | null)[] => site.pages.map(placeMarkdown(site));

test('Markdown has its place beside the page', () => {
  expect(places(testSite({ pages: { index: {}, 'guides/auth': {} } }))).toEqual(['index.md', 'guides/auth.md']);
});

test('where something else may stand at that path, the order of the other files decides', () => {
  const pages = { index: {}, skill: {}, own: {} };
  const skill = { name: 'a', description: 'A', text: '', isRoot: true };
  const site: Site = { ...testSite({ pages }), skills: [skill], assets: [{ path: 'own.md', size: 1 }] };
  expect(places(site)).toEqual(['index.md', null, null]);
  const redirects = [{ source: '/old.md/part', destination: '/' }];
  expect(places(testSite({ pages, docs: { redirects } }))).toEqual([null, null, null]);
  expect(places(testSite({ pages: { index: {}, 'own.md/part': {} } }))).toEqual([null, null]);
});

test('a page for some readers has none, and neither has one whose text is not known yet', () => {
  const pending = { kind: 'values' as const, opening: '', openingHeadings: [], rest: '', restHeadings: [] };
  const site = testSite({ pages: { index: { pending }, team: { frontMatter: { groups: ['staff'] } } } });
  expect(places(site)).toEqual([null, null]);
});
