import { expect, test } from 'vitest';
import { firstParagraph } from '../../../../src/read/openapi/plain-text.ts';

test.each([
  ['Written `<id>:<secret>`, <b>always</b>.', 'Written <id>:<secret>, always .'],
  ['**Bold**, [linked `code`](https://a.test) and ``a`b``', 'Bold, linked code and a`b'],
  ['# Title\n\nText', 'Title'],
  ['<!-- none -->\n\nText', 'Text'],
])('%j begins with %j', (markdown, text) => {
  expect(firstParagraph(markdown)).toBe(text);
});

test('a text of backticks alone does not take long', () => {
  const start = performance.now();
  firstParagraph('` '.repeat(50_000));
  firstParagraph('`'.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
