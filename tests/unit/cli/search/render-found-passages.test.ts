import { expect, test } from 'vitest';
import { renderFoundPassages } from '../../../../src/cli/search/render-found-passages.ts';

test('the excerpt of a passage in a script without spaces is cut, too', () => {
  const passage = { title: '域名', heading: '', route: '/a', anchor: '', score: 1, language: null, version: null };
  const found = [{ ...passage, text: '后面还有更多的内容。'.repeat(40) }];
  const shown = renderFoundPassages(found as never, { corrections: [], explain: false, color: false });
  expect(shown).toMatch(/^ {4}后面.{158} …$/m);
});
