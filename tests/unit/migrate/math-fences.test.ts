import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const page =
  '# A\n\n```math\n\\frac{a}{b} < c\n```\n\n- One\n\n  ```math\n  x_{i}\n  ```\n\n> ```math\n> y\n> ```\n\n````md\n```math\nshown\n```\n````\n';
const formulas =
  '$$\n\\frac{a}{b} < c\n$$\n\n- One\n\n  $$\n  x_{i}\n  $$\n\n> $$\n> y\n> $$\n\n````md\n```math\nshown\n```\n````\n';

const sites: readonly [name: string, page: string, files: Record<string, string>][] = [
  ['files that GitHub shows', 'a.md', {}],
  [
    'Nextra with `latex`',
    'content/a.mdx',
    {
      'package.json': '{"dependencies":{"nextra":"4"}}',
      'next.config.mjs': "import nextra from 'nextra'\nexport default nextra({ latex: true })({})\n",
    },
  ],
  [
    'Docusaurus with `remark-math`',
    'docs/a.md',
    {
      'docusaurus.config.js':
        "const math = require('remark-math');\nmodule.exports = { title: 'Boats', presets: [['classic', { docs: { remarkPlugins: [math] } }]] }\n",
    },
  ],
  [
    'MkDocs with a fence of its own',
    'docs/a.md',
    {
      'mkdocs.yml':
        'site_name: Boats\nmarkdown_extensions:\n  - pymdownx.superfences:\n      custom_fences:\n        - name: math\n          class: arithmatex\n          format: !!python/object/apply:pymdownx.arithmatex.arithmatex_fenced_format {}\n',
    },
  ],
];

// GitHub, "Writing mathematical expressions"; Nextra, "LaTeX"; rehype-katex 7.
test.each(sites)('fences of mathematics are formulas: %s', (_, file, files) => {
  const { written } = migrateFiles({ ...files, [file]: page, [file.replace(/a(\.mdx?)$/, 'b$1')]: '# B\n' });
  const text = Object.entries(written).find(([name]) => /(?:^|\/)a\.mdx$/.test(name))?.[1];
  expect(text).toContain(formulas);
});

test('fences of mathematics stay code where the old site showed no formulas by them', () => {
  const { written } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"4"}}',
    'content/a.mdx': page,
    'content/b.mdx': '# B\n',
  });
  expect(written['a.mdx']).toContain('```math\n\\frac{a}{b} < c\n```');
});

// GitHub, "Writing inline expressions": what holds signs of Markdown has marks of code, too.
test('formulas within marks of code are formulas in files that GitHub shows', () => {
  const { written } = migrateFiles({ 'a.md': '# A\n\nSo $`a_{i} < b`$, not `` $`a`$ `` or `$HOME`.\n' });
  expect(written['a.mdx']).toContain('So $$a_{i} < b$$, not `` $`a`$ `` or `$HOME`.\n');
});
