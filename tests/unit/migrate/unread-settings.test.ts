import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const unread = 'What it exports, which is computed by code';

test.each<[string, Record<string, string>, string]>([
  [
    'sidebars of Docusaurus',
    {
      'docusaurus.config.js':
        "module.exports = { title: 'Boats', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };",
      'sidebars.js': "const all = require('fs').readdirSync('docs');\nmodule.exports = all.reduce(add);",
      'docs/a.md': '# A\n',
      'docs/b.md': '# B\n',
    },
    'sidebars.js',
  ],
  [
    'VuePress',
    { '.vuepress/config.js': 'module.exports = makeConfig()', 'a.md': '# A\n', 'b.md': '# B\n' },
    '.vuepress/config.js',
  ],
  [
    'VitePress',
    { '.vitepress/config.ts': 'export default makeConfig()', 'a.md': '# A\n', 'b.md': '# B\n' },
    '.vitepress/config.ts',
  ],
  [
    'Starlight',
    {
      'astro.config.mjs': "import starlight from '@astrojs/starlight';\nexport default makeConfig()",
      'src/content/docs/a.md': '---\ntitle: A\n---\n',
      'src/content/docs/b.md': '---\ntitle: B\n---\n',
    },
    'astro.config.mjs',
  ],
  [
    'navigation of Nextra',
    {
      'package.json': '{"dependencies":{"nextra":"4"}}',
      'content/_meta.js': 'export default makeMeta()',
      'content/index.mdx': '# A\n',
      'content/b.mdx': '# B\n',
    },
    'content/_meta.js',
  ],
  [
    'settings of Next.js',
    {
      'package.json': '{"dependencies":{"nextra":"4"}}',
      'next.config.mjs': 'export default await makeConfig()',
      'content/index.mdx': '# A\n',
      'content/b.mdx': '# B\n',
    },
    'next.config.mjs',
  ],
])('settings that only running them would tell are told once: %s', (_, files, file) => {
  expect(migrateFiles(files).losses.filter((loss) => loss.file === file)).toEqual([{ file, message: unread }]);
});

test('settings that say nothing are no loss, and neither are those that are read', () => {
  const pages = { 'a.md': '# A\n', 'b.md': '# B\n' };
  expect(migrateFiles({ '.vitepress/config.ts': 'export default {}', ...pages }).losses).toEqual([]);
  expect(migrateFiles({ '.vuepress/config.ts': 'export default define({ title: "x" })', ...pages }).losses).toEqual([]);
});

test('statements that change settings as they run are told, with their lines', () => {
  const { losses } = migrateFiles({
    '.vitepress/config.ts': `import { sidebar } from './sidebar';
const config = { title: 'Boats', themeConfig: { sidebar } };
config.title = 'Ships';
console.log(config.title);
export default config;
`,
    '.vitepress/sidebar.ts': `export const sidebar = [{ text: 'A', link: '/a' }];
sidebar.push({ text: 'B', link: '/b' });
for (const name of names) {
  sidebar.push(name);
}
`,
    'a.md': '# A\n',
    'b.md': '# B\n',
  });
  expect(losses).toEqual([
    { file: '.vitepress/config.ts', line: 3, message: 'Changes made by code: config.title = …' },
    { file: '.vitepress/sidebar.ts', line: 2, message: 'Changes made by code: sidebar.push(…)' },
    { file: '.vitepress/sidebar.ts', line: 4, message: 'Changes made by code: sidebar.push(…)' },
  ]);
});

test('front matter that cannot be read is told', () => {
  const { losses } = migrateFiles({
    '.vitepress/config.ts': 'export default { title: "Boats" }',
    'a.md': '---\ntitle: [A\ndescription: B\n---\n# A\n',
    'b.md': '---\n# nothing yet\n---\n# B\n',
  });
  expect(losses).toEqual([{ file: 'a.md', line: 1, message: 'Front matter that cannot be read' }]);
});

test('a site without pages, since its settings are a program, is told so', () => {
  const files = { 'docusaurus.config.js': 'module.exports = makeConfig();', 'guide/a.md': '# A\n' };
  expect(() => migrateFiles(files)).toThrow('there are no pages in');
});

test.each<[string, number, Record<string, string>]>([
  [
    'mkdocs.yml',
    4,
    {
      'mkdocs.yml': 'site_name: Boats\nnav:\n  - Home: a.md\n - Crew: b.md\n',
      'docs/a.md': '# A\n',
      'docs/b.md': '# B\n',
    },
  ],
  [
    'docs/.pages',
    2,
    {
      'mkdocs.yml': 'site_name: Boats\nplugins: [awesome-pages]\n',
      'docs/.pages': 'nav: [b.md\n',
      'docs/a.md': '# A\n',
      'docs/b.md': '# B\n',
    },
  ],
  [
    'book.toml',
    2,
    {
      'book.toml': '[book]\ntitle = Boats\n',
      'src/SUMMARY.md': '- [A](a.md)\n- [B](b.md)\n',
      'src/a.md': '# A\n',
      'src/b.md': '# B\n',
    },
  ],
  [
    'docs/crew/_category_.json',
    2,
    {
      'docusaurus.config.js': "module.exports = { title: 'Boats', presets: [['classic', {}]] };",
      'docs/a.md': '# A\n',
      'docs/crew/_category_.json': '{\n  "label" "Crew"\n}\n',
      'docs/crew/b.md': '# B\n',
    },
  ],
])('settings that are no whole YAML, TOML or JSON are told once, with their line: %s', (file, line, files) => {
  const found = migrateFiles(files).losses.filter((loss) => loss.file === file);
  expect(found).toEqual([{ file, line, message: 'Settings that cannot be read completely' }]);
});

test('settings with the tags of a program, or in several documents, are whole', () => {
  const { losses } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nextra: !!python/name:boats.crew\n---\nsecond: 1\n',
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
  });
  expect(losses).toEqual([]);
});

test.each([
  ['all of it', 'module.exports = makeConfig();', unread],
  [
    'a part of it',
    "module.exports = { ...makeConfig(), title: 'Boats' };",
    'Its presets and plug-ins, which are set by code; the documents are expected in docs',
  ],
])('documents of Docusaurus are found without the settings that a program makes: %s', (_, config, message) => {
  const file = 'docusaurus.config.js';
  const { losses, config: made } = migrateFiles({ [file]: config, 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' });
  expect(made.navigation).toEqual({ pages: ['docs/a', 'docs/b'] });
  expect(losses.filter((loss) => loss.file === file)).toEqual([{ file, message }]);
});

// PyYAML reads it so; YAML 1.2.2, section 8.1, would have each line further in.
test('settings in brackets that end further left are read to their end', () => {
  const { config, losses, written } = migrateFiles({
    'mkdocs.yml':
      "site_name: Boats\nplugins:\n  - search: {\n    lang: [en, 'a }b'], # of {\n  }\n  - tags\nmarkdown_extensions:\n  abbr: {\n}\nnav:\n  - Sails: b.md\n  - a.md\n",
    'docs/a.md': '# A\n\nA GPS.\n\n*[GPS]: Where\n',
    'docs/b.md': '# B\n',
  });
  expect(losses).toEqual([]);
  expect(config.navigation.pages).toEqual(['b', 'a']);
  expect(written['b.mdx']).toContain('sidebarTitle: Sails');
  expect(written['a.mdx']).toContain('<abbr title="Where">');
});

test('settings that are no program are told with the line of the fault', () => {
  const { losses } = migrateFiles({
    'docs/.vitepress/config.ts':
      'import { x } from "./x";\n\nexport default {\n  title: "Boats"\n  themeConfig: {},\n};\n',
    'docs/index.md': '# Boats\n',
    'docs/a.md': '# A\n',
  });
  const message = 'Settings that cannot be read: Expected `,` or `}` but found `Identifier`';
  expect(losses).toEqual([{ file: 'docs/.vitepress/config.ts', line: 5, message }]);
  const { config, losses: others } = migrateFiles({
    'docusaurus.config.js':
      'const Logo = () => <b>Boats</b>;\nmodule.exports = { title: "Boats", presets: [["classic", {}]], x: Logo };\n',
    'docs/index.md': '# Boats\n',
    'docs/a.md': '# A\n',
  });
  expect(config.name).toBe('Boats');
  expect(others).toEqual([]);
});

test('pages that are no text in UTF-8 are told with the line, and those of two bytes a character are read', () => {
  const { losses, written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md': '# Boats\n',
    'docs/latin.md': Buffer.from('# Boats\n\nCaf\u00e9 at sea\n', 'latin1'),
    'docs/wide.md': Buffer.from('\ufeff# S\u00e4il\n\nUp\n', 'utf16le'),
    'docs/picture.md': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]),
  });
  const message = 'Characters that are not valid UTF-8, replaced with "\ufffd"';
  expect(losses).toEqual([
    { file: 'docs/latin.md', line: 3, message },
    { file: 'docs/picture.md', line: 1, message },
  ]);
  expect(written['wide.mdx']).toContain('title: S\u00e4il');
  expect(written['wide.mdx']).toContain('Up');
});

test('lists that functions add to step by step are whole; what they change in other ways is told', () => {
  const { config, losses } = migrateFiles({
    '.vitepress/config.ts': `import { side } from './side';
export default { title: 'Boats', cleanUrls: true, themeConfig: { nav: nav(), sidebar: side() }, transformPageData: retitle };
function nav() {
  const items = [{ text: 'A', link: '/a' }];
  items.push({ text: 'B', link: '/b' }, ...more([]));
  if (process.env.IS_DRAFT) items.push({ text: 'D', link: '/d' });
  return items;
}
function more(list) {
  list.push({ text: 'C', link: '/c' });
  return list;
}
function retitle(page) {
  page.title = 'Boat';
}
`,
    '.vitepress/side.ts': `export const side = () => {
  let all = [];
  all.push({ text: 'Guide', items: [{ text: 'A', link: '/a' }] });
  for (const name of ['b', 'c']) all.push({ text: name, link: name });
  return all;
};
`,
    'a.md': '# A\n',
    'b.md': '# B\n',
    'c.md': '# C\n',
    'd.md': '# D\n',
  });
  expect(config.navbar.links.map(({ label }: { label: string }) => label)).toEqual(['A', 'B', 'C']);
  expect(config.navigation.pages[0]).toEqual({ group: 'Guide', pages: ['a'] });
  expect(losses).toEqual([
    { file: '.vitepress/config.ts', line: 6, message: 'Changes made by code: items.push(…)' },
    { file: '.vitepress/side.ts', line: 4, message: 'Changes made by code: all.push(…)' },
  ]);
});

test('of settings in TOML with a fault, the lines around it count', () => {
  const { config, losses } = migrateFiles({
    'book.toml':
      '[book]\nauthors = [Jane]\ntitle = "Boats"\nsrc = "pages"\nlanguage = \n\n[output.html]\nsite-url = "/boats/"\n',
    'pages/SUMMARY.md': '- [A](a.md)\n- [B](b.md)\n',
    'pages/a.md': '# A\n',
    'pages/b.md': '# B\n',
  });
  expect([config.name, config.navigation.pages]).toEqual(['Boats', ['a', 'b']]);
  expect(losses).toEqual([{ file: 'book.toml', line: 2, message: 'Settings that cannot be read completely' }]);
});
