import { expect, test } from 'vitest';
import { docwright } from '../../../../src/build/astro/docwright.ts';
import { build } from '../../../../src/entry/build.ts';
import { load } from '../../../../src/entry/load.ts';

const given = (settings?: object): never => settings as never;

test.each([
  [{}, /`site` must be a folder.*not set/],
  [{ sites: 'docs' }, /`site` must be a folder.*not set/],
  [{ site: 5 }, /`site` must be a folder.*not 5/],
  [{ site: 'docs', base: 5 }, /`base` must be a path such as \/docs, not 5/],
  [{ site: 'docs', base: '/a/../b' }, /`base` must be a path such as \/docs, not "\/a\/\.\.\/b"/],
  [{ site: 'docs', service: 'search.example.com' }, /`service` must be a URL.*not "search\.example\.com"/],
  [{ site: 'docs', service: 5 }, /`service` must be a URL.*not 5/],
])('whoever writes %o in code reads which setting it is, and what it takes', async (settings, said) => {
  expect(() => docwright(given(settings))).toThrow(said);
  await expect(load(given(settings))).rejects.toThrow(said);
  await expect(build(given({ out: 'dist', ...settings }))).rejects.toThrow(said);
});

test('a build says so of its output', async () => {
  await expect(build(given({ site: 'docs' }))).rejects.toThrow(/`out` must be a folder.*not set/);
});

test('an integration without settings says what it takes', () => {
  expect(() => docwright(given())).toThrow(/`site` must be a folder.*not set/);
});
