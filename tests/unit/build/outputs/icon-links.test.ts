import { expect, test } from 'vitest';
import { buildIconLinks } from '../../../../src/build/outputs/icon-links.ts';
import { testSite } from './test-site.ts';

const linksOf = (favicon: unknown, sets: ('light' | 'dark')[], base = ''): string[] =>
  buildIconLinks(testSite({ docs: { favicon }, base }), sets).map((tag) => {
    if (tag.kind !== 'link') return tag.kind === 'meta' ? `${tag.name} ${tag.content}` : '';
    return [tag.rel, tag.href, ...Object.values(tag.attributes ?? {})].join(' ');
  });

test('a drawing comes after the picture for browsers that read none', () => {
  expect(linksOf('/icon.svg', ['light'], '/docs')).toEqual([
    'icon /docs/favicons/favicon-32x32.png image/png 32x32',
    'icon /docs/icon.svg image/svg+xml',
    'apple-touch-icon /docs/favicons/apple-touch-icon.png 180x180',
    'manifest /docs/favicons/site.webmanifest',
    'msapplication-config /docs/favicons/browserconfig.xml',
  ]);
});

test('a picture is offered in its sizes, for each mode', () => {
  expect(
    linksOf({ light: '/a.png', dark: '/b.ico' }, ['light', 'dark']).filter((link) => link.includes('dark')),
  ).toEqual([
    'icon /favicons-dark/favicon-32x32.png image/png 32x32 (prefers-color-scheme: dark)',
    'icon /favicons-dark/favicon-16x16.png image/png 16x16 (prefers-color-scheme: dark)',
    'icon /favicons-dark/favicon-48x48.png image/png 48x48 (prefers-color-scheme: dark)',
  ]);
});

test('an icon of another site, or one that could not be drawn, is used as it is', () => {
  expect(linksOf('https://cdn.example.com/i.png', [])).toEqual(['icon https://cdn.example.com/i.png']);
  expect(linksOf(undefined, [])).toEqual(['icon data:,']);
});
