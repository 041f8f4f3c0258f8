import { expect, test } from 'vitest';
import { migrateFiles, unlisted } from './migrate-files.ts';

const pages = {
  'docs/README.md':
    '---\nhome: true\nheroText: Boats\ntagline: They swim\nheroImage: /boat.svg\nactionText: Start\nactionLink: /guide/\nfeatures:\n- title: Fast\n  details: Very\n---\n',
  'docs/.vuepress/public/boat.svg': '<svg/>',
  'docs/.vuepress/styles/index.scss': ':root { --c-brand: #ff0000; }',
  'docs/guide/README.md': '# Guide\n\n::: tip Read\nInner [on](./sail.md#wind)\n:::\n\n[[toc]]\n',
  'docs/guide/sail.md':
    '# Sails\n\n## Wind <Badge text="new"/>\n\n<CodeGroup>\n<CodeGroupItem title="a.js">\n\n```js{1}\nx\n```\n\n</CodeGroupItem>\n</CodeGroup>\n\n:::: code-group\n::: code-group-item npm:active\n```sh\ny\n```\n:::\n\n::: code-group-item pnpm\nOr so.\n:::\n::::\n',
  'docs/zh/guide/README.md': '# 指南\n',
};

test('VuePress 1: strings and pairs in sidebars, addresses with .html, home page', () => {
  const { config, written, generator, losses } = migrateFiles({
    ...pages,
    'docs/.vuepress/config.js': `module.exports = { title: 'Boats', themeConfig: { repo: 'boats/boats', nav: [{ text: 'Chat', link: 'https://chat.example' }],
      sidebar: { '/guide/': ['', ['sail', 'All <i>sails</i>'], { title: 'More', children: ['/'] }] } } };`,
  });
  expect(generator).toBe('VuePress');
  expect(config).toMatchObject({
    name: 'Boats',
    colors: { primary: '#FF0000' },
    navbar: { links: [{ label: 'Chat' }, { type: 'github', href: 'https://github.com/boats/boats' }] },
    navigation: { pages: ['guide', 'guide/sail', { group: 'More', pages: ['index'] }, unlisted('zh/guide')] },
    redirects: [{ source: '/guide/sail.html', destination: '/guide/sail' }],
  });
  expect(written['index.mdx']).toContain(
    '<Hero title="Boats" description="They swim" image="/boat.svg">\n  [Start](/guide)',
  );
  expect(written['boat.svg']).toBe('<svg/>');
  expect(written['guide.mdx']).toContain('<Tip title="Read">\nInner [on](/guide/sail#wind)\n</Tip>');
  const sail = written['guide/sail.mdx'];
  expect(sail).toContain('sidebarTitle: All sails');
  expect(sail).toContain('## Wind <Badge>new</Badge> {#wind}');
  expect(sail).toContain('<Tabs>\n<Tab title="a.js">\n\n```js {1}\nx\n```\n\n</Tab>\n</Tabs>');
  expect(sail).toContain(
    '<Tabs>\n<Tab title="npm">\n```sh\ny\n```\n</Tab>\n\n<Tab title="pnpm">\nOr so.\n</Tab>\n</Tabs>',
  );
  expect(losses).toEqual([]);
});

test('VuePress 2: a theme that is called, children, languages', () => {
  const { config } = migrateFiles({
    ...pages,
    'docs/.vuepress/config.ts': `import { defaultTheme } from '@vuepress/theme-default';
      export default defineUserConfig({ locales: { '/': { lang: 'en-US', title: 'Boats' }, '/zh/': { lang: 'zh-CN', title: '船' } },
        theme: defaultTheme({ locales: {
          '/': { sidebar: [{ text: 'Guide', children: ['/guide/README.md', '/guide/sail.md'] }] },
          '/zh/': { sidebar: { '/zh/guide/': [{ text: '指南', children: ['README.md'] }] } } } }) });`,
  });
  expect(config.name).toBe('Boats');
  expect(config.navigation.languages).toEqual([
    { language: 'en', pages: [{ group: 'Guide', pages: ['guide', 'guide/sail'] }] },
    { language: 'zh', pages: [{ group: '指南', pages: ['zh/guide'] }] },
  ]);
});

test('VuePress 2: prefixes of groups, groups by their folders, pages of the bar without a text', () => {
  const { config, losses } = migrateFiles({
    'docs/README.md': '---\nhome: true\n---\n',
    'docs/user/start.md': '# First steps\n',
    'docs/user/model/README.md': '# Model\n',
    'docs/user/model/type.md': '# Types\n',
    'docs/dev/plugins/usage.md': '# Usage\n',
    'docs/dev/auto/b.md': '# B\n',
    'docs/dev/auto/deep/c.md': '# C\n',
    'docs/.vuepress/config.ts': `export default { title: 'Boats', theme: hopeTheme({
      navbar: ['/user/start', { text: 'All', prefix: '/dev/', children: [{ text: 'Plugins', prefix: 'plugins/', children: ['usage'] }] }],
      sidebar: [
        { text: 'User', prefix: '/user/', children: ['start.md', { text: 'Data', link: 'model/', prefix: 'model/', children: ['type'] }] },
        { text: 'Developer', prefix: '/dev/', children: [
          { text: 'Plugins', prefix: 'plugins', children: ['usage'] },
          { text: 'Made', prefix: 'auto/', children: 'structure' },
          '/user/model/type.md',
        ] },
      ] }) };`,
  });
  const pages = [
    { group: 'User', pages: ['user/start', { group: 'Data', root: 'user/model', pages: ['user/model/type'] }] },
    {
      group: 'Developer',
      pages: [
        { group: 'Plugins', pages: ['dev/plugins/usage'] },
        { group: 'Made', pages: ['dev/auto/b', { group: 'Deep', pages: ['dev/auto/deep/c'] }] },
        'user/model/type',
      ],
    },
  ];
  expect(config.navigation.tabs).toEqual([
    { tab: 'First steps', pages },
    { tab: 'All', menu: [{ item: 'Usage', href: '/dev/plugins/usage' }] },
  ]);
  expect(losses).toEqual([]);
});

test('VuePress: pages that say their address, and the settings that count of two', () => {
  const { config, written } = migrateFiles({
    'docs/.vuepress/config.js': 'module.exports = { title: "Before" };',
    'docs/.vuepress/config.ts': `export default { title: 'Boats', theme: plumeTheme({
      sidebar: [{ text: 'Guide', items: ['/guide/sail.md', '/pages/2/', '/guide/hull'] }] }) };`,
    'docs/guide/sail.md':
      '---\npermalink: /pages/a1b2/\n---\n\n# Sails\n\n![](./wind.png) [hull](./hull.md) [up](/pages/2/)\n',
    'docs/guide/wind.png': 'png',
    'docs/guide/top.md': '---\npermalink: /pages/2/\n---\n\n# Top\n',
    'docs/guide/hull.md': '---\npermalink: /hull.html\n---\n\n# Hull\n',
  });
  expect(config.name).toBe('Boats');
  expect(config.navigation).toEqual({ pages: [{ group: 'Guide', pages: ['pages/a1b2', 'pages/2', 'hull'] }] });
  expect(config.redirects).toEqual([{ source: '/hull.html', destination: '/hull' }]);
  expect(written['pages/a1b2.mdx']).toContain('![](/guide/wind.png) [hull](/hull) [up](/pages/2)');
});

test('VuePress: sidebars that Theme Hope makes of folders, by what their pages say of their order', () => {
  const { config, losses } = migrateFiles({
    'docs/.vuepress/config.ts': `export default { theme: hopeTheme({
      navbar: [{ text: 'Learn', link: '/guide/' }, { text: 'Cook', link: '/cook/' }],
      sidebar: { '/guide/': 'structure', '/cook/': 'structure' } }) };`,
    'docs/README.md': '# Home\n',
    'docs/guide/README.md': '# Guide\n',
    'docs/guide/b.md': '---\norder: 2\n---\n\n# B\n',
    'docs/guide/c.md': '---\norder: 1\n---\n\n# C\n',
    'docs/guide/away.md': '---\nindex: false\n---\n\n# Away\n',
    'docs/guide/deep/README.md': '---\ndir:\n  text: Deeper\n  order: 1.5\n---\n\n# Deep\n',
    'docs/guide/deep/d.md': '# D\n',
    'docs/cook/README.md': '# Cook\n',
  });
  expect(config.navigation.tabs).toEqual([
    {
      tab: 'Learn',
      pages: [
        'guide',
        'guide/c',
        { group: 'Deeper', pages: ['guide/deep', 'guide/deep/d'] },
        'guide/b',
        unlisted('guide/away'),
      ],
    },
    { tab: 'Cook', pages: ['cook'] },
  ]);
  expect(losses).toEqual([]);
});

test('VuePress: films of other sites are shown, files are linked, and what is neither is told', () => {
  const { written, losses } = migrateFiles({
    'docs/.vuepress/config.ts': 'export default { title: "Boats" };',
    'docs/README.md':
      '# Boats\n\n@[youtube](0JJPfz5dg20)\n\n@[bilibili width="320px"](BV1)\n\n@[pdf 2](https://boats.example/a.pdf)\n\n@[caniuse{-2,3}](grid)\n\n`@[youtube](id)` is code.\n',
    'docs/guide.md': '# Guide\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain('<iframe src="https://www.youtube.com/embed/0JJPfz5dg20" title="Youtube"');
  expect(page).toContain('<iframe src="https://player.bilibili.com/player.html?bvid=BV1" title="Bilibili"');
  expect(page).toContain('\n[https://boats.example/a.pdf](https://boats.example/a.pdf)\n');
  expect(page).toContain('`@[youtube](id)` is code.');
  expect(losses).toEqual([{ file: 'docs/README.md', line: 9, message: '@[caniuse{-2,3}](grid)' }]);
});

test('VuePress: home pages of Theme Hope and of Plume, and one that says nothing', () => {
  const homeOf = (frontMatter: string): string =>
    migrateFiles({
      'docs/.vuepress/config.ts': 'export default { title: "Boats" };',
      'docs/README.md': `---\n${frontMatter}---\n`,
      'docs/guide.md': '# Guide\n',
    }).written['index.mdx']!;
  const hope = homeOf(
    'home: true\nheroText: Boats\nhighlights:\n- header: Fast {1}\n  description: On <b>water</b>\n  highlights:\n  - title: Sail\n    details: Wind\n',
  );
  expect(hope).toContain(
    '## Fast \\{1}\n\nOn water\n\n<Features cols={3}>\n  <Feature title="Sail">\n    Wind\n  </Feature>\n</Features>\n',
  );
  const plume = homeOf(
    'pageLayout: home\nconfig:\n- type: hero\n  hero:\n    name: Ships\n    actions:\n    - text: Go\n      link: /guide.md\n- type: features\n  features:\n  - title: Sail\n',
  );
  expect(plume).toContain('<Hero title="Ships">\n  [Go](/guide)\n</Hero>');
  expect(plume).toContain('<Feature title="Sail" />');
  expect(homeOf('pageLayout: home\nconfig:\n- type: Custom\n')).toContain('title: Boats\n');
});

test('VuePress: tabs of its plug-in, and code of files', () => {
  const { written, losses } = migrateFiles({
    ...pages,
    'docs/.vuepress/config.ts': 'export default { title: "Boats" };',
    'docs/guide/boat.js': 'a();\nb();\nc();\n',
    'docs/guide/sail.md':
      '# Sails\n\n::: code-tabs#shell\n\n@tab npm\n\n```sh\nx\n```\n\n@tab:active C##c\n\n```sh\ny\n```\n\n:::\n\n:::: tabs\n@tab One#one\n::: tip\nz\n:::\n::::\n\n@[code](./boat.js)\n\n@[code{2-3} ts{1}:no-line-numbers](./boat.js)\n\n@[code](@wind/types)\n\n@[video](x)\n',
  });
  const sail = written['guide/sail.mdx'];
  expect(sail).toContain(
    '<Tabs>\n\n<Tab title="npm">\n\n```sh\nx\n```\n\n</Tab>\n<Tab title="C#">\n\n```sh\ny\n```\n\n</Tab>\n</Tabs>',
  );
  expect(sail).toContain('<Tabs>\n<Tab title="One">\n<Tip>\nz\n</Tip>\n</Tab>\n</Tabs>');
  expect(sail).toContain('```js\na();\nb();\nc();\n```');
  expect(sail).toContain('```ts {1}\nb();\nc();\n```');
  expect(sail).not.toContain('@[code');
  expect(losses.map(({ message }) => message)).toEqual(['inclusion of @wind/types', '@[video](x)']);
});

test('VuePress and VitePress: attributes behind pictures and paragraphs', () => {
  const { written } = migrateFiles({
    'docs/.vitepress/config.ts': 'export default { title: "Boats" };',
    'docs/boat.png': 'png',
    'docs/index.md':
      '# Boats\n\n![A boat](./boat.png){width=300 .big}\n\n![Sail](./boat.png) {#sail}\n\nText {x} {.small}\n\n- Item {.item}\n\n## Hull {#keel}\n',
  });
  const page = written['index.mdx'];
  expect(page).toContain('<img src="/boat.png" alt="A boat" width="300" />\n');
  expect(page).toContain('![Sail](/boat.png)<span id="sail" />\n');
  expect(page).toContain('Text \\{x\\}\n');
  expect(page).toContain('- Item\n');
  expect(page).toContain('## Hull {#keel}');
});

test('a menu of the bar that leads to one part of the site names the tab of it, and is not there twice', () => {
  const { config } = migrateFiles({
    'docs/.vuepress/config.ts': `
      export default defineUserConfig({ title: 'Boats', theme: defaultTheme({
        navbar: [
          { text: 'Manual', children: ['/guide/one.md', '/guide/two.md'] },
          { text: 'Lists', children: [
            { text: 'Own', children: [{ text: 'First', link: '/reference/a.html' }] },
            { text: 'More', children: ['/reference/b.md'] },
            { text: 'Others', children: [{ text: 'Far', link: 'https://far.example' }, { text: 'Near', link: 'https://near.example' }] },
          ] },
        ],
        sidebar: {
          '/reference/': [{ text: 'All', children: ['/reference/a.md', '/reference/b.md', { text: 'Far', link: 'https://far.example' }] }],
          '/guide/': ['/guide/one.md', '/guide/two.md'],
        },
      }) })`,
    'docs/guide/one.md': '# One\n',
    'docs/guide/two.md': '# Two\n',
    'docs/reference/a.md': '# A\n',
    'docs/reference/b.md': '# B\n',
  });
  expect(config.navigation.tabs).toEqual([
    { tab: 'Manual', pages: ['guide/one', 'guide/two'] },
    { tab: 'Lists', pages: [{ group: 'All', pages: ['reference/a', 'reference/b', 'links/far'] }] },
    { tab: 'Lists', menu: [{ item: 'Near', href: 'https://near.example' }] },
  ]);
});

test('VuePress: a home page says what the site says of itself, where it does not say so itself', () => {
  const { written } = migrateFiles({
    'docs/.vuepress/config.js': `module.exports = { title: 'Boats', description: 'They swim',
      locales: { '/': { lang: 'en' }, '/zh/': { lang: 'zh', description: '游泳' } } }`,
    'docs/README.md': '---\nhome: true\ntitle: Home\n---\n',
    'docs/zh/README.md': '---\nhome: true\ntitle: 首页\nheroText: null\n---\n',
    'docs/guide.md': '# Guide\n',
  });
  expect(written['index.mdx']).toBe(
    '---\ntitle: Home\nmode: custom\n---\n\n<Hero title="Boats" description="They swim" />\n',
  );
  expect(written['zh.mdx']).toContain('<Hero description="游泳" />');
});

test('VuePress, VitePress: a region of a file that has headings', () => {
  const { written } = migrateFiles({
    'docs/.vuepress/config.js': "module.exports = { title: 'Boats' };",
    'docs/README.md': '# Boats\n',
    'docs/sail.md': '# Sail\n\n<!-- @include: ./part.md#wind -->\n',
    'docs/part.md': '## Parts\n\n<!-- #region wind -->\nBlows\n<!-- #endregion wind -->\n',
  });
  expect(written['sail.mdx']).toMatch(/---\n\nBlows\s*$/);
});

test('VuePress: notes and collections of Theme Plume are tabs, with their sidebars', () => {
  const { config, losses } = migrateFiles({
    'package.json': '{"devDependencies":{"vuepress":"2","vuepress-theme-plume":"1"}}',
    'docs/.vuepress/config.ts':
      "import { plumeTheme } from 'vuepress-theme-plume'\nexport default defineUserConfig({ title: 'Boats', locales: { '/': { lang: 'en-US' }, '/de/': { lang: 'de-DE' } }, theme: plumeTheme({ logo: '/logo.svg' }) })\n",
    'docs/.vuepress/plume.config.ts': `import { defineThemeConfig } from 'vuepress-theme-plume'
      import notes from './notes'
      export default defineThemeConfig({
        social: [{ icon: 'github', link: 'https://github.com/boats/boats' }],
        locales: {
          '/': { notes, navbar: [{ text: 'Manual', link: '/guide/' }, { text: 'Yards', link: '/yard/' }] },
          '/de/': {
            navbar: [{ text: 'Handbuch', link: '/de/guide/' }],
            collections: [{ type: 'doc', dir: 'guide', linkPrefix: '/guide/', title: 'Handbuch', sidebar: ['', 'lug'] }],
          },
        },
      })\n`,
    'docs/.vuepress/notes.ts': `export default defineNotesConfig({ dir: 'notes', link: '/', notes: [
      defineNoteConfig({ dir: 'guide', link: '/guide/', sidebar: ['', { text: 'Sails', prefix: 'rig', items: ['lug', { text: 'A gaff', link: 'gaff' }] }] }),
      { dir: 'yard', link: '/yard/', sidebar: 'auto' },
    ] })\n`,
    'docs/notes/guide/README.md': '---\ntitle: Guide\npermalink: /guide/\n---\n',
    'docs/notes/guide/rig/lug.md': '---\ntitle: Lug\npermalink: /guide/x7/\n---\n',
    'docs/notes/guide/rig/gaff.md': '---\ntitle: Gaff\npermalink: /guide/y8/\n---\n',
    'docs/notes/yard/slip.md': '---\ntitle: Slip\npermalink: /yard/slip/\n---\n',
    'docs/de/guide/README.md': '# Handbuch\n',
    'docs/de/guide/lug.md': '# Lugger\n',
  });
  const github = { type: 'github', href: 'https://github.com/boats/boats' };
  expect(config.navigation.languages).toEqual([
    {
      language: 'en',
      tabs: [
        { tab: 'Manual', pages: ['guide', { group: 'Sails', pages: ['guide/x7', 'guide/y8'] }] },
        { tab: 'Yards', pages: ['yard/slip'] },
      ],
    },
    {
      language: 'de',
      navbar: { links: [{ label: 'Handbuch', href: '/de/guide' }, github] },
      pages: ['de/guide', 'de/guide/lug'],
    },
  ]);
  expect(config.navbar.links).toEqual([github]);
  expect(losses).toEqual([]);
});

test('VuePress: cards, steps, trees and signs of Theme Plume', () => {
  const { written, losses } = migrateFiles({
    'docs/.vuepress/config.ts': 'export default { title: "Boats", theme: plumeTheme({}) };',
    'docs/README.md':
      '# Boats\n\n:::: card-grid\n::: card title="Fast" icon="twemoji:sailboat"\nSwims.\n:::\n::: card title="Slow"\nDrifts.\n:::\n::::\n\n:::: steps\n1. Cut\n\n   ::: tip\n   Twice.\n   :::\n2. Glue\n::::\n\n::: file-tree\n\n- hull\n  - keel.md\n:::\n\n::: center\nIn the middle.\n:::\n\nA ==marked== word, 19^th^, H~2~O.\n',
    'docs/guide.md': '# Guide\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain('<CardGroup cols={2}>\n<Card title="Fast">\nSwims.\n</Card>');
  expect(page).toMatch(
    /<Steps>\n<Step>\n+Cut\n+<Tip>\nTwice\.\n<\/Tip>\n+<\/Step>\n<Step>\n+Glue\n+<\/Step>\n<\/Steps>/,
  );
  expect(page).toContain('<Tree>\n\n- hull\n  - keel.md\n</Tree>');
  expect(page).toContain('<div className="text-center">\nIn the middle.\n</div>');
  expect(page).toContain('A <mark>marked</mark> word, 19<sup>th</sup>, H<sub>2</sub>O.');
  expect(losses).toEqual([]);
});

test('VuePress: signs that settings ask for', () => {
  const { written } = migrateFiles({
    'docs/.vuepress/config.ts':
      'export default { title: "Boats", theme: hopeTheme({ markdown: {\n  mark: true,\n  sup: true,\n} }) };',
    'docs/README.md': '# Boats\n\nA ==marked== word, 19^th^, H~2~O, a == b and `==code==`.\n\n$x^2 + y^2$\n',
    'docs/guide.md': '# Guide\n',
  });
  expect(written['index.mdx']).toContain('A <mark>marked</mark> word, 19<sup>th</sup>, H~2~O, a == b and `==code==`.');
});

test('boxes whose titles hold signs that are escaped', () => {
  const { written } = migrateFiles({
    'docs/.vitepress/config.ts': 'export default {}',
    'docs/a.md': '# A\n\n:::: details make(List\\<Boat\\> all) {open id="quote"}\nSo.\n\n::::\n',
    'docs/b.md': '# B\n',
  });
  expect(written['a.mdx']).toContain('<Accordion title="make(List<Boat> all)" defaultOpen>\nSo.\n\n</Accordion>');
});

// VitePress, `findRegions`: the end that is named ends a region, marks of others in it are left out.
test('VitePress: regions of files within each other, without the indentation that is theirs', () => {
  const code = [
    'function sail() {',
    '  // #region sail',
    '  hoist();',
    '  // #region sail-in',
    '  if (wind) {',
    '    turn();',
    '  }',
    '  // #endregion sail-in',
    '  lower();',
    '  // #endregion sail',
    '}',
    '',
  ].join('\n');
  const { written } = migrateFiles({
    'docs/.vitepress/config.ts': "export default { title: 'Boats' }",
    'docs/index.md': '# Boats\n\n<<< ./sail.js#sail\n\n<<< ./sail.js#sail-in\n\n<<< ./row.py#row\n',
    'docs/sail.js': code,
    'docs/row.py': '# region row\nrow()\n# endregion\nsink()\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain('```js sail.js\nhoist();\nif (wind) {\n  turn();\n}\nlower();\n```');
  expect(page).toContain('```js sail.js\nif (wind) {\n  turn();\n}\n```');
  expect(page).toContain('```py row.py\nrow()\n```');
});

test('VitePress: pages of a language that no sidebar names stand in that language', () => {
  const { config } = migrateFiles({
    'docs/.vitepress/config.ts':
      "export default { title: 'Boats', themeConfig: { sidebar: { '/guide/': [{ text: 'Sail', link: '/guide/sail' }] } }, locales: { root: { lang: 'en' }, zh: { lang: 'zh' } } }",
    'docs/index.md': '# Boats\n',
    'docs/guide/sail.md': '# Sail\n',
    'docs/zh/index.md': '# 船\n',
  });
  const [english, chinese] = config.navigation.languages.map((own: unknown) => JSON.stringify(own));
  expect(english).not.toContain('"zh"]');
  expect(chinese).toContain('"pages":["zh"]');
});

test('VuePress: tabs of its plug-ins, each a block of its own', () => {
  const { written, losses } = migrateFiles({
    'docs/.vuepress/config.js': "module.exports = { title: 'Boats' };",
    'docs/README.md': '# Boats\n\n:::: tabs\n::: tab One two\na\n:::\n::: tab "Three" id="third"\nb\n:::\n::::\n',
  });
  expect(written['index.mdx']).toContain(
    '<Tabs>\n<Tab title="One two">\na\n</Tab>\n<Tab title="Three">\nb\n</Tab>\n</Tabs>',
  );
  expect(losses).toEqual([]);
});
