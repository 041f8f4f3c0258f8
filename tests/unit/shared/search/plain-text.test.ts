import { expect, test } from 'vitest';
import { toPlainText } from '../../../../src/shared/search/plain-text.ts';

test.each([
  ['**Bold**, _slanted_ and ~~gone~~', 'Bold, slanted and gone'],
  ['Call `get_user` with `Bearer <token>` or `__init__`', 'Call get_user with Bearer <token> or __init__'],
  ['snake_case and 2*3*4 stay', 'snake_case and 2*3*4 stay'],
  ['See [the guide](/guide "title") and ![a chart](/x.png)', 'See the guide and a chart'],
  ['A [link](https://example.com/a_(b)) with brackets', 'A link with brackets'],
  ['- one\n- two\n1. three\n> quoted\n- [x] done', 'one two three quoted done'],
  ['| A | B |\n| --- | :-: |\n| 1 | 2 |', 'A B 1 2'],
  ['<Card title="Fast start" icon="bolt" href="/start">Go</Card>', 'Fast start Go'],
  ['<Tab title={"npm"}>\nrun\n</Tab>', 'npm run'],
  ['<ParamField path="userId" type="string" required>Who</ParamField>', 'userId string Who'],
  ['{/* hidden */}shown<!-- hidden -->', 'shown'],
  ["import { A } from '/a.mdx'\n\nText", 'Text'],
  ['a &amp; b &lt;c&gt; &unknown;', 'a & b <c> &unknown;'],
  ['\\*not bold\\*', '*not bold*'],
])('%s', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text);
});

test.each(['<!--', '{/*', '[a](', '<a', '`', '**', '<a href="', '| ', '[[', '> '])(
  'takes linear time for many %s',
  (piece) => {
    const start = performance.now();
    toPlainText(piece.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(1_500);
  },
);
