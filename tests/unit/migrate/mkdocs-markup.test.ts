import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

test('MkDocs: pictures with sizes, grids of cards, icons, the repository in the bar', () => {
  const { config, written } = migrateFiles({
    'mkdocs.yml':
      'site_name: Boats\nrepo_url: https://github.com/boats/boats\ntheme:\n  name: material\n  palette:\n    - primary: deep-purple\nextra:\n  social:\n    - icon: fontawesome/brands/discord\n      link: https://chat.example\n',
    'docs/boat.png': 'png',
    'docs/index.md': `# Boats

![A boat](boat.png){ width="300" align=left } ![plain](boat.png) ![night](boat.png#only-dark)

<div class="grid cards" markdown>

-   :fontawesome-brands-github:{ .lg .middle } __Fast__

    ---

    It [swims](index.md)

    [:octicons-arrow-right-24: More](index.md)

- **Small** and light

</div>

\`![x](y){ width=1 }\`
`,
  });
  expect(config).toMatchObject({
    colors: { primary: '#7E56C2' },
    navbar: { links: [{ type: 'github', href: 'https://github.com/boats/boats' }] },
    footer: { socials: { discord: 'https://chat.example' } },
  });
  const page = written['index.mdx'];
  expect(page).toContain('<img src="/boat.png" alt="A boat" width="300" align="left" /> ![plain](/boat.png)');
  expect(page).toContain('<img src="/boat.png" alt="night" className="hidden dark:block" />');
  expect(page).toContain(
    '<CardGroup cols={2}>\n<Card title="Fast" icon="github">\n\nIt [swims](/)\n\n[<Icon icon="arrow-right" /> More](/)\n\n</Card>',
  );
  expect(page).toContain('<Card>\n\n**Small** and light\n\n</Card>\n</CardGroup>');
  expect(page).toContain('`![x](y){ width=1 }`');
});

test('MkDocs: places without a text, tabs in a list, icons by our names, numbers of annotations, signs', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\ntheme:\n  name: material\n',
    'docs/index.md':
      '# Boats\n\n[](){#hull}\n\n:material-check-circle-outline: afloat :simple-x: :octicons-unheard-of-24: :tada: `:tada:` :unheard:\n\n' +
      '- One\n\n    === ":material-apple: A"\n\n        ```yaml\n        key: # (1)!\n        ```\n\n    === "B"\n\n        b\n\n    After.\n\n[Hull](#hull)\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain('<span id="hull" />');
  expect(page).toContain(
    '<Icon icon="circle-check" /> afloat <Icon icon="x-twitter" iconType="brands" /> 🎉 `:tada:` :unheard:',
  );
  expect(page).toContain(
    '    <Tabs>\n    <Tab title="A">\n\n    ```yaml\n    key: # (1)\n    ```\n    </Tab>\n    <Tab title="B">',
  );
  expect(page).toContain('    </Tabs>\n\n    After.');
});

test('MkDocs: settings in parts, what is left out, a tab by the title of its page', () => {
  const { config, generator, written } = migrateFiles({
    'mkdocs-common.yml':
      'site_name: Boats\ntheme:\n  name: material\n  features: [navigation.tabs]\nexclude_docs: |\n  drafts/\n  /notes.md\nplugins:\n  exclude:\n    glob: ["**/_*.md"]\n',
    'mkdocs-nav.yml': 'nav:\n  - index.md\n  - Guide:\n      - guide/hull.md\n',
    'mkdocs-online.yml': 'INHERIT: mkdocs-common.yml\ntheme:\n  palette:\n    primary: deep-purple\n',
    'docs/index.md': '# All about boats\n',
    'docs/notes.md': '# Notes\n',
    'docs/guide/hull.md': '# Hull\n',
    'docs/guide/_template.md': '# Template\n',
    'docs/guide/drafts/sail.md': '# Sail\n',
  });
  expect(generator).toBe('MkDocs');
  expect(config).toMatchObject({ name: 'Boats', colors: { primary: '#7E56C2' } });
  expect(config.navigation.tabs).toEqual([
    { tab: 'All about boats', pages: ['index'] },
    { tab: 'Guide', pages: ['guide/hull'] },
  ]);
  expect(Object.keys(written).filter((file) => /\.mdx?$/.test(file))).toEqual(['index.mdx', 'guide/hull.mdx']);
});

test('MkDocs: of the sites of several languages that with the most pages; code put in; terminals', () => {
  const { config, written } = migrateFiles({
    'code/boat.py': 'import sea\n\n\ndef sail():\n    sea.go()\n    return 1\n',
    'docs/az/mkdocs.yml': 'INHERIT: ../en/mkdocs.yml\n',
    'docs/az/docs/index.md': '# Salam\n',
    'docs/en/mkdocs.yml': 'site_name: Boats\nnav: [index.md, a.md]\n',
    'docs/en/docs/index.md':
      '# Hello\n\n{* ../../code/boat.py ln[4:6] hl[5] *}\n\n<div class="termy">\n\n```console\n$ <font color="#4E9A06">sail</font> &lt;now&gt;\n```\n\n</div>\n',
    'docs/en/docs/a.md': '# A\n',
  });
  expect(config.name).toBe('Boats');
  expect(config.navigation.pages).toEqual(['index', 'a']);
  expect(written['index.mdx']).toContain('```py {2}\ndef sail():\n    sea.go()\n    return 1\n```');
  expect(written['index.mdx']).toContain('```console\n$ sail <now>\n```');
});

test('MkDocs: links to names of a program lead to where the name, or what holds it, is shown', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md': '# Boats\n\n[`sail()`][boats.Boat.sail], [boats.Boat][], [x][other.Name], `[a][boats.Boat]`\n',
    'docs/api/boat.md': '# Boat\n\n::: boats.Boat\n    options:\n      x: 1\n',
  });
  expect(written['index.mdx']).toContain(
    '[`sail()`](/api/boat#boats.Boat), [boats.Boat](/api/boat#boats.Boat), [x][other.Name], `[a][boats.Boat]`',
  );
});

test('MkDocs: braces and signs of templates stay where no plug-in reads them; hooks are told', () => {
  const { written, losses } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nplugins:\n  - search\n  - tags: {}\nhooks: [boats.py]\n',
    'docs/index.md':
      '---\ntemplate: home.html\n---\n# Boats\n\n{% if wind %}sail{% endif %}\n\n```html\n{% include "boat.html" %}\n```\n',
  });
  expect(written['index.mdx']).toContain('{% if wind %}sail{% endif %}');
  expect(written['index.mdx']).toContain('{% include "boat.html" %}');
  expect(losses).toEqual([
    { file: 'mkdocs.yml', message: 'hooks: programs that change pages while they are built' },
    { file: 'docs/index.md', line: 1, message: 'template: home.html, a program' },
  ]);
});

test('MkDocs: of the definitions put below every page those that a page names; links by names', () => {
  const { written } = migrateFiles({
    'mkdocs.yml':
      'site_name: Boats\nmarkdown_extensions:\n  - footnotes\n  - pymdownx.snippets:\n      auto_append: [includes/links.md]\n',
    'includes/links.md': '  [boat.hull]: https://boats.example/hull\n  [boat.sail]: https://boats.example/sail\n',
    'docs/index.md':
      '# Boats\n\nThe [`hull` of it]\n[boat.hull], [versions][^1] and [x]\n[y].\n\n- [x] [versions]\n\n??? tip "Read [versions] and `x`"\n\n    z\n\n  [versions]: https://semver.example\n  [^1]: A note\n',
  });
  const page = written['index.mdx'];
  expect(page).toContain('The [`hull` of it][boat.hull], [versions][][^1] and [x]\n[y].');
  expect(page).toContain('- [x] [versions]\n');
  expect(page).toContain('<Accordion title="Read versions and `x`">');
  expect(page).toContain('[boat.hull]: https://boats.example/hull');
  expect(page).not.toContain('boat.sail');
});

test('MkDocs: signs, keys and coloured code, where the settings ask for them', () => {
  const page =
    '# Boats\n\n^^new^^ 3^2^ H~2~O ~~old~~ (c) +/- ++ctrl+comma++ `#!js let x` `a (c) ^^b^^`\n\n==now== if a == b and c == d\n';
  const extensions =
    'markdown_extensions: [pymdownx.caret, pymdownx.tilde, pymdownx.smartsymbols, pymdownx.keys, pymdownx.mark]\n';
  const { written } = migrateFiles({ 'mkdocs.yml': `site_name: Boats\n${extensions}`, 'docs/index.md': page });
  expect(written['index.mdx']).toContain(
    '<ins>new</ins> 3<sup>2</sup> H<sub>2</sub>O ~~old~~ © ± <kbd>Ctrl</kbd>+<kbd>,</kbd> `let x` `a (c) ^^b^^`',
  );
  expect(written['index.mdx']).toContain('<mark>now</mark> if a == b and c == d');
  const plain = migrateFiles({ 'mkdocs.yml': 'site_name: Boats\n', 'docs/index.md': page });
  expect(plain.written['index.mdx']).toContain('^^new^^ 3^2^ H~2~O ~~old~~ (c) +/- ++ctrl+comma++');
  expect(plain.written['index.mdx']).toContain('==now== if a == b and c == d');
  const zensical = migrateFiles({ 'zensical.toml': '[project]\nsite_name = "Boats"\n', 'docs/index.md': page });
  expect(zensical.written['index.mdx']).toContain('<mark>now</mark> if');
  const named = migrateFiles({
    'zensical.toml': '[project]\nsite_name = "Boats"\n[project.markdown_extensions]\npymdownx.caret = {}\n',
    'docs/index.md': page,
  });
  expect(named.written['index.mdx']).toContain('<ins>new</ins> 3<sup>2</sup> H~2~O');
});

test('MkDocs: lists of definitions, with blocks in them', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nmarkdown_extensions: [def_list, admonition]\n',
    'docs/index.md':
      '# Boats\n\n`hull`, what swims\n:   It is\n    of wood.\n\n    - oak\n\nSail\nSheet\n\n:   !!! note\n\n        Loud\n\nNo term:\n\n```yaml\nkey\n:   value\n```\n',
  });
  const page = written['index.mdx'];
  expect(page).toContain(
    '<dl>\n<dt>`hull`, what swims</dt>\n<dd>\n\nIt is\nof wood.\n\n- oak\n\n</dd>\n<dt>Sail</dt>\n<dt>Sheet</dt>\n<dd>\n\n<Note>',
  );
  expect(page).toContain('Loud\n</Note>');
  expect(page).toContain('No term:\n\n```yaml\nkey\n:   value\n```');
});

test('MkDocs: code that shows Markdown stays as it is written', () => {
  const shown =
    '=== "C"\n\n    ``` c\n    int x;\n    ```\n\n<div class="grid cards" markdown>\n\n- :fontawesome-brands-github: __A__\n\n</div>\n\n> [!NOTE]\n> Wind';
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md': `# Boats\n\n\`\`\` text\n${shown}\n\`\`\`\n\n=== "A"\n\n    \`\`\`\n\nEnd\n`,
  });
  expect(written['index.mdx']).toContain(`\`\`\`\`text\n${shown}\n\`\`\`\`\n`);
  // A fence without an end ends with its block.
  expect(written['index.mdx']).toContain('```\n```\n</Tab>');
});

test('texts of templates of a theme of the site’s own come along: the banner, and pages that a template shows', () => {
  const { written, config, losses } = migrateFiles({
    'mkdocs.yml':
      'site_name: Boats\nsite_description: All of them\ntheme:\n  name: material\n  custom_dir: overrides\n',
    'overrides/main.html': `{% extends "base.html" %}
{% block extrahead %}<link rel="stylesheet" href="{{ 'a.css' | url }}">{% endblock %}
{% block announce %}{% include "announce.html" %}{% endblock %}`,
    'overrides/announce.html':
      '{# short #}<span class="icon">{% include ".icons/ship.svg" %}</span> New: <a href="{{ \'ports/\' | url }}">all <b>ports</b></a>\n',
    'overrides/partials/nav.html': '<nav></nav>',
    'overrides/assets/boat.png': 'png',
    'overrides/home.html': `{% extends "main.html" %}
{% block tabs %}{{ super() }}<style>a{}</style>
<section><div><h1>Boats <em>that</em> float</h1><p>{{ config.site_description }}.</p>
<img src="assets/boat.png" alt="A boat"><a href="{{ page.next_page.url | url }}">Start</a> <a class="md-button" href="ports/">Ports</a>
<ul><li><b>Fast</b> ones</li><li>{x}</li></ul></div></section>{% for s in sponsors %}<p>{{ s }}</p>{% endfor %}{% endblock %}
{% block content %}{% endblock %}`,
    'docs/index.md': '---\ntitle: Home\ntemplate: home.html\n---\n# Unseen\n',
    'docs/ports.md': '---\ntemplate: lost.html\n---\n# Ports\n',
  });
  expect(config.banner).toEqual({ content: 'New: [all **ports**](/ports/)', dismissible: true });
  expect(written['index.mdx']).toBe(`---
title: Boats that float
sidebarTitle: Home
---

All of them.

![A boat](/assets/boat.png)Start [Ports](/ports)

- **Fast** ones
- \\{x\\}
`);
  expect(written['assets/boat.png']).toBe('png');
  expect(losses).toEqual([
    { file: 'overrides/main.html', line: 2, message: 'custom_dir: the block "extrahead" of the theme' },
    { file: 'overrides/partials/nav.html', message: 'custom_dir: a custom part of the theme' },
    { file: 'docs/ports.md', line: 1, message: 'template: lost.html, a program' },
  ]);
});

test('MkDocs: what snippets put in is as deep as their line, and the part that they name', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nmarkdown_extensions: [pymdownx.snippets]\n',
    'docs/index.md':
      '=== "row.py"\n\n    ```python\n    --8<-- "row.py"\n    ```\n\n=== "a part"\n\n    ```python\n    --8<-- "row.py:stop"\n    ```\n\n' +
      '=== "lines"\n\n    ```python\n    --8<-- "row.py:1:2,6"\n    ```\n\n--8<--\na.txt\n; b.txt\nc.txt\n--8<--\n\n--8<-- "boat.svg"\n',
    'boat.svg': '<?xml version="1.0"?>\n<svg>\n  <text>a\n</text><text>b</text></svg>\n',
    'row.py': 'import sea\n\n# --8<-- [start:stop]\ndef stop():\n    rest()\n# --8<-- [end:stop]\nrow()\n',
    'a.txt': 'First\n',
    'c.txt': 'Third\n',
  });
  const page = written['index.mdx'];
  const code = (text: string) => `\`\`\`python\n${text}\n\`\`\`\n`;
  expect(page).toContain(`<Tab title="row.py">\n\n${code('import sea\n\ndef stop():\n    rest()\nrow()')}`);
  expect(page).toContain(`<Tab title="a part">\n\n${code('def stop():\n    rest()')}`);
  expect(page).toContain(`<Tab title="lines">\n\n${code('import sea\n\nrow()')}`);
  expect(page).toContain('\nFirst\n\nThird');
  expect(page).toContain('\n<svg> <text>a </text><text>b</text></svg>');
});

test('MkDocs: entries that lead to other sites, ids of headings that hold code, folders of snippets, ids in other letters', () => {
  const nav = 'nav:\n  - index.md\n  - Guide:\n      - Wind: wind.md\n      - Forum: https://forum.example\n';
  const site = (more: string): Record<string, string> => ({
    'mkdocs.yml': `site_name: Boats\n${nav}markdown_extensions:\n  - attr_list\n  - pymdownx.snippets:\n      base_path: [parts]\n${more}`,
    'docs/index.md': '# Boats\n\n--8<-- "sea.md"\n\n## The `sail` option & more { #sail .big }\n\n## Grün ist\n',
    'docs/wind.md': '# Wind\n',
    'parts/sea.md': 'The sea.\n',
  });
  const plain = migrateFiles(site(''));
  expect(plain.losses).toEqual([]);
  expect(plain.config.navigation.pages).toEqual(['index', { group: 'Guide', pages: ['wind', 'links/forum'] }]);
  expect(plain.written['links/forum.mdx']).toBe('---\ntitle: Forum\nurl: https://forum.example\n---\n');
  expect(plain.written['index.mdx']).toContain(
    'The sea.\n\n## The `sail` option & more {#sail}\n\n## Grün ist {#grun-ist}\n',
  );
  const slugs =
    '  - toc:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify\n        kwds:\n          case: lower\n';
  expect(migrateFiles(site(slugs)).written['index.mdx']).toContain('## Grün ist\n');
  const cased = slugs.replace(/kwds:.*/s, 'kwds: {}\n');
  expect(migrateFiles(site(cased)).written['index.mdx']).toContain('## Grün ist {#Grün-ist}\n');
});

test('MkDocs: a tab that leads to another site is a link', () => {
  const { config } = migrateFiles({
    'mkdocs.yml':
      'site_name: Boats\nsite_url: https://boats.example/docs/\ntheme:\n  name: material\n  custom_dir: own\n  features: [navigation.tabs]\nnav:\n  - Home: index.md\n  - API: https://api.example\n',
    'docs/index.md': '# Boats\n',
    'own/main.html': '{% extends "base.html" %}\n{% block announce %}<a href="/docs/sea/">New</a>{% endblock %}\n',
  });
  expect(config.banner.content).toBe('[New](/sea/)');
  expect(config.navigation.tabs).toEqual([
    { tab: 'Home', pages: ['index'] },
    { tab: 'API', href: 'https://api.example' },
  ]);
});

test('MkDocs: content that tabs indent belongs to its block, and code in it keeps its own', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md':
      '# Boats\n\n=== "A"\n\n\t```py\n\tx = 1\n\t\t# no heading\n    y\n\t```\n\n\t1. One\n\n=== "B"\n\n    ```make\n    all:\n    \trun\n    ```\n\n\tEnd\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain('<Tab title="A">\n\n```py\nx = 1\n\t# no heading\ny\n```\n\n1. One\n</Tab>\n<Tab title="B">');
  expect(page).toContain('```make\nall:\n\trun\n```\n\nEnd\n</Tab>\n\n</Tabs>');
});

test('MkDocs: a title may hold quotation marks', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md': '# Boats\n\n!!! info "We say "boat" here."\n\n??? note "A "b""\n\n    Text\n',
  });
  expect(written['index.mdx']).toContain('<Info title={"We say \\"boat\\" here."}>');
  expect(written['index.mdx']).toContain('<Accordion title={"A \\"b\\""}>\n\nText\n</Accordion>');
});

test('Markdown: signs that start no tag, ends of lines written as closing tags, what is put in and is not there', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nmarkdown_extensions: [pymdownx.arithmatex]\n',
    'docs/index.md':
      '# Boats\n\na <= b, <1kb, x <- y, \\<z, <code>--to=<[p:]n></code> `<= 1` $a <1$ <https://a.example>\n\n| a</br>b | c |\n|---|---|\n\n--8<-- "lost.md"\n\n<!-- kept <= -->\n\n<b>bold</b>\n',
  });
  const page = written['index.mdx'];
  expect(page).toContain(
    'a &lt;= b, &lt;1kb, x &lt;- y, \\<z, <code>--to=&lt;[p:]n></code> `<= 1` $a <1$ [https://a.example](https://a.example)',
  );
  expect(page).toContain('| a<br />b | c |');
  expect(page).not.toContain('8<');
  expect(page).toContain('<b>bold</b>');
});

test('MkDocs: code without an end in tabs within tabs ends once', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md': '# Boats\n\n=== "A"\n\n    === "B"\n\n        ```sh\n        x\n\n=== "C"\n\n    c\n',
  });
  expect(written['index.mdx']).toContain(
    '<Tabs>\n<Tab title="A">\n\n<Tabs>\n<Tab title="B">\n\n```sh\nx\n```\n</Tab>\n</Tabs>\n</Tab>\n<Tab title="C">',
  );
});

test('formulas keep what would be marks elsewhere, and get dollars', () => {
  const { written } = migrateFiles({
    'mkdocs.yml':
      'site_name: Boats\nmarkdown_extensions:\n  - attr_list\n  - pymdownx.arithmatex:\n      generic: true\n  - pymdownx.caret\n  - pymdownx.tilde\n',
    'docs/index.md':
      '# Boats\n\n$$\n\\cos x=\\sum_{k=0}^{\\infty}\\frac{(-1)^k}{(2k)!}x^{2k}\n$$\n\nOf \\(a_{i=0}^n\\), $b_{i=1}^m^n$ and x^2^.\n\n\\[\nc^d^e\n\\]\n',
    'docs/two.md': '# Two\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain('$$\n\\cos x=\\sum_{k=0}^{\\infty}\\frac{(-1)^k}{(2k)!}x^{2k}\n$$');
  expect(page).toContain('Of $a_{i=0}^n$, $b_{i=1}^m^n$ and x<sup>2</sup>.');
  expect(page).toContain('$$\nc^d^e\n$$');
});

test('a term that is a comment or an element is a term', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nmarkdown_extensions:\n  - def_list\n  - admonition\n',
    'docs/index.md': '# Boats\n\n<!-- boat -->\n\n:   !!! note\n\n        It swims.\n\n<b>Hull</b>\n:   Wood\n',
    'docs/two.md': '# Two\n',
  });
  expect(written['index.mdx']).not.toContain('!!!');
  expect(written['index.mdx']).toMatch(/<dt>\{\/\* boat \*\/\}<\/dt>\n<dd>\n\n<Note>\n+It swims\.\n+<\/Note>/);
  expect(written['index.mdx']).toContain('<dt><b>Hull</b></dt>');
});

test('settings of Zensical in YAML', () => {
  const { generator, config } = migrateFiles({
    'zensical.yml': 'site_name: Boats\ndocs_dir: pages\n',
    'pages/index.md': '# Boats\n',
    'pages/two.md': '# Two\n',
  });
  expect(generator).toBe('MkDocs');
  expect(config.name).toBe('Boats');
});

test('blocks of PyMdown with options, elements, captions, and names that only the site has', () => {
  const { written } = migrateFiles({
    'mkdocs.yml':
      'site_name: Boats\nmarkdown_extensions: [pymdownx.caret, pymdownx.quotes, pymdownx.arithmatex, attr_list]\n',
    'docs/index.md': [
      '# Boats {: #\\6.0}',
      '',
      '//// html | div.result#here[title="x"]',
      '/// admonition | The 2^nd^ one',
      '    type: warning',
      '',
      'Wet',
      '///',
      '////',
      '',
      '/// details | More',
      '    open: True',
      'Deep',
      '///',
      '',
      '/// new | New 11.0',
      'Text',
      '///',
      '',
      '/// caption',
      'A boat',
      '///',
      '',
      '> [!harbour] Where',
      '> Here',
      '> > [!danger]',
      '> > Rocks',
      '',
      '\\begin{align}',
      'a^b^c',
      '\\end{align}',
    ].join('\n'),
    'docs/two.md': '# Two\n',
  });
  const page = written['index.mdx']!;
  expect(page).not.toMatch(/type:|open:|\[!|\/\/\/|\{:/);
  expect(page).toContain('<div className="result" id="here">\n<Warning title="The 2nd one">');
  expect(page).toMatch(/<Accordion title="More" defaultOpen>\n+Deep/);
  expect(page).toContain('<Note title="New 11.0">\nText\n</Note>');
  expect(page).toContain('<figcaption>\nA boat\n</figcaption>');
  expect(page).toMatch(/<Note title="Where">\nHere\n<Danger>\nRocks\n<\/Danger>\n<\/Note>/);
  expect(page).toContain('$$\n\\begin{align}\na^b^c\n\\end{align}\n$$');
});

test('templates of mkdocs-macros are filled in code, too, and what is not known there stays and is told', () => {
  const { written, losses } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nplugins: [macros]\nextra:\n  boat: { version: 2.1.0 }\n',
    'docs/index.md':
      '# Boats\n\nTake `boats=={{ boat.version }}`:\n\n```sh\npip install boats=={{ boat.version }} {{ git.tag }}\n```\n\n{% raw %}\n```sh\n{{ boat.version }}\n```\n{% endraw %}\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain('Take `boats==2.1.0`:\n\n```sh\npip install boats==2.1.0 {{ git.tag }}\n```');
  expect(page).toContain('```sh\n{{ boat.version }}\n```');
  expect(losses).toEqual([{ file: 'docs/index.md', line: 6, message: '{{ git.tag }}, whose value comes from code' }]);
});

test('MkDocs: tables in HTML whose cells go over lines, as programs write them', () => {
  const table = `<h3 id="v1.Boat">Boat
</h3>
<p>All of it</p>
<table>
<tbody>
<tr>
<td>
<code>kind</code><br/>
string</td>
<td>
<p>Of a <Name> or <tag>.</p>
<table>
<tr>
<td>
inner</td>
</tr>
</table>
</td>
</tr><tr><td><p>a</p></td>
<td>b
</td>
</tr>
</tbody>
</table>
After <b>it</b> all
<hr>
`;
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md': `# Boats\n\n${table}\nText\n`,
    'docs/open.md': '# Open\n\n<table>\n<tr><td>\na\n</tr>\n</table>\n',
  });
  expect(written['index.mdx']).toContain(`<h3 id="v1.Boat">Boat </h3>

<p>All of it</p>

<table>
<tbody>
<tr>
<td> <code>kind</code><br/> string</td>
<td> <p>Of a &lt;Name> or &lt;tag>.</p> <table> <tr> <td> inner</td> </tr> </table> </td>
</tr>
<tr>
<td><p>a</p></td>
<td>b </td>
</tr>
</tbody>
</table>

After <b>it</b> all

<hr />

Text`);
  expect(written['open.mdx']).toContain('<tr><td>\na\n</tr>');
});

// Python-Markdown, Attribute Lists: behind an element, at the end of a heading or a cell, or on a line of its own.
test('MkDocs: what only looks like a list of attributes stays', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\nmarkdown_extensions: [attr_list]\n',
    'docs/index.md':
      '# Boats\n\nTake {key=value} pairs, `a`{ .lg }, users{id=1} and f(x){a=b} of [it](a(b)){ .md-button }\n\n## `x` y { .big }\n\n' +
      '| a { .left } | b |\n|---|---|\n| `c` {: .right } | f {#d} |\n\nText\n{ .lead }\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain('Take \\{key=value\\} pairs, `a`, users\\{id=1\\} and f(x)\\{a=b\\} of [it](a(b))\n');
  expect(page).toContain('## `x` y\n');
  expect(page).toContain('| a | b |\n|---|---|\n| `c` | f');
  expect(page).toMatch(/\nText\s*$/);
});

test('MkDocs: changes that are marked, where the settings ask for them', () => {
  const page = '# Boats\n\n{++new++} {--old--} {~~one~>two~~} {==seen==}{>>said<<} `{++code++}`\n';
  const settings = 'site_name: Boats\nmarkdown_extensions: [pymdownx.critic, pymdownx.mark]\n';
  const { written } = migrateFiles({ 'mkdocs.yml': settings, 'docs/index.md': page });
  expect(written['index.mdx']).toContain(
    '<ins>new</ins> <del>old</del> <del>one</del><ins>two</ins> <mark>seen</mark> (said) `{++code++}`',
  );
});

test('MkDocs: code by its indentation within blocks', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md':
      '# Boats\n\n!!! note\n    Text:\n\n        a = {1}\n\n\n        b <c>\n\n    ??? tip\n\n            deep {x}\n\n    - item\n\n        more\n\n=== "Tab"\n\n        tab\n\n    ```sh\n        kept\n    ```\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain('<Note>\nText:\n```\na = {1}\n\n\nb <c>\n```\n');
  expect(page).toContain('```\ndeep {x}\n```\n</Accordion>');
  expect(page).toContain('- item\n\n    more\n');
  expect(page).toContain('<Tab title="Tab">\n```\ntab\n```\n');
  expect(page).toContain('```sh\n    kept\n```');
});

test('MkDocs: what stands above the cards of a grid stays above them', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md': '# Boats\n\n<div class="grid cards" markdown>\n\nPick one:\n\n- **A**\n\n    a\n\n</div>\n',
  });
  expect(written['index.mdx']).toContain('Pick one:\n\n<CardGroup cols={2}>\n<Card title="A">\n\na\n');
});

test('MkDocs: templates of the theme among the pages are no pages; codes stand behind lists of attributes', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\ntheme:\n  name: material\n  custom_dir: docs/overrides\n',
    'docs/overrides/main.html': '{% extends "base.html" %}\n{% block outdated %}Old{% endblock %}\n',
    'docs/shown.html': '<p>Shown</p>\n',
    'docs/index.md': '# Boats\n\n**boat:9**{: .copy }:clipboard: and http://a:100:b\n',
    'docs/a.md': '# A\n',
  });
  expect(Object.keys(written).sort()).toEqual(['a.mdx', 'docs.json', 'index.mdx', 'shown.html']);
  expect(written['index.mdx']).toContain('**boat:9**📋 and http://a:100:b');
});
