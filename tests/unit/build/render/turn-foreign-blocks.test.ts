import { expect, test } from 'vitest';
import { turnForeignBlocks } from '../../../../src/build/render/turn-foreign-blocks.ts';

test.each([
  ['a sentence', '<p>Lists all pets of a shop.</p>', '<p dir="ltr">Lists all pets of a shop.</p>'],
  [
    'one that begins with code',
    '<p><code>1</code> leaves out the rest.</p>',
    '<p dir="ltr"><code>1</code> leaves out the rest.</p>',
  ],
  [
    'one within an item',
    '<ul class="a"><li class="b">See <a href="/x">the guide</a> first.</li></ul>',
    '<ul class="a"><li class="b" dir="ltr">See <a href="/x">the guide</a> first.</li></ul>',
  ],
  [
    'one right within a box',
    '<div class="a"><div>One two three.</div></div>',
    '<div class="a"><div dir="ltr">One two three.</div></div>',
  ],
  ['a paragraph of an item alone', '<li><p>One two three.</p></li>', '<li><p dir="ltr">One two three.</p></li>'],
  [
    'the line that opens something',
    '<details><summary>How do I host it?</summary><p>نص</p></details>',
    '<details><summary><bdi>How do I host it?</bdi></summary><p>نص</p></details>',
  ],
  [
    'the title of an accordion, whose signs stay where they are',
    '<summary class="a"><svg></svg><span class="b"><span class="fold-title">See <b>it</b> all.</span></span></summary>',
    '<summary class="a"><svg></svg><span class="b"><span class="fold-title"><bdi>See <b>it</b> all.</bdi></span></span></summary>',
  ],
  [
    'the title of a step, which stays beside its number',
    '<p class="rung-title">Open the page.</p>',
    '<p class="rung-title"><bdi>Open the page.</bdi></p>',
  ],
  [
    'a title that is a heading, without the sign behind it',
    '<h3 class="heading rung-title">Open the page.<a class="heading-anchor" href="#a"></a></h3>',
    '<h3 class="heading rung-title"><bdi>Open the page.</bdi><a class="heading-anchor" href="#a"></a></h3>',
  ],
  [
    'a tab',
    '<div><button role="tab">What is it?</button><button role="tab">واحد</button></div>',
    '<div><button role="tab"><bdi>What is it?</bdi></button><button role="tab">واحد</button></div>',
  ],
  [
    'the label of fields, apart from the word before it',
    '<summary class="a"><span class="block-label"> What is it?</span></summary>',
    '<summary class="a"><span class="block-label"> <bdi>What is it?</bdi></span></summary>',
  ],
  [
    'text beside blocks',
    '<div><p>نص</p>See <a href="/x">the guide</a>.<p>نص</p></div>',
    '<div><p>نص</p><bdi>See <a href="/x">the guide</a>.</bdi><p>نص</p></div>',
  ],
  [
    'an item with a list of its own',
    '<li>One two three.<ul><li>واحد</li></ul></li>',
    '<li><bdi>One two three.</bdi><ul><li>واحد</li></ul></li>',
  ],
])('in Arabic, %s in English has its own direction', (_, html, turned) => {
  expect(turnForeignBlocks(html, 'ar')).toBe(turned);
});

test.each([
  ['a sentence in Arabic that begins with a Latin name', '<p>Docwright Search API هي واجهة.</p>'],
  ['a name with types', '<p><a href="#a">parent</a><code>object</code><code>Pet of the shop</code></p>'],
  ['a name', '<td>user_id</td><td>string</td>'],
  ['what says its direction itself', '<p dir="auto">One two three.</p>'],
  [
    'parts beside blocks, each with a place of its own',
    '<div><p>نص</p><i>One</i> <i>two three four</i><p>نص</p></div>',
  ],
  [
    'what React compares with its own once it runs',
    '<dw-island><div><button>What is it?</button>One two three.<p>نص</p></div></dw-island>',
  ],
  ['code', '<pre><code>one two three</code></pre>'],
])('%s stays as it is', (_, html) => {
  expect(turnForeignBlocks(html, 'ar')).toBe(html);
});

test('pages from left to right stay as they are', () => {
  expect(turnForeignBlocks('<p>One two three.</p>', 'en')).toBe('<p>One two three.</p>');
  expect(turnForeignBlocks('<p>One two three.</p>', null)).toBe('<p>One two three.</p>');
});

test('the time grows with the length of a page, not with its square', () => {
  const time = (count: number): number => {
    const html = '<li>'.repeat(count) + '<p>a <b>'.repeat(count);
    const started = performance.now();
    turnForeignBlocks(html, 'ar');
    return performance.now() - started;
  };
  time(2000);
  expect(time(40_000)).toBeLessThan(40 * Math.max(5, time(4000)));
});
