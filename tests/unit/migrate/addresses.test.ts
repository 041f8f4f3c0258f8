import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

test('headings keep the ids that their generator gave them, where ours would be others', () => {
  const body =
    '# Top\n\n## `on(a)` \\[x | y]\n\n## Plain words\n\n## Plain words\n\n## Own {#mine}\n\n```md\n## no heading (a)\n```\n';
  const github = migrateFiles({ 'a.md': body }).written['a.mdx'];
  expect(github).toContain('## `on(a)` \\[x | y] {#ona-x--y}\n');
  expect(github).toContain('## Plain words\n\n## Plain words {#plain-words-1}\n\n## Own {#mine}\n');
  expect(github).toContain('\n## no heading (a)\n');
  const mkdocs = migrateFiles({ 'mkdocs.yml': 'site_name: A', 'docs/a.md': body }).written['a.mdx'];
  expect(mkdocs).toContain('## Plain words {#plain-words_1}');
  const vitepress = migrateFiles({
    '.vitepress/config.ts': 'export default {title: "A"}',
    'a.md': '# A\n\n## 2. Über & so\n',
  });
  expect(vitepress.written['a.mdx']).toContain('## 2. Über & so {#_2-uber-so}');
});

const foreign = {
  github: (body: string) => migrateFiles({ 'a.md': body }),
  mkdocs: (body: string) => migrateFiles({ 'mkdocs.yml': 'site_name: A', 'docs/a.md': body }),
  mdbook: (body: string) =>
    migrateFiles({
      'book.toml': '[book]\ntitle = "A"\n',
      'src/SUMMARY.md': '# Summary\n\n- [A](a.md)\n',
      'src/a.md': body,
    }),
};

test('ids have the signs of a heading that are no markup, and what its entities and references show', () => {
  const body =
    '# A\n\n## _auth key!\n\n## Region: *\n\n## **On _deck_**: all\n\n## Wind&shy;jammer: x\n\n## A&nbsp;b: c\n\n## [The: sail][sail]\n\n## [Map: a](https://sea.example/a_(b)/c)\n\n[sail]: https://sail.example\n';
  const page = foreign.github(body).written['a.mdx'];
  expect(page).toContain('## _auth key!\n');
  expect(page).toContain('## Region: * {#region-}\n');
  expect(page).toContain('## **On _deck_**: all\n');
  expect(page).toContain('## Wind&shy;jammer: x\n');
  expect(page).toContain('## A&nbsp;b: c {#ab-c}\n');
  expect(page).toContain('## [The: sail][sail] {#the-sail}\n');
  expect(page).toContain('## [Map: a](https://sea.example/a_(b)/c)\n');
});

test('numbers of repeated headings leave out those that other headings end in', () => {
  const body = '# A\n\n## Rope 1\n\n## Rope\n\n## Rope\n\n## Knot\n\n## Knot\n\n## Knot_1\n';
  expect(foreign.github(body).written['a.mdx']).toContain('## Rope\n\n## Rope\n\n## Knot\n\n## Knot {#knot-1}');
  expect(foreign.mkdocs(body).written['a.mdx']).toContain('## Knot {#knot_1}\n\n## Knot_1 {#knot_2}');
});

test('headings in lists and those that are underlined keep their ids', () => {
  const page = foreign.github('# A\n\nWhat & why?\n-----\n\n- ## Now & then\n\n1. ### So & so\n\nNo - heading\n\n---\n')
    .written['a.mdx'];
  expect(page).toContain('What & why? {#what--why}\n-----\n');
  expect(page).toContain('- ## Now & then {#now--then}\n');
  expect(page).toContain('1. ### So & so {#so--so}\n');
  expect(page).toContain('No - heading\n\n---');
});

test('headings without letters, and with codes of emoji, have the ids of mdBook and MkDocs', () => {
  const body = '# A\n\n## ::\n\n## ::\n\n## :tada: On & on\n\n## \u26A0\uFE0F Mind & go\n';
  const book = foreign.mdbook(body).written['a.mdx'];
  expect(book).toContain('## ::\n\n## :: {#section-1}\n\n## :tada: On & on {#tada-on--on}\n');
  expect(book).toContain('Mind & go {#-mind--go}');
  const mkdocs = foreign.mkdocs(body).written['a.mdx'];
  expect(mkdocs).toContain('## :: {#_1}\n\n## :: {#_2}\n');
});

test('steps made of headings keep their ids', () => {
  const { written } = migrateFiles({
    'SUMMARY.md': '# Summary\n\n* [A](a.md)\n',
    'a.md':
      '# A\n\n## Sail\n\n{% stepper %}\n{% step %}\n### 2. Sail & go\n\nx\n{% endstep %}\n{% step %}\n### Sail\n\nx\n{% endstep %}\n{% endstepper %}\n',
  });
  expect(written['a.mdx']).toContain('<Step title="2. Sail & go" id="id-2.-sail-go">');
  expect(written['a.mdx']).toContain('<Step title="Sail" id="sail-1">');
});

test('a link to the heading that becomes the title leads to its page', () => {
  const { written } = migrateFiles({
    'a.md': '# The top\n\n[up](#the-top) [b](b.md#called-b) [own](c.md#first) [part](b.md#part)\n',
    'b.md': '# Called B\n\n## Part\n',
    'c.md': '# C {#first}\n',
  });
  expect(written['a.mdx']).toContain('[up](/a) [b](/b) [own](/c) [part](/b#part)');
});

test('elements without content are closed, code about them stays', () => {
  const { written } = migrateFiles({ 'a.md': 'x<br>y <img src="a.png" alt="a > b"> <hr/> `<br>`\n', 'a.png': '' });
  expect(written['a.mdx']).toContain('x<br />y <img src="/a.png" alt="a > b" /> <hr/> `<br>`');
});

test('an element in a line that is written over several ones is one line where text follows it', () => {
  const { written } = migrateFiles({
    'a.md':
      '<a href="https://a.dev">\n  <img src="https://a.dev/a.svg">\n</a> and\n<a href="https://b.dev">\n  B\n</a>\n\n<a href="https://c.dev">\n  C\n</a>\n',
  });
  expect(written['a.mdx']).toContain(
    '<a href="https://a.dev"> <img src="https://a.dev/a.svg" /> </a> and\n<a href="https://b.dev"> B </a>\n',
  );
  expect(written['a.mdx']).toContain('<a href="https://c.dev">\n  C\n</a>');
});

test('addresses in angle brackets become links; targets of links, definitions and code stay', () => {
  const body =
    '- <https://a.dev/x?y=1>\n- <me@a.dev>\n\n[b](<https://b.dev/(c)>) `<https://c.dev>` [d]\n\n[d]: <https://d.dev>\n';
  expect(migrateFiles({ 'a.md': body }).written['a.mdx']).toContain(
    '- [https://a.dev/x?y=1](https://a.dev/x?y=1)\n- [me@a.dev](mailto:me@a.dev)\n\n' +
      '[b](<https://b.dev/(c)>) `<https://c.dev>` [d]\n\n[d]: <https://d.dev>\n',
  );
});

test('names for folders come from tsconfig.json, comments and all', () => {
  const { written, losses } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'tsconfig.json': '{ // here\n "compilerOptions": { "paths": { "@parts/*": ["./src/parts/*"], }, } }',
    'content/_meta.ts': 'export default {}',
    'content/index.mdx': "import Part from '@parts/part.mdx'\n\n<Part />\n",
    'src/parts/part.mdx': 'Shared\n',
  });
  expect(losses).toEqual([]);
  expect(written['index.mdx']).toContain("import Part from '/snippets/src/parts/part.mdx'");
});

test('Nextra with the app router: folders as pages, one file for the order of all', () => {
  const { config, written } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'app/_meta.global.tsx':
      "export default { index: 'Home', docs: { title: 'Manual', items: { b: 'Bee', a: { title: <>A</> } } } }",
    'app/page.mdx': '# Home\n\n[b](/docs/b)\n',
    'app/docs/a/page.mdx': '# A\n',
    'app/(group)/docs/b/page.mdx': '# B\n',
    'app/layout.tsx': '',
  });
  expect(config.navigation.pages).toEqual(['index', { group: 'Manual', pages: ['docs/b', 'docs/a'] }]);
  expect(written['index.mdx']).toContain('[b](/docs/b)');
});

test('languages in folders and in names of files are languages of the site', () => {
  const nextra = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'content/de/index.mdx': '# Start\n\n[b](/b)\n',
    'content/de/b.mdx': '# B\n',
    'content/en/index.mdx': '# Start\n',
    'content/en/b.mdx': '# B\n',
  });
  expect(nextra.config.navigation.languages).toEqual([
    { language: 'en', pages: ['en', 'en/b'] },
    { language: 'de', pages: ['de', 'de/b'] },
  ]);
  expect(nextra.config.redirects).toEqual([{ source: '/', destination: '/en' }]);
  expect(nextra.written['de.mdx']).toContain('[b](/de/b)');
  const fumadocs = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"15"}}',
    'content/docs/meta.json': '{"pages":["b","index","..."]}',
    'content/docs/meta.ja.json': '{"pages":["index","b"]}',
    'content/docs/index.mdx': '---\ntitle: Home\n---\n',
    'content/docs/index.ja.mdx': '---\ntitle: ホーム\n---\n\n[b](/docs/b)\n',
    'content/docs/b.mdx': '---\ntitle: B\n---\n',
    'content/docs/b.ja.mdx': '---\ntitle: B\n---\n',
    'content/docs/vue.js.mdx': '---\ntitle: Not a language\n---\n',
  });
  expect(fumadocs.config.navigation.languages).toEqual([
    { language: 'en', pages: ['docs/b', 'docs', 'docs/vue.js'] },
    { language: 'ja', pages: ['ja/docs', 'ja/docs/b'] },
  ]);
});

test('VitePress: the pages of a sidebar that only a program tells stand by their folders, and that is told', () => {
  const { config, losses, written } = migrateFiles({
    '.vitepress/config.ts':
      "export default { title: 'A', themeConfig: { sidebar: { '/guide/': [{ text: 'G', link: '/guide/a' }], '/core/': make() } } }",
    'guide/a.md': '# A\n\n  <<< ../code.ts#one [own.ts]\n',
    'core/x/index.md': '# X\n',
    'core/y.md': '# Y\n',
    'code.ts': '// #region one\nx()\n// #endregion\ny()\n',
  });
  expect(config.navigation.tabs).toEqual([
    { tab: 'Guide', pages: ['guide/a'] },
    { tab: 'Core', pages: [{ group: 'Core', pages: ['core/y', { group: 'X', pages: ['core/x'] }] }] },
  ]);
  expect(losses.map(({ message }) => message).join()).toContain('sidebar of /core/');
  expect(written['guide/a.mdx']).toContain('  ```ts own.ts\n  x()\n  ```');
});

test('MkDocs: what a plug-in reads in a program is told', () => {
  const { losses, written } = migrateFiles({
    'mkdocs.yml': 'site_name: A',
    'docs/a.md': 'Before\n\n::: boat.sail\n    options:\n      show: true\n\nAfter\n',
  });
  expect(losses).toEqual([{ file: 'docs/a.md', line: 3, message: '::: boat.sail, which a plug-in reads from code' }]);
  expect(written['a.mdx']).toMatch(/Before\n\n<span id="boat.sail">`boat.sail`<\/span>\n\nAfter/);
});

test('Starlight: names of folders are in addresses without spaces, and pages that are programs are told', () => {
  const { written, losses, config } = migrateFiles({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Boats' })] }\n",
    'src/content/docs/index.mdx': '---\ntitle: Home\n---\n\n[on](/the-sea/v12-hull/)\n',
    'src/content/docs/The Sea/v1.2 Hull.md': '---\ntitle: Hull\n---\n',
    'src/pages/play.astro': '---\n---\n<b>Play</b>\n',
    'src/pages/404.astro': '<b>Nothing</b>\n',
  });
  expect(written['the-sea/v12-hull.mdx']).toContain('title: Hull');
  expect(written['index.mdx']).toContain('[on](/the-sea/v12-hull)');
  expect(JSON.stringify(config.navigation)).toContain('the-sea/v12-hull');
  expect(losses).toEqual([{ file: 'src/pages/play.astro', message: 'A page that is code' }]);
});

test('Starlight: code in a component becomes code, a package the commands that add it', () => {
  const { written } = migrateFiles({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Boats' })] }\n",
    'src/content/docs/index.mdx':
      '---\ntitle: Home\n---\nimport { Code } from \'@astrojs/starlight/components\'\nimport { PackageManagers } from \'starlight-package-managers\'\n\n<Code code={`let a\nlet b`} lang="js" title="a.js" />\n\n<PackageManagers pkg="boats" dev />\n\n<Fragment slot="x">kept</Fragment>\n',
  });
  expect(written['index.mdx']).toContain('```js a.js\nlet a\nlet b\n```');
  expect(written['index.mdx']).toContain(
    '<CodeGroup>\n```sh npm\nnpm i -D boats\n```\n\n```sh pnpm\npnpm add -D boats\n```\n\n```sh yarn\nyarn add -D boats\n```\n</CodeGroup>',
  );
  expect(written['index.mdx']).toContain('\nkept\n');
});

test('a repository with a site, and a page of another generator that its tests build', () => {
  const { generator } = migrateFiles({
    'fixtures/vue/.vitepress/config.ts': 'export default {}\n',
    'fixtures/vue/index.md': '# Test\n',
    'docs/astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Boats' })] }\n",
    'docs/src/content/docs/index.mdx': '---\ntitle: Home\n---\n',
    'docs/src/content/docs/hull.mdx': '---\ntitle: Hull\n---\n',
    'README.md': '# Boats\n',
  });
  expect(generator).toBe('Starlight');
});

test('addresses with the slashes of Windows, as browsers take them; escaped signs stay', () => {
  const { written, losses } = migrateFiles({
    'a.md': '![x](imgs\\one.png) [two](sub\\b.md) <img src="imgs\\one.png" alt="y"> ![z](imgs\\_two.png)\n',
    'sub/b.md': '# B\n',
    'imgs/one.png': '',
    'imgs_two.png': '',
  });
  expect(written['a.mdx']).toContain('![x](/imgs/one.png) [two](/sub/b) <img src="/imgs/one.png" alt="y" />');
  expect(losses).toEqual([]);
});

test('a heading below a comment is the title, and headings in quotes keep their ids', () => {
  const { written } = migrateFiles({
    'a.md': '<!--\nLicence -> here\n-->\n\n# Called A\n\n> ### Where’s `->`?\n\n[up](#called-a)\n',
    'b.mdx': '{/* x */}\n\n# Called B\n\n<!-- a -->\n\n# Second\n',
  });
  expect(written['a.mdx']).toContain(
    'title: Called A\n---\n\n{/*\nLicence -> here\n*/}\n\n> ### Where’s `->`? {#wheres--}\n\n[up](/a)',
  );
  expect(written['b.mdx']).toContain('title: Called B\n');
  expect(written['b.mdx']).toContain('\n# Second\n');
});

test('files that lie elsewhere in the folder are carried over by links to them, and nothing outside of it', () => {
  const { written } = migrateFiles({
    'docs/SUMMARY.md': '- [A](a.md)\n- [B](b.md)\n',
    'docs/a.md': { to: '../other/a.md' },
    'docs/b.md': '# B\n\n![one](one.png) ![host](host.png)\n',
    'docs/one.png': { to: '../other/one.png' },
    'docs/host.png': { to: '/etc/hostname' },
    'docs/gone.png': { to: 'nowhere.png' },
    'docs/round': { to: '.' },
    'other/a.md': '# A\n',
    'other/one.png': 'png',
  });
  expect(written['a.mdx']).toContain('title: A\n');
  expect(written['one.png']).toBe('png');
  expect(Object.keys(written)).not.toContain('host.png');
});

test('files that HTML names as browsers asked for them, from the address of the page', () => {
  const { written, losses } = migrateFiles({
    'mkdocs.yml': 'site_name: A',
    'docs/index.md': '# Home\n',
    'docs/music/a.md': '# A\n\n<audio src="../voices/one.m4a"></audio> <img src="../../img/two.png" alt="">\n',
    'docs/music/voices/one.m4a': '',
    'docs/img/two.png': '',
  });
  expect(written['music/a.mdx']).toContain(
    '<audio src="/music/voices/one.m4a"></audio> <img src="/img/two.png" alt="" />',
  );
  expect(losses).toEqual([]);
});

test('GitBook: pictures whose paths count from the folder of pages come along, and relative ones', () => {
  const { written } = migrateFiles({
    '.gitbook.yaml': 'root: ./docs/\n',
    'docs/SUMMARY.md': '* [Start](README.md)\n* [Sail](a/sail.md)\n',
    'docs/README.md': '# Start\n',
    'docs/a/sail.md': '# Sail\n\n![A](/.gitbook/assets/a.png) ![B](../.gitbook/assets/b.png) ![C](/c.png)\n',
    'docs/.gitbook/assets/a.png': 'a',
    'docs/.gitbook/assets/b.png': 'b',
  });
  const [, a = '', b = ''] = /!\[A\]\(\/(.+?)\) !\[B\]\(\/(.+?)\) !\[C\]\(\/c\.png\)/.exec(written['a/sail.mdx']!)!;
  expect([written[a], written[b]]).toEqual(['a', 'b']);
  expect(a).toBe(b.replace('b.png', 'a.png'));
});

test('a page without a text makes no room for itself at the address of another one', () => {
  const { written, losses } = migrateFiles({
    '.vitepress/config.ts': 'export default { title: "Boats" };',
    'boats.md': '# Boats\n\nThey swim.\n',
    'boats/index.md': '',
    'sails/index.md': '# Sails\n\nWind.\n',
    'sails.md': '---\ntitle: Sails\n---\n',
  });
  expect(written['boats.mdx']).toContain('They swim.');
  expect(written['sails.mdx']).toContain('Wind.');
  expect(losses).toEqual([]);
});

test('the first word of a note is no address, even where a page is called so', () => {
  const { written } = migrateFiles({
    'a.md': '# A\n\nText[^1] and [one].\n\n[^1]: B was first.\n\n[one]: B.md\n',
    'B.md': '# B\n',
  });
  expect(written['a.mdx']).toContain('[^1]: B was first.\n\n[one]: /B\n');
});
