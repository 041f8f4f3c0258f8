import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const book = `[book]
title = "The Boat Book"
description = "How boats are built."

[output.html]
git-repository-url = "https://github.com/acme/boats"
site-url = "/boats/"
mathjax-support = true

[output.html.redirect]
"/old.html" = "guide/sails.html#rig"
"/chat.html" = "https://chat.example.com"
`;

test('mdBook: settings, parts, chapters before and after them, drafts, addresses', () => {
  const { config, generator, written, base, losses } = migrateFiles({
    'book.toml': book,
    'src/SUMMARY.md': `# Summary

[Introduction](README.md)

# Building

- [Hull](guide/hull.md)
    - [Planks](./guide/planks.md)
    - [Draft]()
- [Sails](guide/sails.md)

---

# Reference

- [API](api.md)

[Contributors](misc/contributors.md)
`,
    'src/README.md': '# Introduction\n\n[planks](guide/planks.md#two) and [sails](guide/sails.html)\n',
    'src/guide/hull.md': '# Hull\n\n![plan](../images/plan.png)\n',
    'src/guide/planks.md': '# Planks\n\n## Two { #two .wide }\n',
    'src/guide/sails.md': '# Sails\n\n## Rig\n',
    'src/api.md': '# API\n',
    'src/misc/contributors.md': '# Contributors\n',
    'src/parts/only-included.md': 'A part.\n',
    'src/images/plan.png': 'png',
  });
  expect(generator).toBe('mdBook');
  expect(config).toMatchObject({ name: 'The Boat Book', description: 'How boats are built.' });
  expect(config.navbar.links).toEqual([{ type: 'github', href: 'https://github.com/acme/boats' }]);
  expect(base).toBe('/boats');
  expect(config.navigation.pages).toEqual([
    'index',
    {
      group: 'Building',
      pages: [{ group: 'Hull', root: 'guide/hull', pages: ['guide/planks'] }, 'guide/sails'],
    },
    { group: 'Reference', pages: ['api', 'misc/contributors'] },
  ]);
  expect(config.redirects).toEqual([
    { source: '/guide/hull.html', destination: '/guide/hull' },
    { source: '/guide/planks.html', destination: '/guide/planks' },
    { source: '/guide/sails.html', destination: '/guide/sails' },
    { source: '/api.html', destination: '/api' },
    { source: '/misc/contributors.html', destination: '/misc/contributors' },
    { source: '/old.html', destination: '/guide/sails#rig' },
    { source: '/chat.html', destination: 'https://chat.example.com' },
  ]);
  expect(Object.keys(written)).not.toContain('parts/only-included.mdx');
  expect(written['index.mdx']).toContain('[planks](/guide/planks#two) and [sails](/guide/sails)');
  expect(written['guide/planks.mdx']).toContain('## Two {#two}');
  expect(written['images/plan.png']).toBe('png');
  expect(losses).toEqual([
    { file: 'src/SUMMARY.md', line: 9, message: 'A navigation entry that leads to no page: Draft' },
  ]);
});

test('mdBook: files and their parts are put in, and what rustdoc hides is left out', () => {
  const { written, losses } = migrateFiles({
    'book.toml': '[book]\ntitle = "B"\nsrc = "text"\n',
    'text/SUMMARY.md': '- [A](a.md)\n- [B](b.md)\n',
    'text/a.md': `# A

{{#title Another}}
{{#include parts/intro.md}}

\`\`\`rust,ignore
{{#rustdoc_include ../code/main.rs:setup}}
\`\`\`

\`\`\`rust,no_run,noplayground
# fn hidden() {
#[derive(Debug)]
## shown
let x = 1;
#
# }
\`\`\`

\`\`\`toml
{{#include ../code/Cargo.toml:2}}
{{#include ../code/Cargo.toml:3:}}
\\{{#include as-it-is}}
\`\`\`

{{#playground ../code/main.rs editable}}

{{#include gone.md}}

Use \`\\{{#include x}}\` and \\{{#include y}} and {braces}.

{{#playground gone.rs}}
`,
    'text/b.md': '# B\n',
    'text/parts/intro.md': 'Read {{#include deeper/word.md}}.\n',
    'text/parts/deeper/word.md': 'on\n{{#include word.md:1}}{{#include ../intro.md:2:}}\n',
    'code/main.rs':
      'use a;\n// ANCHOR: setup\nlet s = 1;\n// ANCHOR: inner\nlet t = 2;\n// ANCHOR_END: inner\n// ANCHOR_END: setup\nend();\n',
    'code/Cargo.toml': '[package]\nname = "x"\nversion = "1"\n\n[deps]\n',
  });
  const page = written['a.mdx']!;
  expect(page).toContain('\nRead on\non.\n');
  expect(page).toContain('```rust\nlet s = 1;\nlet t = 2;\n```');
  expect(page).toContain('```rust\n#[derive(Debug)]\n# shown\nlet x = 1;\n```');
  expect(page).toContain('```toml\nname = "x"\nversion = "1"\n\n[deps]\n{{#include as-it-is}}\n```');
  expect(page).toContain('```rust\nuse a;\nlet s = 1;\nlet t = 2;\nend();\n```');
  expect(page).toContain('Use `{{#include x}}` and \\{\\{#include y\\}\\} and \\{braces\\}.');
  expect(page).toContain('\\{\\{#include gone.md\\}\\}');
  expect(page).not.toContain('#title');
  expect(losses.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'text/a.md:27 inclusion of gone.md',
    'text/a.md:31 inclusion of gone.rs',
  ]);
});

test('mdBook: boxes of its plug-in, warnings, formulas', () => {
  const { written } = migrateFiles({
    'book.toml': '[book]\n[output.html]\nmathjax-support = true\n',
    'src/SUMMARY.md': '- [A](a.md)\n- [B](b.md)\n',
    'src/a.md': `# A

\`\`\`admonish warning title="Mind *this*"
A \`code\` {here}.

~~~rust,ignore
# hidden
let x;
~~~
\`\`\`

- item

  \`\`\`admonish
  Plain.
  \`\`\`

\`\`\`\`admonish tip title="More", collapsible=true
Folded.
\`\`\`\`

<div class="warning">

Careful.

</div>

Area \\\\( a\\_1 \\times b \\\\) and

\\\\[ x = {1} \\\\]
`,
    'src/b.md': '# B\n',
  });
  const page = written['a.mdx']!;
  expect(page).toContain('<Warning title="Mind *this*">\nA `code` \\{here\\}.\n\n~~~rust\nlet x;\n~~~\n</Warning>');
  expect(page).toContain('- item\n\n  <Note>\n  Plain.\n  </Note>');
  expect(page).toContain('<Accordion title="More">\nFolded.\n</Accordion>');
  expect(page).toContain('<Warning>\n\nCareful.\n\n</Warning>');
  expect(page).toContain('Area $a_1 \\times b$ and\n\n$$x = {1}$$');
});

test('mdBook: redirects from places in pages are told of, once', () => {
  const { config, losses } = migrateFiles({
    'book.toml':
      '[book]\ntitle = "Boats"\n[output.html.redirect]\n"/hull.html#old" = "sails.html#rig"\n"/hull.html#keel" = "sails.html"\n',
    'src/SUMMARY.md': '- [Hull](hull.md)\n- [Sails](sails.md)\n',
    'src/hull.md': '# Hull\n',
    'src/sails.md': '# Sails\n\n## Rig\n',
  });
  expect(config.redirects.map(({ source }: { source: string }) => source)).toEqual(['/hull.html', '/sails.html', '/']);
  expect(losses).toEqual([{ file: 'book.toml', message: 'Redirects from anchors in pages, such as /hull.html#old' }]);
});

test('mdBook: formulas over several lines get lines of their own for their marks, and keep their signs', () => {
  const { written } = migrateFiles({
    'book.toml': '[book]\ntitle = "Boats"\n[preprocessor.katex]\n',
    'src/SUMMARY.md': '- [Hull](hull.md)\n',
    'src/hull.md':
      '# Hull\n\nFor $0 \\leq j < n$ and $2^{r - 1}$:\n$$\\begin{array}{rl}\na &= b \\\\\n\\end{array}$$\n\n> It is\n> $$\na_{1}\n$$\n> so.\n\n- An item $$x\n  + y$$ goes on\n\n## Next {no id}\n\n$$a$$ costs `$$\n` or $5.\n',
  });
  expect(written['hull.mdx']).toContain(
    'For $0 \\leq j < n$ and $2^{r - 1}$:\n$$\n\\begin{array}{rl}\na &= b \\\\\n\\end{array}\n$$\n\n> It is\n> $$\n> a_{1}\n> $$\n> so.\n\n- An item\n  $$\n  x\n  + y\n  $$\n  goes on\n\n## Next \\{no id\\}',
  );
});

test('mdBook: formulas that could be prices or variables elsewhere stay formulas', () => {
  const { written, losses } = migrateFiles({
    'book.toml': '[book]\ntitle = "Boats"\n[preprocessor.katex]\nmacros = "macros.txt"\n',
    'src/SUMMARY.md': '- [Hull](hull.md)\n',
    'src/hull.md': '# Hull\n\n$a$ maps to $b,$ $b$ to $c.$ It costs $5 or $6, `$d,$`.\n',
  });
  expect(written['hull.mdx']).toContain('$a$ maps to $$b,$$ $b$ to $$c.$$ It costs $5 or $6, `$d,$`.');
  expect(losses).toEqual([{ file: 'book.toml', message: 'preprocessor.katex: the commands of macros.txt' }]);
});
