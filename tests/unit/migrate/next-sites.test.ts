import { expect, test } from 'vitest';
import { migrateFiles, unlisted } from './migrate-files.ts';

test('Nextra: its name, repository and sign are what layouts say', () => {
  const { config, written } = migrateFiles({
    'package.json': '{"name":"boats-docs","dependencies":{"nextra":"4"}}',
    'app/layout.tsx':
      "export const metadata = { title: { default: 'Boats – all of them', template: '%s | Boats' } }\nconst bar = <Navbar projectLink=\"https://github.com/boats/boats\" />\n",
    'app/icon.png': 'PNG',
    'next.config.mjs':
      "import nextra from 'nextra'\nconst withNextra = nextra({ search: true })\nexport default withNextra({ basePath: '/manual', redirects: async () => [{ source: '/old', destination: '/manual/a', permanent: true }] })\n",
    'content/index.mdx': '# Home\n\n[a](/manual/a)\n',
    'content/a.mdx': '# A\n',
  });
  expect(config.name).toBe('Boats');
  expect(config.favicon).toBe('/icon.png');
  expect(written['icon.png']).toBe('PNG');
  expect(config.navbar.links).toEqual([{ type: 'github', href: 'https://github.com/boats/boats' }]);
  expect(config.redirects).toEqual([{ source: '/old', destination: '/a' }]);
  expect(written['index.mdx']).toContain('[a](/a)');
});

test('Nextra: found by its own files where a package stands for it; what is in its bar are tabs', () => {
  const { generator, config } = migrateFiles({
    'package.json': '{"name":"@boats/website","dependencies":{"@boats/theme":"1"}}',
    'src/pages/_meta.ts': `export default {
      index: { type: 'page', display: 'hidden' },
      docs: { type: 'page', title: 'Manual' },
      api: { type: 'page', title: 'API' },
      shop: { type: 'page', title: 'Shop', href: 'https://shop.example' },
      empty: { type: 'menu', title: 'Empty', items: LIST },
      about: { type: 'menu', title: 'About', items: {
        crew: { href: 'https://crew.example' }, docs: { title: 'Begin', href: '/docs/sail' }, team: '',
      } },
    }\n`,
    'src/pages/index.mdx': '# Home\n',
    'src/pages/docs/_meta.tsx':
      "export default { sail: '', out: { title: <Away>Wind</Away>, href: 'https://wind.example' } }\n",
    'src/pages/docs/sail.mdx': '# Sail\n',
    'src/pages/docs/get-started/first-trip.mdx': '# Trip\n',
    'src/pages/api.mdx': '# API\n',
    'src/pages/about/team.mdx': '# All of us\n',
    'src/pages/about/rules.mdx': '# Rules\n',
  });
  expect(generator).toBe('Nextra');
  expect(config.navigation).toEqual({
    tabs: [
      {
        tab: 'Manual',
        pages: ['docs/sail', 'links/wind', { group: 'Get Started', pages: ['docs/get-started/first-trip'] }],
      },
      { tab: 'API', pages: ['api'] },
      { tab: 'Shop', href: 'https://shop.example' },
      {
        tab: 'About',
        menu: [
          { item: 'Crew', href: 'https://crew.example' },
          { item: 'Begin', href: '/docs/sail' },
          { item: 'All of us', pages: ['about/team'] },
          { item: 'Rules', pages: ['about/rules'] },
        ],
      },
    ],
  });
});

test('Nextra: pages beside a part that is called Documentation come after it', () => {
  const { config } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'content/_meta.ts': "export default { docs: { type: 'page', title: 'Documentation' } }\n",
    'content/docs/sail.mdx': '# Sail\n',
    'content/extra.mdx': '# Extra\n',
  });
  expect(config.navigation.tabs).toEqual([
    { tab: 'Documentation', pages: ['docs/sail'] },
    { tab: 'More', pages: ['extra'] },
  ]);
});

test('Steps by headings, within elements of their own or without, and a list that stays one', () => {
  const page =
    '# Home\n\n<Steps>\n\n### Build {#own}\n\n```md\n### Not a step\n```\n\n#### Inner\n\n### Sail\n\nOut.\n\n</Steps>\n\n<Steps>\n1. One\n</Steps>\n';
  const nextra = migrateFiles({ 'package.json': '{"dependencies":{"nextra":"4"}}', 'content/index.mdx': page });
  expect(nextra.written['index.mdx']).toContain(
    '<Steps titleSize="h3">\n\n<Step title="Build" id="own">\n\n```md\n### Not a step\n```\n\n#### Inner\n\n</Step>\n<Step title="Sail">\n\nOut.\n\n</Step>\n</Steps>',
  );
  expect(nextra.written['index.mdx']).toMatch(/<\/Steps>\n\n1\. One\n$/);
  const fumadocs = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"15"}}',
    'content/docs/index.mdx': '<Steps>\n<Step>\n\n### Build\n\nIt.\n\n</Step>\n</Steps>\n',
  });
  expect(fumadocs.written['docs.mdx']).toContain(
    '<Steps titleSize="h3">\n<Step title="Build">\n\nIt.\n\n</Step>\n</Steps>',
  );
});

test('Fumadocs: folders that are roots are tabs, others lend what is in them, and what is not listed is not shown', () => {
  const { config, written } = migrateFiles({
    'package.json': '{"name":"docs","dependencies":{"fumadocs-ui":"15"}}',
    'app/layout.config.tsx':
      "export const options = { nav: { title: 'Boats' }, githubUrl: 'https://github.com/boats/boats' }\n",
    'content/docs/meta.json': '{"pages":["(sea)","ui"]}',
    'content/docs/(sea)/meta.json': '{"title":"Sea","icon":"Building2","root":true,"pages":["index","...more"]}',
    'content/docs/(sea)/index.mdx': '---\ntitle: Start\nicon: ChevronRight\n---\n',
    'content/docs/(sea)/more/deep.mdx': '---\ntitle: Deep\n---\n',
    'content/docs/ui/meta.json': '{"title":"UI","root":true,"pages":["z...a"]}',
    'content/docs/ui/a.mdx': '---\ntitle: A\n---\n',
    'content/docs/ui/b.mdx':
      '---\ntitle: B\n---\n\n<include cwd>content/docs/ui/a-part.mdx#one</include>\n\n1. Code\n\n   <include meta=\'title="a.ts"\'>./code.ts</include>\n',
    'content/docs/ui/code.ts': 'let a;\n\nlet b;\n',
    'content/docs/ui/a-part.mdx': '---\ntitle: P\n---\n\n<section id="one">\n\nShared.\n\n</section>\n\nOther.\n',
    'content/docs/gone.mdx': '---\ntitle: Not listed\n---\n',
  });
  expect(config.name).toBe('Boats');
  expect(config.icons).toEqual({ library: 'lucide' });
  expect(config.navigation).toEqual({
    tabs: [
      { tab: 'Sea', icon: 'building-2', pages: ['docs', 'docs/more/deep', unlisted('docs/gone')] },
      { tab: 'UI', pages: ['docs/ui/b', 'docs/ui/a-part', 'docs/ui/a'] },
    ],
  });
  expect(written['docs.mdx']).toContain('icon: chevron-right');
  expect(written['docs/ui/b.mdx']).toMatch(
    /---\n\nShared\.\n\n1\. Code\n\n {3}```ts a\.ts\n {3}let a;\n\n {3}let b;\n {3}```\n$/,
  );
});

test('settings that an earlier generator has left beside those of the one in use are not read', () => {
  const files = {
    '.vitepress/config.mts': 'export default { title: "Before" };',
    'index.md': '# Before\n',
    'guide.md': '# Guide\n',
    'content/docs/index.mdx': '---\ntitle: Start\n---\n\nHello.\n',
    'content/docs/sail.mdx': '---\ntitle: Sail\n---\n\nWind.\n',
    'content/docs/meta.json': '{ "pages": ["index", "sail"] }',
    'source.config.ts': "export const docs = defineDocs({ dir: 'content/docs' });",
  };
  const needs = (...names: string[]): string =>
    JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) });
  const generatorOf = (text: string): string => migrateFiles({ ...files, 'package.json': text }).generator;
  expect(generatorOf(needs('fumadocs-core', 'next'))).toBe('Fumadocs');
  expect(generatorOf(needs('fumadocs-core', 'vitepress'))).toBe('VitePress');
  expect(generatorOf(needs('next'))).toBe('VitePress');
});

test('What a page cannot have goes whole: code that needs it, its elements, and layouts; commands stay', () => {
  const { written, losses } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'content/index.mdx': `import { read } from 'node:fs'
import { Box, Commands } from '@boats/ui'
import Link from 'next/link'

export async function Shown() {
  return <pre>{read('a')}</pre>

}

export const kept = 4

# Home

<Box size={{ a: 1 }} {...props} at={props.params.at}>Text in it.</Box> and <Link href="/">home</Link>

<Shown />

{read('b')}

{kept}

<Commands npm="npm i boats" yarn="yarn add boats" />

export default function Layout(props) {
  return props.children
}
`,
  });
  expect(written['index.mdx']).toBe(
    '---\ntitle: Home\n---\n\nexport const kept = 4\n\nText in it. and <a href="/">home</a>\n\n{kept}\n\n<CodeGroup>\n```sh npm\nnpm i boats\n```\n\n```sh yarn\nyarn add boats\n```\n</CodeGroup>\n',
  );
  expect(losses.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 import of "node:fs"',
    '2 import of "@boats/ui"',
    '5 "Shown", which depends on something that is not carried over',
    '18 Code',
    '24 The layout of a page',
  ]);
});

test('Fumadocs: a root that the pages around it do not name is a tab in its own order', () => {
  const { config } = migrateFiles({
    'package.json': '{"name":"docs","dependencies":{"fumadocs-ui":"16"}}',
    'content/docs/meta.json': '{"title":"Guide","root":true,"pages":["index"]}',
    'content/docs/index.mdx': '---\ntitle: Start\n---\n',
    'content/docs/old/meta.json': '{"title":"Before","root":true,"pages":["---Begin---","z","deep/a"]}',
    'content/docs/old/z.mdx': '---\ntitle: Z\n---\n',
    'content/docs/old/deep/a.mdx': '---\ntitle: A\n---\n',
  });
  expect(config.navigation).toEqual({
    tabs: [
      { tab: 'Guide', pages: ['docs'] },
      { tab: 'Before', pages: [{ group: 'Begin', pages: ['docs/old/z', 'docs/old/deep/a'] }] },
    ],
  });
});

test('Fumadocs: docs lie where its settings say, at any depth', () => {
  const { config, written } = migrateFiles({
    'package.json': '{"name":"docs","dependencies":{"fumadocs-ui":"15"}}',
    'source.config.ts': "export const docs = defineDocs({\n  dir: 'content',\n});\n",
    'src/lib/source.ts': "export const source = loader({\n  baseUrl: '/',\n  source: docs.toFumadocsSource(),\n});\n",
    'content/meta.json': '{"pages":["index","docs"]}',
    'content/index.mdx': '---\ntitle: Start\n---\n\n![](/boat.png) [on](/docs/sail)\n',
    'content/docs/sail.mdx': '---\ntitle: Sail\n---\n',
    'public/boat.png': 'png',
  });
  expect(config.navigation).toEqual({ pages: ['index', { group: 'Docs', pages: ['docs/sail'] }] });
  expect(written['index.mdx']).toContain('![](/boat.png) [on](/docs/sail)');
  expect(written['boat.png']).toBe('png');
});

test('the base path that programs of Vite get stands before no address any more', () => {
  const page = `---
title: Start
---

export const base = import.meta.env.BASE_URL;
export const bare = import.meta.env.BASE_URL.replace(/\\/$/, '');

<img src={\`\${base}shots/a (1).png\`} alt="" /> <a href={base + 'guide'}>on</a>
<img src={\`\${bare}/boat.png\`} alt="" /> <a href={\`\${import.meta.env.BASE_URL}guide\`}>on</a>

Write \`import.meta.env.BASE_URL\`, which is {base} here.

\`\`\`js
import.meta.env.BASE_URL;
\`\`\`
`;
  const { written } = migrateFiles({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default defineConfig({ base: '/boats', integrations: [starlight({ title: 'Boats' })] });",
    'public/shots/a (1).png': 'png',
    'public/boat.png': 'png',
    'src/content/docs/index.mdx': page,
    'src/content/docs/guide.mdx': '---\ntitle: Guide\n---\n',
  });
  const text = written['index.mdx']!;
  expect(text).toContain('export const base = "/";\nexport const bare = "";\n');
  expect(text).toContain('<img src="/shots/a%20(1).png" alt="" /> <a href="/guide">on</a>\n');
  expect(text).toContain('<img src="/boat.png" alt="" /> <a href="/guide">on</a>\n');
  expect(text).toContain('Write `import.meta.env.BASE_URL`, which is {base} here.');
  expect(text).toContain('```js\nimport.meta.env.BASE_URL;\n```');
});

test('components that are lost leave what they said: links, pictures, texts and ids', () => {
  const { written } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'assets/shots/boat.png': 'png',
    'public/sail.svg': '<svg/>',
    'content/guide.mdx': '# Guide\n',
    'content/index.mdx': `import { Away, Sign, Shot, Details, Way, Seo, Badges } from '@boats/ui'

# Home

<Seo title="Boats" />
<Badges by="Ann" />

See <Away href="https://boats.example" blank>all {1}</Away> and press <Sign name="go" text="Go <on>" />.

<Shot src="shots/boat.png" scale={2} alt="A boat" />

<Shot src="/sail.svg" />

<Details id="hull" title="Hull">
It floats.
</Details>

<Way title="Guide" description="Where to start" href="/guide" />

<Way title={1 + 1}>Inner</Way>
`,
  });
  expect(written['index.mdx']!.split('---\n')[2]).toBe(
    [
      '',
      'See <a href="https://boats.example">all {1}</a> and press Go \\<on>.',
      '',
      '<img src="/files/assets/shots/boat.png" alt="A boat" />',
      '',
      '<img src="/sail.svg" alt="" />',
      '',
      '<span id="hull" />**Hull** ',
      'It floats.',
      '',
      '[Guide](/guide): Where to start',
      '',
      'Inner',
      '',
    ].join('\n'),
  );
  expect(written['files/assets/shots/boat.png']).toBe('png');
});

test('Fumadocs: where most pages are in no navigation, they stand by their folders', () => {
  const {
    config,
    unlisted: left,
    isByFolder,
  } = migrateFiles({
    'package.json': '{"name":"web","dependencies":{"fumadocs-core":"1"}}',
    'lib/config.ts': 'export const siteConfig = {\n  name: "boats/sea",\n}\n',
    'app/layout.tsx':
      'import { siteConfig } from "@/lib/config"\nexport const metadata = { title: { default: siteConfig.name, template: `%s - ${siteConfig.name}` } }\n',
    'content/docs/meta.json': '{"pages":["intro"]}',
    'content/docs/intro.mdx': '# Intro\n',
    'content/docs/hull/wood.mdx': '# Wood\n',
    'content/docs/hull/index.mdx': '# Hull\n',
    'content/docs/sail.mdx': '# Sail\n',
  });
  expect(config.name).toBe('boats/sea');
  expect(config.navigation.pages).toEqual([
    'docs/intro',
    'docs/sail',
    { group: 'Hull', pages: ['docs/hull', 'docs/hull/wood'] },
  ]);
  expect([left.length, isByFolder]).toEqual([3, true]);
});

test('Fumadocs: descriptions of cards are what they say; ids of headings and commands in shown Markdown stay', () => {
  const { written } = migrateFiles({
    'package.json': '{ "dependencies": { "fumadocs-ui": "1" } }',
    'content/docs/meta.json': '{ "pages": ["index"] }',
    'content/docs/other.mdx': '# Other\n',
    'content/docs/index.mdx': `---
title: Home
---

<Cards>
  <Card title="Ports" href="/docs/other" description="All {of} them" />
  <Card title="Tides" description="When">More</Card>
</Cards>

## Part [!toc] [#own]

\`\`\`\`md
# heading [#slug]
\`\`\`npm
npm i boat
\`\`\`
\`\`\`\`
`,
  });
  const page = written['docs.mdx'] ?? written['docs/index.mdx']!;
  expect(page).toContain('<Card title="Ports" href="/docs/other">All \\{of} them</Card>');
  expect(page).toContain('<Card title="Tides">\nWhen\n\nMore</Card>');
  expect(page).toContain('## Part {#own}');
  expect(page).toContain('````md\n# heading [#slug]\n```npm\nnpm i boat\n```\n````');
});

test('Nextra: what is said in a tree of files stands above it, and a page that another one shows keeps its language', () => {
  const { written, config } = migrateFiles({
    'package.json': '{ "dependencies": { "nextra": "4" } }',
    'next.config.mjs':
      "export default { redirects: () => [{ source: '/begin', destination: '/start', permanent: true }] }",
    'content/en/index.mdx':
      '# Home\n\n<FileTree>\n  **Without** a folder\n  <FileTree.File name="a.js" />\n</FileTree>\n',
    'content/en/guide.mdx': "import Home from './index.mdx'\n\n# Guide\n\n<Home />\n[start](/start)\n",
    'content/en/start.mdx': '# Start\n',
    'content/en/shown.mdx': '# Shown\n\n[start](/start)\n',
    'content/en/shows.mdx': "import Shown from './shown.mdx'\n\n# Shows\n\n<Shown />\n",
    'content/de/index.mdx': '# Start\n',
    'content/de/else.mdx': '# Else\n\n[start](/start)\n',
  });
  expect(written['en.mdx'] ?? written['en/index.mdx']).toContain(
    '**Without** a folder\n\n<Tree>\n  <Tree.File name="a.js" />\n</Tree>',
  );
  expect(written['snippets/content/en/shown.mdx']).toContain('[start](/en/start)');
  expect(written['de/else.mdx']).toContain('[start](/en/start)');
  expect(config.redirects).toContainEqual({ source: '/begin', destination: '/en/start' });
});

test('The page of a folder is what its name leads to, and the banner of a layout comes along', () => {
  const page = '---\ntitle: A\n---\n';
  const nextra = migrateFiles({
    'package.json': '{ "dependencies": { "nextra": "4" } }',
    'app/layout.jsx':
      'const banner = (\n  <Banner storageKey="a">\n    New.{\' \'}\n    <Link href="/docs/b">\n      Read\n    </Link>\n  </Banner>\n)\n',
    'content/index.mdx': page,
    'content/docs/index.mdx': '---\ntitle: Docs\nasIndexPage: true\n---\n',
    'content/docs/b.mdx': page,
    'content/more/index.mdx': page,
    'content/more/c.mdx': page,
  });
  expect(nextra.config.banner).toEqual({ content: 'New. [Read](/docs/b)', dismissible: true });
  expect(nextra.config.navigation.pages).toEqual([
    'index',
    { group: 'Docs', root: 'docs', pages: ['docs/b'] },
    { group: 'More', pages: ['more', 'more/c'] },
  ]);
  const fumadocs = migrateFiles({
    'package.json': '{ "dependencies": { "fumadocs-ui": "1" } }',
    'content/docs/meta.json': '{ "pages": ["one", "two", "three"] }',
    'content/docs/one/index.mdx': page,
    'content/docs/one/a.mdx': page,
    'content/docs/two/meta.json': '{ "pages": ["index", "..."] }',
    'content/docs/two/index.mdx': page,
    'content/docs/two/b.mdx': page,
    'content/docs/three/index.mdx': page,
  });
  expect(fumadocs.config.navigation.pages).toEqual([
    { group: 'A', root: 'docs/one', pages: ['docs/one/a'] },
    { group: 'Two', pages: ['docs/two', 'docs/two/b'] },
    'docs/three',
  ]);
});

test('Nextra: the title of a page stands below its programs, and names its place in the bar', () => {
  const { written, config } = migrateFiles({
    'package.json': '{ "dependencies": { "nextra": "4" } }',
    'app/_meta.global.js': "export default { docs: { type: 'page', title: 'Docs' }, api: { type: 'page' } }",
    'app/docs/page.mdx': '# Docs\n',
    'app/docs/bare/page.mdx': 'Text\n',
    'app/api/page.mdx':
      '\nexport function Part({ a }) {\n  return (\n    <b>\n\n{a}</b>\n  )\n}\n\n# API of boats\n\nText\n',
  });
  expect(written['api.mdx']).toMatch(/^---\ntitle: API of boats\n---\n\nexport function Part/);
  expect(written['docs/bare.mdx']).toContain('title: Bare');
  expect(config.navigation.tabs.map(({ tab }: { tab: string }) => tab)).toEqual(['Docs', 'API of boats']);
});

test('Nextra: icons that are imported, columns of cards, redirects for some texts, and no page for what is missing', () => {
  const { config, written, losses, pages } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'next.config.mjs': `export default { redirects: () => [
      { source: '/old/:slug(sail|crew)', destination: '/:slug' },
      { source: '/was/:rest(.*)', destination: '/:rest*' },
    ] }\n`,
    'pages/404.mdx': '# Not found\n',
    'pages/index.mdx': `import { Rocket, Map as Chart, SunIcon } from 'lucide-react'
import { FaGithub } from 'react-icons/fa6'

# Home

<Cards num={3}>
  <Cards.Card icon={<Rocket className="x" />} title="Sail" href="/sail" arrow />
  <Cards.Card icon={Chart} title="Crew" href="/crew" />
  <Cards.Card icon={<b />} title="Deck" />
</Cards>

<Link href="/sail" className="block rounded"><Image src="/a.png" alt="" className="w-full" placeholder="blur" /></Link>

<SunIcon size={20} /> and <FaGithub /> and \`<Rocket />\`
`,
    'pages/sail.mdx': '# Sail\n',
    'pages/crew.mdx': '# Crew\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain(
    '<CardGroup cols={3}>\n  <Card title="Sail" href="/sail" icon="rocket" iconLibrary="lucide" />\n  <Card title="Crew" href="/crew" icon="map" iconLibrary="lucide" />\n  <Card title="Deck" />',
  );
  expect(page).toContain(
    '<Icon icon="sun" iconLibrary="lucide" size={20} /> and <Icon icon="github" /> and `<Rocket />`',
  );
  expect(page).toContain(
    '<a href="/sail" className="block rounded"><img src="/a.png" alt="" className="w-full" /></a>',
  );
  expect(config.redirects).toEqual([
    { source: '/old/sail', destination: '/sail' },
    { source: '/old/crew', destination: '/crew' },
    { source: '/was/:rest*', destination: '/:rest*' },
  ]);
  expect([pages, losses]).toEqual([3, []]);
});

test('style sheets and scripts that were served beside pages are told, as every page would load them; those that are linked come', () => {
  const { written, losses } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'content/index.mdx': '# Home\n\n[theme](/theme.css)\n',
    'public/core.css': 'body { margin: 0 }',
    'public/theme.css': 'a { color: red }',
    'public/chat.js': 'window.chat = { open: true };',
    'public/worker.js': "importScripts('boats.js');",
  });
  expect(Object.keys(written).sort()).toEqual(['docs.json', 'index.mdx', 'theme.css', 'worker.js']);
  expect(losses).toEqual([
    { file: 'public/chat.js', message: 'A script of the old design, which every page would load here' },
    { file: 'public/core.css', message: 'A style sheet of the old design, which every page would load here' },
  ]);
});

test('a name that goes on with what a program knows ends before that', () => {
  const { config } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'app/layout.tsx': 'export const metadata = { title: { template: `%s | Boats | ${company}` } }\n',
    'content/index.mdx': '# Home\n',
  });
  expect(config.name).toBe('Boats');
});

test('Nextra: pages below the path that its settings say, and redirects to what they do not say', () => {
  const { config, written, losses } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'next.config.mjs':
      "import nextra from 'nextra'\nconst withNextra = nextra({ contentDirBasePath: '/docs' })\nexport default withNextra({ redirects: async () => [{ source: '/chat', destination: process.env.CHAT ?? '' }, { source: '/old', destination: '/docs/sail' }] })\n",
    'src/content/_meta.js': "export default { index: '', rig: '' }\n",
    'src/content/index.mdx': '# Home\n\n[Sail](/docs/sail) [Lug](./rig/lug)\n',
    'src/content/sail.mdx': '# Sail\n',
    'src/content/rig/lug.mdx': '# Lug\n',
  });
  expect(config.navigation.pages).toEqual(['docs', { group: 'Rig', pages: ['docs/rig/lug'] }, 'docs/sail']);
  expect(written['docs.mdx']).toContain('[Sail](/docs/sail) [Lug](/docs/rig/lug)');
  expect(config.redirects).toEqual([
    { source: '/', destination: '/docs' },
    { source: '/old', destination: '/docs/sail' },
  ]);
  expect(losses).toEqual([{ file: 'next.config.mjs', message: 'A redirect to a value from the environment: /chat' }]);
});

test('Nextra: a page above others in app is one of its folder, and those that a program fills are told of', () => {
  const { config, losses } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'app/_meta.ts': "export default { build: { title: 'Build' }, lone: '' }\n",
    'app/build/_meta.ts': "export default { sails: '', index: { title: 'Overview' } }\n",
    'app/build/page.mdx': '# Building boats\n',
    'app/build/sails/page.mdx': '# Sails\n',
    'app/build/[id]/page.mdx': '# {name}\n',
    'app/lone/page.mdx': '# Lone\n',
  });
  expect(config.navigation.pages).toEqual([{ group: 'Build', pages: ['build/sails', 'build'] }, 'lone']);
  expect(losses).toEqual([{ file: 'app/build/[id]/page.mdx', message: 'Pages that are created by code' }]);
});

// Fumadocs, `Tabs`: the value of a tab says which of the items it is, else its place does.
test('Fumadocs: tabs are called by their values before their places, and within other tabs by their own list', () => {
  const { written } = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"15","fumadocs-mdx":"12"}}',
    'content/docs/index.mdx':
      '---\ntitle: Boats\n---\n\n<Tabs items={[\'Two Words\', \'b\', \'c\']} defaultIndex={1}>\n<Tab value="b">B</Tab>\n<Tab value="two-words">\n\n<Tabs>\n<Tab value="x">X</Tab>\n</Tabs>\n\n</Tab>\n<Tab>C</Tab>\n</Tabs>\n',
  });
  const page = written['index.mdx'] ?? written['docs.mdx'] ?? written['docs/index.mdx']!;
  expect(page.match(/<Tabs?\b[^>]*>/g)).toEqual([
    '<Tabs defaultTabIndex={1}>',
    '<Tab title="b">',
    '<Tab title="Two Words">',
    '<Tabs>',
    '<Tab title="x">',
    '<Tab title="c">',
  ]);
});

test('Fumadocs, Nextra: code as tabs, numbers of lines, tab labels that are not strings alone', () => {
  const fumadocs = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"15","fumadocs-mdx":"12"}}',
    'content/docs/index.mdx':
      '---\ntitle: Boats\n---\n\n```ts tab="One" lineNumbers=4\na\n```\n\n```ts tab="Two"\nb\n```\n',
  });
  expect(Object.values(fumadocs.written).join()).toContain(
    '<CodeGroup>\n```ts title="One" lines\na\n```\n\n```ts title="Two"\nb\n```\n</CodeGroup>',
  );
  const nextra = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'content/index.mdx':
      "# Boats\n\n```js showLineNumbers{5}\nx\n```\n\n<Tabs items={['A', <b>B</b>, { label: 'C', value: 'x' }, 'D']}>\n<Tabs.Tab>a</Tabs.Tab>\n<Tabs.Tab>b</Tabs.Tab>\n<Tabs.Tab>c</Tabs.Tab>\n<Tabs.Tab>d</Tabs.Tab>\n</Tabs>\n",
  });
  const page = nextra.written['index.mdx']!;
  expect(page).toContain('```js lines\nx');
  expect([...page.matchAll(/<Tab title="(\w)">(\w)/g)].map(([, name, text]) => `${name}${text}`)).toEqual([
    'Aa',
    'Bb',
    'Cc',
    'Dd',
  ]);
});

test('Fumadocs: pages in Markdown beside its collections come along, in no navigation', () => {
  const { written, config } = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"15"}}',
    'content/docs/index.mdx': '---\ntitle: Home\n---\n\n[terms](/legal/terms)\n',
    'content/docs/a.mdx': '---\ntitle: A\n---\n',
    'app/(site)/legal/terms/page.mdx': '# Terms\n\nBe fair, see [docs](/docs/a).\n',
  });
  expect(written['legal/terms.mdx']).toContain('title: Terms\n---\n\nBe fair, see [docs](/docs/a).');
  expect(written['docs.mdx']).toContain('[terms](/legal/terms)');
  expect(config.navigation.pages.at(-1)).toEqual(unlisted('legal/terms'));
});

// Fumadocs, "Layouts": `links` of what `baseOptions` gives, of the types `main`, `icon`, `button`, `menu` and `custom`.
test('Fumadocs: links of its bar are kept, its menus are tabs, and what leads to no page is told', () => {
  const { config, losses } = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"16"}}',
    'lib/layout.shared.tsx': `import { BookIcon } from 'lucide-react';
import type { BaseLayoutProps } from 'fumadocs-ui/layouts/shared';
import { wharf } from './places';
export function baseOptions(): BaseLayoutProps {
  return {
    nav: { title: 'Boats' },
    githubUrl: 'https://github.com/boats/boats',
    links: [
      { icon: <BookIcon />, text: 'Manual', url: '/docs/sail', active: 'nested-url' },
      { type: 'icon', label: 'GitHub', text: 'GitHub', url: 'https://github.com/boats/boats', icon: <BookIcon /> },
      { type: 'button', text: 'Wharf', url: wharf, external: true },
      { type: 'menu', text: 'More', items: [{ text: 'Tides', url: 'https://tides.example' }] },
      { text: 'Prices', url: '/prices' },
      { type: 'custom', children: <Moon /> },
    ],
  };
}
`,
    'lib/site.ts': "export const site = { links: [{ title: 'Own', href: 'https://own.example' }] }\n",
    'lib/places.ts': "export const wharf = 'https://wharf.example'\n",
    'app/layout.tsx':
      'export default function Layout({ children }) { return <Shell {...baseOptions()}>{children}</Shell> }\n',
    'content/docs/index.mdx': '---\ntitle: Home\n---\n',
    'content/docs/sail.mdx': '---\ntitle: Sail\n---\n',
  });
  expect(config.navbar.links).toEqual([
    { label: 'Manual', href: '/docs/sail' },
    { type: 'github', href: 'https://github.com/boats/boats' },
    { label: 'Wharf', href: 'https://wharf.example' },
  ]);
  expect(config.navigation.tabs.at(-1)).toEqual({
    tab: 'More',
    menu: [{ item: 'Tides', href: 'https://tides.example' }],
  });
  expect(losses).toEqual([
    { file: 'lib/layout.shared.tsx', message: 'An entry of the top bar that is created by code' },
    { file: 'lib/layout.shared.tsx', message: 'An entry of the top bar that leads to no page: Prices' },
  ]);
});

test('Fumadocs: a line between entries is no entry', () => {
  const { config, losses } = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"^15"}}',
    'source.config.ts': 'export const docs = defineDocs({ dir: "content/docs" })\n',
    'content/docs/meta.json': '{"pages":["index","---","hull"]}',
    'content/docs/index.mdx': '---\ntitle: Boats\n---\n',
    'content/docs/hull.mdx': '---\ntitle: Hull\n---\n',
  });
  expect(config.navigation.pages).toHaveLength(2);
  expect(losses).toEqual([]);
});

test('Nextra: what is said below every page ends with the settings of that place', () => {
  const { losses } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"2"}}',
    'theme.config.tsx': 'export default { footer: { component: null }, i18n: [{ locale: "en", text: "English" }] };\n',
    'pages/_meta.json': '{"index":"Boats","hull":"Hull"}',
    'pages/index.mdx': '# Boats\n',
    'pages/hull.mdx': '# Hull\n',
  });
  expect(losses).toEqual([]);
});
