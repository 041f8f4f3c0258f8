import { mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { outdentFormulas } from '../../../../src/read/markdown/outdent-formulas.ts';

const features = { math: { singleDollarTextMath: true } };

test.each([
  ['in components', '<A>\n  <B>\n    $$\n    a\n    $$\n\n    After\n  </B>\n</A>\n'],
  ['two of them', '<A>\n    $$\n    a\n    $$\n\n    $$\n    b\n    $$\n\n    After\n</A>\n'],
  ['in an item', '- Item\n\n      $$\n      a\n      $$\n\n  After\n'],
  ['in a component of an item', '1. Item\n\n   <A>\n       $$\n       a\n       $$\n\n       After\n   </A>\n'],
  ['below one that begins with its item', '- $$\n  a\n  $$\n\n      $$\n      b\n      $$\n\n  After\n'],
  ['with tabs', '<A>\n\t$$\n\ta\n\t$$\n\n\tAfter\n</A>\n'],
  ['with the line breaks of Windows', '<A>\r\n    $$\r\n    a\r\n    $$\r\n\r\n    After\r\n</A>\r\n'],
])('a formula that stands deep ends where it is closed: %s', (_, source) => {
  const outdented = outdentFormulas(source);
  const tree = JSON.stringify(mdxToMdast(outdented, { features }));
  expect(tree).toContain('"type":"math"');
  expect(tree).toContain('"value":"After"');
  expect(outdented.split('\n').map((line) => line.length)).toEqual(source.split('\n').map((line) => line.length));
});

test.each([
  ['three columns deep', '- Item\n\n  $$\n  a\n  $$\n'],
  ['without an end', '<A>\n    $$\n    a\n</A>\n'],
  ['in code', '```md\n    $$\n    a\n    $$\n```\n'],
  ['within a line', '    $$ a $$ and $$ b $$\n'],
  ['left by its item', '- Item\n\n      $$\n      a\n\nText\n\n    $$\n'],
])('another one stays as it is: %s', (_, source) => {
  expect(outdentFormulas(source)).toBe(source);
});
