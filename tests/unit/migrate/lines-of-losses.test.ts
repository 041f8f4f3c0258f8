import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const part = 'one\n\ntwo\n\nthree\n';

function linesOf(files: Record<string, string>, file: string): (number | undefined)[] {
  return migrateFiles(files).losses.flatMap((loss) => (loss.file === file ? [loss.line] : []));
}

test('VitePress: losses behind and in pages and code that are put in name the lines of their file', () => {
  const files = {
    '.vitepress/config.js': "export default { title: 'Boats' }",
    'a.md':
      '# A\n\n<!-- @include: ./b.md -->\n\n{{ first() }}\n\n<<< ./c.js\n\n<<< ./none.js\n\n{{ second() }}\n\n```js\nx\n```\n\n<<< ./c.js\n\n{{ third() }}\n',
    'b.md': `${part}\n{{ inner() }}\n`,
    'c.js': 'let a;\n\nlet b;\n',
  };
  expect(linesOf(files, 'a.md')).toEqual([9, 3, 5, 11, 19]);
});

test('GitBook, MkDocs and Fumadocs: losses behind files that are put in name the lines of their file', () => {
  const gitbook = {
    'SUMMARY.md': '* [A](a.md)\n',
    'a.md': `# A\n\n{% include "./b.md" %}\n\n{% content-ref url="b.md" %}\n[b.md](b.md)\n{% endcontent-ref %}\n\n{% own %}\n`,
    'b.md': `${part}\n{% inner %}\n`,
  };
  expect(linesOf(gitbook, 'a.md')).toEqual([3, 9]);
  const mkdocs = {
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md': '# A\n\n--8<-- "docs/b.md"\n\n--8<-- "none.md"\n\n--8<-- "docs/b.md"\n\n{! none.md !}\n',
    'docs/b.md': part,
  };
  expect(linesOf(mkdocs, 'docs/index.md')).toEqual([5, 9]);
  const fumadocs = {
    'package.json': '{"dependencies":{"fumadocs-ui":"15"}}',
    'content/docs/a.mdx':
      '---\ntitle: A\n---\n\n<include>./b.mdx</include>\n\n<Tabs items={names}>\n<Tab>a</Tab>\n</Tabs>\n',
    'content/docs/b.mdx': part,
  };
  expect(linesOf(fumadocs, 'content/docs/a.mdx')).toEqual([7]);
});

test('imports on several lines leave the lines behind them where they are', () => {
  const files = {
    'docusaurus.config.js': "module.exports = { title: 'Boats', presets: [['classic', {}]] }\n",
    'docs/a.mdx': "import {\n  A,\n  B,\n} from 'x';\n\n# A\n\n:::own\nx\n:::\n",
  };
  expect(linesOf(files, 'docs/a.mdx')).toEqual([1, 8]);
});

test('entries of a navigation whose page is not there are told, with their line', () => {
  const gone = (file: string, line: number, written = 'gone'): object => ({
    file,
    line,
    message: `A navigation entry that leads to no page: ${written}`,
  });
  const lossesOf = (files: Record<string, string>): object[] => migrateFiles(files).losses;
  const [home, other] = ['# Home\n', '# Other\n'];
  expect(
    lossesOf({
      'mkdocs.yml': 'site_name: A\nnav:\n  - index.md\n  - Gone: gone.md\n  - reference/\n  - ...\n',
      'docs/index.md': home,
      'docs/x.md': other,
    }),
  ).toEqual([gone('mkdocs.yml', 4, 'gone.md'), gone('mkdocs.yml', 5, 'reference/')]);
  expect(
    lossesOf({
      '.vitepress/config.ts':
        'export default { themeConfig: { sidebar: [\n{ text: "Gone", link: "/gone" },\n{ text: "X", link: "/x#a" },\n{ text: "G", items: [] }] } };',
      'index.md': home,
      'x.md': other,
    }),
  ).toEqual([gone('.vitepress/config.ts', 2, '/gone')]);
  const nextra = { 'package.json': '{"dependencies":{"nextra":"3"}}', 'pages/index.mdx': home, 'pages/x.mdx': other };
  expect(
    lossesOf({
      ...nextra,
      'pages/_meta.json': '{\n"index": "H",\n"gone": "Gone",\n"app": "App",\n"*": { "type": "page" } }',
      'pages/app.tsx': 'export default () => null;',
    }).filter((loss) => JSON.stringify(loss).includes('no page')),
  ).toEqual([gone('pages/_meta.json', 3)]);
  expect(
    lossesOf({
      'package.json': '{"dependencies":{"fumadocs-ui":"15"}}',
      'content/docs/meta.json': '{"pages":[\n"index",\n"---X---",\n"...",\n"gone"]}',
      'content/docs/index.mdx': home,
      'content/docs/x.mdx': other,
    }),
  ).toEqual([gone('content/docs/meta.json', 5)]);
  const book = { 'README.md': home, 'x.md': other };
  const summary = '# S\n\n* [H](README.md)\n* [Gone](gone.md)\n* [X](x.md)\n* [Later]()\n';
  expect(lossesOf({ ...book, 'SUMMARY.md': summary })).toEqual([
    gone('SUMMARY.md', 4, 'gone.md'),
    gone('SUMMARY.md', 6, 'Later'),
  ]);
  expect(
    lossesOf({ 'book.toml': '[book]\n', 'src/README.md': home, 'src/x.md': other, 'src/SUMMARY.md': summary }),
  ).toEqual([gone('src/SUMMARY.md', 4, 'gone.md'), gone('src/SUMMARY.md', 6, 'Later')]);
  expect(
    lossesOf({
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\nexport default defineConfig({ integrations: [starlight({ locales: { root: { lang: 'en' }, de: {} }, sidebar: [\n'index', { slug: 'x' },\n'gone'] })] });",
      'src/content/docs/index.md': home,
      'src/content/docs/x.md': other,
      'src/content/docs/de/index.md': home,
    }),
  ).toEqual([gone('astro.config.mjs', 4)]);
});

test.each([
  ['Redocly', 'docs/sidebars.yaml', '- group: Start\n  items:\n    - page: a.md\n'],
  ['Stoplight', 'toc.json', '{ "items": [{ "type": "item", "title": "A", "uri": "docs/a.md" }] }'],
])('says of %s that its API descriptions are left out, too', (name, file, text) => {
  const { losses } = migrateFiles({ [file]: text, 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' });
  const left =
    'only its Markdown is carried over, grouped by folder; add its API descriptions to docs.json with "openapi"';
  expect(losses).toEqual([{ file, message: `The site of ${name}, which is not supported: ${left}` }]);
});

test.each([
  ['Slate', 'source/index.html.md', '---\ntitle: API\nlanguage_tabs:\n  - shell\n---\n# Start\n'],
  ['Slate', 'source/index.html.md.erb', '---\ntitle: API\nlanguage_tabs: [shell]\n---\n# Start\n'],
  ['DocFX', 'docfx.json', '{ "build": {} }'],
  ['Quarto', '_quarto.yml', 'project: { type: website }'],
  ['Rspress', 'rspress.config.ts', 'export default {}'],
])('says that it is a site of %s', (name, file, text) => {
  const { losses } = migrateFiles({ [file]: text, 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' });
  expect(losses[0]).toMatchObject({ file, message: expect.stringContaining(`The site of ${name}, `) });
});

test('takes no list of links and no settings of a linter for a site', () => {
  const { losses } = migrateFiles({
    'toc.json': '{ "items": [{ "name": "A", "href": "a.html" }] }',
    'sidebars.yaml': 'docs: [a, b]\n',
    'redocly.yaml': 'extends: [recommended]\n',
    'a.md': '# A\n',
    'b.md': '# B\n',
  });
  expect(losses).toEqual([]);
});

test('says whose site it is that is not known here', () => {
  const hugo = migrateFiles({ 'hugo.toml': 'title = "Boats"\n', 'content/_index.md': '# Boats\n' });
  expect(hugo.losses).toEqual([
    {
      file: 'hugo.toml',
      message: 'The site of Hugo, which is not supported: only its Markdown is carried over, grouped by folder',
    },
  ]);
  expect(() => migrateFiles({ 'docs/conf.py': "project = 'Boats'\n", 'docs/index.rst': 'Boats\n' })).toThrow(
    'that can be converted: docs/conf.py is of Sphinx',
  );
});

test('tells of boxes by their names, and of components in texts and not in titles', () => {
  const { losses } = migrateFiles({
    '.vitepress/config.ts': "export default { title: 'Boats' };",
    'index.md': '# `Box<T>`\n\nOf it\n\n::: stage\n<Sail>in</Sail>\n:::\n',
    'other.md': '# Other\n',
  });
  expect(losses).toEqual([
    { file: 'index.md', line: 5, message: 'A block ":::stage": only its content is shown' },
    {
      file: 'index.mdx',
      line: 7,
      message: '<Sail> is not a known component: only its children and the text of its attributes are shown',
    },
  ]);
});

test('MkDocs: settings of ProperDocs', () => {
  const files = {
    'properdocs.yml': 'site_name: Boats\nnav: [b.md, a.md]\n',
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
  };
  expect(migrateFiles(files).config.navigation.pages).toEqual(['b', 'a']);
});

test('Starlight: pages that its plug-in makes of API descriptions are told of', () => {
  const { losses } = migrateFiles({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Boats', plugins: [starlightOpenAPI([{ base: 'api', schema: './boats.yaml' }])] })] }\n",
    'src/content/docs/index.md': '---\ntitle: Boats\n---\n\nBoats.\n',
  });
  expect(losses).toEqual([
    { file: 'astro.config.mjs', message: 'Pages that starlight-openapi generates from ./boats.yaml' },
  ]);
});
