import { expect, test } from 'vitest';
import type { Asset } from '../../../../src/model/site.ts';
import { shownPictures } from '../../../../src/read/site/shown-pictures.ts';

const assets = [{ path: 'a.svg' }, { path: 'images/b.svg' }] as Asset[];
const background = { image: null, decoration: null, color: { light: null, dark: null } };

test.each([
  ['/a.svg', '/images/b.svg', ['/a.svg', '/images/b.svg']],
  ['/gone.svg', '/images/b.svg', ['/images/b.svg', '/images/b.svg']],
  ['/a.svg', '/gone.svg', ['/a.svg', '/a.svg']],
  ['/a.svg?v=2', '/images%2Fb.svg#c', ['/a.svg', '/images/b.svg']],
  ['https://a.b/c.svg', '//a.b/d.svg', ['https://a.b/c.svg', '//a.b/d.svg']],
  ['/gone.svg', '/gone.svg', null],
])('%s and %s', (light, dark, shown) => {
  const pair = { light, dark };
  const there = shown && { light: shown[0]!, dark: shown[1]! };
  expect(
    shownPictures({ logo: { ...pair, href: '/x' }, favicon: pair, background: { ...background, image: pair } }, assets),
  ).toEqual({ logo: there && { ...there, href: '/x' }, favicon: there, background: { ...background, image: there } });
});

test('none of them is none', () => {
  const none = { logo: null, favicon: null, background };
  expect(shownPictures(none, assets)).toEqual(none);
});
