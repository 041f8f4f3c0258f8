import { expect, test } from 'vitest';
import { mayBeRenamed, renamedPlaces } from '../../../../src/build/render/renamed-places.ts';
import { resolveHref } from '../../../../src/build/render/resolve-href.ts';
import { siteLists } from '../../../../src/build/render/site-lists.ts';
import type { Page } from '../../../../src/model/page.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

function page(
  route: string,
  body: string,
  headings: Page['headings'] = [],
): Pick<Page, 'route' | 'source' | 'headings'> {
  return { route, source: { file: `${route.slice(1)}.mdx`, line: 1, body } as Page['source'], headings };
}

const text = 'See [pages](#pagination).\n\n## Pagination\n\nText\n';

test.each([
  ['a heading', text],
  ['a heading of HTML', '<h2>Pagination</h2>\n'],
  ['a heading below a line', 'Pagination\n----------\n'],
  ['a heading with marks', '### **Pagination**?\n'],
  ['a heading that is a link', '### [Pagination](/b)\n'],
  ['a heading with an icon', '## <Icon icon="list" /> Pagination\n'],
  ['a heading with an icon behind it', '## Pagination <Icon icon="list" />\n'],
  ['a heading between signs', '### Pagination ###\n'],
  ['a heading in a list', '- ## Pagination\n'],
  ['a heading of HTML in lines', '<h2>\n  Pagination\n</h2>\n'],
  ['the title of a step', '<Steps titleSize="h2">\n<Step title="Pagination">a</Step>\n</Steps>\n'],
])('%s with the name of a part of the page is found by its words', (_, body) => {
  expect(renamedPlaces([page('/a', body)])).toEqual({ '/a': { pagination: 'pagination-2' } });
});

test.each([
  ['a place of the author’s own', `<div id="pagination">\n\n### Paginación\n\n</div>\n\n${text}`],
  ['a comment in code', '```bash\n# footer\n```\n'],
  ['a word of the text', 'The\nfooter\n'],
  ['any other heading', '## Text\n'],
])('%s is none', (_, body) => expect(renamedPlaces([page('/a', body)])).toEqual({}));

test.each([
  ['a key of JSON', '```json\n{\n  "role": "user", "content": "Hi",\n  "header": 1\n}\n```\n'],
  ['a value of JSON', '```json\n{ "type": "content" }\n["content", "header"]\n```\n'],
  ['the end of a comment', '```python\n# Generate content\n```\n'],
  ['the end of a line', 'What you write becomes the content\nof the page; a page has a header.\n'],
  ['a tag', '<header>\n\nText.\n\n</header>\n'],
])('%s alone is no reason to read a page', (_, body) => {
  expect(mayBeRenamed(body)).toBe(false);
  expect(mayBeRenamed(`${body}\n## Content\n`)).toBe(true);
});

test('looking for them takes time in proportion to the text, whatever is in it', () => {
  for (const piece of ['<', '<a', '<>', '<a>', '# ', '=\n', '>\n', '{ ', '> content', '\n'])
    expect(measureGrowth((length) => mayBeRenamed(piece.repeat(length)), 2_000)).toBeLessThan(linearGrowth);
});

test('a heading of a snippet is found among those of the page', () => {
  const headings = [
    { depth: 2, id: 'pagination-2', text: 'Pagination' },
    { depth: 2, id: 'pagination-3', text: 'Pagination' },
    { depth: 2, id: 'footer-2', text: 'Footer 2' },
    { depth: 2, id: 'text-2', text: 'Text' },
  ] as Page['headings'];
  expect(renamedPlaces([page('/a', '<Part />', headings)])).toEqual({ '/a': { pagination: 'pagination-2' } });
  expect(renamedPlaces([page('/a', '<a id="pagination" />\n\n<Part />', headings)])).toEqual({});
});

test('links of every page are led there, and no others', () => {
  const pages = [page('/a', text), page('/b', '')];
  const lists = siteLists({ routes: ['/a', '/b'], assets: [], places: renamedPlaces(pages) });
  const from = (route: string, href: string): string =>
    resolveHref(href, { from: `${route.slice(1)}.mdx`, route, ...lists }, { base: '/docs' });
  expect(from('/a', '#pagination')).toBe('#pagination-2');
  expect(from('/b', '#pagination')).toBe('#pagination');
  expect(from('/b', '/a?x=1#pagination')).toBe('/docs/a?x=1#pagination-2');
  expect(from('/b', './a#pagination')).toBe('/docs/a#pagination-2');
  expect(from('/a', '/b#pagination')).toBe('/docs/b#pagination');
  expect(from('/a', '#100%-sure')).toBe('#100%-sure');
});
