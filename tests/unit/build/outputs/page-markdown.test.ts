import { expect, test } from 'vitest';
import { hasMarkdown, renderPageMarkdown } from '../../../../src/build/outputs/page-markdown.ts';
import { type TestPage, testSite } from './test-site.ts';

const render = (page: TestPage, docs: Record<string, unknown> = {}): string => {
  const site = testSite({ docs, pages: { auth: page } });
  return renderPageMarkdown(site, site.pages[0]!);
};

test('starts with title and description and points to the index', () => {
  expect(render({ title: 'Sign\nin', description: 'How', markdown: 'Body.' })).toBe(
    '# Sign in\n\n> How\n\n> Index of all pages: https://docs.example.com/llms.txt\n\nBody.\n',
  );
});

test('holds no more than is published of a page', () => {
  expect(render({ markdown: 'All.', published: 'Own.' })).toContain('\n\nOwn.\n');
  expect(render({ markdown: 'All.', published: '' })).not.toContain('All');
});

test('tells agents what the site tells them instead, every line quoted', () => {
  expect(render({ markdown: 'Body.' }, { markdown: { instructions: 'One.\nTwo.' } })).toBe(
    '# auth\n\n> ## Agent Instructions\n> One.\n> Two.\n\nBody.\n',
  );
});

test('is not published for pages that are hidden or for members', () => {
  const pages = { a: {}, b: { frontMatter: { hidden: true } }, c: { frontMatter: { groups: ['x'] } } };
  expect(testSite({ pages }).pages.map(hasMarkdown)).toEqual([true, false, false]);
});

test.each([
  ['noindex', false],
  ['NOINDEX, nofollow', false],
  ['none', false],
  ['nosnippet', true],
  ['max-snippet:-1', true],
])('is published by what the page tells machines: %s', (robots, expected) => {
  const meta = { robots };
  expect(testSite({ pages: { a: { frontMatter: { meta } } } }).pages.map(hasMarkdown)).toEqual([expected]);
});

test('leads where the page does, though its file and its Markdown lie in different folders', () => {
  const site = testSite({ pages: { 'guides/index': { description: 'See [x](./x.mdx).', markdown: '[Up](../auth)' } } });
  const markdown = renderPageMarkdown(site, site.pages[0]!);
  expect(markdown).toContain('> See [x](/guides/x).');
  expect(markdown).toContain('[Up](/auth)');
});
