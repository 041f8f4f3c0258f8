import { bundledThemes } from 'shiki';
import { expect, test } from 'vitest';
import { codeThemes } from '../../../../src/read/config/topics/code-themes.ts';
import { resolveReferencePath } from '../../../../src/read/config/tree/reference-path.ts';
import { parseText } from './parse-fixture.ts';

function parseIcon(icon: unknown, iconType?: string) {
  const group = { group: 'A', icon, iconType, pages: [] };
  const { config, problems } = parseText(
    JSON.stringify({ theme: 'mint', name: 'A', colors: { primary: '#000' }, navigation: { groups: [group] } }),
  );
  return { icon: config!.navigation.groups![0]!.icon, codes: problems.map((problem) => problem.code) };
}

test.each([
  ['book', { name: 'book', style: null, library: null }],
  [
    { name: 'book', style: 'thin', library: 'tabler' },
    { name: 'book', style: 'thin', library: 'tabler' },
  ],
  ['/icons/a.svg', { name: '/icons/a.svg', style: null, library: null }],
  ['./icons/a.svg', { name: '/icons/a.svg', style: null, library: null }],
  ['logo.png', { name: '/logo.png', style: null, library: null }],
  ['https://example.com/a.svg', { name: 'https://example.com/a.svg', style: null, library: null }],
  ['', undefined],
])('the icon %j', (written, expected) => {
  expect(parseIcon(written)).toEqual({ icon: expected, codes: [] });
});

test('an older icon style stands beside the icon', () => {
  expect(parseIcon('book', 'duotone').icon).toEqual({ name: 'book', style: 'duotone', library: null });
  expect(parseIcon({ name: 'book', style: 'thin' }, 'duotone').icon!.style).toBe('thin');
});

test('a class name of Font Awesome is taken apart', () => {
  expect(parseIcon('fa-house')).toEqual({
    icon: { name: 'house', style: null, library: null },
    codes: ['icon-class-name'],
  });
  expect(parseIcon('fa-regular fa-house').icon).toEqual({ name: 'house', style: 'regular', library: null });
});

test('the code themes are those of the highlighter', () => {
  expect(codeThemes).toEqual(['css-variables', ...Object.keys(bundledThemes)].toSorted());
});

test.each([
  ['./b.json', 'docs.json', 'b.json'],
  ['b.json', 'config/a.json', 'config/b.json'],
  ['../b.json', 'config/a.json', 'b.json'],
  ['..\\b.json', 'config/deep/a.json', 'config/b.json'],
  ['../../b.json', 'config/a.json', 'reference-outside'],
  ['sub/../../b.json', 'a.json', 'reference-outside'],
  ['/b.json', 'a.json', 'reference-outside'],
  ['C:\\b.json', 'a.json', 'reference-outside'],
  ['https://example.com/b.json', 'a.json', 'reference-outside'],
  ['b.yaml', 'a.json', 'reference-not-json'],
])('the reference %j in %j', (reference, from, expected) => {
  const result = resolveReferencePath(reference, from);
  expect(typeof result === 'string' ? result : result.code).toBe(expected);
});
