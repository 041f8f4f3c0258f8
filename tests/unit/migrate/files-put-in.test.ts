import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

test('MkDocs: files that are put in stand as deep as what names them, in parts, and can put in others', () => {
  const { written, losses } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nmarkdown_extensions: [pymdownx.tabbed, mdx_include]\n',
    'code/boat.js': 'const a = 1;\n\n# b\nsail(a);\n',
    'parts/a.md': 'Part *a*.\n\n--8<-- "parts/b.md"\n',
    'parts/b.md': 'Part b, with {!parts/c.md!}\n',
    'parts/c.md': 'part c.\n',
    'docs/a.md': '# A\n',
    'docs/index.md': [
      '# Boats\n',
      '=== "JavaScript"\n',
      '    ```js',
      '    {!> code/boat.js !}',
      '    ```\n',
      '=== "Python"\n',
      '    ```py',
      '    {!+ code/boat.js | utf-8 !}',
      '    ```\n',
      '```js',
      '{! code/boat.js [ln:3-4] !}',
      '```\n',
      '```ts',
      '{!code/boat.js!lines=1 3-4!}',
      '```\n',
      '```tsx',
      '{!code/boat.js!lines=4}',
      '```\n',
      '--8<-- "parts/a.md"\n',
    ].join('\n'),
  });
  const page = written['index.mdx']!;
  const code = 'const a = 1;\n\n# b\nsail(a);';
  expect(page).toContain(`<Tab title="JavaScript">\n\n\`\`\`js\n${code}\n\`\`\`\n</Tab>`);
  expect(page).toContain(`<Tab title="Python">\n\n\`\`\`py\n${code}\n\`\`\`\n</Tab>`);
  expect(page).toContain('```js\n# b\nsail(a);\n```');
  expect(page).toContain('```ts\nconst a = 1;\n# b\nsail(a);\n```');
  expect(page).toContain('```tsx\nsail(a);\n```');
  expect(page).toContain('Part *a*.\n\nPart b, with part c.');
  expect(losses).toEqual([]);
});

test('files that put in themselves, or far too much, are put in as far as that goes, and told', () => {
  const { written, losses } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'parts/a.md': 'Part a.\n\n--8<-- "parts/b.md"\n',
    'parts/b.md': 'Part b.\n\n--8<-- "parts/a.md"\n',
    'docs/index.md': '# Boats\n\n--8<-- "parts/a.md"\n\nThe end.\n',
    'docs/a.md': '# A\n',
  });
  expect(written['index.mdx']).toContain('Part a.\n\nPart b.\n\nThe end.');
  expect(losses).toEqual([{ file: 'parts/b.md', line: 3, message: 'inclusion of parts/a.md, which includes this' }]);
  const doubled = Array.from({ length: 40 }, (_, at) => [
    `src/f${at}.md`,
    `Level ${at}.\n\n{{#include f${at + 1}.md}}\n\n{{#include f${at + 1}.md}}\n`,
  ]);
  const { losses: told } = migrateFiles({
    'book.toml': '[book]\ntitle = "Boats"\n',
    'src/SUMMARY.md': '- [Boats](boats.md)\n- [A](a.md)\n',
    'src/boats.md': '# Boats\n\n{{#include f0.md}}\n',
    'src/a.md': '# A\n',
    'src/f40.md': 'End.\n',
    ...Object.fromEntries(doubled),
  });
  expect(told.some(({ message }) => /^inclusion of f\d+\.md: more than 5000 files are included/.test(message))).toBe(
    true,
  );
});

test('VitePress: pieces of pages put in others', () => {
  const { written } = migrateFiles({
    'docs/.vitepress/config.ts': 'export default { title: "Boats" }\n',
    'docs/index.md': '# Boats\n\n<!-- @include: ./parts/a.md -->\n',
    'docs/b.md': '# B\n',
    'docs/parts/a.md': 'Part a.\n\n<!-- @include: ./b.md -->\n',
    'docs/parts/b.md': 'Part b.\n',
  });
  expect(written['index.mdx']).toContain('Part a.\n\nPart b.');
});

test('MkDocs: the line below the head of a table can have nothing between its bars', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md':
      '# Boats\n\n|Site|Agent|\n|||\n|a|b|\n\nSite|Agent|Place\n:-|:|\nc|d|e\n\n```\n|x|\n||\n```\n\n| one |\n\n||\n',
    'docs/a.md': '# A\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain('|Site|Agent|\n|-|-|\n|a|b|');
  expect(page).toContain('Site|Agent|Place\n:-|:-|-\nc|d|e');
  expect(page).toContain('```\n|x|\n||\n```');
  expect(page).toContain('| one |\n\n||');
});

test('Fumadocs: pieces of pages put in others, and none into code that shows how', () => {
  const { written, losses } = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"^15"}}',
    'source.config.ts': 'export const docs = defineDocs({ dir: "content/docs" })\n',
    'content/docs/index.mdx':
      '---\ntitle: Boats\n---\n\n<include>./parts/a.mdx</include>\n\n<include>./how.txt</include>\n',
    'content/docs/hull.mdx': '---\ntitle: Hull\n---\n\nx\n',
    'content/docs/parts/a.mdx': '---\ntitle: A\n---\n\nPart a.\n\n<include>./b.mdx</include>\n',
    'content/docs/parts/b.mdx': '---\ntitle: B\n---\n\nPart b.\n\n<include>./a.mdx</include>\n',
    'content/docs/how.txt': '<include>./parts/b.mdx</include>\n',
  });
  const page = written['docs.mdx'];
  expect(page).toContain('Part a.\n\nPart b.\n');
  expect(page).toContain('```txt\n<include>./parts/b.mdx</include>\n```');
  expect(page!.match(/<include>/g)).toHaveLength(1);
  const message = 'inclusion of ./a.mdx, which includes this';
  expect(losses).toContainEqual({ file: 'content/docs/parts/b.mdx', line: 7, message });
});

test('mdBook: files put in behind marks of quotations stand behind them whole', () => {
  const { written, losses } = migrateFiles({
    'book.toml': '[book]\ntitle = "Boats"\n',
    'code/boat.json': '{\n  "a": 1,\n\n  "b": {}\n}\n',
    'src/SUMMARY.md': '- [Boats](boats.md)\n- [Sails](sails.md)\n',
    'src/sails.md': '# Sails\n',
    'src/boats.md':
      '# Boats\n\n> [!TIP]\n> **The boat**\n>\n> ~~~json\n> {{#include ../code/boat.json}}\n> ~~~\n\n- > A boat: {{#include part.md}}\n\nThe end.\n',
    'src/part.md': 'small,\nand red.\n',
  });
  expect(losses).toEqual([]);
  expect(written['boats.mdx']).toContain(
    '<Tip>\n**The boat**\n\n~~~json\n{\n  "a": 1,\n\n  "b": {}\n}\n~~~\n</Tip>\n\n- > A boat: small,\nand red.\n\nThe end.',
  );
});
