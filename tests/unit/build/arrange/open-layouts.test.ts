import { expect, test } from 'vitest';
import { languages } from '../../../../src/base/languages/languages.ts';
import { languageOfTexts } from '../../../../src/build/arrange/layout-index.ts';
import { type LayoutOptions, openLayouts } from '../../../../src/build/arrange/open-layouts.ts';

/** Languages that pages of a site can say things in, each with what it says in all of its parts. */
function spoken(options: Pick<LayoutOptions, 'languages'>): Map<string, number> {
  const { paths } = openLayouts({ theme: 'mint', base: '', hasDiagrams: false, ...options })!;
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
