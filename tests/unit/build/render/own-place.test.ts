import { expect, test } from 'vitest';
import { createHeadingSlugger } from '../../../../src/base/paths/heading-slug.ts';
import { ownPlace } from '../../../../src/build/render/own-place.ts';

const page = 'See [pages](#pagination).\n\n## Pagination\n\nText\n';

test('a heading with the name of a part of the page is reached by its words', () => {
  expect(ownPlace('#pagination', page)).toBe(`#${createHeadingSlugger().slug('Pagination')}`);
});

test.each([
  ['a place of the author’s own', '#pagination', `<div id="pagination">\n\n### Paginación\n\n</div>\n\n${page}`],
  ['a part of the page that no heading is called by', '#content-area', page],
  ['a comment in code', '#footer', '```bash\n# footer\n```\n'],
  ['any other place', '#text', page],
  ['a hash that is no id', '#100%-sure', page],
])('%s stays', (_, hash, text) => expect(ownPlace(hash, text)).toBe(hash));
