import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

test('GitBook and mdBook: entries of a summary can have numbers', () => {
  const summary =
    '# Summary\n\n* [Home](README.md)\n\n## Guides\n\n1. [One](one.md)\n   1) [Deep](deep.md)\n2. [Two](two.md)\n';
  const pages = { 'README.md': '# Home\n', 'one.md': '# One\n', 'deep.md': '# Deep\n', 'two.md': '# Two\n' };
  const space = migrateFiles({ 'SUMMARY.md': summary, ...pages });
  const guides = [{ group: 'One', root: 'one', pages: ['deep'] }, 'two'];
  expect(space.config.navigation.pages).toEqual(['index', { group: 'Guides', pages: guides }]);
  const book = migrateFiles({
    'book.toml': '[book]\ntitle = "Boats"\n',
    'src/SUMMARY.md': summary.replace('## ', '# '),
    ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`src/${name}`, text])),
  });
  expect(book.config.navigation.pages).toEqual(['index', { group: 'Guides', pages: guides }]);
});

test('GitBook: what is put in has no front matter, updates have tags, diagrams of Mermaid are drawn', () => {
  const { written, losses } = migrateFiles({
    'SUMMARY.md': '* [Home](README.md)\n',
    '.gitbook/includes/part.md': '---\ntitle: part\n---\n\nPut in\n',
    'README.md': `# Home

{% include ".gitbook/includes/part.md" %}

{% updates %}
{% update date="2024-01-02" tags="new, api" %}
Text
{% endupdate %}
{% endupdates %}

{% @mermaid/diagram content="graph TD
  A[\\"a {b}\\"] --> B" fullWidth="false" %}

{% @other/block url="x"
%}
`,
  });
  const page = written['index.mdx']!;
  expect(page).toContain('Put in');
  expect(page).not.toContain('title: part');
  expect(page).toContain('<Update label="2024-01-02" tags={["new","api"]}>');
  expect(page).toContain('```mermaid\ngraph TD\n  A["a {b}"] --> B\n```');
  expect(losses.map(({ line, message }) => [line, message])).toEqual([[14, '{% @other/block %}']]);
});

test('VitePress: signs in features are text, and every place where people talk is carried', () => {
  const { written, config } = migrateFiles({
    '.vitepress/config.ts': `export default { title: 'Boats', themeConfig: { socialLinks: [
      { icon: { svg: '<svg/>' }, link: 'https://own.example/a', ariaLabel: 'Own place' },
      { icon: 'discord', link: 'https://discord.example/a' },
      { icon: 'discord', link: 'https://discord.example/b' },
    ] } }\n`,
    'index.md':
      '---\nlayout: home\nfeatures:\n  - title: Sail\n    details: Winds {x} of <b>3</b> < 4\n    link: /a\n    linkText: Read {y}\n---\n',
    'a.md': '# A\n',
  });
  expect(written['index.mdx']).toContain('Winds \\{x} of 3 \\< 4');
  expect(written['index.mdx']).toContain('[Read \\{y}](/a)');
  expect(config.footer.socials).toEqual({ discord: 'https://discord.example/a' });
  expect(config.navbar.links).toEqual([
    { label: 'Own place', href: 'https://own.example/a' },
    { label: 'discord.example', href: 'https://discord.example/b' },
  ]);
});

test('VuePress: links of its router, sizes behind pictures, and what the client alone shows', () => {
  const { written, losses } = migrateFiles({
    'docs/.vuepress/config.js': "export default { title: 'Boats' }\n",
    'docs/README.md': `# Boats

<RouterLink to="/a.html#x">To A</RouterLink> <ClientOnly>Words</ClientOnly>

![p](/p.svg =100x50) ![q](/p.svg =20x)
`,
    'docs/a.md': '# A\n',
    'docs/.vuepress/public/p.svg': '<svg/>',
  });
  expect(written['index.mdx']).toContain('<a href="/a#x">To A</a> Words');
  expect(written['index.mdx']).toContain('<img src="/p.svg" alt="p" width="100" height="50" />');
  expect(written['index.mdx']).toContain('<img src="/p.svg" alt="q" width="20" />');
  expect(losses).toEqual([]);
});

test('ReadMe: the width of a picture is not what it shows', () => {
  const { written } = migrateFiles({
    'docs/Guides/_order.yaml': '- one\n',
    'docs/Guides/one.md':
      '---\ntitle: One\n---\n[block:image]\n{"images":[{"image":["https://files.readme.io/a.png","a.png",10,20]}]}\n[/block]\n',
  });
  expect(Object.values(written).join('')).toContain('![a.png](https://files.readme.io/a.png)');
});
