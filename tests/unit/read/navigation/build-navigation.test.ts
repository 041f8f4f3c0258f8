import { describe, expect, test } from 'vitest';
import { createReaderMarks } from '../../../../src/base/readers/reader-marks.ts';
import { renderForReader } from '../../../../src/base/readers/render-for-reader.ts';
import { settleElements } from '../../../../src/base/readers/settle-elements.ts';
import type { Division } from '../../../../src/model/navigation.ts';
import type { PageAccess } from '../../../../src/model/service.ts';
import { divisionKinds } from '../../../../src/read/config/navigation/division-kinds.ts';
import { buildDivisionLink, visibleDivisions } from '../../../../src/read/navigation/division-links.ts';
import { markSidebarTree } from '../../../../src/read/navigation/mark-sidebar-tree.ts';
import { buildSidebarTree } from '../../../../src/read/navigation/sidebar-tree.ts';
import { publicNavigation } from '../../../../src/read/site/public-navigation.ts';
import { build, demoApi, outline } from './build-from-docs-json.ts';

describe('pages', () => {
  test('are found by path, by index and with an anchor', () => {
    const built = build(
      { groups: [{ group: 'A', pages: ['index', '/guides/', 'guides/auth.mdx', 'guides/auth#tokens'] }] },
      ['index', 'guides/index', 'guides/auth'],
    );
    expect(outline(built.navigation.root)).toBe('A/\n  /\n  /guides\n  /guides/auth\n  /guides/auth#tokens\n');
    expect(built.order).toEqual(['/', '/guides', '/guides/auth']);
    expect(built.problems).toEqual([]);
  });

  test('with a url lead there', () => {
    const built = build(
      { pages: ['a', 'b', 'https://example.com/x/'] },
      { a: { url: 'https://example.com' }, b: { url: '/guides/index' } },
    );
    expect(built.navigation.root).toMatchObject([
      { href: 'https://example.com', external: true },
      { href: '/guides', external: false },
      { href: 'https://example.com/x/', external: true, label: 'example.com/x' },
    ]);
  });

  test('with a url are for their own readers, wherever they lead', () => {
    const { navigation } = build(
      { pages: ['a', 'ours', 'theirs', 'inside'] },
      {
        a: {},
        ours: { url: 'https://ours.example' },
        theirs: { url: 'https://theirs.example' },
        inside: { url: '/a' },
      },
    );
    const isClosed = (route: string): boolean => route === '/ours' || route === '/inside';
    const open = publicNavigation(navigation, (route) => !isClosed(route));
    expect(outline(open.root)).toBe('/a\nhttps://theirs.example\n');
    const secret = 'k3y';
    const accessOf = (route: string): PageAccess =>
      isClosed(route) ? { kind: 'members', groups: ['staff'] } : { kind: 'everyone' };
    const tree = buildSidebarTree(navigation.root);
    markSidebarTree(tree, { marks: createReaderMarks(secret), accessOf });
    const links = tree.children.flatMap((node) => (node.kind === 'link' ? [node.link] : []));
    const html = settleElements(links.map(({ label, href }) => `<a href="${href}">${label}</a>`).join(''), secret);
    const seenBy = (...groups: string[]): string =>
      renderForReader(html, { secret, reader: { audience: { kind: 'member', groups }, content: {} } });
    const others = ['<a href="/a">a</a>', '<a href="https://theirs.example">theirs</a>'];
    expect(seenBy()).toBe(others.join(''));
    expect(seenBy('staff')).toBe(
      [others[0], '<a href="https://ours.example">ours</a>', others[1], '<a href="/a">inside</a>'].join(''),
    );
  });

  test('whose names begin like an address are found', () => {
    const built = build({ groups: [{ group: 'A', pages: ['faq:general', 'mailto:a@example.com'] }] }, ['faq:general']);
    expect(built.order).toEqual(['/faq:general']);
    expect(built.navigation.root).toMatchObject([{ children: [{ href: '/faq:general' }, { external: true }] }]);
  });

  test('that are named from another folder are told once with the folder', () => {
    const names = ['index', 'start', 'guides/auth'];
    const misplaced = (written: string[], paths: string[]) =>
      build({ groups: [{ group: 'A', pages: [...written, 'nope'] }] }, paths).problems.filter(
        ({ key }) => key === 'navigation',
      );
    const below = names.map((name) => `site/docs/${name}`);
    expect(misplaced(names, below)).toMatchObject([
      { code: 'missing-page', message: '3 of the missing pages are in the folder "site/docs"' },
    ]);
    // Pages that are not translated yet are not named from elsewhere.
    expect(misplaced(below, [...names, 'site/docs/other'])).toEqual([]);
    expect(misplaced(below, names)).toMatchObject([
      {
        code: 'missing-page',
        message: '3 of the missing pages exist without "site/docs/" at the start of their paths',
      },
    ]);
    expect(misplaced(['a', 'b', 'c'], below)).toEqual([]);
    expect(misplaced(['start', 'b', 'c', 'guides/auth'], below)).toEqual([]);
  });

  test('that are missing are reported with the nearest one', () => {
    const built = build({ groups: [{ group: 'A', root: 'nope', pages: ['guides/atuh', 'old/quickstart', 'zzz'] }] }, [
      'guides/auth',
      'new/quickstart',
    ]);
    expect(
      built.problems.map(
        ({ severity, code, message, hint, key }) => `${severity} ${code}: ${message}. ${hint} [${key}]`,
      ),
    ).toMatchInlineSnapshot(`
      [
        "error missing-page: The page "nope" does not exist. Add the file "nope.mdx" or remove the entry [navigation.groups[0].root]",
        "error missing-page: The page "guides/atuh" does not exist. Did you mean "guides/auth"? [navigation.groups[0].pages[0]]",
        "error missing-page: The page "old/quickstart" does not exist. Did you mean "new/quickstart"? [navigation.groups[0].pages[1]]",
        "error missing-page: The page "zzz" does not exist. Add the file "zzz.mdx" or remove the entry [navigation.groups[0].pages[2]]",
      ]
    `);
  });

  test('listed twice are reported within one division only', () => {
    const built = build(
      {
        tabs: [
          { tab: 'A', pages: ['a', 'b', 'a'] },
          { tab: 'B', pages: ['a'] },
        ],
      },
      ['a', 'b'],
    );
    expect(built.problems).toMatchObject([
      { severity: 'warning', code: 'repeated-page', key: 'navigation.tabs[0].pages[2]' },
    ]);
    expect(built.places.get('/a')).toMatchObject({ tab: 'A' });
  });
});

describe('who may read', () => {
  const closed = ['tabs', 'anchors', 'dropdowns', 'products', 'versions', 'languages'] as const;

  test.each(closed)('passes from an element of %s to what lies within, unless that says otherwise', (key) => {
    const { label } = divisionKinds[key];
    const element = {
      [label]: 'en',
      public: false,
      groups: [{ group: 'Own', pages: ['a', { group: 'Open', public: true, pages: ['b'] }] }],
    };
    const built = build({ [key]: [element, { [label]: 'fr', pages: ['c'] }] }, ['a', 'b', 'c']);
    expect([...built.places].map(([route, place]) => [route, place.public])).toEqual([
      ['/a', false],
      ['/b', true],
      ['/c', null],
    ]);
    expect(built.problems).toEqual([]);
  });

  test('passes from an item of a menu, and from the navigation as a whole', () => {
    const tab = { tab: 'A', menu: [{ item: 'One', public: true, pages: ['a'] }] };
    const built = build({ public: false, tabs: [tab, { tab: 'B', pages: ['b'] }] }, ['a', 'b']);
    expect(built.places.get('/a')).toMatchObject({ public: true });
    expect(built.places.get('/b')).toMatchObject({ public: false });
  });

  test.each([
    [{ public: false }, {}],
    [{}, { public: false }],
    [{ public: false, hidden: true }, { public: true }],
    [{ public: true }, { public: false, hidden: true }],
  ])('a page of several places is members alone where one of these says so: %j, %j', (first, second) => {
    const tabs = [
      { tab: 'A', pages: ['a'], ...first },
      { tab: 'B', pages: ['a'], ...second },
    ];
    expect(build({ tabs }, ['a']).places.get('/a')).toMatchObject({ public: false });
  });

  test('is told to be of no effect on a link, whose page says itself who reads it', () => {
    const built = build(
      {
        tabs: [
          { tab: 'A', pages: ['a'] },
          { tab: 'B', href: '/b', public: false },
        ],
      },
      ['a', 'b'],
    );
    expect(built.problems).toEqual([
      expect.objectContaining({ code: 'ignored-navigation', key: 'navigation.tabs[1].public' }),
    ]);
  });
});

describe('groups', () => {
  test('nest, link to their root page and hand options down', () => {
    const built = build(
      {
        directory: 'card',
        groups: [
          {
            group: 'Outer',
            root: 'overview',
            boost: 2,
            public: true,
            pages: [
              'a',
              { group: 'Inner', directory: 'none', boost: 3, searchable: false, expanded: true, pages: ['b'] },
            ],
          },
        ],
      },
      ['overview', 'a', 'b'],
    );
    expect(outline(built.navigation.root)).toBe('Outer/ -> /overview\n  /a\n  Inner/\n    /b\n');
    expect(built.navigation.root[0]).toMatchObject({
      directory: 'card',
      children: [{}, { directory: 'none', expanded: true }],
    });
    expect(built.places.get('/overview')).toMatchObject({
      groups: ['Outer'],
      boost: 2,
      public: true,
      searchable: null,
    });
    expect(built.places.get('/b')).toMatchObject({
      groups: ['Outer', 'Inner'],
      boost: 3,
      public: true,
      searchable: false,
    });
    expect(built.order).toEqual(['/overview', '/a', '/b']);
  });

  test('that are hidden hide what is in them, until something says otherwise', () => {
    const built = build(
      {
        groups: [
          { group: 'Gone', hidden: true, pages: ['a'] },
          { group: 'Kept', hidden: true, pages: ['b', { group: 'Shown', hidden: false, pages: ['c'] }] },
        ],
      },
      { a: {}, b: {}, c: {} },
    );
    expect(outline(built.navigation.root)).toBe(
      'Gone/ (hidden)\n  /a (hidden)\nKept/\n  /b (hidden)\n  Shown/\n    /c\n',
    );
    expect(built.places.get('/b')!.hidden).toBe(true);
    expect(built.places.get('/c')!.hidden).toBe(false);
  });

  test('with the same name have ids of their own', () => {
    const built = build(
      {
        groups: [
          { group: 'A', pages: ['a'] },
          { group: 'A', pages: ['a'] },
        ],
      },
      ['a'],
    );
    expect(built.navigation.root.map((node) => node.kind !== 'page' && node.id)).toEqual(['group:A', 'group:A-2']);
  });
});

describe('divisions', () => {
  test('nest in every order and lead to their first visible page', () => {
    const built = build(
      {
        languages: [
          {
            language: 'en',
            versions: [{ version: 'v1', tabs: [{ tab: 'Guides', groups: [{ group: 'G', pages: ['draft', 'a'] }] }] }],
          },
          {
            language: 'fr',
            default: true,
            tabs: [
              { tab: 'Guides', pages: ['fr/a'] },
              { tab: 'Blog', href: 'https://blog.example.com' },
            ],
          },
        ],
      },
      { draft: { hidden: true }, a: {}, 'fr/a': {} },
    );
    expect(outline(built.navigation.root)).toMatchInlineSnapshot(`
      "[language fr] /fr/a (default)
        [tab Guides] /fr/a
          /fr/a
        [tab Blog] => https://blog.example.com
      [language en] /a
        [version v1] /a (default)
          [tab Guides] /a
            G/
              /draft (hidden)
              /a
      "
    `);
    expect(built.places.get('/a')).toEqual({
      divisions: ['language:en', 'language:en/version:v1', 'language:en/version:v1/tab:Guides'],
      groups: ['G'],
      language: 'en',
      version: 'v1',
      product: null,
      tab: 'Guides',
      hidden: false,
      searchable: null,
      public: null,
      boost: null,
    });
  });

  test('of a page in several: the default one wins, but never a hidden one', () => {
    const built = build(
      {
        versions: [
          { version: 'v1', pages: ['a', 'b'] },
          { version: 'v2', default: true, pages: ['a', { group: 'H', hidden: true, pages: ['b'] }] },
        ],
      },
      ['a', 'b'],
    );
    expect(built.places.get('/a')).toMatchObject({ version: 'v2' });
    expect(built.places.get('/b')).toMatchObject({ version: 'v1', hidden: false });
    expect(built.order).toEqual(['/a', '/b']);
    expect(built.problems).toEqual([]);
  });

  test('with a menu of nothing but links lead to the first of them', () => {
    const { navigation, problems } = build(
      {
        tabs: [
          { tab: 'Guide', pages: ['a'] },
          {
            tab: 'More',
            menu: [
              { item: 'Changes', href: 'https://a.example' },
              { item: 'Team', href: '/a' },
            ],
          },
        ],
      },
      ['a'],
    );
    expect(problems).toEqual([]);
    const shown = visibleDivisions(navigation.root as Division[], 'tab');
    const links = shown.map((division) => buildDivisionLink(division, { active: new Set(), readers: null }));
    expect(links.map(({ label, href, menu }) => [label, href, menu.length])).toEqual([
      ['Guide', '/a', 0],
      ['More', 'https://a.example', 2],
    ]);
    expect(publicNavigation(navigation, () => true).root).toHaveLength(2);
  });

  test('with a menu of links tell of them to those who may read what they lead to, and of no other', () => {
    const { navigation } = build(
      {
        tabs: [
          { tab: 'Guide', pages: ['a'] },
          { tab: 'Board', menu: [{ item: 'Minutes', href: '/minutes#last' }] },
          {
            tab: 'More',
            menu: [
              { item: 'Plans', href: '/minutes' },
              { item: 'Blog', href: 'https://a.example' },
            ],
          },
        ],
      },
      ['a', 'minutes'],
    );
    const secret = 'k3y';
    const marks = createReaderMarks(secret);
    const board: PageAccess = { kind: 'members', groups: ['board'] };
    const accessOf = (address: string): PageAccess => (address.startsWith('/minutes') ? board : { kind: 'everyone' });
    const seenBy = (...groups: string[]): string[] => {
      const reader = { audience: { kind: 'member' as const, groups }, content: {} };
      return visibleDivisions(navigation.root as Division[], 'tab')
        .map((division) => buildDivisionLink(division, { active: new Set(), readers: { marks, accessOf } }))
        .flatMap((link) => [link, ...link.menu])
        .map(({ label, href }) => settleElements(`<a href="${href}">${label}</a>`, secret))
        .map((html) => renderForReader(html, { secret, reader }));
    };
    const blog = '<a href="https://a.example">';
    expect(seenBy().join('')).not.toMatch(/minutes|Board|Plans/i);
    expect(seenBy().filter((text) => text !== '')).toEqual([
      '<a href="/a">Guide</a>',
      `${blog}More</a>`,
      `${blog}Blog</a>`,
    ]);
    expect(seenBy('board')).toEqual([
      '<a href="/a">Guide</a>',
      '<a href="/minutes#last">Board</a>',
      '<a href="/minutes#last">Minutes</a>',
      '<a href="/minutes">More</a>',
      '<a href="/minutes">Plans</a>',
      `${blog}Blog</a>`,
    ]);
  });

  test('show links of their own and of the whole site', () => {
    const built = build(
      {
        global: { anchors: [{ anchor: 'Community', href: 'https://example.com/c', icon: 'discord' }] },
        languages: [
          { language: 'en', global: { anchors: [{ anchor: 'Blog', href: '/blog/index#new' }] }, pages: ['a'] },
        ],
      },
      ['a'],
    );
    expect(outline(built.navigation.root)).toBe('[language en] /a (default)\n  /a\n  [anchor Blog] => /blog#new\n');
    expect(built.navigation.global).toMatchObject([
      { type: 'anchor', label: 'Community', href: 'https://example.com/c' },
    ]);
  });

  test('of two kinds at one level the first in order counts', () => {
    const built = build(
      {
        tabs: [{ tab: 'T', pages: ['a'], groups: [{ group: 'G', pages: ['b'] }] }],
        groups: [{ group: 'Lost', pages: ['c'] }],
      },
      ['a', 'b', 'c'],
    );
    expect(outline(built.navigation.root)).toBe('[tab T] /a\n  /a\n  G/\n    /b\n');
    expect(built.problems).toMatchObject([
      { code: 'ignored-navigation', message: '`groups` has no effect next to `tabs`', key: 'navigation.groups' },
    ]);
  });

  test('a link has no content of its own', () => {
    const built = build({ tabs: [{ tab: 'T', href: '/a', pages: ['b'] }] }, ['a', 'b']);
    expect(built.problems).toMatchObject([
      { code: 'ignored-navigation', message: '`pages` has no effect next to `href`', key: 'navigation.tabs[0].pages' },
    ]);
  });

  test('without pages are reported', () => {
    const built = build({ tabs: [{ tab: 'A' }, { tab: 'B', pages: ['a'] }] }, ['a']);
    expect(built.problems).toMatchObject([
      { severity: 'warning', code: 'empty-division', message: 'The tab "A" has no pages', key: 'navigation.tabs[0]' },
    ]);
  });

  test('with an unsafe href lead nowhere', () => {
    const built = build(
      { tabs: [{ tab: 'A', pages: ['a'] }], global: { anchors: [{ anchor: 'X', href: 'javascript:alert(1)' }] } },
      ['a'],
    );
    expect(JSON.stringify(built.navigation)).not.toContain('javascript');
  });
});

describe('endpoints', () => {
  const all =
    '  Users/\n    GET /api-reference/users/list-users\n    POST /api-reference/users/create-user\n  Orders/\n    GET /api-reference/orders/list-orders\n';

  test('all get a page when an element has a description and nothing else', () => {
    expect(outline(build({ tabs: [{ tab: 'API', openapi: 'openapi.json' }] }, [], demoApi).navigation.root)).toBe(
      `[tab API] /api-reference/users/list-users\n${all}`,
    );
    expect(outline(build({ groups: [{ group: 'API', openapi: 'openapi.json' }] }, [], demoApi).navigation.root)).toBe(
      `API/\n${all}`,
    );
  });

  test('only those listed, in order among pages', () => {
    const built = build(
      {
        groups: [
          {
            group: 'API',
            openapi: 'openapi.json',
            pages: ['POST /users', 'intro', { group: 'More', pages: ['openapi.json GET /orders'] }],
          },
        ],
      },
      ['intro'],
      demoApi,
    );
    expect(outline(built.navigation.root)).toBe(
      'API/\n  POST /api-reference/users/create-user\n  /intro\n  More/\n    GET /api-reference/orders/list-orders\n',
    );
    expect(built.generated.map(({ route }) => route)).toEqual([
      '/api-reference/users/create-user',
      '/api-reference/orders/list-orders',
    ]);
  });

  test('all follow the pages when no endpoint is listed', () => {
    const group = build({ groups: [{ group: 'API', openapi: 'openapi.json', pages: ['intro'] }] }, ['intro'], demoApi);
    expect(outline(group.navigation.root)).toBe(`API/\n  /intro\n${all}`);
    const tab = build(
      { tabs: [{ tab: 'API', openapi: 'openapi.json', groups: [{ group: 'Start', pages: ['intro'] }] }] },
      ['intro'],
      demoApi,
    );
    expect(outline(tab.navigation.root)).toBe(`[tab API] /intro\n  Start/\n    /intro\n${all}`);
  });

  test('are not generated again beside pages that document them', () => {
    const built = build(
      { tabs: [{ tab: 'API', openapi: 'openapi.json', groups: [{ group: 'Users', pages: ['users'] }] }] },
      { users: { method: 'GET' } },
      demoApi,
    );
    expect(built.generated).toEqual([]);
  });

  test('inherit the description until it is replaced', () => {
    const built = build(
      {
        tabs: [
          {
            tab: 'API',
            openapi: { source: 'v1.json', directory: 'v1' },
            groups: [
              { group: 'One', pages: ['GET /users'] },
              { group: 'Two', openapi: { source: 'v2.json', directory: 'v2' }, pages: ['GET /users'] },
            ],
          },
        ],
      },
      [],
      demoApi,
    );
    expect(built.order).toEqual(['/v1/users/list-users', '/v2/users/list-users']);
  });

  test('are one page however often they are listed, and two pages in two descriptions', () => {
    const pages = ['GET /users'];
    const once = build(
      {
        languages: [
          { language: 'en', openapi: 'a.json', pages },
          { language: 'fr', openapi: 'a.json', pages },
        ],
      },
      [],
      demoApi,
    );
    expect(once.generated.map(({ route }) => route)).toEqual(['/api-reference/users/list-users']);
    const twice = build(
      {
        tabs: [
          { tab: 'A', openapi: 'a.json', pages },
          { tab: 'B', openapi: 'b.json', pages },
        ],
      },
      [],
      demoApi,
    );
    expect(twice.generated.map(({ route, path }) => [route, path])).toEqual([
      ['/api-reference/users/list-users', 'api-reference/users/list-users'],
      ['/api-reference/users/list-users-1', 'api-reference/users/list-users-1'],
    ]);
  });

  test('leave the address to an authored page', () => {
    const built = build(
      { groups: [{ group: 'API', openapi: 'a.json', pages: ['GET /users'] }] },
      { 'api-reference/users/list-users': { title: 'Mine' } },
      demoApi,
    );
    expect(built.generated).toEqual([]);
    expect(built.navigation.root).toMatchObject([{ children: [{ label: 'Mine' }] }]);
  });

  test('that are unlisted have a page without a link', () => {
    const built = build({ tabs: [{ tab: 'API', openapi: 'openapi.json' }] }, [], demoApi);
    expect(built.generated.map(({ route }) => route)).toContain('/api-reference/orders/secret');
    expect(built.places.has('/api-reference/orders/secret')).toBe(false);
  });

  test('that are missing are reported by whoever looked for them', () => {
    const built = build({ groups: [{ group: 'API', openapi: 'a.json', pages: ['GET /nope'] }] }, [], demoApi);
    expect(built.problems).toMatchObject([{ code: 'missing-operation', key: 'navigation.groups[0].pages[0]' }]);
  });
});

test('a site of 25,000 pages takes well under a second', () => {
  const paths = Array.from({ length: 25_000 }, (_, index) => `section-${index % 250}/page-${index}`);
  const groups = Array.from({ length: 250 }, (_, index) => ({
    group: `G${index}`,
    pages: paths.filter((path) => path.startsWith(`section-${index}/`)).concat(`section-${index}/missing`),
  }));
  const start = process.cpuUsage();
  const built = build({ groups }, paths);
  expect(built.order.length).toBe(25_000);
  expect(built.problems.length).toBe(250);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(5_000);
});
