import { expect, test } from 'vitest';
import { createDescriber } from '../../../../src/build/render/create-describer.ts';

const describe = createDescriber({ highlight: (code) => code, toHref: (href) => href });

test('quotations that open as GitHub’s callouts do are marked, and nothing else is', () => {
  expect(describe('Read\n\n> [!WARNING]\n> It *costs*.\n\n> [!NOTE]\n> - one')).toBe(
    '<p>Read</p>\n<!--warning-->\n<p>It <em>costs</em>.</p>\n<!--/warning-->\n<!--note-->\n\n<ul>\n<li>one</li>\n</ul>\n<!--/note-->',
  );
  expect(describe('<!--note-->a<!--/note-->\n\n> [!OTHER]\n> b')).not.toContain('<!--');
});

test.each([
  [
    'Read\n<Note>\nIt is `{}`.\n\n- one\n</Note>\nmore',
    'note',
    '<p>It is <code>{}</code>.</p>\n<ul>\n<li>one</li>\n</ul>',
  ],
  ['<Warning>It *costs*.</Warning>', 'warning', '<p>It <em>costs</em>.</p>'],
  ['<Info>\n    Four spaces.\n</Info>', 'info', '<p>Four spaces.</p>'],
  ['<Tip>\n```\n</Tip>\n```\n</Tip>', 'tip', '&#x3C;/Tip>'],
])('callouts of pages are marked in %j', (markdown, kind, html) => {
  const described = describe(markdown);
  const content = described.split(`<!--${kind}-->`)[1]!.split(`<!--/${kind}-->`)[0];
  expect(content).toContain(html);
  expect(described).not.toMatch(/<(note|warning|info|tip)>/i);
});

test('code is reached by keys, since it may scroll', () => {
  expect(describe('```json\n{}\n```')).toContain('<pre tabindex="0" class="dw-code">');
  expect(describe('<pre>a | b</pre>')).toContain('<pre tabindex="0">');
  expect(describe('    plain')).toContain('<pre tabindex="0">');
});

test('a callout that is not closed, or stands in code, is none', () => {
  expect(describe('<Note>\nOpen')).not.toContain('<!--');
  expect(describe('```\n<Note>a</Note>\n```')).toContain('&#x3C;Note>');
});

test.each([
  ['Send <token> when x<y and y>z', '<p>Send &lt;token> when x&lt;y and y>z</p>'],
  ['<your-key>\nis secret, <b>really</b>', '<p>&lt;your-key>\nis secret, <b>really</b></p>'],
  [
    'See <https://a.test/x>',
    '<p>See <a href="https://a.test/x" target="_blank" rel="noopener">https://a.test/x</a></p>',
  ],
  [
    'A <script>alert(1)</script><iframe src="x"></iframe><x-y onclick="z">b</x-y>',
    '<p>A &lt;x-y onclick="z">b&lt;/x-y></p>',
  ],
  [
    'Before\n\n<Message warning>\n\nA `part` of <x>.\n\n</Message>',
    '<p>Before</p>\n<p>A <code>part</code> of &lt;x>.</p>',
  ],
  ['<Hint>\none\n</Hint>', '<p>one</p>'],
  ['> <Hint>\n> one\n\n</Hint>\n\n<Open>', '<blockquote>\n<p>one</p>\n</blockquote>\n<p>&lt;Open></p>'],
])('tags that are no elements are text in %j', (markdown, html) => {
  expect(describe(markdown).trim().replaceAll('&#x3C;', '&lt;')).toBe(html);
});

test.each([
  ['tags', '<div>'.repeat(20_000)],
  ['quotations', `${'> '.repeat(20_000)}a`],
  ['emphases', `${'*a '.repeat(20_000)}`],
])('%s nested by the thousand are shown as they are written', (_, markdown) => {
  expect(describe(`Read\n\n${markdown}`)).toMatch(/^<p>Read<\/p>\n<pre tabindex="0"><code>/);
});

test('links to places of the same text lead there: footnotes and what has an id', () => {
  const html = describe('A[^1] and <a id="here">b</a>, [c](#here), [d](#page-title).\n\n[^1]: Note.');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);
  const hrefs = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id!);
  expect(hrefs).toHaveLength(4);
  expect(hrefs.filter((href) => !ids.includes(href))).toEqual(['page-title']);
});

test('footnotes of two texts have ids of their own', () => {
  const ids = ['A[^1].\n\n[^1]: One.', 'B[^1].\n\n[^1]: Two.']
    .flatMap((text) => [...describe(text).matchAll(/ id="([^"]*)"/g)])
    .map(([, id]) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});
