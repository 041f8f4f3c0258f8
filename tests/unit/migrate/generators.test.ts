import { expect, test } from 'vitest';
import { migrateFiles, unlisted } from './migrate-files.ts';

test('VitePress: sidebars as tabs, addresses with .html, containers, code groups, files put in', () => {
  const { config, written, losses } = migrateFiles({
    'docs/.vitepress/config.mts': `
      import { defineConfig } from 'vitepress';
      export default defineConfig({
        title: 'Boats',
        head: [['link', { rel: 'icon', href: '/icon.svg' }]],
        themeConfig: {
          nav: [{ text: 'Guide', link: '/guide/start' }, { text: 'API', link: '/api/' }],
          sidebar: { '/guide/': guide(), '/api/': { base: '/api/', items: [{ text: 'All', items: [{ link: 'one' }] }] } },
        },
      });
      function guide() { return [{ text: 'Begin', items: [{ text: 'Start', link: '/guide/start' }] }]; }
    `,
    'docs/index.md':
      '---\nlayout: home\nhero:\n  name: Boats\n  tagline: They swim\n  actions:\n    - text: Start\n      link: /guide/start\nfeatures:\n  - title: Fast\n    details: Very\n---\n',
    'docs/guide/start.md': [
      '<script setup>',
      'const a = 1',
      '</script>',
      '',
      '# Start {#begin}',
      '',
      '::: details More {open}',
      'Set {braces} and {{ both }}.',
      ':::',
      '',
      '::: code-group',
      '```ts [a.ts]{1}',
      'let {x} = y',
      '```',
      ':::',
      '',
      '[one](../api/one.html#x) [home](/)',
      '',
      '<<< @/parts/code.ts',
      '<!-- @include: ../parts/text.md -->',
      '',
      ':::warning',
      'never closed',
    ].join('\n'),
    'docs/api/one.md': '# One\n',
    'docs/parts/code.ts': 'code()\n',
    'docs/parts/text.md': 'Put in.\n',
  });
  expect(config.name).toBe('Boats');
  expect(config.favicon).toBe('/icon.svg');
  expect(config.navigation.tabs).toEqual([
    { tab: 'Guide', pages: [{ group: 'Begin', pages: ['guide/start'] }, unlisted('parts/text')] },
    { tab: 'API', pages: [{ group: 'All', pages: ['api/one'] }] },
  ]);
  expect(config.redirects).toContainEqual({ source: '/guide/start.html', destination: '/guide/start' });
  const page = written['guide/start.mdx']!;
  expect(page).toMatch(/^---\ntitle: Start\n---\n/);
  expect(page).toContain('<Accordion title="More" defaultOpen>\nSet \\{braces\\} and {{ both }}.\n</Accordion>');
  expect(page).toContain('<CodeGroup>\n```ts title="a.ts" {1}\nlet {x} = y\n```\n</CodeGroup>');
  expect(page).toContain('[one](/api/one#x) [home](/)');
  expect(page).toContain('```ts code.ts\ncode()\n```\nPut in.');
  expect(page.trimEnd()).toMatch(/<Warning>\nnever closed\n\n<\/Warning>$/);
  expect(written['index.mdx']).toContain('They swim');
  expect(written['index.mdx']).toContain('<Feature title="Fast">');
  expect(losses).toContainEqual({ file: 'docs/guide/start.md', line: 1, message: '<script> (Vue component)' });
});

test('The menus of a bar unfold from it in every language; what leads to no page is told', () => {
  const { config, losses } = migrateFiles({
    '.vitepress/config.ts': `
      const english = {
        nav: [
          { text: 'Guide', link: '/guide' },
          { text: 'v2', items: [
            { text: 'Changes', link: 'https://boats.example/changes' },
            { text: 'Of us', items: [{ text: 'Team', link: '/team#now' }, { text: 'Gone', link: '/gone' }] },
          ] },
          { text: 'Empty', items: MADE },
        ],
        sidebar: [{ text: 'All', items: [{ link: '/guide' }] }],
      };
      export default { locales: {
        root: { lang: 'en', themeConfig: english },
        fr: { lang: 'fr', themeConfig: { nav: [], sidebar: [{ link: '/fr/guide' }] } },
      } };
    `,
    'index.md': '# Home\n',
    'guide.md': '# Guide\n',
    'team.md': '# Team\n',
    'fr/guide.md': '# Guide\n',
  });
  expect(config.navigation.languages).toEqual([
    {
      language: 'en',
      tabs: [
        { tab: 'Guide', pages: [{ group: 'All', pages: ['guide'] }, unlisted('team')] },
        {
          tab: 'v2',
          menu: [
            { item: 'Changes', href: 'https://boats.example/changes' },
            { item: 'Team', href: '/team#now' },
          ],
        },
      ],
    },
    { language: 'fr', pages: ['fr/guide'] },
  ]);
  expect(losses.map(({ message }) => message)).toEqual([
    'An entry of a menu in the top bar that leads to no page: Gone',
  ]);
});

test('Starlight: sidebar with generated parts, labels and order, components', () => {
  const { config, written } = migrateFiles({
    'astro.config.mjs': `
      import starlight from '@astrojs/starlight';
      export default defineConfig({
        redirects: { '/old': '/guides/b', '/blog/[...slug]': '/guides/[...slug]' },
        integrations: [starlight({
          title: 'Stars',
          logo: { src: './src/assets/logo.svg' },
          social: [{ icon: 'github', label: 'GitHub', href: 'https://example.com' }],
          sidebar: [{ label: 'Guides', autogenerate: { directory: 'guides' } }, { label: 'More', items: ['away', { slug: 'guides/b' }] }],
        })],
      });`,
    'src/assets/logo.svg': '<svg/>',
    'src/content/docs/index.mdx': '---\ntitle: Home\ntemplate: splash\nhero:\n  tagline: Shine\n---\n',
    'src/content/docs/away.md': '---\ntitle: Away\n---\n![](../../assets/logo.svg)\n',
    'src/content/docs/guides/a.md': '---\ntitle: A\nsidebar:\n  order: 2\n---\n',
    'src/content/docs/guides/b.mdx':
      '---\ntitle: B\nsidebar:\n  order: 1\n  label: Bee\n  badge: New\n---\nimport { Aside } from \'@astrojs/starlight/components\';\n\n<Aside type="danger" title="Mind">x</Aside>\n<LinkCard title="T" href="/away/" description="D" />\n<TabItem label=\'l\'>t</TabItem>\n',
  });
  expect(config.navigation.pages).toEqual([
    { group: 'Guides', pages: ['guides/b', 'guides/a'] },
    { group: 'More', pages: ['away', 'guides/b'] },
  ]);
  expect(config).toMatchObject({
    logo: '/images/logo.svg',
    navbar: { links: [{ type: 'github', href: 'https://example.com' }] },
    redirects: [
      { source: '/old', destination: '/guides/b' },
      { source: '/blog/:slug*', destination: '/guides/:slug*' },
    ],
  });
  expect(written['images/logo.svg']).toBe('<svg/>');
  expect(written['away.mdx']).toContain('![](/images/logo.svg)');
  expect(written['guides/b.mdx']).toContain('sidebarTitle: Bee\ntag: New');
  expect(written['guides/b.mdx']).toContain('<Danger title="Mind">x</Danger>\n<Card title="T" href="/away">D</Card>');
  expect(written['guides/b.mdx']).toContain('<Tab title="l">t</Tab>');
});

test('Starlight: sidebars with topics as tabs, a topic without items as a link', () => {
  const { config } = migrateFiles({
    'astro.config.mjs': `
      import starlight from '@astrojs/starlight';
      import starlightSidebarTopics from 'starlight-sidebar-topics';
      export default defineConfig({
        integrations: [starlight({
          title: 'Stars',
          plugins: [rapide(), starlightSidebarTopics([
            { label: 'Guides', link: '/a/', items: ['a', { label: 'More', items: [{ label: 'Bee', link: '/b/' }] }] },
            { label: { en: 'Reference' }, link: '/b/', icon: 'open-book', items: [{ autogenerate: { directory: 'c' } }] },
            { label: 'Shop', link: 'https://example.com/' },
          ], { exclude: ['/x'] })],
        })],
      });`,
    'src/content/docs/index.mdx': '---\ntitle: Home\n---\nHi\n',
    'src/content/docs/a.md': '---\ntitle: A\n---\n',
    'src/content/docs/b.md': '---\ntitle: B\n---\n',
    'src/content/docs/c/d.md': '---\ntitle: D\n---\n',
  });
  expect(config.navigation.tabs).toMatchObject([
    { tab: 'Guides' },
    { tab: 'Reference', pages: ['b', 'c/d'] },
    { tab: 'Shop', href: 'https://example.com/' },
  ]);
  expect(JSON.stringify(config.navigation.tabs)).toContain('"a",{"group":"More","pages":["b"]}');
});

test('labels of groups and tabs are words, without the HTML around them', () => {
  const nav =
    'site_name: D\ntheme:\n  features: [navigation.tabs]\nnav:\n  - <b>Up</b>:\n      - a.md\n      - "A<sup>2</sup> < B":\n          - b.md\n';
  const { config } = migrateFiles({ 'mkdocs.yml': nav, 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' });
  expect(config.navigation.tabs).toEqual([{ tab: 'Up', pages: ['a', { group: 'A2 < B', pages: ['b'] }] }]);
});

test('MkDocs: navigation as tabs, indented blocks, slashes, attribute lists, files put in', () => {
  const { config, written } = migrateFiles({
    'mkdocs.yml':
      "site_name: Docs\ntheme:\n  name: material\n  features: [navigation.tabs]\n  icon: !!python/name:a.b ''\nnav:\n  - Home: index.md\n  - Guide:\n      - guide/index.md\n      - Deep: guide/deep.md\nplugins:\n  - redirects:\n      redirect_maps:\n        old.md: guide/deep.md#x\nmarkdown_extensions: [pymdownx.keys, pymdownx.mark]\n",
    'docs/index.md': '# Hello\n',
    'docs/guide/index.md': '# Guide\n',
    'docs/extra.css': 'p {}',
    'docs/guide/code.py': 'print()\n',
    'docs/guide/deep.md': [
      '# Deep',
      '',
      '## Part { #own .big }',
      '',
      '!!! warning "Mind *this*"',
      '    Inner {x}',
      '',
      '    ```py',
      '    !!! note',
      '    ```',
      '',
      '=== "One"',
      '',
      '    a',
      '',
      '=== "Two"',
      '',
      '    b',
      '',
      '??? example',
      '    hidden',
      '',
      'Press ++ctrl+c++ on [the button](../index.md){ .md-button } :material-check: ==now==.',
      '',
      '/// note | Said',
      'slashes',
      '///',
      '',
      '``` { .py hl_lines="1 3" linenums="1" }',
      '{!code.py!}',
      '```',
    ].join('\n'),
  });
  expect(config.navigation.tabs).toEqual([
    { tab: 'Home', pages: ['index'] },
    { tab: 'Guide', pages: ['guide', 'guide/deep'] },
  ]);
  expect(config.redirects).toEqual([{ source: '/old', destination: '/guide/deep#x' }]);
  expect(written['extra.css']).toBe('p {}');
  const page = written['guide/deep.mdx']!;
  expect(page).toContain('## Part {#own}');
  expect(page).toContain('<Warning title="Mind *this*">\nInner \\{x\\}\n\n```py\n!!! note\n```\n</Warning>');
  expect(page).toMatch(/<Tabs>\n<Tab title="One">\n\na\n<\/Tab>\n<Tab title="Two">\n\nb\n<\/Tab>\n+<\/Tabs>/);
  expect(page).toContain('<Accordion title="Example">\nhidden\n</Accordion>');
  expect(page).toContain(
    'Press <kbd>Ctrl</kbd>+<kbd>C</kbd> on [the button](/) <Icon icon="check" /> <mark>now</mark>.',
  );
  expect(page).toContain('<Note title="Said">\nslashes\n</Note>');
  expect(page).toContain('```py {1,3} lines\nprint()\n```');
});

test('GitBook: the summary as navigation, blocks, assets', () => {
  const { config, written, losses } = migrateFiles({
    'SUMMARY.md':
      '# Table of contents\n\n* [Start](README.md)\n\n## Guides\n\n* [One](guides/one.md)\n  * [Inner](guides/inner.md)\n* [Away](https://example.com)\n',
    '.gitbook.yaml': 'redirects:\n  old/page: guides/one.md\n',
    '.gitbook/assets/a b.png': 'png',
    'README.md':
      '---\ndescription: About\n---\n\n# Start\n\n<figure><img src=".gitbook/assets/a b.png" alt=""></figure>\n![](<.gitbook/assets/a b.png>)\n',
    'guides/one.md':
      '# One\n\n{% hint style="danger" %}\nMind\n{% endhint %}\n\n{% tabs %}\n{% tab title="A" %}\nx\n{% endtab %}\n{% endtabs %}\n\n{% code title="a.js" lineNumbers="true" %}\n```js\nlet {a}\n```\n{% endcode %}\n\n{% stepper %}\n{% step %}\n### Do\nit\n{% endstep %}\n{% endstepper %}\n\n{% unknown %}\n',
    'guides/inner.md': '# Inner\n\n[one](one.md)\n',
  });
  expect(config.navigation.pages).toEqual([
    'index',
    { group: 'Guides', pages: [{ group: 'One', root: 'guides/one', pages: ['guides/inner'] }, 'links/away'] },
  ]);
  expect(config.redirects).toEqual([{ source: '/old/page', destination: '/guides/one' }]);
  expect(written['images/a b.png']).toBe('png');
  expect(written['index.mdx']).toContain('![](</images/a%20b.png>)');
  const page = written['guides/one.mdx']!;
  expect(page).toContain('<Danger>\nMind\n</Danger>');
  expect(page).toContain('<Tabs>\n<Tab title="A">\nx\n</Tab>\n</Tabs>');
  expect(page).toContain('```js a.js lines\nlet {a}\n```');
  expect(page).toContain('<Step title="Do">\nit\n</Step>');
  expect(losses.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'guides/one.md:26 {% unknown %}',
  ]);
});

test('GitBook: a page that shows one operation', () => {
  const block = (name: string, source: string, attributes: string): string =>
    `{% ${name} ${attributes} path="/boats/{id}" method="get" %}\n[boats.yaml](${source})\n{% end${name} %}\n`;
  const { written, losses } = migrateFiles({
    'SUMMARY.md': '* [Start](README.md)\n* [Get](api/get.md)\n* [Far](api/far.md)\n* [Gone](api/gone.md)\n',
    '.gitbook/assets/boats.yaml': 'openapi: 3.1.0\n',
    'README.md': '# Start\n',
    'api/get.md': `# Get\n\n${block('openapi', '../.gitbook/assets/boats.yaml', 'src="../.gitbook/assets/boats.yaml"')}\nMore.\n`,
    'api/far.md': `# Far\n\n${block('openapi-operation', 'https://a.example/boats.yaml', 'spec="boats"')}`,
    'api/gone.md': `# Gone\n\n${block('openapi', 'gone.yaml', 'src="gone.yaml"')}`,
  });
  expect(written['api/get.mdx']).toMatch(/^openapi: "?\/images\/boats\.yaml GET \/boats\/\{id\}"?$/m);
  expect(written['images/boats.yaml']).toBe('openapi: 3.1.0\n');
  expect(written['api/get.mdx']).toMatch(/---\s+More\.\s*$/);
  expect(losses.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'api/far.md {% openapi-operation %}',
    'api/gone.md {% openapi %}',
  ]);
});

test('GitBook: a page that shows several operations has a page for each below it', () => {
  const block = (method: string, path = '/boats'): string =>
    `{% openapi src=".gitbook/assets/boats.yaml" path="${path}" method="${method}" %}\n[boats.yaml](.gitbook/assets/boats.yaml)\n{% endopenapi %}\n`;
  const { config, written, losses } = migrateFiles({
    'SUMMARY.md': '* [Start](README.md)\n* [Our boats](boats.md)\n',
    '.gitbook/assets/boats.yaml': 'openapi: 3.1.0\n',
    'README.md': '# Start\n',
    'boats.md': `# Boats\n\nAll.\n\n${block('get')}\n${block('post')}\n${block('get', '/boats/{id}')}\n${block('get', '/crews/:id')}`,
  });
  expect(config.navigation.pages).toEqual([
    'index',
    {
      group: 'Our boats',
      root: 'boats',
      pages: ['boats/get-boats', 'boats/post-boats', 'boats/get-boats-id', 'boats/get-crews-id'],
    },
  ]);
  expect(written['boats/post-boats.mdx']).toContain('openapi: /images/boats.yaml POST /boats');
  expect(written['boats.mdx']).toContain('<Card title="GET /boats" href="/boats/get-boats" horizontal />');
  expect(written['boats.mdx']).not.toMatch(/^openapi:|\{%/m);
  expect(losses).toEqual([]);
});

test('GitBook: cards, references by the titles of pages, videos, ids by hand, and what the summary leaves out', () => {
  const { config, written, losses } = migrateFiles({
    'SUMMARY.md':
      '# Table of contents\n\n* [Start](README.md)\n* [One](guides/one.md)\n  * [Part](guides/one.md#part)\n',
    'README.md': `---
description: Boats is a toolkit for sailors.
---

# Start

## First part <a href="#old" id="old"></a>

## 2. Second

## Third&#x20;

{% content-ref url="guides/one.md" %}
[one.md](guides/one.md)
{% endcontent-ref %}

{% embed url="https://www.youtube.com/watch?v=abcdefghijk" %}

{% embed url="https://sea.example/map" %}

{% columns %}
{% column width="41.6%" %}
left
{% endcolumn %}
{% endcolumns %}

{% stepper %}
{% step %}
**Build**

it
{% endstep %}
{% endstepper %}

<table data-view="cards"><thead><tr><th></th><th></th><th data-hidden data-card-target data-type="content-ref"></th><th data-hidden data-card-cover data-type="files"></th></tr></thead><tbody><tr><td><i class="fa-globe">:globe:</i> <strong>Sail</strong></td><td>Go {out}.</td><td><a href="guides/one.md">one.md</a></td><td><a href=".gitbook/assets/a.png">a.png</a></td></tr></tbody></table>
`,
    '.gitbook/assets/a.png': 'png',
    'guides/one.md': '# The first guide\n\n## Part\n',
    'drafts/two.md': '# Two\n',
  });
  expect(config.name).toBe('Boats');
  expect(config.navigation.pages).toEqual(['index', 'guides/one']);
  expect(written['drafts/two.mdx']).toContain('hidden: true');
  const page = written['index.mdx']!;
  expect(page).not.toContain('hidden: true');
  expect(page).toContain('## First part {#old}\n\n## 2. Second {#id-2.-second}\n\n## Third\n');
  expect(page).toContain('<Card title="The first guide" href="/guides/one" horizontal />');
  expect(page).toContain('<iframe src="https://www.youtube.com/embed/abcdefghijk" title="Video"');
  expect(page).toContain('<Card title="sea.example" href="https://sea.example/map" horizontal />');
  expect(page).toContain('<Columns>\n<Column>\nleft\n</Column>\n</Columns>');
  expect(page).toContain('<Steps>\n<Step title="Build">\n\nit\n</Step>\n</Steps>');
  expect(page).toContain(
    '<CardGroup cols={1}>\n  <Card title="Sail" icon="globe" href="/guides/one" img="/images/a.png">\n    Go \\{out\\}.\n  </Card>\n</CardGroup>',
  );
  expect(losses).toEqual([]);
});

test('Nextra and Fumadocs: order and headings of folders, names of tabs', () => {
  const nextra = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"3"}}',
    'pages/_meta.js':
      "export default { index: 'Home', '--': { type: 'separator', title: 'More' }, b: { title: 'Bee' }, gone: { display: 'hidden' } }",
    'pages/index.mdx':
      "import { Tabs } from 'nextra/components'\n\n# Home\n\n<Tabs items={['npm', 'pnpm']}>\n<Tabs.Tab>a</Tabs.Tab>\n<Tabs.Tab>b</Tabs.Tab>\n</Tabs>\n",
    'pages/b/a.mdx': '# A\n',
    'pages/gone.mdx': '# Gone\n',
  });
  expect(nextra.config.navigation.pages).toEqual([
    'index',
    { group: 'More', pages: [{ group: 'Bee', pages: ['b/a'] }] },
    unlisted('gone'),
  ]);
  expect(nextra.written['index.mdx']).toContain('<Tabs>\n<Tab title="npm">a</Tab>\n<Tab title="pnpm">b</Tab>\n</Tabs>');
  const fumadocs = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"15"}}',
    'content/docs/meta.json': '{"pages":["index","---Guides---","...","!gone"]}',
    'content/docs/index.mdx': '---\ntitle: Home\n---\n\n## Part [#own]\n\n<Callout type="warn">x</Callout>\n',
    'content/docs/(group)/deep.mdx': '---\ntitle: Deep\n---\n[home](../index.mdx)\n',
    'content/docs/gone.mdx': '---\ntitle: Gone\n---\n',
  });
  expect(fumadocs.config.navigation.pages[0]).toBe('docs');
  expect(JSON.stringify(fumadocs.config.navigation)).toContain('docs/deep');
  expect(fumadocs.config.navigation.pages.at(-1)).toEqual(unlisted('docs/gone'));
  expect(fumadocs.written['docs.mdx']).toContain('## Part {#own}\n\n<Warning>x</Warning>');
  expect(fumadocs.written['docs/deep.mdx']).toContain('[home](/docs)');
});

test('a folder of Markdown: its folders as groups, alerts as callouts', () => {
  const { config, written } = migrateFiles({
    'README.md': '# My project\n\n> [!WARNING]\n> Mind `{x}` and {y}\n',
    'docs/b.md': '# B\n',
    'docs/a.md': 'Text\n',
    'docs/.hidden/x.md': '# X\n',
    'docs/build/c.md': '# About builds\n',
    'site/index.html': '<p>built</p>',
    'site/old.md': '# Built\n',
  });
  expect(config.navigation.pages).toEqual([
    'index',
    { group: 'Docs', pages: ['docs/a', 'docs/b', { group: 'Build', pages: ['docs/build/c'] }] },
  ]);
  expect(written['index.mdx']).toContain('<Warning>\nMind `{x}` and \\{y\\}\n</Warning>');
  expect(written['docs/a.mdx']).toBe('---\ntitle: A\n---\n\nText\n');
});

test('refuses a folder that holds something, and one without a site', () => {
  expect(() => migrateFiles({ 'a.txt': '' })).toThrow('There is no site in');
});

test('GitBook: icons of pages, tabs and hints; titles whose marks the editor has escaped', () => {
  const { written } = migrateFiles({
    'SUMMARY.md': '* [Home](README.md)\n',
    'README.md': `---
icon: rocket
---

# Home

{% tabs %}
{% tab title="C\\# \\"x\\" &amp; {y}" icon="code" %}
one
{% endtab %}
{% endtabs %}

{% hint style="warning" icon="wind" %}
Mind
{% endhint %}
`,
  });
  const page = written['index.mdx']!;
  expect(page).toContain('title: Home\nicon: rocket\n');
  expect(page).toContain('<Tab title={"C# \\"x\\" & {y}"} icon="code">');
  expect(page).toContain('<Warning icon="wind">\nMind\n</Warning>');
});

test('Markdown: a folder that has a docs.json needs no migration, and is told so', () => {
  const losses = (files: Record<string, string>): unknown => migrateFiles({ 'a.md': '# A\n', ...files }).losses;
  const message =
    'Settings and navigation of a site that Docwright can build unchanged: only its Markdown is carried over';
  expect(losses({ 'docs.json': '{"navigation":{"pages":["a"]}}' })).toEqual([{ file: 'docs.json', message }]);
  expect(losses({ 'site/mint.json': '{"navigation":[]}' })).toEqual([{ file: 'site/mint.json', message }]);
  expect(losses({ 'docs.json': '{"version":2}' })).toEqual([]);
});
