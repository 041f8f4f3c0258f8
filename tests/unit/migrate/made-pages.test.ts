import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const docusaurus = {
  'docusaurus.config.js': `module.exports = { title: 'Ferry', baseUrl: '/',
    presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: { blogTitle: 'News' } }]] };`,
  'sidebars.js': `module.exports = { main: [
    { type: 'doc', id: 'intro', label: 'Begin' },
    { type: 'category', label: 'Far shores', link: { type: 'generated-index', description: 'All of them' }, items: ['shore'] },
    { type: 'category', label: 'Boats', link: { type: 'doc', id: 'boats' }, items: ['sail', { type: 'link', label: 'Shop', href: 'https://shop.example' }] },
    { type: 'link', label: 'News', href: '/blog' },
  ] };`,
  'docs/intro.md': '# Introduction\n\n[list](/docs/category/far-shores)\n\n### open(...)\n\n### a `b(...)`\n',
  'docs/shore.md': '---\ndescription: Sand <and> stones\n---\n# The shore\n',
  'docs/boats.mdx': '# Boats\n\n<DocCardList items={useCurrentSidebarCategory().items} />\n',
  'docs/sail.md': '# Sailing\n',
  'blog/authors.yml': 'jane:\n  name: Jane Doe\n',
  'blog/2024-01-31-hello.md': '---\nauthors: [jane]\ntags: [Open Sea]\ndescription: Why\n---\n# Hello\n\nText\n',
  'blog/2024-02-01-again/index.md': '---\ntitle: Again\nauthors:\n  - name: Joe\n---\nText\n',
  'src/css/custom.css':
    ':root { --ifm-color-primary: hsl(0, 100%, 50%); } [data-theme="dark"] { --ifm-color-primary: var(--own); --own: #abc; }',
};

test('Docusaurus: lists of categories and of the blog, links in sidebars, names of pages there', () => {
  const { config, written, losses } = migrateFiles(docusaurus);
  expect(losses).toEqual([]);
  expect(config.navigation.tabs).toEqual([
    {
      tab: 'Docs',
      pages: [
        'docs/intro',
        { group: 'Far shores', root: 'docs/category/far-shores', pages: ['docs/shore'] },
        { group: 'Boats', root: 'docs/boats', pages: ['docs/sail', 'links/shop'] },
        'blog',
      ],
    },
    { tab: 'News', pages: ['blog', 'blog/2024/02/01/again', 'blog/2024/01/31/hello'] },
  ]);
  expect(written['docs/intro.mdx']).toContain('title: Introduction\nsidebarTitle: Begin\n');
  expect(written['docs/intro.mdx']).toContain('[list](/docs/category/far-shores)');
  expect(written['docs/category/far-shores.mdx']).toBe(
    '---\ntitle: Far shores\ndescription: All of them\n---\n\n<CardGroup cols={2}>\n' +
      '  <Card title="The shore" href="/docs/shore">\n    Sand \\<and> stones\n  </Card>\n</CardGroup>\n',
  );
  expect(written['docs/boats.mdx']).toContain('<Card title="Sailing" href="/docs/sail" />');
  expect(written['links/shop.mdx']).toBe('---\ntitle: Shop\nurl: https://shop.example\n---\n');
  expect(written['blog/2024/01/31/hello.mdx']).toContain('*2024-01-31 · Jane Doe*\n\nText');
  expect(written['blog/2024/02/01/again.mdx']).toContain('*2024-02-01 · Joe*\n\nText');
  expect(written['blog.mdx']).toContain('<Card title="Hello" href="/blog/2024/01/31/hello">\n    2024-01-31 – Why');
  expect(written['blog/tags/open-sea.mdx']).toContain('title: Open Sea');
  expect(config.colors).toEqual({ primary: '#FF0000', light: '#AABBCC' });
});

test('Docusaurus: entries of the bar that lead to the list of a category', () => {
  const { config, losses } = migrateFiles({
    ...docusaurus,
    'docusaurus.config.js': `module.exports = { title: 'Ferry', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]],
      themeConfig: { navbar: { items: [
        { label: 'All shores', to: '/docs/category/shores' },
        { label: 'More', items: [{ label: 'Deep sea', to: '/docs/category/deep-sea' }] },
      ] } } };`,
    'sidebars.js': `const list = { type: 'generated-index' };
      module.exports = {
        main: ['intro', { type: 'category', label: 'Deep sea', link: list, items: ['boats'] }],
        shoreSidebar: [{ type: 'category', label: 'Shores', link: list, items: ['shore', 'sail'] }],
      };`,
  });
  expect(losses).toEqual([]);
  expect(config.navigation.tabs.map(({ tab }: { tab: string }) => tab)).toEqual(['All shores', 'Docs', 'Blog', 'More']);
  expect(JSON.stringify(config.navigation)).toContain('"docs/category/deep-sea"');
});

test('headings keep ids where marks in them are drawn as others', () => {
  const { written } = migrateFiles(docusaurus);
  expect(written['docs/intro.mdx']).toContain('### open(...) {#open}\n');
  expect(written['docs/intro.mdx']).toContain('### a `b(...)`\n');
});

test('VitePress: a configuration of several modules, a home page, names and links in sidebars', () => {
  const { config, written } = migrateFiles({
    '.vitepress/config/index.ts': `import { shared } from './shared'; import * as parts from './parts';
      export default defineConfig({ ...shared, themeConfig: { ...shared.themeConfig, sidebar: parts.sidebar } });`,
    '.vitepress/config/shared.ts':
      "export const shared = { title: 'Boats', appearance: 'dark', themeConfig: { nav: [{ text: 'Handbook', link: '/guide/' }] } };",
    '.vitepress/config/parts.ts': "export * from './sidebar'; export default 1;",
    '.vitepress/config/sidebar.ts': `const sidebar = [{ text: 'Why <b>boats</b>?', link: '/guide/' }, { text: 'Chat', link: 'https://chat.example' }];
      export { sidebar };`,
    'public/boat.svg': '<svg/>',
    'index.md': `---
layout: home
hero:
  name: Boats
  text: They <br> swim
  image: { src: /boat.svg, alt: A boat }
  actions: [{ text: Start, link: /guide/ }, { text: ' ', link: /sign/ }]
features: [{ icon: 🚀, title: Fast, details: Very, link: /guide/, linkText: More }, { icon: { src: /boat.svg }, title: Small }]
---
`,
    'guide/index.md': '# Boats\n',
  });
  expect(config).toMatchObject({
    name: 'Boats',
    appearance: { default: 'dark' },
    navigation: { pages: ['guide', 'links/chat'] },
  });
  expect(written['guide.mdx'] ?? written['guide/index.mdx']).toContain('sidebarTitle: Why boats?');
  const home = written['index.mdx'];
  expect(home).toContain('mode: custom');
  expect(home).toContain('<Hero eyebrow="Boats" title="They swim" image="/boat.svg" alt="A boat">\n  [Start](/guide)');
  expect(home).toContain('<Feature title="Fast" icon="🚀" href="/guide">\n    Very\n\n    [More](/guide)');
  expect(home).toContain('<Feature title="Small" icon="/boat.svg" />');
});

test('Starlight: groups and pages have the names of their language', () => {
  const { config, written } = migrateFiles({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
      export default defineConfig({ integrations: [starlight({ title: 'Boats', locales: { root: { lang: 'en' }, 'zh-cn': { lang: 'zh-CN' } },
        sidebar: [{ label: 'Start', translations: { 'zh-CN': '开始' }, items: [{ slug: 'one', label: 'First', translations: { 'zh-CN': '第一' } }, { label: 'Chat', link: 'https://chat.example' }] }] })] });`,
    'src/content/docs/one.md': '---\ntitle: One\n---\n',
    'src/content/docs/zh-cn/one.md': '---\ntitle: 一\n---\n',
  });
  expect(config.navigation.languages).toEqual([
    { language: 'en', pages: [{ group: 'Start', pages: ['one', 'links/chat'] }] },
    { language: 'zh-cn', pages: [{ group: '开始', pages: ['zh-cn/one', 'links/chat'] }] },
  ]);
  expect(written['zh-cn/one.mdx']).toContain('sidebarTitle: 第一');
});
