import { expect, test } from 'vitest';
import { strangersText } from '../../../../src/read/markdown/strangers-text.ts';

test.each([
  ['A <b>bold</b> word', 'A <b>bold</b> word'],
  ['One<br>two<BR/>three', 'One<br />two<br />three'],
  ['<p align="center" onclick="run()">Words</p>', '<p>Words</p>'],
  ['<ul>\n<li>One</li>\n<li>Two</li>\n</ul>', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>'],
  [
    'See <a href="https://example.com/?a=1&amp;b" target=_blank>it</a>',
    'See <a href="https://example.com/?a=1&amp;b">it</a>',
  ],
  ['<img src=https://example.com/a.png alt="A &amp; b">', '<img src="https://example.com/a.png" alt="A &amp; b" />'],
  ['Seen <!-- not\n\nthis --> here', 'Seen  here'],
  ['`<b>` and\n\n```html\n<p>\n```', '`<b>` and\n\n```html\n<p>\n```'],
])('elements of words stay, with what is harmless of them: %s', (written, made) => {
  expect(strangersText(written)).toBe(made);
});

test.each([
  ['<script>run()</script>', '&lt;script>run()&lt;/script>'],
  ['<iframe src="https://example.com"></iframe>', '&lt;iframe src="https://example.com">&lt;/iframe>'],
  ['<a href="javascript:run()">it</a>', '<a>it</a>'],
  ['<a href={run()}>it</a>', String.raw`&lt;a href=\{run()\}>it&lt;/a>`],
  ['<a {...run()}>it</a>', String.raw`&lt;a \{...run()\}>it&lt;/a>`],
  ['A `List<b>` or a List<b> of <code>', 'A `List<b>` or a List&lt;b> of &lt;code>'],
  ['<b>never closed', '&lt;b>never closed'],
  ['<Card title="x">y</Card>', '&lt;Card title="x">y&lt;/Card>'],
  ['<b.c>x</b.c> <b:c>y</b:c>', '&lt;b.c>x&lt;/b.c> &lt;b:c>y&lt;/b:c>'],
])('what runs, is no element of words, or is not closed is text: %s', (written, made) => {
  expect(strangersText(written)).toBe(made);
});

test('targets of links and footnotes have names of their text alone', () => {
  const names = (text: string): string[] => strangersText(text).match(/(?<=\[\^?)[^\]\s^]+(?=\]:)/g) ?? [];
  const text = 'See [Foo], [it][foo], [foo][], ![foo] and[^1].\n\n- [foo]: https://example.com\n\n[^1]: A note.';
  const [foo, note] = names(text);
  expect(foo).toMatch(/^foo-\w+$/);
  expect(note).toMatch(/^1-\w+$/);
  expect(strangersText(text)).toBe(
    [
      `See [Foo][${foo!.replace('foo', 'Foo')}], [it][${foo}], [foo][${foo}], ![foo][${foo}] and[^${note}].`,
      `- [${foo}]: https://example.com`,
      `[^${note}]: A note.`,
    ].join('\n\n'),
  );
  expect(names(`${text}.`)).not.toEqual([foo, note]);
  expect(
    strangersText(String.raw`[a\]b]

[a\]b]: /x`),
  ).toMatch(/^\[a\\\]b\](?<name>\[a\\\]b-\w+\])\n\n\k<name>: \/x$/);
  expect(strangersText('A word[0]: [foo] stays')).toBe('A word[0]: [foo] stays');
});

test('a long text of many signs stays text, and takes no time that grows with its square', () => {
  const text = 'a < b and <a '.repeat(10_000);
  const start = performance.now();
  expect(strangersText(text)).toMatch(/^a &lt; b and &lt;a a &lt;/);
  expect(performance.now() - start).toBeLessThan(6000);
});
