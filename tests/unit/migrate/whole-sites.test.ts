import { expect, test } from 'vitest';
import { unlisted as hidden, migrateFiles } from './migrate-files.ts';

test('pages that no navigation names are in hidden groups beside their neighbours, and told together', () => {
  const { config, unlisted, losses } = migrateFiles({
    '.vitepress/config.ts': `export default {
      title: 'Boats',
      themeConfig: {
        nav: [{ text: 'Guide', link: '/guide/a' }, { text: 'API', link: '/api/x' }],
        sidebar: {
          '/guide/': [{ text: 'All', items: [{ link: '/guide/a' }, { link: '/guide/c' }] }],
          '/api/': [{ text: 'All', items: [{ link: '/api/x' }] }],
        },
      },
    }`,
    'index.md': '# Home\n',
    'guide/c.md': '# C\n',
    'team.md': '# Team\n',
    'guide/a.md': '# A\n',
    'guide/b.md': '# B\n',
    'api/x.md': '# X\n\n<Secret>within</Secret> and `<Code>`\n',
    'api/deep/y.md': '# Y\n\n<Secret />\n',
  });
  expect(config.navigation.tabs).toEqual([
    { tab: 'Guide', pages: [{ group: 'All', pages: ['guide/a', 'guide/c'] }, hidden('guide/b', 'team')] },
    { tab: 'API', pages: [{ group: 'All', pages: ['api/x'] }, hidden('api/deep/y')] },
  ]);
  expect(unlisted).toEqual(['api/deep/y', 'guide/b', 'team']);
  expect(losses).toEqual([
    {
      file: 'api/deep/y.mdx',
      line: 5,
      message:
        '<Secret> is not a known component: only its children and the text of its attributes are shown, on 2 pages',
    },
  ]);
});

test('VitePress: pages are where its rewrites put them, and links lead there', () => {
  const { config, written } = migrateFiles({
    '.vitepress/config.ts': `export default {
      title: 'Boats',
      cleanUrls: true,
      srcExclude: ['**/drafts/**', 'notes.*'],
      rewrites: { 'en/:rest*': ':rest*', 'packages/:name/docs/(.*)': ':name/:1', 'odd/one.md': 'even/two.md' },
      themeConfig: { sidebar: [{ items: [{ link: '/guide' }, { link: '/oar/use' }, { link: '/even/two' }] }] },
    }`,
    'en/index.md': '# Home\n\n[g](./guide) [o](/oar/use)\n',
    'en/guide.md': '# Guide\n',
    'packages/oar/docs/use.md': '# Use\n',
    'en/drafts/old/a.md': '# Draft\n',
    'notes.md': '# Notes\n',
    'odd/one.md': '# Two\n\n[home](/)\n',
  });
  expect(config.navigation).toEqual({ pages: ['guide', 'oar/use', 'even/two'] });
  expect(written['index.mdx']).toContain('[g](/guide) [o](/oar/use)');
  expect(written['even/two.mdx']).toContain('[home](/)');
});

test('braces of formulas stay, others are written as text', () => {
  const { written } = migrateFiles({
    'a.md': '# A\n\nIn $\\mathbb{R}^{n}$ and $5 {x} or $6.\n\n$$\nx_{i}\n$$\n\nA {brace}.\n',
    'b.md': '# B\n',
  });
  expect(written['a.mdx']).toContain('In $\\mathbb{R}^{n}$ and $5 \\{x\\} or $6.\n\n$$\nx_{i}\n$$\n\nA \\{brace\\}.');
});

const docusaurus = {
  'docusaurus.config.js': `module.exports = {
    title: 'Ferry',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    presets: [['classic', { blog: false, docs: { routeBasePath: '/', sidebarPath: './sidebars.js', includeCurrentVersion: false, lastVersion: '2.x' } }]],
  };`,
  'versions.json': '["2.x", "1.x"]',
};

test('Docusaurus: translations of each version, what they lack in the first language, and a version copied by a build', () => {
  const { config, written, losses } = migrateFiles({
    ...docusaurus,
    'sidebars.js': 'module.exports = {};',
    'docs/intro.md': '# Welcome\n\n![Boat](./boat.png)\n',
    'docs/more.md': '# More\n',
    'docs/boat.png': 'png',
    'versioned_sidebars/version-2.x-sidebars.json':
      '{"main":[{"type":"category","label":"Guide","items":["intro","more"]}]}',
    'versioned_docs/version-1.x/intro.md': '# Old\n',
    'i18n/fr/docusaurus-plugin-content-docs/version-2.x.json': '{"sidebar.main.category.Guide":{"message":"Manuel"}}',
    'i18n/fr/docusaurus-plugin-content-docs/version-2.x/intro.md':
      '# Bienvenue\n\n[plus](./more.md) [encore](/fr/more) ![Bateau](./boat.png)\n',
  });
  expect(config.navigation.languages).toEqual([
    {
      language: 'en',
      versions: [
        { version: '2.x', default: true, pages: [{ group: 'Guide', pages: ['intro', 'more'] }] },
        { version: '1.x', pages: ['1.x/intro'] },
      ],
    },
    { language: 'fr', pages: [{ group: 'Manuel', pages: ['fr/intro'] }] },
  ]);
  expect(written['fr/intro.mdx']).toContain('[plus](/more) [encore](/more) ![Bateau](/boat.png)');
  expect(config.redirects).toContainEqual({ source: '/fr/more', destination: '/more' });
  expect(losses).toEqual([]);
});

test('Docusaurus: pages that only a program names stand by their folders', () => {
  const { config, losses } = migrateFiles({
    ...docusaurus,
    'versions.json': '[]',
    'docusaurus.config.js': docusaurus['docusaurus.config.js'].replace(/includeCurrentVersion.*2\.x'/, ''),
    'sidebars.js': `
      const rules = Object.entries(require('rules')).map(([name]) => name);
      function category(label) { return { type: 'category', label, items: rules.map((name) => ({ type: 'doc', id: name })) }; }
      module.exports = { main: ['intro', { ...category('Rules'), collapsed: false }] };
    `,
    'docs/intro.md': '# Welcome\n',
    'docs/rules/a.md': '# A\n',
    'docs/rules/b.md': '# B\n',
  });
  expect(config.navigation.pages).toEqual(['intro', { group: 'Rules', pages: ['rules/a', 'rules/b'] }]);
  expect(losses).toEqual([
    {
      file: 'sidebars.js',
      message: 'Entries that are created by code; pages without another entry are grouped by folder',
    },
  ]);
});

test('Starlight: links to pages that are not translated, and their addresses, lead to the first language', () => {
  const { config, written } = migrateFiles({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
      export default defineConfig({ integrations: [starlight({
        title: 'Boats', defaultLocale: 'en', logo: { src: './assets/boat.svg' },
        locales: { de: { label: 'Deutsch' }, en: { label: 'English' } },
      })] });`,
    'assets/boat.svg': '<svg/>',
    'src/content/docs/en/index.mdx': '---\ntitle: Home\n---\n',
    'src/content/docs/en/a.mdx': '---\ntitle: A\n---\n',
    'src/content/docs/de/index.mdx': '---\ntitle: Start\n---\n\n[a](/de/a/) [b](./a/)\n',
  });
  expect(config.navigation.languages.map(({ language }: { language: string }) => language)).toEqual(['en', 'de']);
  expect(written['de.mdx']).toContain('[a](/en/a) [b](/en/a)');
  expect(config.redirects).toEqual([{ source: '/de/a', destination: '/en/a' }]);
  expect(config.logo).toBe('/images/boat.svg');
  expect(written['images/boat.svg']).toBe('<svg/>');
});

test('VitePress: folders of languages have settings of their own, and terminals their colours', () => {
  const additional = (lang: string, path: string, title: string): string =>
    `import { defineAdditionalConfig } from 'vitepress'\nexport default defineAdditionalConfig({ lang: '${lang}', themeConfig: { sidebar: { '${path}': { base: '${path}', items: items() } } } })\nfunction items() { return [{ text: '${title}', items: [{ text: '${title}', link: 'a' }] }] }\n`;
  const { config, written } = migrateFiles({
    'docs/.vitepress/config.ts':
      "export default { title: 'Boats', cleanUrls: true, rewrites: { 'en/:rest*': ':rest*' }, themeConfig: { logo: { src: '/boat.svg' } }, locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } }\n",
    'docs/config.ts': additional('en-US', '/guide/', 'Hull'),
    'docs/de/config.ts': additional('de', '/de/guide/', 'Rumpf'),
    'docs/public/boat.svg': '<svg/>',
    'docs/en/guide/a.md': '# A\n\n```ansi\n\u001B[90mgrey\u001B[39m plain\n```\n',
    'docs/de/guide/a.md': '# A\n\n{#deck}\n\n::: warning Mind <Badge type="tip">2.0</Badge>\nx\n:::\n',
  });
  expect(written['de/guide/a.mdx']).toContain('<span id="deck" />\n\n<Warning title="Mind 2.0">\nx\n</Warning>');
  expect(config.logo).toBe('/boat.svg');
  expect(config.navigation.languages).toEqual([
    { language: 'en', pages: [{ group: 'Hull', pages: ['guide/a'] }] },
    { language: 'de', pages: [{ group: 'Rumpf', pages: ['de/guide/a'] }] },
  ]);
  expect(written['guide/a.mdx']).toContain('```text\ngrey plain\n```');
});

test('Docusaurus: a folder without its pages is refused, and settings are those of the published site', () => {
  const settings = (docs: string): string =>
    `export default { title: 'Boats', presets: [['classic', { docs: ${docs} }]], themeConfig: { navbar: { items: [{ label: 'Play', href: process.env.NODE_ENV === 'production' ? 'https://play.example' : 'http://localhost:5173', position: 'right' }] } } }\n`;
  expect(() =>
    migrateFiles({ 'docusaurus.config.js': settings("{ path: '../docs' }"), 'blog/2024-01-02-a.md': '# A\n' }),
  ).toThrow('docusaurus.config.js: "../docs" is outside');
  const { config } = migrateFiles({ 'docusaurus.config.js': settings('false'), 'blog/2024-01-02-a.md': '# A\n' });
  expect(config.navbar.links).toEqual([{ label: 'Play', href: 'https://play.example' }]);
  expect(config.navigation).toEqual({ pages: ['blog', 'blog/2024/01/02/a'] });
});

test('Markdown: numbers before names order pages and are no part of names of groups; pages of MDX are pages', () => {
  const { config, written } = migrateFiles({
    'README.md': '# Boats\n',
    '.tools/notes.md': '# Notes\n',
    '2.sail/index.mdx': '# Sail\n\n{1 + 1}\n',
    '1.guide/10.sea.md': '# Sea {x}\n\n{y}\n',
    '1.guide/2.hull.md': '# Hull\n',
    '1.guide/0.index.md': '# Begin\n',
  });
  expect(config.navigation.pages).toEqual([
    'index',
    { group: 'Guide', pages: ['1.guide/0.index', '1.guide/2.hull', '1.guide/10.sea'] },
    { group: 'Sail', pages: ['2.sail'] },
  ]);
  expect(written['2.sail.mdx']).toContain('{1 + 1}');
  expect(written['1.guide/10.sea.mdx']).toContain('\\{y\\}');
});

test('VitePress: tabs of its plug-in, and a title that is said again below a picture', () => {
  const { written, losses } = migrateFiles({
    '.vitepress/config.ts':
      "export default { title: 'Boats', themeConfig: { sidebar: [{ text: 'A', link: '/a' }] } }\n",
    'a.md':
      "---\ntitle: Sail\n---\n\n<img src='https://x.example/a.png'>\n\n```sh\n# Sail\n```\n\n# Sail\n\n:::tabs\n== One `x`\na\n== Two\nb\n:::\n\n== no tab\n",
  });
  expect(losses).toEqual([]);
  expect(written['a.mdx']).toContain(
    '```sh\n# Sail\n```\n\n<Tabs>\n<Tab title="One `x`">\na\n</Tab>\n<Tab title="Two">\nb\n</Tab>\n</Tabs>\n\n== no tab',
  );
});

test.each<[string, Record<string, string>]>([
  [
    'MkDocs',
    {
      'mkdocs.yml': 'site_name: A\ntheme: {name: material, language: pt-BR}\nnav: [index.md, b.md]',
      'docs/index.md': '# A',
      'docs/b.md': '# B',
    },
  ],
  [
    'VitePress',
    {
      '.vitepress/config.ts':
        "export default { lang: 'pt-BR', themeConfig: { sidebar: [{ text: 'A', link: '/' }, { text: 'B', link: '/b' }] } }",
      'index.md': '# A',
      'b.md': '# B',
    },
  ],
  [
    'Docusaurus',
    {
      'docusaurus.config.js':
        "module.exports = { title: 'A', i18n: { defaultLocale: 'pt-BR', locales: ['pt-BR'] }, presets: [['classic', { docs: { routeBasePath: '/' } }]] }",
      'docs/index.md': '# A',
      'docs/b.md': '# B',
    },
  ],
  [
    'mdBook',
    {
      'book.toml': '[book]\nlanguage = "pt-BR"',
      'src/SUMMARY.md': '- [A](README.md)\n- [B](b.md)',
      'src/README.md': '# A',
      'src/b.md': '# B',
    },
  ],
  [
    'Starlight',
    {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight'; export default { integrations: [starlight({ title: 'A', locales: { root: { label: 'P', lang: 'pt-BR' } } })] }",
      'src/content/docs/index.md': '---\ntitle: A\n---',
      'src/content/docs/b.md': '---\ntitle: B\n---',
    },
  ],
])('%s: a site in one language has its frame in that', (name, files) => {
  const { config, generator } = migrateFiles(files);
  expect(generator).toBe(name);
  expect(config.navigation.languages).toMatchObject([{ language: 'pt-BR' }]);
  expect(JSON.stringify(config.navigation.languages[0])).toContain('"b"');
});
