import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

test('Docusaurus: a list of a category can be the home page', () => {
  const { config, written } = migrateFiles({
    'docusaurus.config.js':
      "module.exports = { title: 'Boats', presets: [['classic', { docs: { routeBasePath: '/' } }]] }",
    'docs/rigs/_category_.json': '{"label":"Rigs","link":{"type":"generated-index","slug":"/"}}',
    'docs/rigs/sloop.md': '# Sloop\n',
  });
  expect(config.navigation.pages).toEqual([{ group: 'Rigs', root: 'index', pages: ['rigs/sloop'] }]);
  expect(written['index.mdx']).toContain('href="/rigs/sloop"');
  expect(written).not.toHaveProperty('.mdx');
});

test('MkDocs: a word behind a backslash is explained', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nmarkdown_extensions:\n  - abbr\n',
    'docs/index.md': '# Boats\n\nA GPS\\VHF and a \\\\GPS.\n\n*[GPS]: Where\n*[VHF]: Who\n',
    'docs/a.md': '# A\n',
  });
  expect(written['index.mdx']).toContain(
    'A <abbr title="Where">GPS</abbr>\\\\<abbr title="Who">VHF</abbr> and a \\\\<abbr title="Where">GPS</abbr>.',
  );
});

test('GitBook: ids that several headings name get numbers, and blocks that are not known leave a link', () => {
  const { written, losses } = migrateFiles({
    'SUMMARY.md': '# Boats\n\n* [Start](README.md)\n',
    'README.md':
      '# Start\n\n## Jib <a href="#sail" id="sail"></a>\n\n## Main <a href="#sail" id="sail"></a>\n\n' +
      '{% @github-files/github-code-block url="https://github.com/a/b/blob/main/sail.py" %}\n',
  });
  expect(written['index.mdx']).toContain('## Jib {#sail}\n\n## Main {#sail-1}\n');
  expect(written['index.mdx']).toContain(
    '[https://github.com/a/b/blob/main/sail.py](https://github.com/a/b/blob/main/sail.py)',
  );
  expect(losses).toEqual([{ file: 'README.md', line: 7, message: '{% @github-files/github-code-block %}' }]);
});

test('VitePress: a page that a program fills for each of its values is told, and no page', () => {
  const { written, losses } = migrateFiles({
    '.vitepress/config.ts': "export default { title: 'Boats' }",
    'index.md': '# Boats\n',
    'rigs/[rig].md': '# {{ $params.rig }}\n',
    'rigs/[rig].paths.ts': 'export default { paths: () => [] }\n',
    'rigs/[own].md': '# Own\n',
  });
  expect(Object.keys(written)).toEqual(['docs.json', 'index.mdx', 'rigs/[own].mdx']);
  expect(losses).toEqual([{ file: 'rigs/[rig].md', message: 'Pages that are created by code' }]);
});

test('VitePress: what stands in slots is shown', () => {
  const { written } = migrateFiles({
    '.vitepress/config.ts': "export default { title: 'Boats' }",
    'index.md':
      '# Boats\n\n<Crew>\n  <template #title>\n    All hands\n  </template>\n  <template v-slot:lead="{ a }">Of old</template>\n</Crew>\n\n`<template>`\n',
    'a.md': '# A\n',
  });
  expect(written['index.mdx']).toMatch(/<Crew>\s+All hands\s+Of old\s+<\/Crew>\n\n`<template>`/);
});

test('MkDocs: lists in grids of more classes are cards', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\ntheme:\n  name: material\n',
    'docs/index.md':
      '# Boats\n\n<div class="wide grid cards home" markdown>\n\n- __Jib__\n\n    ---\n\n    A sail\n\n</div>\n',
    'docs/a.md': '# A\n',
  });
  expect(written['index.mdx']).toContain('<CardGroup cols={2}>\n<Card title="Jib">\n\nA sail\n\n</Card>\n</CardGroup>');
});

test('mdBook and GitBook: labels of the summary are words', () => {
  const summary = '# Summary\n\n- [With `rope`](a.md)\n- [C\\+\\+ *and* more](b.md)\n  - [B](c.md)\n';
  const pages = { 'src/a.md': '# A\n', 'src/b.md': '# B\n', 'src/c.md': '# B\n' };
  const { config, written } = migrateFiles({ 'book.toml': '[book]\n', 'src/SUMMARY.md': summary, ...pages });
  expect(written['a.mdx']).toContain('sidebarTitle: With rope\n');
  expect(config.navigation.pages).toEqual(['a', { group: 'C++ and more', root: 'b', pages: ['c'] }]);
});

test('MkDocs: a title of blanks is none', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md': '---\ntitle: " "\n---\n\n## Welcome\n',
    'docs/a.md': '---\ntitle: "  "\n---\n\n# A\n',
  });
  expect(written['index.mdx']).toBe('---\ntitle: Boats\n---\n\n## Welcome\n');
  expect(written['a.mdx']).toBe('---\ntitle: A\n---\n');
});

test('MkDocs: ids in titles of blocks are places to link to', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nmarkdown_extensions:\n  - admonition\n  - pymdownx.details\n',
    'docs/index.md':
      '# Boats\n\n!!! warning "<span id="reefs">Reefs</span>"\n    Look out.\n\n??? note "<a id="rocks"></a>Rocks"\n\n    There.\n',
    'docs/a.md': '# A\n',
  });
  expect(written['index.mdx']).toContain('<Warning title="Reefs">\n\n<span id="reefs" />\n\nLook out.\n</Warning>');
  expect(written['index.mdx']).toContain('<Accordion title="Rocks">\n\n<span id="rocks" />\n');
});
