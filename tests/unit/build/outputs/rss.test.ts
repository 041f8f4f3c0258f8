import { expect, test } from 'vitest';
import { feedPath } from '../../../../src/base/paths/routes.ts';
import { renderRss } from '../../../../src/build/outputs/rss.ts';
import type { FeedEntry } from '../../../../src/model/site.ts';
import { type TestSite, testSite } from './test-site.ts';

const entry = (given: Partial<FeedEntry>): FeedEntry => ({
  label: 'May 2026',
  description: '',
  tags: [],
  markdown: '',
  id: 'may-2026',
  rss: null,
  date: null,
  ...given,
});

function render(entries: FeedEntry[], given: TestSite = {}): string | null {
  const site = testSite({ pages: { changelog: { title: 'Changelog', description: 'What is new' } }, ...given });
  return renderRss({ site, page: site.pages[0]!, entries, now: '2026-05-02T10:00:00Z' });
}

test('an entry is one item under its label', () => {
  const markdown =
    'Now with **tabs** & [links](/guides).\n\n<Frame>\n\n- one `code`\n- two <b>\n\n</Frame>\n\n```js\nsecret()\n```';
  expect(
    render([entry({ description: 'v2', tags: ['API'], markdown, date: '2026-05-01' })], { base: '/docs' }),
  ).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
    <channel>
    <title><![CDATA[Changelog - Acme]]></title>
    <description><![CDATA[What is new]]></description>
    <link>https://docs.example.com/docs/changelog</link>
    <atom:link href="https://docs.example.com/docs/changelog/rss.xml" rel="self" type="application/rss+xml"/>
    <lastBuildDate>Sat, 02 May 2026 10:00:00 GMT</lastBuildDate>
    <generator>Docwright</generator>
    <item>
    <title><![CDATA[May 2026]]></title>
    <description><![CDATA[v2]]></description>
    <link>https://docs.example.com/docs/changelog#may-2026</link>
    <guid isPermaLink="true">https://docs.example.com/docs/changelog#may-2026</guid>
    <pubDate>Fri, 01 May 2026 00:00:00 GMT</pubDate>
    <category><![CDATA[API]]></category>
    <content:encoded><![CDATA[<p>Now with <strong>tabs</strong> &amp; <a href="https://docs.example.com/docs/guides">links</a>.</p>
    <ul>
    <li>one <code>code</code></li>
    <li>two </li>
    </ul>]]></content:encoded>
    </item>
    </channel>
    </rss>
    "
  `);
});

test('an entry with headings is one item for each', () => {
  const xml = render([
    entry({ markdown: 'Intro\n\n## New *tabs*\n\nA\n\n## Fixes\n\nB' }),
    entry({ label: 'April', id: 'april', markdown: '## Fixes' }),
  ])!;
  expect(xml.match(/<title>.*<\/title>/g)!.slice(1)).toEqual([
    '<title><![CDATA[New tabs]]></title>',
    '<title><![CDATA[Fixes]]></title>',
    '<title><![CDATA[Fixes]]></title>',
  ]);
  expect(xml.match(/#[\w-]+(?=<\/guid>)/g)).toEqual(['#new-tabs', '#fixes', '#fixes-2']);
});

test('an entry keeps its tables, quotations and lists within lists', () => {
  const markdown =
    '| Plan | Price |\n|:-----|------:|\n| [Free](/free) | `0` |\n\n> Quoted\n\n1. one\n   - inner\n\n![x](/a.png)<img src="x" onerror="alert(1)">';
  const html = /<content:encoded><!\[CDATA\[(.*?)\]\]>/s.exec(render([entry({ markdown })])!)![1]!;
  expect(html.replace(/\n/g, '')).toBe(
    '<table><thead><tr><th>Plan</th><th>Price</th></tr></thead><tbody><tr><td><a href="https://docs.example.com/free">Free</a></td><td><code>0</code></td></tr></tbody></table><blockquote><p>Quoted</p></blockquote><ol><li>one<ul><li>inner</li></ul></li></ol><p></p>',
  );
});

test('headings may be indented', () => {
  const xml = render([entry({ markdown: 'Intro\n\n   ## One\n\n   A\n\n\t### Two ##\n\nB' })])!;
  expect(xml.match(/<item>\n<title>.*<\/title>/g)).toEqual([
    '<item>\n<title><![CDATA[One]]></title>',
    '<item>\n<title><![CDATA[Two]]></title>',
  ]);
});

test('words for feeds win over headings', () => {
  const xml = render([entry({ markdown: '## A\n\n## B', rss: { title: 'Only this', description: null } })])!;
  expect(xml.match(/<item>/g)).toHaveLength(1);
  expect(xml).toContain('Only this');
  expect(/<content:encoded><!\[CDATA\[(.*?)\]\]>/s.exec(xml)![1]).toBe('<h2>A</h2>\n<h2>B</h2>');
});

test('holds fifteen items at most and cannot be broken out of', () => {
  const xml = render(
    Array.from({ length: 20 }, (_, index) =>
      entry({ label: `]]><script>${index}`, id: `e${index}`, markdown: '[x](javascript:alert(1)) \u0000' }),
    ),
  )!;
  expect(xml.match(/<item>/g)).toHaveLength(15);
  expect(xml).not.toMatch(/javascript|\u0000/);
  expect(xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toContain('<script>');
});

test('needs an origin, entries and a page for everyone', () => {
  expect(render([entry({})], { origin: null })).toBeNull();
  expect(render([])).toBeNull();
  expect(render([entry({})], { pages: { changelog: { frontMatter: { groups: ['staff'] } } } })).toBeNull();
});

test('stands beside its page', () => {
  expect([feedPath('/'), feedPath('/a/changelog')]).toEqual(['rss.xml', 'a/changelog/rss.xml']);
});
