import { expect, test } from 'vitest';
import type { Asset } from '../../../../src/model/site.ts';
import { shownLogo } from '../../../../src/read/site/shown-logo.ts';

const assets = [{ path: 'a.svg' }, { path: 'images/b.svg' }] as Asset[];

test.each([
  ['/a.svg', '/images/b.svg', ['/a.svg', '/images/b.svg']],
  ['/gone.svg', '/images/b.svg', ['/images/b.svg', '/images/b.svg']],
  ['/a.svg', '/gone.svg', ['/a.svg', '/a.svg']],
  ['https://a.b/c.svg', '//a.b/d.svg', ['https://a.b/c.svg', '//a.b/d.svg']],
  ['/gone.svg', '/gone.svg', null],
])('%s and %s', (light, dark, shown) => {
  const logo = shownLogo({ logo: { light, dark, href: '/x' } }, assets);
  expect(logo).toEqual(shown && { light: shown[0], dark: shown[1], href: '/x' });
});
