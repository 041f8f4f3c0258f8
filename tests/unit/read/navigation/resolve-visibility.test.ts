import { expect, test } from 'vitest';
import type { SiteConfig } from '../../../../src/model/config.ts';
import type { FrontMatter } from '../../../../src/model/front-matter.ts';
import type { NavPlace } from '../../../../src/model/navigation.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import { resolveVisibility } from '../../../../src/read/navigation/resolve-visibility.ts';
import { rootPlace } from '../../../../src/read/navigation/root-place.ts';
import { frontMatter } from './build-from-docs-json.ts';

function config(seo: object = {}): SiteConfig {
  const text = JSON.stringify({
    theme: 'mint',
    name: 'T',
    colors: { primary: '#000000' },
    navigation: { pages: ['a'] },
    seo,
  });
  return parseConfig({ file: 'docs.json', readFile: () => text }).config!;
}

interface Case {
  front?: Partial<FrontMatter>;
  place?: Partial<NavPlace> | null;
  seo?: object;
}

/** As the matrix is written: navigation, search, sitemap, llms, then the robots tag. */
function row({ front = {}, place = {}, seo = {} }: Case): string {
  const visibility = resolveVisibility({
    frontMatter: { ...frontMatter, ...front },
    place: place && { ...rootPlace, ...place },
    config: config(seo),
    route: '/guides/auth',
  });
  const marks = [visibility.navigation, visibility.search, visibility.sitemap, visibility.llms]
    .map((flag) => (flag ? '✓' : '–'))
    .join('');
  return `${marks} ${visibility.robots}`.trim();
}

test.each<[string, Case, string]>([
  ['a listed page', {}, '✓✓✓✓'],
  ['hidden', { front: { hidden: true } }, '–––– noindex'],
  ['not in the navigation', { place: null }, '––––'],
  ['noindex', { front: { noindex: true } }, '✓––– noindex'],
  ['not searchable', { front: { searchable: false } }, '✓–✓✓'],
  ['in a node that is not searchable', { place: { searchable: false } }, '✓–✓✓'],
  ['in a hidden node', { place: { hidden: true } }, '–––– noindex'],
  ['in a hidden but searchable node', { place: { hidden: true, searchable: true } }, '–✓✓✓'],
  [
    'hidden itself in such a node',
    { front: { hidden: true }, place: { hidden: true, searchable: true } },
    '–––– noindex',
  ],
  ['hidden, everything indexed', { front: { hidden: true }, seo: { indexing: 'all' } }, '–✓✓✓'],
  ['unlisted, everything indexed', { place: null, seo: { indexing: 'all' } }, '–✓✓✓'],
  ['noindex, everything indexed', { front: { noindex: true }, seo: { indexing: 'all' } }, '✓––– noindex'],
  ['for groups', { front: { groups: ['admin'] } }, '✓✓––'],
  ['for groups, in an open group', { front: { groups: ['admin'] }, place: { public: true } }, '✓✓––'],
  ['for members', { front: { public: false } }, '✓✓––'],
  ['for everybody, with groups for its playground', { front: { groups: ['admin'], public: true } }, '✓✓✓✓'],
  ['an external link', { front: { url: 'https://example.com' } }, '✓–––'],
  ['of a site that is not indexed', { seo: { metatags: { robots: 'noindex, nofollow' } } }, '✓✓–– noindex, nofollow'],
  [
    'of a folder that is not indexed',
    { seo: { paths: [{ path: 'guides', metatags: { robots: 'noindex' } }] } },
    '✓✓–– noindex',
  ],
  ['that is not indexed by its own words', { front: { meta: { robots: 'noindex' } } }, '✓––– noindex'],
  [
    'that says otherwise itself',
    { front: { meta: { robots: 'index' } }, seo: { metatags: { robots: 'noindex' } } },
    '✓✓✓✓ index',
  ],
])('%s', (_, given, expected) => {
  expect(row(given)).toBe(expected);
});

test('the longest path of seo.paths counts', () => {
  const paths = [
    { path: 'guides/auth', metatags: { robots: 'index' } },
    { path: 'guides', metatags: { robots: 'noindex' } },
  ];
  expect(row({ seo: { paths } })).toBe('✓✓✓✓ index');
});

test.each<[boolean | null, boolean, Partial<FrontMatter>, boolean | null]>([
  [null, false, {}, null],
  [null, true, {}, true],
  [false, true, {}, false],
  [true, false, {}, true],
  [true, true, { public: false }, false],
  [false, false, { public: true }, true],
  [true, true, { groups: ['staff'] }, false],
])('in a group with public %j of a site with %j, a page with %j', (group, site, front, expected) => {
  const decided = resolveVisibility({
    frontMatter: { ...frontMatter, ...front },
    place: { ...rootPlace, public: group },
    config: { ...config(), public: site },
  });
  expect(decided.public).toBe(expected);
});
