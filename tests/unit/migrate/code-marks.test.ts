import { expect, test } from 'vitest';
import { convertFences } from '../../../src/migrate/markup/convert-fences.ts';
import { migrateFiles } from './migrate-files.ts';

const fence = (info: string, ...body: string[]): string => ['```' + info, ...body, '```'].join('\n');

test.each([
  ['Docusaurus, one line', fence('js', '// highlight-next-line', 'a'), fence('js', '// [!code highlight]', 'a')],
  [
    'Docusaurus, several lines',
    fence('py title="a.py"', 'a', '# highlight-start', 'b', 'c', '# highlight-end', 'd'),
    fence('py title="a.py"', 'a', '# [!code highlight:2]', 'b', 'c', 'd'),
  ],
  ['words and patterns', fence('js {1} "stagger" /use[A-Z]/2 title="x"', 'a'), fence('js {1} title="x"', 'a')],
  [
    'lines of Expressive Code',
    fence('js ins={2} del={"old":1} mark={3} collapse={1-2}', 'a', 'b', 'c'),
    fence('js {3}', 'a // [!code --]', 'b // [!code ++]', 'c'),
  ],
  ['brackets in a title', fence('js title="a/[[...b]].js"', 'a'), fence('js title="a/[[...b]].js"', 'a')],
  ['a title in brackets', fence('js [a.js] {1}', 'a'), fence('js title="a.js" {1}', 'a')],
  ['a list', '- ' + fence('js "x"', '  a', '').replace(/\n```$/, '  ```'), '- ```js\n  a\n  ```'],
  [
    'Docusaurus, in JSX and HTML',
    fence('jsx', '{/* highlight-next-line */}', '<!-- highlight-next-line -->', 'a'),
    fence('jsx', '{/* [!code highlight] */}', '<!-- [!code highlight] -->', 'a'),
  ],
  // Docusaurus, "Highlighting with comments": the whole line is the comment.
  [
    'code that has such words',
    fence('css', '.highlight-start { }', '.highlight-end { }', 'a(); // highlight-end'),
    fence('css', '.highlight-start { }', '.highlight-end { }', 'a(); // highlight-end'),
  ],
  ['no code', 'highlight-next-line "x"', 'highlight-next-line "x"'],
])('%s', (_, text, converted) => {
  expect(convertFences(text)).toBe(converted);
});

test('a file that a comment names is the title where the generator takes it for that', () => {
  const text = fence('js', '// src/a-b.mjs', '', 'a');
  expect(convertFences(text)).toBe(text);
  expect(convertFences(text, { readsFileComments: true })).toBe(fence('js title="src/a-b.mjs"', 'a'));
  const plain = fence('js', '// see this file', 'a');
  expect(convertFences(plain, { readsFileComments: true })).toBe(plain);
});

const indented =
  '# Boats\n\nSo:\n\n    a <b> {c}\n\n    \td\n\nNext.\n\n- An item\n\n    goes on\n\n      as text\n\nEnd:\n\n\te\n\n    <div>no code</div>\n\n```\nx\n\n    y <b>\n```\n\n<pre><code>g\n\n    h\n</code></pre>\n\n## Next\n\n    f\n';
const fenced = 'So:\n```\na <b> {c}\n\n\td\n```\nNext.';

test.each([
  ['mdBook', { 'book.toml': '[book]\ntitle = "Boats"\n', 'src/SUMMARY.md': '- [Boats](a.md)\n', 'src/a.md': indented }],
  ['VitePress', { 'docs/.vitepress/config.ts': 'export default {}', 'docs/a.md': indented, 'docs/b.md': '# B\n' }],
  ['GitBook', { '.gitbook.yaml': 'root: ./\n', 'SUMMARY.md': '* [Boats](a.md)\n', 'a.md': indented }],
  ['MkDocs', { 'mkdocs.yml': 'site_name: Boats\n', 'docs/a.md': indented, 'docs/b.md': '# B\n' }],
  ['Markdown', { 'a.md': indented, 'b.md': '# B\n' }],
])('%s: indented code is a fence', (_, files: Record<string, string>) => {
  const page = migrateFiles(files).written['a.mdx']!;
  expect(page).toContain(fenced);
  expect(page).toMatch(/- An item\n\n {4}goes on\n/);
  expect(page).toContain('End:\n```\ne\n');
  expect(page).toContain('```\nx\n\n    y <b>\n```');
  expect(page).not.toContain('```\nh');
  expect(page).toMatch(/## Next\n```\nf\n```\n/);
});

test('MkDocs: indented code can say its language, and blocks of PyMdown hold none', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/a.md':
      '# A\n\n    :::python\n    x = {}\n\n!!! note\n\n    Text.\n\n    More.\n\n=== "Tab"\n\n    In it.\n\n  [^1]: A note\n\n    goes on.\n',
    'docs/b.md': '# B\n',
  });
  expect(written['a.mdx']).toContain('```python\nx = {}\n```');
  expect(written['a.mdx']).toMatch(/<Note>\n+Text\.\n\nMore\.\n<\/Note>/);
  expect(written['a.mdx']).toContain('[^1]: A note\n\n    goes on.');
});

test('Markdown: pages called as files of a repository are, in folders of their own', () => {
  const { written } = migrateFiles({
    'README.md': '# Home\n',
    'SECURITY.md': '# Report\n',
    'guides/security.md': '# Security\n',
    'guides/license.md': '# Licence\n',
  });
  expect(Object.keys(written).sort()).toEqual(['docs.json', 'guides/license.mdx', 'guides/security.mdx', 'index.mdx']);
});

test('Starlight: titles of cards that link are words, whatever HTML they hold', () => {
  const { written } = migrateFiles({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Boats' })] }\n",
    'src/content/docs/index.mdx':
      '---\ntitle: Boats\n---\n\n<LinkCard href="/sail" title=\'<svg><title>Sail</title><path d="M0"/></svg> <b>Sail</b> on\' />\n',
    'src/content/docs/sail.md': '---\ntitle: Sail\n---\n\nSail.\n',
  });
  expect(written['index.mdx']).toMatch(/<Card (?=.*title="Sail on").*href="\/sail"/);
});
