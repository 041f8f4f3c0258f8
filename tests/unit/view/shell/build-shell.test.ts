import { expect, test } from 'vitest';
import type { LayoutProps } from '../../../../src/model/layout.ts';
import type { Switcher } from '../../../../src/model/view.ts';
import { findCurrentVersion, nameShell } from '../../../../src/view/shell/build-shell.ts';

/** The second version is read. */
const currentOf = (...labels: string[]): string | undefined => {
  const options = labels.map((label, index) => ({ label, href: `/${index}`, active: index === 1 }));
  return findCurrentVersion([{ type: 'version', current: options[1], options } as unknown as Switcher])?.label;
};

test.each([
  ['v2', 'v1'],
  ['Latest', 'Virtual keys (deprecated)'],
  ['Outubro de 2025', 'Legado'],
  ['١٫٥', 'مسودة'],
])('%s is the current version for who reads %s', (first, second) => {
  expect(currentOf(first, second)).toBe(first);
});

test('versions that are roles or platforms come after one another in no order', () => {
  expect(currentOf('Developers', 'Delegators', 'Gateways')).toBeUndefined();
  expect(currentOf('React', 'Android')).toBeUndefined();
});

test('nothing is newer than the first choice', () => {
  expect(currentOf('v1')).toBeUndefined();
  expect(findCurrentVersion([])).toBeNull();
});

test('a shell has another name in another language, version, mode or look', () => {
  const config = { theme: 'mint', colors: { primary: '#0d9373' }, seo: { trailingSlash: false } };
  const navbar = { links: [], primary: null };
  const nameOf = (changes: { config?: object; view?: object; mode?: string; navbar?: object } = {}): string =>
    nameShell(
      {
        site: { config: { ...config, ...changes.config } },
        page: { frontMatter: { mode: changes.mode ?? 'default' } },
        view: { language: 'en', version: null, ...changes.view },
      } as unknown as LayoutProps,
      { navbar: changes.navbar ?? navbar, footer: { socials: [], links: [] }, banner: null } as never,
    );
  const names = [
    nameOf(),
    nameOf({ config: { theme: 'maple' } }),
    nameOf({ config: { colors: { primary: '#000000' } } }),
    nameOf({ view: { language: 'fr' } }),
    nameOf({ view: { version: 'v2' } }),
    nameOf({ mode: 'assistant' }),
    nameOf({ navbar: { links: [{ label: 'Blog', href: 'https://example.com' }], primary: null } }),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(nameOf({ config: { seo: { trailingSlash: true } }, mode: 'wide' })).toBe(nameOf());
});
