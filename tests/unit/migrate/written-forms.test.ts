import { expect, test } from 'vitest';
import { fenceIndentedCode } from '../../../src/migrate/markup/fence-indented-code.ts';
import { settleFormulas } from '../../../src/migrate/markup/settle-formulas.ts';
import { linearGrowth, measureGrowth } from '../measure-growth.ts';
import { migrateFiles } from './migrate-files.ts';

test('a formula that begins where the last one ended has marks of its own alone', () => {
  expect(settleFormulas('$$\na\n$$ and $$\nb\n$$\n')).toBe('$$\na\n$$\nand\n$$\nb\n$$\n');
});

test.each([
  ['formulas', (length: number) => settleFormulas('$$\na\n$$\n\n'.repeat(length))],
  ['indented elements', (length: number) => fenceIndentedCode('    <p>a</p>\n\n'.repeat(length))],
])('%s take no time with the square of their number', (_, convert) => {
  expect(measureGrowth(convert, 2000)).toBeLessThan(linearGrowth);
});

test('titles lose the backslashes before marks, and code in them keeps its own', () => {
  const title = 'The SEA\\_SIDE of `a\\_b`';
  const { written: readme } = migrateFiles({
    'docs/_order.yaml': '- boats\n',
    'docs/boats.md': `---\ntitle: Boats\n---\n\n> 📘 ${title}\n>\n> x\n\n[block:callout]\n{"type":"info","title":"SEA\\\\_LEVEL","body":"y"}\n[/block]\n`,
  });
  const shown = 'title={"The SEA_SIDE of `a\\\\_b`"}';
  expect(Object.values(readme).join()).toContain(`<Info ${shown}>`);
  expect(Object.values(readme).join()).toContain('<Info title="SEA_LEVEL">');
  const { written: mkdocs } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md': `# Boats\n\n!!! note "${title}"\n\n    x\n\n=== "A\\_B"\n\n    y\n\n/// note | A\\_B\nz\n///\n`,
    'docs/a.md': '# A\n',
  });
  expect(mkdocs['index.mdx']).toContain(`<Note ${shown}>`);
  expect(mkdocs['index.mdx']).toContain('<Tab title="A_B">');
  expect(mkdocs['index.mdx']).toContain('<Note title="A_B">');
  const { written: nextra } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"2"}}',
    'pages/_meta.json': '{"index":"Boats","a":"A"}',
    'pages/a.mdx': '# A\n',
    'pages/index.mdx': `# Boats\n\n<Steps>\n### ${title}\n\nx\n\n### Sail\\_up\n\ny\n</Steps>\n\n> [!NOTE] A\\_B\n> z\n`,
  });
  expect(nextra['index.mdx']).toContain(`<Step ${shown}`);
  expect(nextra['index.mdx']).toContain('<Step title="Sail_up"');
});

test('GitBook: text in a colour has that alone, and what is marked stays so', () => {
  const { written } = migrateFiles({
    'SUMMARY.md': '# S\n\n* [Boats](README.md)\n* [A](a.md)\n',
    'a.md': '# A\n',
    'README.md':
      '# Boats\n\nSail<mark style="color:red;">\\*</mark> and <mark style="color:blue;">`GET`</mark>, <mark style="background-color:red;">mind</mark>, <mark>so</mark> `<mark style="color:red;">x</mark>`.\n',
  });
  expect(written['index.mdx']).toContain(
    'Sail<span style="color:red;">\\*</span> and <span style="color:blue;">`GET`</span>, <mark style="background-color:red;">mind</mark>, <mark>so</mark> `<mark style="color:red;">x</mark>`.',
  );
});
