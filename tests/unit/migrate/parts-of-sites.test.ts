import { expect, test } from 'vitest';
import { migrateFiles, unlisted } from './migrate-files.ts';

const fumadocs = '{"dependencies":{"fumadocs-mdx":"12"}}';

test('Fumadocs: each collection that is loaded is a part of the site, at its own address', () => {
  const { config, pages, written } = migrateFiles({
    'package.json': fumadocs,
    'source.config.ts': `
      export const docs = defineDocs({ dir: 'content/docs', docs: { schema } });
      export const { docs: beta, meta } = defineDocs({ dir: './content/next' });
      export const posts = defineCollections({ type: 'doc', dir: 'content/posts', schema: z.object({}) });
      export const parts = defineCollections({ type: 'doc', dir: 'content/parts' });`,
    'lib/source.ts': `
export const source = loader({
  baseUrl: '/docs',
  source: docs.toFumadocsSource(),
})
export const next = loader({
  baseUrl: '/docs/next',
  source: beta.toFumadocsSource(),
})
export const blog = loader(posts.toFumadocsSource(), {
  baseUrl: '/blog',
})
`,
    'content/docs/index.mdx': '---\ntitle: Home\n---\n[news](/blog/one) [next](../next/index.mdx)\n',
    'content/docs/index.ja.mdx': '---\ntitle: ホーム\n---\n[news](/blog/one)\n',
    'content/next/index.mdx': '---\ntitle: Next\n---\n',
    'content/posts/one.mdx': '---\ntitle: One\n---\n',
    'content/posts/one.ja.mdx': '---\ntitle: 一\n---\n',
    'content/parts/piece.mdx': 'A piece\n',
  });
  expect(pages).toBe(5);
  expect(config.navigation.languages).toEqual([
    {
      language: 'en',
      tabs: [
        { tab: 'Docs', pages: ['docs'] },
        { tab: 'Docs/next', pages: ['docs/next'] },
        { tab: 'Blog', pages: ['blog/one'] },
      ],
    },
    {
      language: 'ja',
      tabs: [
        { tab: 'Docs', pages: ['ja/docs'] },
        { tab: 'Blog', pages: ['ja/blog/one'] },
      ],
    },
  ]);
  expect(written['docs.mdx']).toContain('[news](/blog/one) [next](/docs/next)');
  expect(written['ja/docs.mdx']).toContain('[news](/ja/blog/one)');
});

test('Fumadocs: docs that no program is seen to define are carried beside a collection', () => {
  const { config } = migrateFiles({
    'package.json': fumadocs,
    'lib/source.ts':
      "const blog = defineCollections({ dir: 'content/blog' })\nexport const news = loader(blog.toFumadocsSource(), {\n  baseUrl: '/news',\n})\n",
    'content/docs/index.mdx': '---\ntitle: Home\n---\n',
    'content/blog/one.mdx': '---\ntitle: One\ndate: 2024-05-01\n---\n',
    'content/blog/two.mdx': '---\ntitle: Two\ndate: 2025-01-01\n---\n',
  });
  expect(config.navigation.tabs).toEqual([
    { tab: 'Docs', pages: ['docs'] },
    { tab: 'News', pages: ['news/two', 'news/one'] },
  ]);
});

test('Fumadocs: tables of types as fields, an operation as front matter, languages of code within lines', () => {
  const { written } = migrateFiles({
    'package.json': fumadocs,
    'content/docs/index.mdx': `---
title: Home
---

Call \`sail(){:ts}\` now.

export const options = {
  sails: { type: 'number', default: '3', description: 'How many {of them}, as in \`{ a }\`' },
};

<TypeTable type={options} />

<TypeTable
  type={{
    'wind"s': { type: '"n" | "s"', required: true },
  }}
/>
`,
    'content/docs/list.mdx':
      '---\ntitle: List\n---\n\n<APIPage document={"public/api/v1.yaml"} operations={[{"path":"/boats/{id}","method":"get"}]} />\n',
    'public/api/v1.yaml': 'openapi: 3.1.0\n',
  });
  expect(written['docs.mdx']).toContain('Call `sail()` now.');
  expect(written['docs.mdx']).toContain(
    '<ResponseField name="sails" type="number" default="3">\nHow many \\{of them\\}, as in `{ a }`\n</ResponseField>',
  );
  expect(written['docs.mdx']).toMatch(/<ResponseField name=\S+ type=.+ required>/);
  expect(written['docs/list.mdx']).toContain('openapi: /api/v1.yaml GET /boats/{id}');
  expect(written['docs/list.mdx']).not.toContain('APIPage');
  expect(written['api/v1.yaml']).toBeDefined();
});

test('Nextra: components that another module hands on are converted, hooks stay, and pages of programs are told', () => {
  const { written, losses } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"3"}}',
    'pages/index.mdx': `import { Callout } from '@boats/components'
import { useState } from 'react'
import { Callout as Box, Sail } from '@boats/components'

export const Counter = () => {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}

# Home

<Callout type="warning">\`a{:js}\`</Callout>

<Counter />
`,
    'pages/b.mdx': '# B\n',
    'pages/shop.tsx': 'export default () => null\n',
    'pages/api/hook.ts': 'export default () => null\n',
    'pages/_app.tsx': 'export default () => null\n',
  });
  expect(written['index.mdx']).toContain('<Warning>`a`</Warning>');
  expect(written['index.mdx']).toContain('useState(0)');
  expect(losses).toEqual([
    { file: 'pages/shop.tsx', message: 'A page that is code' },
    { file: 'pages/index.mdx', line: 3, message: 'import of "@boats/components"' },
  ]);
});

test('GitBook: a repository of several spaces, as docs.yaml orders them', () => {
  const { config, written, pages } = migrateFiles({
    'docs.yaml': `site:
  title: Boats
  structure:
    - { type: section, title: Manual, path: manual, default: true, children: [
        { type: space, title: English, path: en, default: true, content: { directory: ./guide } } ] }
    - type: section-group
      title: More
      children:
        - type: section
          title: For builders
          path: builders
          icon: code
          children:
            - { type: space, title: API, path: api, default: true, content: { directory: ./api } }
`,
    'api/SUMMARY.md': '# Table of contents\n\n* [Calls](README.md)\n* [One](one.md)\n',
    'api/README.md': '# Calls\n\n[guide](../guide/sail.md) ![p](.gitbook/assets/p.png)\n',
    'api/one.md': '# One\n',
    'api/.gitbook/assets/p.png': 'P',
    'api/.gitbook.yaml': 'redirects:\n  old: one.md\n',
    'guide/SUMMARY.md': '# Table of contents\n\n* [Hello](README.md)\n* [Sail](sail.md)\n',
    'guide/README.md': '# Hello\n',
    'guide/sail.md': '# Sail\n',
    'README.md': '# The repository\n',
  });
  expect(pages).toBe(4);
  expect(config.name).toBe('Boats');
  expect(config.navigation.tabs).toEqual([
    { tab: 'Manual', pages: ['index', 'sail'] },
    { tab: 'For builders', icon: 'code', pages: ['builders', 'builders/one'] },
  ]);
  expect(config.redirects).toEqual([{ source: '/builders/old', destination: '/builders/one' }]);
  expect(written['builders.mdx']).toContain('[guide](/sail) ![p](/images/builders/p.png)');
});

test('MkDocs: settings of Zensical', () => {
  const { generator, config } = migrateFiles({
    'zensical.toml': `[project]
site_name = "Boats"
nav = [{ "Home" = "index.md" }, { "Usage" = [{ "Sail" = "usage/sail.md" }] }]
`,
    'docs/index.md': '# Home\n',
    'docs/usage/sail.md': '# Sail\n',
    'docs/gone.md': '# Gone\n',
  });
  expect(generator).toBe('MkDocs');
  expect(config.name).toBe('Boats');
  expect(config.navigation.pages).toEqual(['index', { group: 'Usage', pages: ['usage/sail'] }, unlisted('gone')]);
});

test('Docusaurus: pieces with escapes in their paths or counted from the site, links in the own language', () => {
  const { written, losses } = migrateFiles({
    'docusaurus.config.js':
      "module.exports = { title: 'A', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, presets: [['classic', { docs: {} }]] }",
    'docs/a.mdx':
      '# A\n\nimport One from "../parts/\\_one.mdx"\nimport Two from "/parts/_two.mdx"\n\n<One />\n\n<Two />\n',
    'docs/b.mdx': '# B\n',
    'parts/_one.mdx': 'First\n',
    'parts/_two.mdx': 'Second\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx': '# A\n\n[b](/docs/b) [home](/docs/a)\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/b.mdx': '# B\n',
  });
  expect(losses).toEqual([]);
  expect(written['snippets/parts/one.mdx']).toContain('First');
  expect(written['snippets/parts/two.mdx']).toContain('Second');
  expect(written['fr/docs/a.mdx']).toContain('[b](/fr/docs/b)');
});

test('VitePress: rewrites by a function, ids of boxes, notes where they are called', () => {
  const { written } = migrateFiles({
    '.vitepress/config.mts': `export default defineConfig({
  title: 'A',
  rewrites(id) {
    if (id.startsWith('blog/')) return id.replace(/^blog\\/(\\d{4})-(\\d\\d)-(.*)/, 'blog/$1/$2/$3')
    return id
  },
  themeConfig: {},
})`,
    'index.md': '# Home\n\nText^[A note with [a link](/blog/2024/05/wind)].\n\n::: tip Know {#know}\nText\n:::\n',
    'blog/2024-05-wind.md': '# Wind\n',
  });
  expect(Object.keys(written)).toContain('blog/2024/05/wind.mdx');
  expect(written['index.mdx']).toContain('Text[^note-1].');
  expect(written['index.mdx']).toContain('[^note-1]: A note with [a link](/blog/2024/05/wind)');
  expect(written['index.mdx']).toContain('<span id="know" />\n\n<Tip title="Know">');
});

test('ReadMe: blocks of HTML and frames of other sites', () => {
  const { written } = migrateFiles({
    'docs/_order.yaml': '- Start\n',
    'docs/Start/a.md': `---
title: A
---
<HTMLBlock>{\`
<b>bold</b>

<i>lean</i>
\`}</HTMLBlock>

<Embed url="https://sorry.example" html="%3Ciframe%20src%3D%22%2F%2Fcdn.example%3Fsrc%3Dhttps%253A%252F%252Fwww.youtube.com%252Fembed%252Fabcdefghijk%2522" />
`,
  });
  expect(written['docs/a.mdx']).toContain('<div dangerouslySetInnerHTML={{ __html: `\n<b>bold</b>');
  expect(written['docs/a.mdx']).toContain('<iframe src="https://www.youtube.com/embed/abcdefghijk"');
});

test('a handler in an element without content stays, a page that another module makes is told', () => {
  const { written, losses } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"3"}}',
    'pages/index.mdx': "---\ntitle: Home\n---\n\nexport { Home as default, load } from '../components/home'\n",
    'pages/b.mdx': `# B

export const Field = () => (
  <input
    onChange={(event) => {
      save({ text: event.target.value });
    }}>
)

<input onChange={(event) => save(event)} />
`,
  });
  expect(written['b.mdx']).toContain('save({ text: event.target.value });\n    }} />');
  expect(written['b.mdx']).toContain('<input onChange={(event) => save(event)} />');
  expect(written['index.mdx']).not.toContain('export');
  expect(losses).toEqual([{ file: 'pages/index.mdx', line: 5, message: 'The layout of a page' }]);
});

test('GitBook: what unfolds has the place that links lead to', () => {
  const { written } = migrateFiles({
    'SUMMARY.md': '* [A](README.md)\n',
    'README.md':
      '# A\n\n## Crew\n\n<details>\n\n<summary><strong>The captain</strong></summary>\n\nx\n\n</details>\n\n<details>\n<summary>Crew</summary>\nx\n</details>\n',
  });
  expect(written['index.mdx']).toContain('<details id="the-captain">');
  expect(written['index.mdx']).toContain('<details>\n<summary>Crew');
});

test('a title in an element is the title, once', () => {
  const { written } = migrateFiles({
    'a.md': '<h1 align="center">The boat</h1>\n\nText\n',
    'b.md': '---\ntitle: Wind\n---\n\nText\n\n<h1>Wind</h1>\n\nMore\n',
  });
  expect(written['a.mdx']).toBe('---\ntitle: The boat\n---\n\nText\n');
  expect(written['b.mdx']).not.toContain('<h1>');
});

test('VitePress: each language has its own links in the bar', () => {
  const { config } = migrateFiles({
    '.vitepress/config.ts': `export default { title: 'A', locales: {
      root: { lang: 'en', themeConfig: { nav: [{ text: 'Shop', link: 'https://shop.example' }], sidebar: [{ text: 'A', link: '/a' }] } },
      de: { themeConfig: { nav: [{ text: 'Laden', link: 'https://shop.example/de' }], sidebar: [{ text: 'A', link: '/de/a' }] } },
    } }`,
    'a.md': '# A\n',
    'de/a.md': '# A\n',
  });
  expect(config.navbar.links).toEqual([{ label: 'Shop', href: 'https://shop.example' }]);
  expect(config.navigation.languages).toEqual([
    { language: 'en', pages: ['a'] },
    { language: 'de', navbar: { links: [{ label: 'Laden', href: 'https://shop.example/de' }] }, pages: ['de/a'] },
  ]);
});

test('components whose attributes hold code are converted whole, code about them stays', () => {
  const { written } = migrateFiles({
    'package.json': fumadocs,
    'content/docs/index.mdx':
      '---\ntitle: Home\n---\n\n<Accordions>\n<Accordion title="Use `a` and `b`" id="x">\n`<Callout>`\n</Accordion>\n</Accordions>\n\n<include>./gone.mdx</include>\n',
  });
  expect(written['docs.mdx']).toContain(
    '<AccordionGroup>\n<Accordion title="Use `a` and `b`" id="x">\n`<Callout>`\n</Accordion>\n</AccordionGroup>',
  );
  expect(written['docs.mdx']).not.toContain('include');
});

test('VitePress: values of front matter are filled in, others told; signs in headings are part of their ids', () => {
  const { written, losses } = migrateFiles({
    '.vitepress/config.ts': "export default { title: 'A', themeConfig: { nav: [] } }",
    'index.md':
      '---\ntitle: Wind\n---\n\n# {{ $frontmatter.title }}\n\nOn {{ boat.name }}, `{{ x.y }}`\n\n## Sails&nbsp;up\n\n::: v-pre\n{{ a.b }}\n:::\n',
  });
  expect(written['index.mdx']).toContain('title: Wind');
  expect(written['index.mdx']).toContain('On , `{{ x.y }}`');
  expect(written['index.mdx']).toContain('{{ a.b }}');
  expect(written['index.mdx']).toMatch(/^## Sails&nbsp;up$/m);
  expect(losses).toEqual([{ file: 'index.md', line: 7, message: '{{ boat.name }}, whose value comes from code' }]);
});

test('MkDocs: templates have the values of the settings, and what a program makes is told; a white sign', () => {
  const { written, losses, config } = migrateFiles({
    'mkdocs.yml':
      'site_name: Boats\ntheme: { name: material, logo: img/icon-white.svg, favicon: img/icon.png }\nplugins: [search, macros]\nextra: { boat: { name: Ann } }\n',
    'docs/img/icon.png': 'P',
    'docs/img/icon-white.svg': 'S',
    'docs/index.md':
      '# Home\n\n{{ wind() }}\n\n{{ boat.name }} of {{ config.site_name }}\n\n{% for one in crew %}\n{% if one %}{{ one.name }}{% endif %}\n{% endfor -%}\n\n{% raw %}{% if x %}{% endraw %}\n',
  });
  expect(written['index.mdx']).toContain('Ann of Boats');
  expect(written['index.mdx']).not.toContain('one.name');
  expect(written['index.mdx']).toContain('{% if x %}');
  expect(written['index.mdx']).not.toContain('wind');
  expect(losses).toEqual([
    { file: 'docs/index.md', line: 7, message: '{% for one in crew %}, which is created by code' },
    { file: 'docs/index.md', line: 3, message: '{{ wind() }}, whose value comes from code' },
  ]);
  expect(config.logo).toEqual({ light: '/img/icon.png', dark: '/img/icon-white.svg' });
});

test('API pages: what a repository publishes of itself lies in it', () => {
  const { config, written } = migrateFiles({
    'docs/redoc.html': "<redoc spec-url='https://boats.github.io/api/swagger.json'></redoc>",
    'docs/index.html': "<script>SwaggerUIBundle({ url: './swagger.json' })</script>",
    'docs/swagger.json':
      '{\n  "openapi": "3.0.0",\n  "info": {\n    "version": "1",\n    "title": "All boats"\n  },\n  "paths": {}\n}\n',
  });
  expect(config.name).toBe('All boats');
  expect(config.navigation.tabs).toEqual([{ tab: 'API reference', openapi: ['docs/swagger.json'] }]);
  expect(written['docs/swagger.json']).toBeDefined();
});

test('GitBook: mentions show the titles of pages, rows of cards stand below each other, buttons are links', () => {
  const { written } = migrateFiles({
    'SUMMARY.md': '* [A](README.md)\n* [B](b/README.md)\n',
    'README.md': `# A

See [b](b/ "mention").

<a href="b/" class="button primary">One</a><a href="b/" class="button secondary" data-icon="sail">Two</a>

<table data-view="cards"><thead><tr><th></th><th></th><th></th></tr></thead><tbody><tr><td><h4>Sail</h4></td><td>Go out</td><td><a data-mention href="b/">b</a></td></tr></tbody></table>
`,
    'b/README.md': '# The second\n',
  });
  expect(written['index.mdx']).toContain('See [The second](/b).');
  expect(written['index.mdx']).toContain('<a href="/b">One</a> <a href="/b">Two</a>');
  expect(written['index.mdx']).toContain('Go out<br /><a href="/b">The second</a>');
});

test('comments around code are left out, others stay; blocks of integrations of GitBook are told', () => {
  const { written, losses } = migrateFiles({
    'SUMMARY.md': '* [A](README.md)\n',
    'README.md':
      '# A\n\n<!-- one `b` -->\n\n<!-- ## Old\n\n```js\na()\n```\n-->\n\n`<!--`\n\n{% @github/block url="https://github.com/a" %}\n\nEnd\n',
  });
  expect(written['index.mdx']).toBe(
    '---\ntitle: A\n---\n\n{/* one `b` */}\n\n`<!--`\n\n[https://github.com/a](https://github.com/a)\n\nEnd\n',
  );
  expect(losses).toEqual([{ file: 'README.md', line: 14, message: '{% @github/block %}' }]);
});

test('MkDocs: blocks of plug-ins with dashes in their names are told, too', () => {
  const { written, losses } = migrateFiles({
    'mkdocs.yml': 'site_name: A',
    'docs/index.md': '# A\n\n::: mkdocs-click\n    :module: boats.cli\n    :command: sail\n\nEnd\n',
  });
  expect(written['index.mdx']).not.toContain(':module:');
  expect(losses).toEqual([
    { file: 'docs/index.md', line: 3, message: '::: mkdocs-click, which a plug-in reads from code' },
  ]);
});

test('VitePress: what shows how files are put in, elements that Vue leaves alone, short bindings', () => {
  const { written, losses } = migrateFiles({
    '.vitepress/config.ts': "export default { title: 'Boats' }",
    'index.md':
      '# Boats\n\n```md\n<<< @/boat.ts\n```\n\n<p>This <span v-pre>{{ wind.now }}</span></p>\n\n<Crew size="small" :members />\n',
  });
  expect(written['index.mdx']).toContain('```md\n<<< @/boat.ts\n```');
  expect(written['index.mdx']).toContain('<p>This <span>{{ wind.now }}</span></p>');
  expect(written['index.mdx']).toContain('<Crew size="small" />');
  expect(losses.map(({ message }) => message)).toEqual([
    '<Crew> is not a known component: only its children and the text of its attributes are shown',
  ]);
});

test('Starlight and Docusaurus: code that stands in a file, banners of pages, names in code that is shown', () => {
  const { written, losses } = migrateFiles({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Boats' })] };\n",
    'src/code/boat.ts': 'const a = `${b}`;\n',
    'src/content/docs/index.mdx':
      '---\ntitle: Boats\nbanner:\n  content: \'New: <a href="/a">sails</a>\'\n---\n\nimport { Code } from \'@astrojs/starlight/components\';\nimport boat from \'../../code/boat.ts?raw\';\n\n<Code code={boat} lang="ts" title="boat.ts" />\n\n````md\n```js\n// file.js\nlet a;\n```\n````\n',
  });
  const page = written['index.mdx'];
  expect(page).toContain('<Info>\nNew: <a href="/a">sails</a>\n</Info>');
  expect(page).toContain('```ts boat.ts\nconst a = `${b}`;\n```');
  expect(page).toContain('````md\n```js\n// file.js\nlet a;\n```\n````');
  expect(losses).toEqual([]);
  const other = migrateFiles({
    'docusaurus.config.js': "module.exports = { title: 'Boats', presets: [['classic', {}]] };\n",
    'src/boat.py': 'import sea\n',
    'docs/a.md':
      "# A\n\nimport CodeBlock from '@theme/CodeBlock';\nimport Boat from '!!raw-loader!@site/src/boat.py';\n\n<CodeBlock language=\"python\">{Boat}</CodeBlock>\n",
  });
  expect(other.written['docs/a.mdx']).toContain('```python\nimport sea\n```');
  expect(other.losses).toEqual([]);
});

test('Docusaurus: paths that Node joins, commands for every package manager, fences as tabs', () => {
  const { config, written } = migrateFiles({
    'docusaurus.config.mjs':
      "import * as path from 'node:path';\nexport default { title: 'Boats', presets: [['classic', { docs: { sidebarPath: path.resolve(__dirname, './sidebars.json') } }]] };\n",
    'sidebars.json': '{ "docs": { "Guide": ["b", "a"] } }',
    'docs/a.md':
      '# A\n\n```bash npm2yarn\nnpm install --save-dev boat # now\nnpm test -- -u\nnpx sail; npm init boat@latest\nnpm install\n```\n\n- item\n\n  ```sh npm2yarn\n  npm run row\n  ```\n',
    'docs/b.md': '# B\n\n```js tab\nlet a;\n```\n\n```ts tab={"span":2} title="b.ts"\nlet b;\n```\n\n```sh\ntab\n```\n',
  });
  expect(config.navigation.pages).toEqual([{ group: 'Guide', pages: ['docs/b', 'docs/a'] }]);
  const page = written['docs/a.mdx'];
  expect(page).toContain('<CodeGroup>\n```bash npm\nnpm install --save-dev boat # now\n');
  expect(page).toContain(
    '```bash Yarn\nyarn add --dev boat # now\nyarn test -u\nyarn dlx sail; yarn create boat@latest\nyarn install\n```',
  );
  expect(page).toContain('```bash pnpm\npnpm add --save-dev boat # now\npnpm test -u\npnpm dlx sail;');
  expect(page).toContain('bunx sail; bunx create-boat@latest\nbun install\n```\n</CodeGroup>');
  expect(page).toContain('  ```sh Yarn\n  yarn row\n  ```');
  expect(written['docs/b.mdx']).toContain(
    '<CodeGroup>\n```js title="JavaScript"\nlet a;\n```\n\n```ts title="b.ts"\nlet b;\n```\n</CodeGroup>\n\n```sh\ntab\n```',
  );
});

test('Starlight: attributes may have blanks around their sign, and a tag that was not understood keeps its end', () => {
  const { written } = migrateFiles({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'A' })] };",
    'src/content/docs/index.mdx': `---
title: Home
---
import { Tabs, TabItem } from '@astrojs/starlight/components';
import Commands from '@components/Commands.astro';

<Tabs>
  <TabItem label = "Manual">
    <Commands
      npm = "npm install a = b"
      pnpm = {\`pnpm add a\`}
    />
  </TabItem>
  <TabItem label=other>text</TabItem>
</Tabs>
`,
  });
  const page = written['index.mdx']!;
  expect(page).toContain('<Tab title="Manual">');
  expect(page).toContain('```sh npm\n    npm install a = b');
  expect(page).toContain('```sh pnpm\n    pnpm add a');
  expect(page).toContain('<TabItem label=other>text</TabItem>');
  expect(page.match(/<\/Tab>/g)).toHaveLength(1);
});

test('addresses that a program puts the base path before are shown without it', () => {
  const docusaurus = migrateFiles({
    'docusaurus.config.js': "export default { title: 'Boats', baseUrl: '/x/', presets: [['classic', {}]] }",
    'docs/intro.mdx': `import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import night from '@site/static/img/night.svg';

# Intro

<img src={useBaseUrl('/img/day.svg')} alt="Day" />
<a href={useBaseUrl("docs/intro")}>Here</a>

<ThemedImage
  alt="Sea"
  sources={{
    light: useBaseUrl('/img/day.svg'),
    dark: night,
  }}
/>
`,
    'static/img/day.svg': '<svg/>',
    'static/img/night.svg': '<svg/>',
  });
  const intro = docusaurus.written['docs/intro.mdx']!;
  expect(intro).toContain('<img src="/img/day.svg" alt="Day" />\n<a href="/docs/intro">Here</a>');
  expect(intro).toContain(
    '<img className="block dark:hidden" src="/img/day.svg" alt="Sea" />' +
      '<img className="hidden dark:block" src="/img/night.svg" alt="Sea" />',
  );
  const vitepress = migrateFiles({
    '.vitepress/config.ts':
      "export default { title: 'Boats', base: '/x/', head: [['link', { rel: 'icon', href: '/x/day.svg' }]] }",
    'index.md': '# Boats\n\n<img :src="withBase(\'/day.svg\')" alt="Day"> <a :href="\'/boats\'" :class="x">Boats</a>\n',
    'public/day.svg': '<svg/>',
  });
  expect(vitepress.written['index.mdx']).toContain('<img src="/day.svg" alt="Day" /> <a href="/boats">Boats</a>');
  expect(vitepress.config.favicon).toBe('/day.svg');
});

test('VitePress: what is put in, one below the other, in parts, by headings; marks of code that stands in a file', () => {
  const { written, losses } = migrateFiles({
    '.vitepress/config.ts': "export default { title: 'Boats' }",
    'index.md': `# Boats

<!--@include: ./parts/all.md-->
<!--@include: @/parts/all.md{1,2}-->
<!-- @include: ./parts/all.md#wind -->
<!--@include: ./parts/all.md{5}-->

<<< ./boat.js{2-3 ts:line-numbers} [Boat]
`,
    'parts/all.md': 'One\nTwo\n\n## Wind\nStrong\n\n## Sea\nDeep\n',
    'boat.js': 'a\nb\nc\n',
  });
  expect(losses).toEqual([]);
  expect(written['index.mdx']).toContain(
    'One\nTwo\n\n## Wind\nStrong\n\n## Sea\nDeep\nOne\nTwo\n## Wind {#wind-1}\nStrong\nStrong\n\n```ts Boat lines {2-3}\na',
  );
});

test('a configuration may call functions of its own with arguments, and make lists of lists', () => {
  const { config } = migrateFiles({
    '.vitepress/config.ts': `import { sidebar } from './sidebar'
      const endless = (n) => [{ text: 'x', link: '/' }, ...endless(n)]
      export default { title: 'Boats', locales: {
        root: { label: 'English', lang: 'en', themeConfig: { sidebar: sidebar() } },
        fr: { label: 'Français', themeConfig: { sidebar: sidebar('/fr', { name: 'Guide fr' }), x: endless(1) } },
      } }`,
    '.vitepress/sidebar.ts': `export const sidebar = (prefix = '', { name = 'Guide' } = {}) => [
      { text: name, items: ['sail', 'hull'].map((page, i) => ({ text: \`\${page}!\`, link: prefix + '/' + page })) },
    ]`,
    ...Object.fromEntries(
      ['sail', 'hull', 'fr/sail', 'fr/hull', 'index', 'fr/index'].map((page) => [`${page}.md`, `# ${page}\n`]),
    ),
  });
  const [english, french] = config.navigation.languages;
  expect(english.pages[0]).toEqual({ group: 'Guide', pages: ['sail', 'hull'] });
  expect(french.pages[0]).toEqual({ group: 'Guide fr', pages: ['fr/sail', 'fr/hull'] });
});

test('Fumadocs: tabs that are written in parts', () => {
  const { written } = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"1"}}',
    'content/docs/index.mdx':
      '---\ntitle: Boats\n---\n\n<Tabs defaultValue="a">\n  <TabsList>\n    <TabsTrigger value="a">With **sail**</TabsTrigger>\n    <TabsTrigger value="b">Oars</TabsTrigger>\n  </TabsList>\n  <div className="mt-2">\n  <TabsContent value="a">Wind.</TabsContent>\n  <TabsContent value="b"><div>Arms.</div></TabsContent>\n  </div>\n</Tabs>\n\n<CodeBlockTabs defaultValue="npm">\n  <CodeBlockTabsList>\n    <CodeBlockTabsTrigger value="npm">npm install</CodeBlockTabsTrigger>\n  </CodeBlockTabsList>\n  <CodeBlockTab value="npm">\n\n```bash\nx\n```\n\n  </CodeBlockTab>\n</CodeBlockTabs>\n',
  });
  const page = written['index.mdx'] ?? written['docs.mdx']!;
  expect(page).toContain('<Tab title="With sail">');
  expect(page).toContain('<Tab title="Oars">');
  expect(page).toContain('<Tab title="npm install">');
  expect(page).not.toMatch(/TabsList|Trigger|TabsContent|\*\*sail|mt-2/);
  expect(page).toMatch(/<div>Arms\.<\/div>\s*<\/Tab>\s*<\/Tabs>/);
});

test('what stands in a file is the value of an attribute, and code of Expressive Code is code', () => {
  const { written, losses } = migrateFiles({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Boats' })] };\n",
    'src/assets/boat.png': 'png',
    'src/assets/boat.png.txt': 'A "small"\nboat\n',
    'src/content/docs/index.mdx':
      '---\ntitle: Boats\n---\n\nimport { Image } from \'astro:assets\';\nimport { Code } from \'astro-expressive-code/components\';\nimport boat from "../../assets/boat.png";\nimport boatAlt from "../../assets/boat.png.txt?raw";\n\n<Image src={boat} alt={boatAlt} />\n\n<Code code="let a;" lang="js" title="a.js" />\n',
  });
  expect(losses).toEqual([]);
  expect(written['index.mdx']).toContain('alt={"A \\"small\\"\\nboat"}');
  expect(written['index.mdx']).toContain('```js a.js\nlet a;\n```');
});

test('GitBook: no redirect leads from an address to itself', () => {
  const { config } = migrateFiles({
    '.gitbook.yaml': 'redirects:\n  boats: boats.md\n  old: boats.md\n',
    'SUMMARY.md': '* [Home](README.md)\n* [Boats](boats.md)\n',
    'README.md': '# Home\n',
    'boats.md': '# Boats\n',
  });
  expect(config.redirects).toEqual([{ source: '/old', destination: '/boats' }]);
});

test('Fumadocs: files of another generator beside its pages do not make it one', () => {
  const { generator } = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"1"}}',
    'content/docs/index.mdx': '---\ntitle: Boats\n---\n\nText\n',
    'content/docs/api/_meta.json': '{"a":"A"}',
    'content/docs/api/a.mdx': '---\ntitle: A\n---\n\nText\n',
  });
  expect(generator).toBe('Fumadocs');
});

test('of two files at one address, the one that the navigation names is shown, and the other one is told', () => {
  const { losses, pages, written } = migrateFiles({
    'SUMMARY.md': '* [Home](README.md)\n* [Boats](boats.md)\n',
    'README.md': '# Home\n',
    'boats.md': '# Boats\n\nNamed\n',
    'boats/README.md': '# Boats\n\nOld\n',
  });
  expect(written['boats.mdx']).toContain('Named');
  expect(losses).toEqual([
    { file: 'boats/README.md', message: 'Left out: a second page at /boats, where boats.md is' },
  ]);
  expect(pages).toBe(2);
});

test('Docusaurus: links to files that count from the folder of the site', () => {
  const { written } = migrateFiles({
    'docusaurus.config.js': "module.exports = { title: 'Boats', presets: [['classic', {}]] };",
    'docs/index.md': '# Home\n\n[Sail](docs/parts/sail.md#wind)\n',
    'docs/parts/sail.md': '# Sail\n\n## Wind\n\n[Home](docs/index.md)\n',
  });
  expect(JSON.stringify(written)).toContain('[Sail](/docs/parts/sail#wind)');
  expect(written['docs/parts/sail.mdx']).toContain('[Home](/docs)');
});

test('MkDocs: files that templates include are put in, with the values that they name', () => {
  const { written, losses } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nplugins:\n  - macros:\n      include_dir: parts\nextra:\n  wind: strong\n',
    'parts/note.md': 'The wind\nis {{ wind }}.\n',
    'docs/index.md': "# Boats\n\n{% include 'note.md' %}\n\n{% include 'lost.md' %}\n",
  });
  expect(written['index.mdx']).toContain('The wind\nis strong.');
  expect(losses).toEqual([{ file: 'docs/index.md', line: 5, message: 'inclusion of lost.md' }]);
});

test('Fumadocs: pages of a collection that only a program shows are told', () => {
  const { losses } = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-mdx":"1"}}',
    'source.config.ts':
      "export const docs = defineDocs({ dir: 'content/docs' });\nexport const news = defineCollections({ type: 'doc', dir: 'content/news' });\nexport const none = defineCollections({ type: 'doc', dir: 'content/none' });\n",
    'lib/source.ts': "export const source = loader({\n  baseUrl: '/docs',\n  source: docs.toFumadocsSource(),\n});\n",
    'content/docs/index.mdx': '---\ntitle: Boats\n---\n\nText\n',
    'content/news/1.mdx': '---\ntitle: One\n---\n\nText\n',
  });
  expect(losses).toEqual([
    { file: 'source.config.ts', message: 'Pages of "news", which are shown by code: 1 in content/news' },
  ]);
});

test('Fumadocs: a table of types whose object stands below code that declares others', () => {
  const { written, losses } = migrateFiles({
    'source.config.ts': "export const docs = defineDocs({ dir: 'content/docs' })\n",
    'package.json': '{ "dependencies": { "fumadocs-core": "1", "fumadocs-mdx": "1" } }',
    'content/docs/index.mdx':
      '---\ntitle: Boats\n---\n\n```ts\nexport const hull = build({\n  wood: true,\n})\n```\n\nProse, it’s long.\n\nexport const sails = {\n  size: { type: "number", default: 8, description: "How large" },\n}\n\n<TypeTable type={sails} />\n',
    'content/docs/two.mdx': '---\ntitle: Two\n---\n\nText\n',
  });
  expect(losses).toEqual([]);
  expect(Object.values(written).join('\n')).toContain(
    '<ResponseField name="size" type="number" default="8">\nHow large\n</ResponseField>',
  );
});

test('GitBook: files with blanks and brackets in their names', () => {
  const { written } = migrateFiles({
    'SUMMARY.md': '# Boats\n\n* [Start](README.md)\n* [Two](two.md)\n',
    'README.md': '# Start\n\n{% file src=".gitbook/assets/plan (1).pdf" %}\n\nFound :mag\\_right: it.\n',
    'two.md': '# Two\n',
    '.gitbook/assets/plan (1).pdf': 'pdf',
  });
  expect(written['index.mdx']).toMatch(/\[plan \(1\)\.pdf\]\(<?\/images\/plan/);
  expect(Object.keys(written)).toContain('images/plan (1).pdf');
  expect(written['index.mdx']).toContain('Found 🔎 it.');
});

test('Docusaurus: codes of emoji, unless the settings say otherwise', () => {
  const files = (markdown: string): Record<string, string> => ({
    'docusaurus.config.js': `module.exports = { title: 'Boats', ${markdown} presets: [['classic', { docs: {} }]] }`,
    'docs/one.md': '# One\n\nIt swims :white_check_mark: `:x:`\n',
    'docs/two.md': '# Two\n',
  });
  expect(migrateFiles(files('')).written['docs/one.mdx']).toContain('It swims ✅ `:x:`');
  expect(migrateFiles(files('markdown: { emoji: false },')).written['docs/one.mdx']).toContain(':white_check_mark:');
});

test('dollars are text where the old site showed no formulas', () => {
  const files = (plugins: string): Record<string, string> => ({
    'docusaurus.config.js': `${plugins}module.exports = { title: 'Boats', presets: [['classic', { docs: {} }]] }`,
    'docs/one.md':
      '# One\n\nSet **$HOME_DIR** or **$HOME_DIR/boats**.\n\n```\n$A_B or $B\n```\n\n<Tabs>{`$A_B or $B_`}</Tabs>\n\n$$\nx^2\n$$\n',
    'docs/two.md': '# Two\n',
  });
  expect(migrateFiles(files('')).written['docs/one.mdx']).toContain(
    'Set **\\$HOME_DIR** or **\\$HOME_DIR/boats**.\n\n```\n$A_B or $B\n```\n\n<Tabs>{`$A_B or $B_`}</Tabs>\n\n$$\nx^2\n$$\n',
  );
  const withMath = migrateFiles(files("const math = require('remark-math');\n"));
  expect(withMath.written['docs/one.mdx']).toContain('**$HOME_DIR** or');
});

test('a heading below other text is the title of a page that has none', () => {
  const { written } = migrateFiles({
    'docs/.vitepress/config.ts': "export default { title: 'Boats' }",
    'docs/one.md': '[API](./two.md) / One\n\n# Class: One\n\nText\n',
    'docs/two.md': '# Two\n',
  });
  expect(written['one.mdx']).toBe('---\ntitle: "Class: One"\n---\n\n[API](/two) / One\n\nText\n');
});

const inLanguages = {
  'index.md': '# Boats\n',
  'guide/index.md': '# Guide\n',
  'guide/a.md': '# A\n',
  'zh/index.md': '# 船\n',
  'zh/guide/a.md': '# 甲\n',
};

test.each([
  ['of a plug-in', 'sidebar: generateSidebar({ documentRootPath: "docs" }),', true],
  ['of a plug-in in parts', 'sidebar: { ...generateSidebar([{ documentRootPath: "docs" }]) },', true],
  ['that are not there', '', false],
])(
  'VitePress: languages without sidebars that can be read are kept, by their folders: sidebars %s',
  (_, sidebar, isTold) => {
    const { config, losses } = migrateFiles({
      '.vitepress/config.ts': `export default {
      title: 'Boats', cleanUrls: true,
      themeConfig: { ${sidebar} nav: [{ text: 'Guide', link: '/guide/' }] },
      locales: { root: { label: 'English', lang: 'en' }, zh: { label: '中文', themeConfig: { nav: [{ text: '指南', link: '/zh/guide/a' }] } } },
    };`,
      ...inLanguages,
    });
    expect(config.navigation.languages).toEqual([
      { language: 'en', pages: ['index', { group: 'Guide', pages: ['guide', 'guide/a'] }] },
      {
        language: 'zh',
        navbar: { links: [{ label: '指南', href: '/zh/guide/a' }] },
        pages: ['zh', { group: 'Guide', pages: ['zh/guide/a'] }],
      },
    ]);
    const message = 'The sidebar, which is created by code; its pages are grouped by folder';
    expect(losses).toEqual(isTold ? [{ file: '.vitepress/config.ts', message }] : []);
  },
);

test('the page of a folder stands in the group of that', () => {
  const { config } = migrateFiles({
    '.vitepress/config.ts':
      "export default { title: 'Boats', cleanUrls: true, themeConfig: { sidebar: [{ text: 'Sail', link: '/sail' }] } };",
    'sail.md': '# Sail\n',
    'zh/index.md': '# A\n',
    'zh/guide/index.md': '# B\n',
    'zh/guide/b.md': '# C\n',
    'zh/guide/c.md': '# D\n',
  });
  expect(config.navigation.pages).toEqual([
    'sail',
    'zh',
    { group: 'Guide', pages: ['zh/guide', 'zh/guide/b', 'zh/guide/c'] },
  ]);
});

test('VitePress: folders above the address of a sidebar that a program makes are no groups', () => {
  const { config } = migrateFiles({
    'docs/.vitepress/config.ts':
      "import { made } from './made.js'\nexport default { title: 'Boats', themeConfig: { sidebar: { '/guide/': [{ text: 'One', link: '/guide/one' }], '/de/api/': made() } } }",
    'docs/guide/one.md': '# One\n',
    'docs/de/api/index.md': '# API\n',
    'docs/de/api/types/a.md': '# A\n',
  });
  expect(JSON.stringify(config.navigation)).toContain('{"group":"Api"');
  expect(JSON.stringify(config.navigation)).not.toContain('{"group":"De"');
});

test('Fumadocs: names of packages alone are to be installed', () => {
  const { written } = migrateFiles({
    'source.config.ts': "export const docs = defineDocs({ dir: 'content/docs' })\n",
    'package.json': '{ "dependencies": { "fumadocs-core": "1", "fumadocs-mdx": "1" } }',
    'content/docs/index.mdx':
      '---\ntitle: Boats\n---\n\n```package-install\nboats\n```\n\n```package-install\nnpx boats@latest\n```\n\n```npm\nnpm i oars\n```\n',
    'content/docs/two.mdx': '---\ntitle: Two\n---\n\nText\n',
  });
  const text = Object.values(written).join('\n');
  expect(text).toContain('npm install boats');
  expect(text).toMatch(/\nnpx boats@latest/);
  expect(text).not.toContain('npm install n');
});

test('MkDocs: names of navigation with entities, ids as attributes, definitions that a file puts in', () => {
  const { written, config } = migrateFiles({
    'mkdocs.yml':
      'site_name: Boats\nnav:\n  - Start: index.md\n  - Oars &amp; more: [two.md, Sails &amp; masts: three.md]\nmarkdown_extensions:\n  - pymdownx.snippets:\n      base_path: [parts]\n      auto_append: [all.md]\n',
    'parts/all.md': '--8<--\nlinks.md\n--8<--\n',
    'parts/links.md': '[hull]: https://hull.example\n',
    'docs/index.md':
      '# Boats\n\nThe [hull].\n\n## Bow and stern { id=ends }\n\nText\n\n### 9.7 <small>May</small> { id="9.7" }\n\nText\n',
    'docs/two.md': '# Two\n',
    'docs/three.md': '# Three\n',
  });
  expect(written['index.mdx']).toContain('[hull]: https://hull.example');
  expect(written['index.mdx']).toContain('## Bow and stern {#ends}');
  expect(written['index.mdx']).toContain('### 9.7 <small>May</small> {#9.7}');
  expect(JSON.stringify(config.navigation)).toContain('"Oars & more"');
  expect(written['three.mdx']).toContain('sidebarTitle: Sails & masts');
});

test('mdBook: programs that change pages are told', () => {
  const { losses } = migrateFiles({
    'book.toml': '[book]\ntitle = "Boats"\n\n[preprocessor.admonish]\n[preprocessor.boats]\ncommand = "boats"\n',
    'src/SUMMARY.md': '# Summary\n\n- [One](one.md)\n- [Two](two.md)\n',
    'src/one.md': '# One\n',
    'src/two.md': '# Two\n',
  });
  expect(losses).toEqual([
    { file: 'book.toml', message: 'preprocessor.boats: a program that changes pages while the book is built' },
  ]);
});

test('GitBook: operations that are written out in pages, in both forms', () => {
  const { written, losses } = migrateFiles({
    'SUMMARY.md': '# Table of contents\n\n* [API](README.md)\n* [Old](old.md)\n',
    '.gitbook.yaml': 'root: ./\n',
    'README.md': `# API

{% swagger method="post" path="boats/:id" baseUrl="https://api.example/v1/" summary="Launch a boat" %}
{% swagger-description %}
It swims.
{% endswagger-description %}

{% swagger-parameter in="path" name="id" type="String" required="true" %}
Of the boat.
{% endswagger-parameter %}

{% swagger-parameter in="header" name="x-key" %}

{% endswagger-parameter %}

{% swagger-response status="200: OK" description="Launched" %}
\`\`\`json
{}
\`\`\`
{% endswagger-response %}

{% swagger-response status="404: Not Found" description="" %}
Gone.
{% endswagger-response %}
{% endswagger %}

{% openapi-operation spec="boats" path="/boats" method="get" %}
[OpenAPI boats](https://api.example/openapi.yaml)
{% endopenapi-operation %}
`,
    'old.md': `# Old

{% api-method method="get" host="https://api.example" path="/boats" %}
{% api-method-summary %}
All "boats"
{% endapi-method-summary %}

{% api-method-description %}
Lists them.
{% endapi-method-description %}

{% api-method-spec %}
{% api-method-request %}
{% api-method-headers %}
{% api-method-parameter name="X-KEY" type="string" required=true %}
A key.
{% endapi-method-parameter %}
{% endapi-method-headers %}

{% api-method-query-parameters %}
{% api-method-parameter name="sort\\_by" type="string" required=false %}
An order.
{% endapi-method-parameter %}
{% endapi-method-query-parameters %}
{% endapi-method-request %}

{% api-method-response %}
{% api-method-response-example httpCode=200 %}
{% api-method-response-example-description %}
Found.
{% endapi-method-response-example-description %}

\`\`\`javascript
[]
\`\`\`
{% endapi-method-response-example %}
{% endapi-method-response %}
{% endapi-method-spec %}
{% endapi-method %}
`,
  });
  const page = written['index.mdx']!.replace(/\n{2,}/g, '\n');
  expect(page).toContain(
    '## Launch a boat\n`POST https://api.example/v1/boats/:id`\nIt swims.\n<ParamField path="id" type="String" required>\nOf the boat.\n</ParamField>\n<ParamField header="x-key">\n</ParamField>\n<Tabs>\n<Tab title="200: OK">\nLaunched\n```json\n{}\n```\n</Tab>\n<Tab title="404: Not Found">\nGone.\n</Tab>\n</Tabs>\n`GET /boats`\n[OpenAPI boats]',
  );
  expect(written['old.mdx']!.replace(/\n{2,}/g, '\n')).toContain(
    '## All "boats" {#all-boats}\n`GET https://api.example/boats`\nLists them.\n<ParamField header="X-KEY" type="string" required>\nA key.\n</ParamField>\n<ParamField query="sort_by" type="string">\nAn order.\n</ParamField>\n<Tabs>\n<Tab title="200">\nFound.\n```javascript\n[]\n```\n</Tab>\n</Tabs>',
  );
  expect(losses).toEqual([{ file: 'README.md', line: 27, message: '{% openapi-operation %}' }]);
});

test('GitBook: blanks that its editor writes as a code stay one beside marks', () => {
  const { written } = migrateFiles({
    'SUMMARY.md': '# Table of contents\n\n* [Home](README.md)\n',
    '.gitbook.yaml': 'root: ./\n',
    'README.md': '# Home\n\n**How does it&#x20;**_**really**_**&#x20;work?** So&#x20;it is.&#x20;\n',
  });
  expect(written['index.mdx']).toContain('**How does it&#x20;**_**really**_**&#x20;work?** So it is.\n');
});

test('code keeps its empty lines, however many stand in a row', () => {
  const code = '```py\nimport a\n\n\ndef b():\n    pass\n\n\n\nb()\n```';
  const { written } = migrateFiles({
    'docs/.vitepress/config.ts': "export default { title: 'Boats' }",
    'docs/index.md': `# Boats\n\n\n\nA\n\n\n\n${code}\n\n\n\nB\n`,
  });
  expect(written['index.mdx']).toContain(`\n\nA\n\n${code}\n\nB\n`);
});

test('titles of code that look like options stay titles', () => {
  const gitbook = migrateFiles({
    'SUMMARY.md': '* [Boats](README.md)\n',
    'README.md':
      '# Boats\n\n{% code title="Lines {of} \'a=b\'" %}\n```js\nx\n```\n{% endcode %}\n\n{% code title="a wrap" %}\n```js\ny\n```\n{% endcode %}\n\n{% code title="a (b).js" %}\n```js\nz\n```\n{% endcode %}\n',
  });
  const page = gitbook.written['index.mdx']!;
  expect(page).toContain('```js title="Lines {of} \'a=b\'"\nx');
  expect(page).toContain('```js title="a wrap"\ny');
  expect(page).toContain('```js a (b).js\nz');
  const vitepress = migrateFiles({
    'docs/.vitepress/config.ts': "export default { title: 'Boats' }",
    'docs/index.md': '# Boats\n\n<<< ./a.js [lines]\n',
    'docs/a.js': 'x',
  });
  expect(vitepress.written['index.mdx']).toContain('```js title="lines"\nx');
});
