import { describe, expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const signs = 'A {width} of {1 + 1}, 1<2.\n\n    code {a}\n';
const shown = 'A \\{width\\} of \\{1 + 1\\}, 1&lt;2.\n```\ncode {a}\n```\n';

const sites: readonly (readonly [name: string, page: string, files: Record<string, string>])[] = [
  [
    'Starlight',
    'src/content/docs/a',
    {
      'package.json': '{"dependencies":{"@astrojs/starlight":"0.30.0"}}',
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Boats' })] }\n",
    },
  ],
  [
    'Fumadocs',
    'content/docs/a',
    {
      'package.json': '{"dependencies":{"fumadocs-ui":"15","fumadocs-mdx":"11"}}',
      'source.config.ts': "export const docs = defineDocs({ dir: 'content/docs' })\n",
    },
  ],
  ['Nextra', 'content/a', { 'package.json': '{"dependencies":{"nextra":"4"}}' }],
  [
    'Docusaurus',
    'docs/a',
    { 'docusaurus.config.js': "module.exports = { title: 'Boats', markdown: { format: 'detect' } }\n" },
  ],
];

describe.each(sites)('%s', (_, page, files) => {
  const carried = (name: string, text: string): string => {
    const { written } = migrateFiles({ ...files, [name]: `---\ntitle: A\n---\n\n${text}` });
    return Object.entries(written).find(([file]) => file.endsWith('a.mdx'))![1];
  };

  test('pages that end in .md have no expressions, and code by its indentation', () => {
    expect(carried(`${page}.md`, signs)).toContain(shown);
  });

  test('pages that end in .mdx stay', () => {
    expect(carried(`${page}.mdx`, signs)).toContain('A {width} of {1 + 1}');
  });
});

test('what was written as MDX is read as such, whatever its ending', () => {
  const { written } = migrateFiles({
    ...sites[2]![2],
    'content/a.md': "import { Tabs } from 'nextra/components'\n\n<Tabs items={['x', 'y']}>\n</Tabs>\n\n{1 + 1}\n",
  });
  expect(written['a.mdx']).toContain('{1 + 1}');
});

test('Docusaurus: a page that says which it is, above what the settings say', () => {
  const config = (markdown: string): string => `module.exports = { title: 'Boats', markdown: ${markdown} }\n`;
  const plain = migrateFiles({
    'docusaurus.config.js': config('{}'),
    'docs/a.mdx': '---\nformat: md\n---\n\n{a}\n',
    'docs/b.md': '{b}\n',
  });
  expect(plain.written['docs/a.mdx']).toContain('\\{a\\}');
  expect(plain.written['docs/b.mdx']).toContain('\n{b}');
  const other = migrateFiles({
    'docusaurus.config.js': config("{ format: 'md' }"),
    'docs/a.mdx': '---\nformat: mdx\n---\n\n{a}\n',
    'docs/b.mdx': '{b}\n',
  });
  expect(other.written['docs/a.mdx']).toContain('\n{a}');
  expect(other.written['docs/b.mdx']).toContain('\\{b\\}');
});
