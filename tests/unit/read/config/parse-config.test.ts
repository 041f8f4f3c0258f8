import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renderReport } from '../../../../src/base/errors/render-report.ts';
import { uniqueProblems } from '../../../../src/base/errors/unique-problems.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import { differences, fixtures, parseFixture, parseText } from './parse-fixture.ts';

const names = readdirSync(fixtures, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe.each(names)('%s', (name) => {
  test('resolves to the expected configuration', async () => {
    const { config } = parseFixture(name);
    await expect(`${JSON.stringify(config && differences(config), null, 2)}\n`).toMatchFileSnapshot(
      join(fixtures, name, 'expected.resolved.json'),
    );
  });

  test('reports the expected problems', async () => {
    const { problems } = parseFixture(name);
    await expect(`${renderReport(problems, { color: false })}\n`).toMatchFileSnapshot(
      join(fixtures, name, 'expected.report.txt'),
    );
  });
});

test('a configuration without faults reports none', () => {
  for (const name of ['minimal', 'look', 'frame', 'seo', 'api', 'integrations', 'navigation-kinds', 'platform']) {
    expect(parseFixture(name).problems, name).toEqual([]);
  }
});

test('a key that many elements have and none of them knows is one fault, apart from another key', () => {
  const groups = ['A', 'B', 'C'].map((group) => ({
    group,
    pages: ['index'],
    drill: true,
    ...(group === 'C' && { x: 1 }),
  }));
  const rest = { theme: 'mint', name: 'N', colors: { primary: '#123456' } };
  const { problems } = parseText(JSON.stringify({ ...rest, drill: 1, navigation: { groups } }, null, 1));
  expect(uniqueProblems(problems).map(({ key, places }) => [key, places?.length])).toEqual([
    ['navigation.groups[0].drill', 3],
    ['navigation.groups[2].x', undefined],
    ['drill', undefined],
  ]);
});

test('every default is filled in', () => {
  expect(parseFixture('minimal').config).toMatchInlineSnapshot(`
    {
      "api": {
        "asyncapi": [],
        "examples": {
          "autogenerate": true,
          "defaults": "all",
          "languages": null,
          "prefill": false,
        },
        "mdx": {
          "auth": null,
          "servers": [],
        },
        "openapi": [],
        "overview": true,
        "params": {
          "expanded": false,
          "post": [],
        },
        "playground": {
          "credentials": false,
          "display": "interactive",
          "proxy": true,
          "storage": "browser",
        },
        "schemas": null,
        "url": null,
      },
      "appearance": {
        "default": "system",
        "strict": false,
      },
      "background": {
        "color": {
          "dark": null,
          "light": null,
        },
        "decoration": null,
        "image": null,
      },
      "banner": null,
      "check": {
        "external": {
          "except": [],
        },
        "ignore": [],
        "rules": {},
      },
      "colors": {
        "dark": "#0F766E",
        "light": "#0F766E",
        "primary": "#0F766E",
      },
      "contextual": {
        "display": "header",
        "options": [],
      },
      "description": "",
      "drilldown": null,
      "favicon": null,
      "feedback": {
        "edits": false,
        "issues": false,
        "thumbs": false,
      },
      "fonts": {
        "body": null,
        "heading": null,
      },
      "footer": {
        "links": [],
        "socials": [],
      },
      "host": null,
      "icons": {
        "library": "fontawesome",
      },
      "integrations": {},
      "logo": null,
      "markdown": {
        "instructions": [],
        "schema": true,
      },
      "name": "Harbor",
      "navbar": {
        "links": [],
        "primary": null,
      },
      "navigation": {
        "at": "navigation",
        "pages": [
          {
            "at": "navigation.pages[0]",
            "kind": "ref",
            "value": "index",
          },
        ],
      },
      "notFound": {
        "description": null,
        "redirect": false,
        "title": null,
      },
      "public": false,
      "redirects": [],
      "search": {
        "prompt": null,
      },
      "seo": {
        "indexing": "navigable",
        "metatags": {},
        "organization": null,
        "paths": [],
        "trailingSlash": false,
      },
      "styling": {
        "codeblocks": {
          "customLanguages": [],
          "dark": "dark-plus",
          "light": "github-light-default",
        },
        "eyebrows": "section",
        "latex": null,
      },
      "theme": "mint",
      "thumbnails": {
        "appearance": null,
        "background": null,
        "fontFamily": null,
        "isSet": false,
      },
      "timestamp": false,
      "variables": {},
      "variations": [],
    }
  `);
});

test('the result is plain JSON', () => {
  for (const name of names) {
    const { config, problems } = parseFixture(name);
    expect(JSON.parse(JSON.stringify({ config, problems })), name).toStrictEqual({ config, problems });
  }
});

test('inputs name every file that was asked for', () => {
  expect(parseFixture('references').inputs).toEqual([
    'docs.json',
    'config/colors.json',
    'config/fr.json',
    'config/fr/guides.json',
    'config/es.json',
    'redirects.json',
  ]);
  expect(parseFixture('references-wrong').inputs).toContain('missing.json');
});

test('there is no configuration without a file, an object, a name or a navigation', () => {
  const missing = parseConfig({ file: 'docs.json', readFile: () => null });
  expect(missing).toMatchObject({
    config: null,
    inputs: ['docs.json'],
    problems: [{ severity: 'error', code: 'missing-config', message: 'The file docs.json does not exist' }],
  });
  expect(parseText('[]')).toMatchObject({ config: null, problems: [{ code: 'invalid-value', line: 1, column: 1 }] });
  expect(parseFixture('name-missing').config).toBeNull();
  expect(parseFixture('navigation-missing').config).toBeNull();
});

test('a list of the navigation that must have entries and has none is told of', () => {
  const lists = ['anchors', 'dropdowns', 'groups', 'languages', 'menu', 'products', 'tabs', 'versions'];
  const found = lists.filter((key) => {
    const tab = { tab: 'T', [key]: [], pages: ['index'] };
    const navigation = key === 'menu' ? { tabs: [tab] } : { [key]: [], pages: ['index'] };
    const text = JSON.stringify({ theme: 'mint', name: 'N', colors: { primary: '#112233' }, navigation });
    return parseText(text).problems.some(({ code }) => code === 'empty-list');
  });
  expect(found).toEqual(['anchors', 'groups', 'languages', 'tabs', 'versions']);
});

test('an empty name or a navigation of the wrong type is reported as an error', () => {
  const { config, problems } = parseText(
    '{ "theme": "mint", "name": "", "colors": { "primary": "#000" }, "navigation": "index" }',
  );
  expect(config).toBeNull();
  expect(problems.filter((problem) => problem.severity === 'error').map((problem) => problem.key)).toEqual([
    'navigation',
    'name',
  ]);
});

test('a text of blanks alone is none, as an empty one', () => {
  const parse = (blank: string) =>
    parseText(
      JSON.stringify({
        ...{ theme: 'mint', name: 'N', colors: { primary: '#000', light: blank }, navigation: { pages: ['a'] } },
        ...{
          logo: blank,
          thumbnails: { background: blank },
          banner: { content: blank },
          api: { openapi: [blank, 'a.json'] },
        },
      }),
    );
  const [empty, blank] = [parse(''), parse(' \u00a0\t')];
  expect(blank.config).toEqual(empty.config);
  expect(blank.config!.logo).toBeNull();
  const told = ({ problems }: typeof empty) => problems.map(({ code, key, severity }) => `${severity} ${code} ${key}`);
  expect(told(blank)).toEqual(told(empty));
  expect(blank.problems.map(({ message }) => message)).toContain(
    'The value is a blank string, which counts as not set',
  );
  expect(parseText('{ "theme": "mint", "name": "  ", "navigation": { "pages": ["a"] } }').config).toBeNull();
});

test('places in the navigation can be located, across files', () => {
  const { config, locate } = parseFixture('references');
  const page = config!.navigation.languages![1]!.tabs![0]!.pages![0]!;
  expect(page).toEqual({ kind: 'ref', at: 'navigation.languages[1].tabs[0].pages[0]', value: 'fr/index' });
  expect(locate('navigation.languages[1].tabs[0].pages[0]')).toEqual({
    file: 'config/fr/guides.json',
    line: 4,
    column: 5,
  });
  expect(locate('navigation.tabs[9]')).toBeNull();
});

test('a number in the place of a text keeps the digits that are written', () => {
  const { config, problems } = parseText(`{
    "theme": "mint", "name": "N", "colors": { "primary": "#112233" },
    "navigation": { "versions": [{ "version": 2.0, "pages": ["index"] }, { "version": 1.10, "pages": ["a"] }, { "version": 3, "pages": ["b"] }] },
    "variables": { "release": 1.10, "many": 12345678901234567890, "on": true },
    "seo": { "metatags": { "edition": 4.0 } }
  }`);
  expect(config!.navigation.versions!.map(({ label }) => label)).toEqual(['2.0', '1.10', '3']);
  expect(config!.variables).toEqual({ release: '1.10', many: '12345678901234567890', on: 'true' });
  expect(config!.seo.metatags).toEqual({ edition: '4.0' });
  expect(problems.map(({ message, hint }) => `${message}. ${hint}`)).toContain(
    '`1.10` is read as a string. Write "1.10" in quotes',
  );
});

test('services that wait for consent run for nobody where what asks for it cannot be read', () => {
  const servicesOf = (gates: object) =>
    Object.keys(
      parseText(
        JSON.stringify({
          theme: 'mint',
          name: 'N',
          colors: { primary: '#112233' },
          navigation: { pages: ['index'] },
          integrations: {
            ga4: { measurementId: 'G-1' },
            intercom: { appId: 'abcdef' },
            telemetry: { enabled: false },
            ...gates,
          },
        }),
      ).config!.integrations,
    );
  for (const gates of [
    { cookies: { key: 'k' } },
    { cookies: { key: 'k', value: true } },
    { cookies: 'k' },
    { onetrust: { domainScript: '' } },
    { transcend: {}, cookies: { key: 'k', value: 'v' } },
  ])
    expect(servicesOf(gates).filter((name) => name !== 'cookies')).toEqual(['telemetry']);
  for (const gates of [
    { cookies: null },
    { onetrust: { domainScript: 'a', scriptSource: 'http://b.example' } },
    { segment: {} },
  ])
    expect(servicesOf(gates)).toContain('ga4');
});

test('no key reaches a prototype', () => {
  const { config } = parseFixture('lenient-json');
  expect(Object.getPrototypeOf(config)).toBe(Object.prototype);
  expect(config!.variables).toEqual({ constructor: 'y' });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('a navigation of 23,000 pages is read in time that grows with its size only', () => {
  const pages = (group: number) => Array.from({ length: 46 }, (_, page) => `guides/group-${group}/page-${page}`);
  const groups = Array.from({ length: 500 }, (_, group) => ({
    group: `Group ${group}`,
    icon: 'book',
    pages: [{ group: 'Nested', pages: pages(group) }],
  }));
  const redirects = Array.from({ length: 15_000 }, (_, index) => ({
    source: `/old/${index}`,
    destination: `/new/${index}`,
  }));
  const text = JSON.stringify(
    {
      theme: 'mint',
      name: 'Large',
      colors: { primary: '#0F766E' },
      navigation: { tabs: [{ tab: 'Guides', groups }] },
      redirects,
    },
    null,
    2,
  );
  const start = process.cpuUsage();
  const { config, problems } = parseText(text);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(3000);
  expect(problems).toEqual([]);
  expect(config!.navigation.tabs![0]!.groups).toHaveLength(500);
});

test('a redirect whose host would come from the address is left out, with a warning', () => {
  const redirects = [
    { source: '/a/:slug*', destination: 'https://:slug*.example.com' },
    { source: '/b/:slug*', destination: 'https://example.com/:slug*' },
  ];
  const settings = { theme: 'mint', name: 'A', colors: { primary: '#000' }, navigation: { pages: ['a'] }, redirects };
  const { config, problems } = parseText(JSON.stringify(settings));
  expect(config?.redirects.map(({ source }) => source)).toEqual(['/b/:slug*']);
  expect(problems).toMatchObject([{ code: 'redirect-host', key: 'redirects[0].destination' }]);
});

test.each(['/../../x', '/a/%2e%2E/b', '..\\x', '/a\\..\\b', '/a\nb', '/a%0d%0aX', '/./a/.', '/a\0'])(
  'a redirect from %j, which no browser asks for, is left out with a warning',
  (source) => {
    const redirects = [{ source, destination: '/a' }];
    const settings = { theme: 'mint', name: 'A', colors: { primary: '#000' }, navigation: { pages: ['a'] }, redirects };
    const { config, problems } = parseText(JSON.stringify(settings));
    expect(config?.redirects).toEqual([]);
    expect(problems).toMatchObject([{ code: 'redirect-source', key: 'redirects[0].source' }]);
  },
);

test('a redirect from names with dots in them stays', () => {
  const redirects = ['/v1.2', '/...', '/a..b', '/.well-known/x', '/a\\b'].map((source) => ({
    source,
    destination: '/a',
  }));
  const settings = { theme: 'mint', name: 'A', colors: { primary: '#000' }, navigation: { pages: ['a'] }, redirects };
  const { config, problems } = parseText(JSON.stringify(settings));
  expect(config?.redirects).toHaveLength(5);
  expect(problems).toEqual([]);
});

test.each(['a\0b', 'x'.repeat(300), '..\\..\\a'])(
  'pages of a description cannot stand in the folder %j',
  (directory) => {
    const navigation = { groups: [{ group: 'A', openapi: { source: 'a.json', directory } }] };
    const { problems } = parseText(
      JSON.stringify({ theme: 'mint', name: 'A', colors: { primary: '#000' }, navigation }),
    );
    expect(problems).toMatchObject([{ code: 'invalid-value' }]);
  },
);

test('the destination of a redirect names a page as links do', () => {
  const lead = (destination: string): string | undefined => {
    const redirects = [{ source: '/old', destination }];
    const settings = { theme: 'mint', name: 'A', colors: { primary: '#000' }, navigation: { pages: ['a'] }, redirects };
    const { config } = parseText(JSON.stringify(settings));
    return config?.redirects[0]?.destination;
  };
  expect(lead('guides/index')).toBe('/guides');
  expect(lead('/guides/index#start')).toBe('/guides#start');
  expect(lead('/guides/index.mdx')).toBe('/guides');
  expect(lead('/guides/start.mdx?a=1')).toBe('/guides/start?a=1');
  expect(lead('/guides/start.md')).toBe('/guides/start.md');
  expect(lead('/index?a=1')).toBe('/?a=1');
  expect(lead('/guides/index.html')).toBe('/guides/index.html');
  expect(lead('/guides/indexing')).toBe('/guides/indexing');
  expect(lead('https://example.com/index')).toBe('https://example.com/index');
});

test('a path in the place of a theme is told of in words', () => {
  const text = JSON.stringify({ theme: './own', name: 'A', colors: { primary: '#000' }, navigation: { pages: ['a'] } });
  expect(parseText(text).problems.map(({ message }) => message)).toEqual([
    'Expected a built-in theme, or the name of a folder in `themes`, found "./own"',
  ]);
});

test('thousands of faults do not slow reading down', () => {
  const groups = Array.from({ length: 3000 }, (_, group) => ({
    group: `Group ${group}`,
    expandable: true,
    pages: ['a', { grop: 'x' }, 5],
  }));
  const text = JSON.stringify({ theme: 'mint', name: 'Large', colors: { primary: '#0F766E' }, navigation: { groups } });
  const start = process.cpuUsage();
  const { config, problems } = parseText(text);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(3000);
  expect(problems.length).toBeGreaterThan(9000);
  expect(config!.navigation.groups).toHaveLength(3000);
});

test('the older `url` of a tab is its link, and nothing beside the pages of it', () => {
  const tabs = [
    { tab: 'Guides', url: 'guides', groups: [{ group: 'First', pages: ['guides/a'] }] },
    { tab: 'Shop', url: 'https://shop.example' },
  ];
  const { config, problems } = parseText(JSON.stringify({ name: 'A', theme: 'mint', navigation: { tabs } }));
  expect(config?.navigation.tabs).toMatchObject([
    { label: 'Guides', groups: [{ label: 'First' }] },
    { label: 'Shop', href: 'https://shop.example' },
  ]);
  expect(config?.navigation.tabs?.[0]).not.toHaveProperty('href');
  expect(problems.filter(({ key }) => key?.startsWith('navigation'))).toMatchObject([
    { code: 'retired-key', hint: 'Remove it', key: 'navigation.tabs[0].url' },
    { code: 'retired-key', hint: 'Use `href`', key: 'navigation.tabs[1].url' },
  ]);
});

test('what cannot be read of who may read pages keeps them for members', () => {
  const navigation = {
    tabs: [
      {
        tab: 'A',
        public: 'no',
        groups: [{ group: 'B', public: 'true', pages: ['a', { group: 'C', public: 0, pages: [] }] }],
      },
      { tab: 'D', public: null, pages: ['d'] },
    ],
  };
  const { config, problems } = parseText(JSON.stringify({ name: 'A', theme: 'mint', navigation }));
  const [tab, other] = config!.navigation.tabs!;
  expect(tab).toMatchObject({
    public: false,
    groups: [{ label: 'B', public: false, pages: [{}, { group: { label: 'C', public: false } }] }],
  });
  expect(other).not.toHaveProperty('public');
  expect(problems.filter(({ key }) => key?.endsWith('.public'))).toMatchObject([
    { severity: 'error', key: 'navigation.tabs[0].groups[0].public', hint: 'Write true without quotes' },
    { severity: 'error', key: 'navigation.tabs[0].groups[0].pages[1].public' },
    { severity: 'error', key: 'navigation.tabs[0].public', hint: 'Write false without quotes' },
    { severity: 'warning', code: 'empty-value', key: 'navigation.tabs[1].public' },
  ]);
});

test('groups of readers on a group are an error: its pages would be everybody’s', () => {
  const groups = [{ group: 'Staff', groups: ['staff', 'admins'], pages: ['a'] }];
  const { problems } = parseText(JSON.stringify({ name: 'A', theme: 'mint', navigation: { groups } }));
  expect(problems.filter(({ key }) => key?.startsWith('navigation'))).toMatchObject([
    {
      severity: 'error',
      code: 'misplaced-key',
      message: 'Names are not allowed here: as groups of readers, they would not restrict these pages',
      key: 'navigation.groups[0].groups',
    },
  ]);
});

test('of parts of the navigation that stand where none of them can, the right place is told', () => {
  const inside = { group: 'B', pages: ['b'] };
  const { problems } = parseText(
    JSON.stringify({
      name: 'T',
      theme: 'mint',
      colors: { primary: '#112233' },
      navigation: {
        groups: [
          { group: 'A', pages: ['a'], groups: [inside] },
          { group: 'C', pages: ['c'], tabs: [{ tab: 'D', pages: ['d'] }] },
        ],
      },
    }),
  );
  expect(problems.map(({ code, key, hint }) => [code, key, hint])).toEqual([
    ['misplaced-key', 'navigation.groups[0].groups', 'Put groups inside a group in its `pages`'],
    ['misplaced-key', 'navigation.groups[1].tabs', 'This element can contain `pages`'],
  ]);
});

test.each([
  [null, 'reference-missing'],
  ['{ "groups": [', 'invalid-json'],
])('of a navigation in a file that cannot be read, %j, it is not told that it is missing, too', (nav, code) => {
  const navigation = { $ref: 'nav.json' };
  const text = JSON.stringify({ name: 'Docs', theme: 'mint', colors: { primary: '#112233' }, navigation });
  const readFile = (path: string): string | null => (path === 'docs.json' ? text : nav);
  const { problems } = parseConfig({ file: 'docs.json', readFile });
  expect(problems.map((problem) => problem.code)).toEqual([code]);
});

test('files that name one another twice each are read up to a bound', () => {
  const files = Array.from({ length: 30 }, (_, at) => [
    `n${at}.json`,
    JSON.stringify(['a', 'b'].map((group) => ({ group, pages: { $ref: `n${at + 1}.json` } }))),
  ]);
  const texts = new Map([...files, ['n30.json', '["index"]']] as [string, string][]);
  texts.set('docs.json', '{ "name": "Docs", "theme": "mint", "navigation": { "groups": { "$ref": "n0.json" } } }');
  let reads = 0;
  const readFile = (path: string): string | null => {
    reads += 1;
    return texts.get(path) ?? null;
  };
  const { problems } = parseConfig({ file: 'docs.json', readFile });
  expect(problems.filter(({ code }) => code === 'reference-excess')).toHaveLength(1);
  expect(reads).toBeLessThan(11_000);
});

test.each([
  [undefined, false],
  [{ '404': {} }, true],
  [{ '404': { title: 'Lost' } }, false],
  [{ '404': { redirect: true, title: 'Lost' } }, true],
  [{ '404': { redirect: false } }, false],
])('an address without a page leads home where %j says so', (errors, redirect) => {
  const settings = { name: 'Docs', colors: { primary: '#0d9373' }, navigation: { pages: ['index'] } };
  expect(parseText(JSON.stringify({ ...settings, errors })).config?.notFound.redirect).toBe(redirect);
});

test('of a setting for the whole site that stands further in, the right place is told', () => {
  const navigation = { pages: ['a'], interaction: { drilldown: false }, description: 'All pages' };
  const navbar = { redirects: [{ source: '/a', destination: '/b' }] };
  const { problems } = parseText(JSON.stringify({ name: 'T', theme: 'mint', navigation, navbar }));
  expect(problems.filter(({ code }) => code === 'unknown-key')).toMatchObject([
    { key: 'navbar.redirects', hint: '`redirects` belongs at the top level of the file' },
    { key: 'navigation.interaction', hint: '`interaction` belongs at the top level of the file' },
    { key: 'navigation.description', hint: expect.stringMatching(/^Known keys:/) },
  ]);
});

test('of a setting for all groups that stands on one, the right place is told', () => {
  const groups = [{ group: 'A', drilldown: true, pages: ['a'] }];
  const { problems } = parseText(JSON.stringify({ name: 'T', theme: 'mint', navigation: { groups } }));
  expect(problems.filter(({ key }) => key?.startsWith('navigation'))).toMatchObject([
    { code: 'unknown-key', hint: 'Use `interaction.drilldown`, which applies to all groups' },
  ]);
});

describe('mint.json', () => {
  const parseMint = (settings: object) => {
    const text = JSON.stringify({ name: 'T', colors: { primary: '#112233' }, navigation: [], ...settings });
    return parseConfig({ file: 'mint.json', readFile: () => text.replaceAll('"1.10"', '1.10') });
  };

  test('social links of both places count', () => {
    const links = (footerSocials: unknown, socials: unknown) =>
      parseMint({ footerSocials, footer: { socials } }).config?.footer.socials.map(({ platform, href }) => [
        platform,
        href,
      ]);
    const [x, other, github] = ['https://x.example/a', 'https://x.example/b', 'https://github.example/a'];
    expect(links([{ type: 'x', url: x }], { github, x: other })).toEqual([
      ['x', x],
      ['github', github],
    ]);
    expect(links({ x }, [{ type: 'github', url: github }])).toHaveLength(2);
    expect(parseMint({ footerSocials: { x }, footer: { socials: 'none' } }).problems).toContainEqual(
      expect.objectContaining({ line: 1, key: 'footer.socials' }),
    );
  });

  test('a version is the same as a number and as a text', () => {
    const { config } = parseMint({
      versions: ['2', '1.10'],
      tabs: [{ name: 'Old', url: 'old', version: '1.10' }],
      navigation: [
        { group: 'New', version: 2, pages: ['a'] },
        { group: 'Before', version: '1.10', pages: ['b'] },
        { group: 'Old', version: '1.10', pages: ['old/c'] },
      ],
    });
    const { versions } = config!.navigation as { versions?: unknown };
    expect(versions).toMatchObject([
      { label: '2', groups: [{ label: 'New' }] },
      {
        label: '1.10',
        tabs: [
          { label: 'Documentation', groups: [{ label: 'Before' }] },
          { label: 'Old', groups: [{ label: 'Old' }] },
        ],
      },
    ]);
  });
});
