import { expect, test } from 'vitest';
import { renderSource } from './render-source.ts';

test.each([
  ['**Account Name: **The name', '<p><strong>Account Name:</strong> The name</p>'],
  ['to → **Athlete Portal **→ Edit', '<p>to → <strong>Athlete Portal</strong> → Edit</p>'],
  [
    '**Fix all occurrences, **which **really** works',
    '<p><strong>Fix all occurrences,</strong> which <strong>really</strong> works</p>',
  ],
  ['**For totals:**Check it', '<p><strong>For totals:</strong>Check it</p>'],
  ['needs** 3 steps** to build', '<p>needs <strong>3 steps</strong> to build</p>'],
  ['costs** 1 credit**.', '<p>costs <strong>1 credit</strong>.</p>'],
  ['нужно** 3 шага** всего', '<p>нужно <strong>3 шага</strong> всего</p>'],
  ['of **10\\+ **high\\-end', '<p>of <strong>10+</strong> high-end</p>'],
  ['up to **98%**of all', '<p>up to <strong>98%</strong>of all</p>'],
  ['**Labor API ** : Any', '<p><strong>Labor API</strong>  : Any</p>'],
  ['这是一个** > 在线报告**。', '<p>这是一个 <strong>&gt; 在线报告</strong>。</p>'],
  ['**Discounts\u00a0 **Reduce', '<p><strong>Discounts</strong>\u00a0 Reduce</p>'],
  ['**Is it "open"?**Yes', '<p><strong>Is it “open”?</strong>Yes</p>'],
  ["**It’s 'new'... **now", '<p><strong>It’s ‘new’…</strong> now</p>'],
  ['see ** this part** too', '<p>see  <strong>this part</strong> too</p>'],
])('%s is strong', async (source, html) => {
  const rendered = await renderSource(`# A\n\n${source}`);
  expect(rendered.html).toContain(html);
  expect(rendered.problems).toMatchObject([{ code: 'mdx-repaired', severity: 'warning', line: 3 }]);
});

test('beside a wide sign, nobody puts a space, and nothing is to be mended', async () => {
  const { html, problems } = await renderSource('# A\n\njust **36 seconds ，**with **98%** less');
  expect(html).toContain('<p>just <strong>36 seconds ，</strong>with <strong>98%</strong> less</p>');
  expect(problems).toEqual([]);
});

test.each([
  'in src/** and **/tests',
  'f(a, **kwargs, **other)',
  '2 ** 3 ** 4',
  'a \\*\\*literal \\*\\*text',
  'card **** **** **** 1234',
  '`**code **here`',
  'a ** b',
  'a** b **c',
  'x** 2 + y**2',
  'an int** p, char** q',
  'an int** p and char** q',
  'Node** head and Node** tail',
])('%s stays as it is', async (source) => {
  const { html, problems } = await renderSource(source);
  expect(html).not.toContain('<strong>');
  expect(problems).toEqual([]);
});
