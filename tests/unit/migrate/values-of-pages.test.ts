import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const docusaurus = { 'docusaurus.config.js': "module.exports = { title: 'Boats', presets: [['classic', {}]] };\n" };

test('What a page says of itself by the names of its front matter is written there', () => {
  const text =
    '---\ntitle: Sail <fast> {now}\ndescription: Of "sails"\ncount: 3\nlist: [a]\n---\n\n**{frontMatter.title}** ({ frontmatter.count }) {frontMatter.list}\n\n<Card title={frontMatter.description}>x</Card>\n\n`{frontMatter.title}` \\{frontMatter.title}\n\n```js\n{frontMatter.title}\n```\n';
  const { written } = migrateFiles({ ...docusaurus, 'docs/a.mdx': text, 'docs/b.md': '# B\n' });
  const page = written['docs/a.mdx']!;
  expect(page).toContain('**Sail \\<fast> \\{now}** (3) {frontMatter.list}\n');
  expect(page).toContain('<Card title={"Of \\"sails\\""}>');
  expect(page).toContain('`{frontMatter.title}` \\{frontMatter.title}\n');
  expect(page).toContain('```js\n{frontMatter.title}\n```');
});

test('Components in files that end in .js come along where they need nothing but React', () => {
  const { written, losses } = migrateFiles({
    ...docusaurus,
    'docs/a.mdx':
      "import Mark from '@site/src/components/Mark';\nimport { knots } from '@site/src/data';\nimport old from '@site/src/old';\n\n# A\n\n<Mark>sail</Mark> at {knots}\n",
    'docs/b.md': '# B\n',
    'src/components/Mark/index.js':
      "import React from 'react';\nexport default function Mark({ children }) {\n  return <mark>{children}</mark>;\n}\n",
    'src/data.js': 'export const knots = 5;\n',
    'src/old.js': 'module.exports = 1;\n',
  });
  expect(written['snippets/src/components/Mark/index.jsx']).toContain('<mark>{children}</mark>');
  expect(written['docs/a.mdx']).toContain("import Mark from '/snippets/src/components/Mark/index.jsx';");
  expect(losses.map(({ message }) => message)).toEqual(['import of "@site/src/old"']);
  expect(written['snippets/src/data.jsx']).toBe('export const knots = 5;\n');
});
