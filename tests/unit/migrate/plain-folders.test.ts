import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

test.each([
  [
    'over several lines',
    '<h1 align="center">\n  <br>\n  <a href="https://boats.example"><img src="logo.png" alt="Sign" width="200"></a>\n  <br>\n  Boats &amp; more\n  <br>\n</h1>\n\nAll of them.\n',
    '---\ntitle: Boats & more\n---\n\n<p align="center"><a href="https://boats.example"><img src="/logo.png" alt="Sign" width="200" /></a></p>\n\nAll of them.\n',
  ],
  [
    'on one line, within a box',
    '<div align="center">\n\n<h1><img src="logo.png"><br>Boats</h1>\n\nAll of them.\n\n</div>\n',
    '---\ntitle: Boats\n---\n\n<div align="center">\n\n<p><img src="/logo.png" /></p>\n\nAll of them.\n\n</div>\n',
  ],
  [
    'of words alone',
    '<h1 align="center"><b>Boats</b> <sub>new</sub></h1>\n\nAll of them.\n',
    '---\ntitle: Boats new\n---\n\nAll of them.\n',
  ],
  [
    'with a sign that says the name',
    '<h1><img src="logo.png" alt="Boats logo"></h1>\n\nAll of them.\n',
    '---\ntitle: Boats\n---\n\n<p><img src="/logo.png" alt="Boats logo" /></p>\n\nAll of them.\n',
  ],
])('Markdown: a heading with elements in it is the title: %s', (_, text, carried) => {
  const { written } = migrateFiles({ 'README.md': text, 'logo.png': 'PNG' });
  expect(written['index.mdx']).toBe(carried);
});

test('Markdown: a heading with elements below another one, or in code, stays where it is', () => {
  const { written } = migrateFiles({
    'a.md': '# A\n\n<h1><b>More</b></h1>\n',
    'b.md': '```html\n<h1><b>Code</b></h1>\n```\n',
  });
  expect(written['a.mdx']).toContain('title: A\n---\n\n<h1><b>More</b></h1>');
  expect(written['b.mdx']).toContain('title: B\n---\n\n```html\n<h1><b>Code</b></h1>');
});

test('Markdown: files of every ending of Markdown are pages', () => {
  const { written, losses } = migrateFiles({
    'one.markdown': '# One\n\n[Two](TWO.MD) and [three](three.mdown#a), {braces}.\n',
    'TWO.MD': '# Two\n\n[One](./one.markdown)\n',
    'three.mdown': '# Three\n',
  });
  expect(Object.keys(written).sort()).toEqual(['TWO.mdx', 'docs.json', 'one.mdx', 'three.mdx']);
  expect(written['one.mdx']).toContain('[Two](/TWO) and [three](/three#a), \\{braces\\}.');
  expect(written['TWO.mdx']).toContain('[One](/one)');
  expect(losses).toEqual([]);
});

test('Markdown: lines that begin like statements of programs are text', () => {
  const text =
    '# A\n\nexport everything (all of it) with care,\nimport "later" on.\n\nimport the file.\n\n```js\nimport a from "a";\n```\n';
  const { written, losses } = migrateFiles({ 'a.md': text, 'b.md': `import x from 'y' is how it begins.\n\n${text}` });
  const carried = text.slice('# A\n'.length).replace(/^(?=export|import (?!a))/gm, ' ');
  expect(written['a.mdx']).toBe(`---\ntitle: A\n---\n${carried}`);
  expect(written['b.mdx']).toBe(`---\ntitle: A\n---\n\n import x from 'y' is how it begins.\n${carried}`);
  expect(losses).toEqual([]);
});

test('Markdown of other generators that begins a paragraph like a program is no program', () => {
  const { written } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'content/a.md': '# A\n\nexport the file (all of it) as {name}.\n',
    'content/b.md': '# B\n',
  });
  expect(written['a.mdx']).toContain('\n export the file (all of it) as \\{name\\}.\n');
});

// MkDocs, `markdown_extensions` of its utilities; Starlight, `docsLoader`.
test.each([
  ['MkDocs', 'docs/', { 'mkdocs.yml': 'site_name: Boats\n' }],
  [
    'Starlight',
    'src/content/docs/',
    {
      'package.json': '{"dependencies":{"@astrojs/starlight":"0.30.0"}}',
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Boats' })] }\n",
    },
  ],
])('%s: files of every ending that it knows are pages', (name, at, files) => {
  const { generator, written } = migrateFiles({
    ...files,
    [`${at}index.md`]: '---\ntitle: Boats\n---\n\n[One](one.markdown)\n',
    [`${at}one.markdown`]: '---\ntitle: One\n---\n\n[Two](two.mkd)\n',
    [`${at}two.mkd`]: '---\ntitle: Two\n---\n\nText.\n',
  });
  expect(generator).toBe(name);
  expect(written['index.mdx']).toContain('[One](/one)');
  expect(written['one.mdx']).toContain('[Two](/two)');
  expect(written['two.mdx']).toContain('Text.');
});
