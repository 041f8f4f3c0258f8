import { expect, test } from 'vitest';
import { languages } from '../../../../src/base/languages/languages.ts';
import { languageOfTexts } from '../../../../src/build/arrange/layout-index.ts';
import { type LayoutOptions, openLayouts } from '../../../../src/build/arrange/open-layouts.ts';

const plain: LayoutOptions = { theme: 'mint', base: '', hasDiagrams: false, hasApi: false, languages: [] };

/** Languages that pages of a site can say things in, each with what it says in all of its parts. */
function spoken(options: Pick<LayoutOptions, 'languages'>): Map<string, number> {
  const { paths } = openLayouts({ ...plain, ...options })!;
  const names = paths.map((path) => languageOfTexts(path.split('/').at(-1)!)).filter((name) => name !== null);
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, parts]) => [name, parts.length]));
}

test('a site has what is said in its own languages, and in English for those that nobody speaks', () => {
  expect([...spoken({ languages: [] }).keys()]).toEqual(['en']);
  const own = spoken({ languages: ['de-AT', 'cn', 'zh-TW', 'pt_BR', 'nb', 'tlh'] });
  expect([...own.keys()].sort()).toEqual(['de', 'en', 'no', 'pt', 'zh', 'zh-Hant']);
  expect(new Set(own.values()).size).toBe(1);
});

test('an author may come to have any language', () => {
  expect([...spoken({ languages: null }).keys()].sort()).toEqual([...languages].sort());
});

test('the playground is for sites with an API, and the scripts of others need nothing of it', () => {
  const namesOf = (options: LayoutOptions) =>
    new Set(openLayouts(options)!.paths.map((path) => path.split('/').at(-1)!));
  const all = namesOf({ ...plain, hasApi: true });
  const without = namesOf(plain);
  expect(all.size - without.size).toBeGreaterThan(30);
  const layouts = openLayouts(plain)!;
  const asked = layouts.paths
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => [...String(layouts.read(path)).matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)])
    .map(([, name]) => name!);
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((name) => !without.has(name))).toEqual([]);
});
