import { describe, expect, test } from 'vitest';
import type { PageView, SidebarEntry } from '../../../../src/model/view.ts';
import { buildPageViews, type PageViews } from '../../../../src/read/navigation/build-page-view.ts';
import { build, pageBase, pagesOf } from './build-from-docs-json.ts';

function viewsOf(navigation: unknown, pages: Parameters<typeof build>[1]): PageViews {
  const built = build(navigation, pages);
  return buildPageViews(built.navigation, pagesOf(built));
}

/** The sidebar as lines: `+` open and `-` closed groups, `*` for what is active, `…` for entries that are elsewhere. */
function lines(entries: SidebarEntry[] | null, indent = ''): string {
  if (entries === null) return `${indent}…\n`;
  return entries
    .map((entry) => {
      const mark = entry.active ? '*' : '';
      if (entry.kind === 'link') return `${indent}${entry.href}${mark}\n`;
      return `${indent}${entry.open ? '+' : '-'} ${entry.label}${entry.href ? ` -> ${entry.href}` : ''}${mark}\n${lines(entry.entries, `${indent}  `)}`;
    })
    .join('');
}

function switcher(view: PageView, type: string): string[] {
  const found = view.switchers.find((one) => one.type === type);
  return found
    ? [
        `[${found.current?.label ?? ''}]`,
        ...found.options.map(({ label, href, active }) => `${label} ${href}${active ? '*' : ''}`),
      ]
    : [];
}

describe('the sidebar', () => {
  const groups = [
    {
      group: 'Start',
      pages: ['index', { group: 'Deep', pages: ['deep/a', { group: 'Deeper', expanded: true, pages: ['deep/b'] }] }],
    },
    { group: 'Rooted', root: 'rooted', pages: [{ group: 'Drafts', pages: ['draft'] }] },
    { group: 'Only drafts', pages: ['draft'] },
  ];
  const pages = { index: {}, 'deep/a': {}, 'deep/b': {}, rooted: {}, draft: { hidden: true } };

  test('shows a group whose name is only spaces as one without a name', () => {
    const blank = [{ group: ' ', pages: ['index', { group: '\u00a0', pages: ['deep/a'] }] }];
    const tabs = [{ tab: 'Guides', groups: blank }];
    const { sidebar, section, breadcrumbs } = viewsOf({ tabs }, pages).view('/deep/a');
    expect(sidebar.entries?.map((entry) => entry.label)).toEqual(['']);
    expect(section).toBe('');
    expect(breadcrumbs.map(({ label }) => label)).toEqual(['Guides']);
  });

  test('of a small division is whole, top groups open, nested ones as asked or needed', () => {
    const { sidebar } = viewsOf({ groups }, pages).view('/');
    expect(lines(sidebar.entries)).toMatchInlineSnapshot(`
      "+ Start*
        /*
        - Deep
          /deep/a
          + Deeper
            /deep/b
      + Rooted -> /rooted
      "
    `);
    expect(sidebar).toMatchObject({ id: 'main', partial: false, cut: false });
  });

  test('opens the way to the page', () => {
    expect(lines(viewsOf({ groups }, pages).view('/deep/b').sidebar.entries)).toContain(
      '  + Deep*\n    /deep/a\n    + Deeper*\n      /deep/b*\n',
    );
    expect(lines(viewsOf({ groups }, pages).view('/rooted').sidebar.entries)).toContain('+ Rooted -> /rooted*\n');
  });

  test('of a large division holds the way to the page, the rest is in the fragment', () => {
    const paths = Array.from({ length: 120 }, (_, index) => `p${index}`);
    const navigation = {
      tabs: [
        {
          tab: 'Big',
          groups: [
            {
              group: 'A',
              pages: [
                ...paths.slice(0, 3),
                { group: 'B', pages: paths.slice(3, 5) },
                { group: 'C', pages: paths.slice(5, 100) },
              ],
            },
            { group: 'D', expanded: true, pages: paths.slice(100) },
          ],
        },
        { tab: 'Small', pages: ['small'] },
      ],
    };
    const views = viewsOf(navigation, [...paths, 'small']);
    const { sidebar } = views.view('/p4');
    expect(sidebar).toMatchObject({ id: 'tab-big', partial: true, cut: false });
    expect(lines(sidebar.entries)).toMatchInlineSnapshot(`
      "+ A*
        /p0
        /p1
        /p2
        + B*
          /p3
          /p4*
        - C
          …
      - D
        …
      "
    `);
    const fragments = views.sidebarFragments();
    expect(fragments.map(({ id }) => id)).toEqual(['tab-big']);
    expect(lines(fragments[0]!.entries).match(/^ *\/p/gm)).toHaveLength(120);
    expect(JSON.stringify(fragments)).not.toContain('null,"cut"');
  });

  test('of a large division shows a group without a name, which nobody could open', () => {
    const paths = Array.from({ length: 120 }, (_, index) => `p${index}`);
    const groups = [
      { group: ' ', pages: ['p0', { group: 'A', pages: paths.slice(1, 20) }] },
      { group: 'B', pages: paths.slice(20) },
    ];
    const { sidebar } = viewsOf({ groups }, paths).view('/p30');
    expect(lines(sidebar.entries).split('\n').slice(0, 4)).toEqual(['+ ', '  /p0', '  - A', '    …']);
  });

  test('cuts a very long list of links around the page', () => {
    const paths = Array.from({ length: 1000 }, (_, index) => `p${index}`);
    const views = viewsOf({ groups: [{ group: 'Flat', pages: paths }] }, paths);
    const group = (route: string) => views.view(route).sidebar.entries[0] as Extract<SidebarEntry, { kind: 'group' }>;
    const hrefs = (route: string) => group(route).entries!.map((entry) => entry.href);
    expect(group('/p500').cut).toBe(true);
    expect([hrefs('/p500')[0], hrefs('/p500').at(-1), hrefs('/p500').length]).toEqual(['/p484', '/p523', 40]);
    expect([hrefs('/p2')[0], hrefs('/p999').at(-1), hrefs('/p999').length]).toEqual(['/p0', '/p999', 40]);
  });

  test('cuts a list further where many other groups stand beside it', () => {
    const paths = Array.from({ length: 1000 }, (_, index) => `p${index}`);
    const others = paths.slice(0, 20).map((path) => ({ group: `Of ${path}`, pages: [path] }));
    const { sidebar } = viewsOf({ groups: [...others, { group: 'Flat', pages: paths.slice(20) }] }, paths).view(
      '/p500',
    );
    const group = sidebar.entries.at(-1) as Extract<SidebarEntry, { kind: 'group' }>;
    expect(sidebar.entries).toHaveLength(21);
    expect(group.entries!.map((entry) => entry.href)).toEqual(paths.slice(492, 512).map((path) => `/${path}`));
  });

  test('marks the page itself rather than an entry for a place in it', () => {
    const views = viewsOf({ groups: [{ group: 'A', pages: ['a#one', 'a', 'b#two'] }] }, ['a', 'b']);
    expect(lines(views.view('/a').sidebar.entries)).toBe('+ A*\n  /a#one\n  /a*\n  /b#two\n');
    expect(lines(views.view('/b').sidebar.entries)).toBe('+ A*\n  /a#one\n  /a\n  /b#two*\n');
  });
});

test('a language brings its own bars, wherever in the navigation it stands', () => {
  const banner = (content: string) => ({ content });
  const languagesOf = (name: string) => [
    { language: 'en', pages: [`${name}/en`] },
    { language: 'fr', banner: banner(name), pages: [`${name}/fr`] },
  ];
  const navigation = {
    products: ['api', 'cli'].map((product) => ({
      product,
      versions: [{ version: '1', languages: languagesOf(product) }],
    })),
  };
  const views = viewsOf(navigation, { 'api/en': {}, 'api/fr': {}, 'cli/en': {}, 'cli/fr': {} });
  const shown = ['/api/en', '/api/fr', '/cli/en', '/cli/fr'].map((route) => views.view(route).bars.banner?.content);
  expect(shown).toEqual([undefined, 'api', undefined, 'cli']);
});

describe('previous and next', () => {
  const navigation = {
    languages: [
      {
        language: 'en',
        groups: [
          { group: 'A', root: 'root', pages: ['a', 'draft', 'b'] },
          { group: 'B', pages: ['c', 'out'] },
        ],
      },
      { language: 'fr', pages: ['fr/a'] },
    ],
  };
  const views = viewsOf(navigation, {
    root: {},
    a: {},
    draft: { hidden: true },
    b: {},
    c: {},
    out: { url: 'https://example.com' },
    'fr/a': {},
  });
  const around = (route: string) => [views.view(route).previous?.href ?? null, views.view(route).next?.href ?? null];

  test('follow the sidebar, pass hidden pages over and stay in the language', () => {
    expect(around('/root')).toEqual([null, '/a']);
    expect(around('/a')).toEqual(['/root', '/b']);
    expect(around('/c')).toEqual(['/b', null]);
    expect(around('/fr/a')).toEqual([null, null]);
    expect(around('/draft')).toEqual([null, null]);
  });

  test('pass over entries that lead to a file, or to a place of another page', () => {
    const site = viewsOf(
      { pages: ['a', 'paper', 'place', 'b'] },
      { a: {}, paper: { url: '/files/paper.pdf' }, place: { url: '/b?tab=2#top' }, b: {} },
    );
    expect(site.view('/a')).toMatchObject({ previous: null, next: { href: '/b' } });
    expect(site.view('/b')).toMatchObject({ previous: { href: '/a' }, next: null });
  });

  test('say what they lead to', () => {
    expect(views.view('/root').next).toEqual({ label: 'Title of /a', href: '/a', description: 'About Title of /a' });
  });
});

describe('divisions', () => {
  test('make rows of tabs, with menus, and anchors', () => {
    const navigation = {
      global: {
        anchors: [{ anchor: 'Community', href: 'https://example.com' }],
        tabs: [{ tab: 'Status', href: 'https://status.example.com' }],
      },
      tabs: [
        {
          tab: 'Guides',
          anchors: [
            { anchor: 'Intro', pages: ['a'] },
            { anchor: 'More', pages: ['b'] },
          ],
        },
        {
          tab: 'SDKs',
          align: 'end',
          menu: [
            { item: 'Go', pages: ['go'] },
            { item: 'Rust', pages: ['rust'] },
          ],
        },
        { tab: 'Hidden', hidden: true, pages: ['h'] },
        { tab: 'Empty' },
      ],
    };
    const views = viewsOf(navigation, ['a', 'b', 'go', 'rust', 'h']);
    const view = views.view('/b');
    expect(
      view.tabs.map((row) => row.map(({ label, href, active }) => `${label} ${href}${active ? '*' : ''}`)),
    ).toEqual([['Guides /a*', 'SDKs /go', 'Status https://status.example.com']]);
    expect(view.anchors.map(({ label, href, active }) => `${label} ${href}${active ? '*' : ''}`)).toEqual([
      'Intro /a',
      'More /b*',
      'Community https://example.com',
    ]);
    expect(views.view('/rust').tabs[0]![1]).toMatchObject({
      active: true,
      align: 'end',
      menu: [
        { label: 'Go', href: '/go', active: false },
        { label: 'Rust', active: true },
      ],
    });
    expect(lines(views.view('/rust').sidebar.entries)).toBe('/rust*\n');
  });

  test('lead from a page to its counterpart in another language or version', () => {
    const both = (prefix: string) => [{ group: 'A', pages: [`${prefix}index`, `${prefix}guides/auth`] }];
    const navigation = {
      languages: [
        {
          language: 'en',
          versions: [
            { version: 'v2', groups: both('') },
            { version: 'v1', groups: both('v1/') },
          ],
        },
        { language: 'fr', groups: [{ group: 'A', pages: ['fr/index', 'fr/guides/auth'] }] },
        { language: 'es', pages: ['es/start'] },
      ],
    };
    const views = viewsOf(navigation, [
      'index',
      'guides/auth',
      'v1/index',
      'v1/guides/auth',
      'fr/index',
      'fr/guides/auth',
      'es/start',
    ]);
    expect(switcher(views.view('/guides/auth'), 'language')).toEqual([
      '[en]',
      'en /guides/auth*',
      'fr /fr/guides/auth',
      'es /es/start',
    ]);
    expect(switcher(views.view('/guides/auth'), 'version')).toEqual(['[v2]', 'v2 /guides/auth*', 'v1 /v1/guides/auth']);
    expect(switcher(views.view('/v1'), 'version')).toEqual(['[v1]', 'v2 /', 'v1 /v1*']);
    expect(switcher(views.view('/fr/guides/auth'), 'language')).toEqual([
      '[fr]',
      'en /guides/auth',
      'fr /fr/guides/auth*',
      'es /es/start',
    ]);
    expect(views.view('/fr/guides/auth')).toMatchObject({ home: '/fr', language: 'fr', version: null });
    expect(views.view('/v1')).toMatchObject({ home: '/', language: 'en', version: 'v1' });
  });

  test('match versions that are folders side by side, or by a name that only one page has', () => {
    const navigation = {
      versions: [
        { version: 'Current', pages: ['docs/now/a', 'docs/now/x/setup'] },
        { version: '1.0', pages: ['docs/old/a', 'docs/old/y/setup'] },
      ],
    };
    const views = viewsOf(navigation, ['docs/now/a', 'docs/now/x/setup', 'docs/old/a', 'docs/old/y/setup']);
    expect(switcher(views.view('/docs/now/a'), 'version')[2]).toBe('1.0 /docs/old/a');
    expect(switcher(views.view('/docs/now/x/setup'), 'version')[2]).toBe('1.0 /docs/old/y/setup');
  });

  test('do not match by a name that several pages have here, and of which one alone can be meant', () => {
    const cloud = ['cloud/start', 'cloud/nodes/overview', 'cloud/limits'];
    const server = ['server/a/overview', 'server/b/overview', 'server/help/limits'];
    const products = [
      { product: 'Cloud', pages: cloud },
      { product: 'Server', pages: server },
    ];
    const views = viewsOf({ products }, [...cloud, ...server]);
    const toCloud = (route: string): string => switcher(views.view(route), 'product')[1]!;
    expect(toCloud('/server/a/overview')).toBe('Cloud /cloud/start');
    expect(toCloud('/server/help/limits')).toBe('Cloud /cloud/limits');
  });

  test('a page that several versions of another product have is the one in the version that opens first', () => {
    const version = (name: string, isDefault = false): object => ({
      ...{ version: name, default: isDefault },
      pages: [`alpha/v${name}/index`, `alpha/v${name}/use`, `alpha/v${name}/deep/one`],
    });
    const views = viewsOf(
      {
        products: [
          { product: 'Alpha', versions: [version('1'), version('2', true)] },
          { product: 'Beta', pages: ['beta/index', 'beta/use', 'beta/deep/one', 'beta/other'] },
        ],
      },
      Object.fromEntries(
        ['alpha/v1', 'alpha/v2', 'beta']
          .flatMap((folder) => ['index', 'use', 'deep/one'].map((name) => `${folder}/${name}`))
          .concat('beta/other')
          .map((path) => [path, {}]),
      ),
    );
    const products = (route: string): string[] => switcher(views.view(route), 'product').slice(1);
    expect(products('/beta/use')).toEqual(['Alpha /alpha/v2/use', 'Beta /beta/use*']);
    expect(products('/beta/deep/one')[0]).toBe('Alpha /alpha/v2/deep/one');
    expect(products('/alpha/v1/use')[1]).toBe('Beta /beta/use');
    expect(products('/beta/other')[0]).toBe('Alpha /alpha/v2');
  });

  test('keeps the other choices of a reader whose page is nowhere there', () => {
    const versions = (path: string, names: string[]) =>
      names.map((version) => ({ version, pages: [`${path}/${version}/first`, `${path}/${version}/${version}-same`] }));
    const languages = [
      { language: 'en', versions: [...versions('en', ['v2', 'v1']), { version: 'v0', pages: ['en/v0/gone'] }] },
      { language: 'fr', versions: versions('fr', ['v2', 'v1']) },
      {
        language: 'de',
        products: [
          { product: 'A', versions: versions('de/a', ['v2']) },
          { product: 'B', versions: versions('de/b', ['v1']) },
        ],
      },
      { language: 'es', pages: ['es/only'] },
    ];
    const own = {
      language: 'en',
      versions: languages[0]!.versions!.map((version) => ({
        ...version,
        pages: [...version.pages!, `en/${version.version}/own`],
      })),
    };
    const all = [own, ...languages.slice(1)];
    const pages = [...JSON.stringify(all).matchAll(/"((?:en|fr|de|es)\/[^"]+)"/g)].map(([, path]) => path!);
    const views = viewsOf({ languages: all }, pages);
    const lead = (route: string) => switcher(views.view(route), 'language').slice(2);
    expect(lead('/en/v1/own')).toEqual(['fr /fr/v1/first', 'de /de/b/v1/first', 'es /es/only']);
    expect(lead('/en/v2/own')).toEqual(['fr /fr/v2/first', 'de /de/a/v2/first', 'es /es/only']);
    expect(lead('/en/v0/own')).toEqual(['fr /fr/v2/first', 'de /de/a/v2/first', 'es /es/only']);
    expect(views.view('/en/v1/own').switchers.find(({ type }) => type === 'language')!.options[1]!.samePage).toBe(
      false,
    );
    // A page of the same name in the same version comes before one in the first.
    expect(lead('/en/v1/first')[0]).toBe('fr /fr/v1/first');
  });

  test('of nothing but links of the whole site shows none of them as chosen', () => {
    const global = { versions: [{ version: 'v1', href: 'https://old.example' }] };
    const views = viewsOf({ global, pages: ['a'] }, ['a']);
    expect(switcher(views.view('/a'), 'version')).toEqual(['[]', 'v1 https://old.example']);
    const versions = [
      { version: 'v1', href: 'https://old.example' },
      { version: 'v2', pages: ['a'] },
    ];
    const tabs = [
      { tab: 'Home', pages: ['home'] },
      { tab: 'Docs', versions },
    ];
    expect(switcher(viewsOf({ tabs }, ['home', 'a']).view('/a'), 'version')[0]).toBe('[v2]');
  });

  test('that are only links stay what they are', () => {
    const views = viewsOf(
      {
        versions: [
          { version: 'v2', pages: ['a'] },
          { version: 'v1', href: 'https://v1.example.com' },
        ],
      },
      ['a'],
    );
    expect(views.view('/a').switchers[0]!.options[1]).toMatchObject({
      href: 'https://v1.example.com',
      external: true,
      active: false,
    });
  });

  test('have no menu of languages where there is one alone; one version says which it is', () => {
    const single = viewsOf({ languages: [{ language: 'zh', versions: [{ version: 'v1', pages: ['a'] }] }] }, [
      'a',
    ]).view('/a');
    expect(single.language).toBe('zh');
    expect(switcher(single, 'language')).toEqual([]);
    expect(switcher(single, 'version')).toEqual(['[v1]', 'v1 /a*']);
  });

  test('make breadcrumbs, but not of versions and languages', () => {
    const navigation = {
      products: [
        {
          product: 'P',
          versions: [
            {
              version: 'v1',
              tabs: [{ tab: 'T', groups: [{ group: 'G', root: 'g', pages: [{ group: '', pages: ['a'] }] }] }],
            },
          ],
        },
      ],
    };
    const view = viewsOf(navigation, ['g', 'a']).view('/a');
    expect(view.breadcrumbs).toEqual([
      { label: 'P', href: '/g' },
      { label: 'T', href: '/g' },
      { label: 'G', href: '/g' },
    ]);
    expect(view.section).toBe('');
  });
});

describe('a page outside of the navigation', () => {
  const navigation = {
    languages: [
      { language: 'en', tabs: [{ tab: 'T', pages: ['a'] }] },
      { language: 'fr', pages: ['fr/a'] },
    ],
  };
  const built = build(navigation, ['a', 'fr/a']);
  const views = buildPageViews(built.navigation, [...pagesOf(built), pageBase('lost', 'Lost')]);

  test('is shown where readers start, with nothing active', () => {
    const view = views.view('/lost');
    expect(view.tabs[0]).toMatchObject([{ label: 'T', active: false }]);
    expect(lines(view.sidebar.entries)).toBe('/a\n');
    expect(view).toMatchObject({ breadcrumbs: [], section: '', previous: null, next: null, language: 'en' });
    expect(switcher(view, 'language')).toEqual(['[en]', 'en /a', 'fr /fr/a']);
  });

  test('is shown in the language that its address begins with', () => {
    expect(views.view('/fr/lost')).toMatchObject({ language: 'fr', home: '/fr/a' });
  });

  test('is shown in the language whose pages all lie in a folder around it', () => {
    const languages = [
      { language: 'en', pages: ['docs/index', 'docs/a'] },
      { language: 'cn', pages: ['docs/zh/index', 'docs/zh/a', 'docs/zh/deep/b'] },
      { language: 'fr', pages: ['docs/fr/a', 'docs/c'] },
    ];
    const paths = languages.flatMap(({ pages }) => pages);
    const apart = build({ languages }, paths);
    const { view } = buildPageViews(apart.navigation, [...pagesOf(apart), pageBase('docs/zh/lost', 'Lost')]);
    expect(view('/docs/zh/lost')).toMatchObject({ language: 'cn', home: '/docs/zh' });
    expect(view('/docs/zh/deep/x').language).toBe('cn');
    expect(view('/docs/zhs/lost').language).toBe('en');
    expect(view('/docs/fr/lost').language).toBe('en');
    expect(view('/fr/lost').language).toBe('fr');
  });

  test('an empty navigation has a view too', () => {
    const empty = build({ pages: [] }, []);
    expect(buildPageViews(empty.navigation, []).view('/404')).toMatchObject({
      tabs: [],
      switchers: [],
      home: '/',
      sidebar: { entries: [] },
    });
  });
});

test('views of a large flat site stay cheap', () => {
  const paths = Array.from({ length: 20_000 }, (_, index) => `p${index}`);
  const views = viewsOf(
    {
      versions: [
        { version: 'a', groups: [{ group: 'Flat', pages: paths }] },
        { version: 'b', pages: ['z'] },
      ],
    },
    [...paths, 'z'],
  );
  const start = performance.now();
  let size = 0;
  for (const path of paths) size = Math.max(size, views.view(`/${path}`).sidebar.entries.length);
  expect(size).toBe(1);
  expect(performance.now() - start).toBeLessThan(5_000);
});
