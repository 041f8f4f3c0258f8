import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hasMarkdown } from '../../src/build/outputs/page-markdown.ts';
import type { FrontMatter } from '../../src/model/front-matter.ts';
import type { NavPlace } from '../../src/model/navigation.ts';
import { parseConfig } from '../../src/read/config/parse-config.ts';
import { resolveVisibility } from '../../src/read/navigation/resolve-visibility.ts';
import { rootPlace } from '../../src/read/navigation/root-place.ts';
import { frontMatter } from './read/navigation/build-from-docs-json.ts';

interface Case {
  front?: Partial<FrontMatter>;
  /** `null`: the navigation does not name the page. */
  place?: Partial<NavPlace> | null;
  seo?: object;
}

const noIndex = { robots: 'noindex' };

/** What the first column of the tables says, without links and in small letters; a row may stand for several cases. */
const cases: Readonly<Record<string, Case[]>> = {
  'ordinary page': [{}],
  '`hidden: true`': [{ front: { hidden: true } }],
  'not in the navigation': [{ place: null }],
  '`noindex: true`': [{ front: { noindex: true } }],
  '`robots: noindex` in front matter': [{ front: { meta: noIndex } }],
  '`searchable: false`': [{ front: { searchable: false } }, { place: { searchable: false } }],
  '`robots: noindex` in `seo`': [
    { seo: { metatags: noIndex } },
    { seo: { paths: [{ path: 'guides', metatags: noIndex }] } },
  ],
  'hidden element with `searchable: true`': [{ place: { hidden: true, searchable: true } }],
  'hidden or not in the navigation, with `seo.indexing: all`': [
    { front: { hidden: true }, seo: { indexing: 'all' } },
    { place: null, seo: { indexing: 'all' } },
  ],
};

/** How the manual says what the format says. */
const inManual: Readonly<Record<string, string>> = {
  '`robots: noindex` in the front matter': '`robots: noindex` in front matter',
  '`robots: noindex` for the site or a folder': '`robots: noindex` in `seo`',
  'in a hidden element of the navigation, with `searchable: true`': 'hidden element with `searchable: true`',
  'hidden or not in the navigation, with `seo.indexing: "all"`':
    'hidden or not in the navigation, with `seo.indexing: all`',
};

function rowOf({ front = {}, place = {}, seo = {} }: Case): string[] {
  const settings = { theme: 'mint', name: 'T', colors: { primary: '#000000' }, navigation: { pages: ['a'] }, seo };
  const { config } = parseConfig({ file: 'docs.json', readFile: () => JSON.stringify(settings) });
  const visibility = resolveVisibility({
    frontMatter: { ...frontMatter, ...front },
    place: place && { ...rootPlace, ...place },
    config: config!,
    route: '/guides/auth',
  });
  const { navigation, search, sitemap, robots, llms } = visibility;
  const word = (flag: boolean): string => (flag ? 'yes' : 'no');
  return [word(navigation), word(search), word(sitemap), robots, word(llms), word(hasMarkdown({ visibility }))];
}

function readRows(file: string, heading: string): [string, string[]][] {
  const text = readFileSync(join(resolve(import.meta.dirname, '../..'), file), 'utf8').split(`${heading}\n`)[1]!;
  const [table = ''] = /^\|[\s\S]*?\n(?=\n)/m.exec(text) ?? [];
  return table
    .split('\n')
    .slice(2)
    .filter(Boolean)
    .map((row) => {
      const [name = '', ...cells] = row
        .slice(2, -2)
        .split('|')
        .map((cell) => cell.trim().replace(/\[(.*?)\]\(.*?\)/g, '$1'));
      // The tag is code where it is Docwright's own.
      return [name.toLowerCase(), cells.map((cell) => cell.replaceAll('`', ''))];
    });
}

test.each([
  ['example-site/write/visibility.mdx', '## Where a page appears', 9],
  ['docs/format.md', '### Visibility', 8],
])('the table of %s says what each page is shown in', (file, heading, count) => {
  const rows = readRows(file, heading);
  expect(rows).toHaveLength(count);
  for (const [name, cells] of rows) {
    const meant = cells.map((cell) => ({ nothing: '', 'as written': 'noindex' })[cell] ?? cell);
    for (const one of cases[inManual[name] ?? name]!) expect(rowOf(one), name).toEqual(meant);
  }
});
