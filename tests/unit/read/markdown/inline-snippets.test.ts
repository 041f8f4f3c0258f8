import { expect, test } from 'vitest';
import type { Problem } from '../../../../src/model/problem.ts';
import { inlineSnippets } from '../../../../src/read/markdown/inline-snippets.ts';
import { parseMdx } from '../../../../src/read/markdown/parse-mdx.ts';
import { resolveImport } from '../../../../src/read/markdown/resolve-import.ts';

const inline = (source: string, snippets: Record<string, string>, file = 'guides/a.mdx') =>
  inlineSnippets(source, { file, snippets });

test('puts an imported snippet in the place of its element', () => {
  const text = inline('import Intro from "/snippets/intro.mdx";\n\n<Intro />\n\nEnd', {
    'snippets/intro.mdx': '## Hello\n\nText',
  });
  expect(text).toContain('## Hello\n\nText\n\nEnd');
});

test('keeps what stands right behind an element apart from the snippet', () => {
  const snippets = { 'snippets/tip.mdx': '<Tip>Not yet.</Tip>\n' };
  const text = inline('import Tip from "/snippets/tip.mdx"\n\n<Tip />\n---\n\n<Tip />\nEnd', snippets);
  expect(text).toMatch(/<Tip>Not yet.<\/Tip>\n\n---\n\n<Tip>Not yet.<\/Tip>\n\nEnd$/);
});

test('what a snippet leaves open ends with it, and is told of where it is written', () => {
  const snippets = {
    'snippets/open.mdx': '---\ntitle: Open\n---\n\nRun {word}:\n\n```sh\n{word}\n',
    'snippets/fold.mdx': '<Accordion title="Fold">\nInside.\n',
    'snippets/both.mdx': 'import Open from "./open.mdx"\n\n<Open word="b" />\n',
  };
  const source =
    'import Open from "/snippets/open.mdx"\nimport Fold from "/snippets/fold.mdx"\nimport Both from "/snippets/both.mdx"\n\n<Open word="a" />\n\n## Next\n\n<Fold />\n\n## Last\n\n<Both />\n';
  const problems: Problem[] = [];
  const text = inlineSnippets(source, { file: 'a.mdx', snippets, problems });
  const { tree, problems: left } = parseMdx(text, { file: 'a.mdx', line: 1 });
  expect(left).toEqual([]);
  const shown = tree.children.map((node) => ('value' in node ? node.value : node.type));
  expect(shown.slice(-7)).toEqual(['paragraph', 'a', 'heading', 'mdxJsxFlowElement', 'heading', 'paragraph', 'b']);
  const places = problems.map(({ code, file, line, via }) => [code, file, line, via]);
  expect(places).toEqual([
    ['mdx-repaired', 'snippets/open.mdx', 7, 'a.mdx'],
    ['mdx-repaired', 'snippets/fold.mdx', 1, 'a.mdx'],
    ['mdx-repaired', 'snippets/open.mdx', 7, 'a.mdx'],
  ]);
});

test('fills props, also inside fences', () => {
  const text = inline('import X from "../snippets/x.mdx"\n\n<X word="banana" />', {
    'snippets/x.mdx': 'A {word}\n\n```\nrun {word}\n```\n',
  });
  expect(text).toContain('A banana');
  expect(text).toContain('run banana');
});

test('text that an expression of a snippet stands for is shown as it is, and no markup', () => {
  const snippets = {
    'snippets/x.mdx':
      "<blockquote>{props.type}</blockquote>\n\n{'Promise<Response>'} {`a {b}`} `{type}`\n\n<Tip title={type}>\nx\n</Tip>\n",
  };
  const text = inline('import X from "/snippets/x.mdx";\n\n<X type="Contract<Schema> | {}" />\n', snippets);
  expect(text).toContain('<blockquote>Contract&lt;Schema> | &#123;}</blockquote>');
  expect(text).toContain('Promise&lt;Response> a &#123;b} `Contract<Schema> | {}`');
  expect(text).toContain('<Tip title={"Contract<Schema> | {}"}>');
});

test('fills props behind a line that begins with inline code of three backticks', () => {
  const snippets = { 'snippets/x.mdx': '```npm i```\n\nA {word ?? "none"}\n\n```\nrun\n```\n' };
  expect(inline('import X from "../snippets/x.mdx"\n\n<X word="banana" />', snippets)).toContain('A banana');
});

test('fills in what stands for a property that is left out, and shows nothing for one without', () => {
  const snippets = {
    'snippets/v.mdx':
      'import { B } from "./b.jsx"\n\nexport const c = { d: 1 };\n\nIt {verb ?? "is"} {a || "b"}, {a ? "x" : `y${n}`}{other}. {c.d} {items.map((i) => <b>{i}</b>)} \\{verb}\n\n<Card title={verb} icon={n}>{/* no */}</Card>\n\n`/users/{id}/{n}`\n',
  };
  const text = inline('import V from "/snippets/v.mdx"\n\n<V n="3" />', snippets);
  expect(text).toContain('It is b, y3. {c.d} {items.map((i) => <b>{i}</b>)} \\{verb}');
  expect(text).toContain('<Card title={undefined} icon={"3"}>{/* no */}</Card>\n\n`/users/{id}/3`');
});

test('knows properties and constants by names in letters of any script', () => {
  const snippets = { 'snippets/grüße.mdx': 'Hello {名前}\n\n```\nof {名前}\n```' };
  const text = inline(
    'import Grüße from "/snippets/grüße.mdx"\n\nexport const größe = "groß"\n\n<Grüße 名前="Max" />\n\n{größe}',
    snippets,
  );
  expect(text).toContain('Hello Max\n\n```\nof Max\n```\n\ngroß');
});

test('fills in texts and numbers that the page declares or imports', () => {
  const snippets = {
    'snippets/variables.mdx': 'export const product = "Acme *Pay*";\nexport const later = makeName();\n',
    'snippets/card.mdx': 'import { product } from "/snippets/variables.mdx"\n\nWith {product}',
  };
  const text = inline(
    "import { product as name, later } from '/snippets/variables.mdx'\nimport Card from '/snippets/card.mdx'\n\nexport const limit = 5;\n\n## {name} limits\n\n{limit} a day, {later}, `{name}`\n\n<Card />\n",
    snippets,
  );
  expect(text).toContain('## Acme \\*Pay\\* limits\n\n5 a day, {later}, `{name}`');
  expect(text).toContain('With Acme \\*Pay\\*');
});

test('brings no statements along, and nothing twice that imports itself', () => {
  const snippets = {
    'one.mdx': 'import Two from "./two.mdx"\n\nexport const x = 1;\n\none <Two/>',
    'two.mdx': 'import One from "./one.mdx"\n\ntwo <One/>',
  };
  const text = inline('import One from "/one.mdx"\n\nSee <One/> here', snippets);
  expect(text.replace(/\s+/g, ' ')).toBe('import One from "/one.mdx" See one two here');
});

test('follows snippets in snippets and stops at circles', () => {
  const snippets = { 'a.mdx': 'import B from "/b.mdx"\n\nA <B />', 'b.mdx': 'import A from "/a.mdx"\n\nB <A />' };
  expect(inline('import A from "/a.mdx"\n\n<A />', snippets)).toContain('A');
});

test('shows legacy snippets by file', () => {
  expect(inline('<Snippet file="note.mdx" />', { 'snippets/note.mdx': 'Noted.' })).toBe('Noted.');
});

test('leaves components and unknown imports as they are', () => {
  const source = 'import { Button } from "/snippets/button.jsx"\n\n<Button />';
  expect(inline(source, { 'snippets/button.jsx': 'export const Button = () => null' })).toBe(source);
});

test.each([
  ['/snippets/a.mdx', 'snippets/a.mdx'],
  ['./b', 'guides/b.mdx'],
  ['../snippets/a', 'snippets/a.mdx'],
  ['snippets/a.mdx', 'snippets/a.mdx'],
  ['/nothing.mdx', null],
])('resolves %s', (specifier, path) => {
  expect(resolveImport(specifier, 'guides/x.mdx', { 'snippets/a.mdx': '', 'guides/b.mdx': '' })).toBe(path);
});

test('fills in code that a snippet declares, with what its literal escapes', () => {
  const snippets = { 'snippets/code.mdx': 'export const Py = "a = [\\n  \\"b\\", \\u0041\\n]\\n";\n' };
  const text = inline(
    `import { Py } from '/snippets/code.mdx'\n\n<CodeGroup>\n    <CodeBlock filename="A" language="Python">\n    {Py}\n    </CodeBlock>\n</CodeGroup>\n`,
    snippets,
  );
  expect(text).toContain('```python\na = [\n  "b", A\n]\n```');
  expect(parseMdx(text, { file: 'a.mdx', line: 1 }).problems).toEqual([]);
});

test.each([
  ['- Do:\n    <CodeBlock language="Python">\n      {Py}\n    </CodeBlock>\n', '      '],
  ['- <CodeBlock language="Python">{Py}</CodeBlock>\n', '  '],
  ['> 1. <CodeBlock language="Python">{Py}</CodeBlock>\n', '>    '],
])('code that a snippet declares stays in its list item or quotation: %j', (page, prefix) => {
  const snippets = { 'snippets/code.mdx': 'export const Py = `# Run\n\nb = c_d`;\n' };
  const text = inline(`import { Py } from '/snippets/code.mdx'\n\n${page}\nAfter\n`, snippets);
  expect(text).toContain(['```python', '# Run', '', 'b = c_d', '```'].join(`\n${prefix}`));
  const { tree, problems } = parseMdx(text, { file: 'a.mdx', line: 1 });
  expect(problems).toEqual([]);
  expect(tree.children.map(({ type }) => type)).toEqual([
    'mdxjsEsm',
    page.startsWith('>') ? 'blockquote' : 'list',
    'paragraph',
  ]);
});

test('snippets that show each other twice do not double without end', () => {
  const snippets = Object.fromEntries(
    Array.from({ length: 40 }, (_, level) => [
      `snippets/s${level}.mdx`,
      `import Inner from '/snippets/s${level + 1}.mdx'\n\nWords ${level}.\n\n<Inner />\n\n<Inner />\n`,
    ]),
  );
  const text = inline("import Inner from '/snippets/s0.mdx'\n\n<Inner />\n\nEnd", snippets);
  expect(text).toContain('Words 0.');
  expect(text).toContain('End');
  expect(text.length).toBeLessThan(10_000_000);
});

test.each([
  ['<P name={1 + 1} />', 'one that is evaluated'],
  ['<P name={<b>x</b>} />', 'an element'],
  ['<P {...given} />', 'one that is spread'],
  ['<P name={unknown} />', 'one that is declared elsewhere'],
])('a snippet whose text only evaluating tells stays an element: %s, %s', (element) => {
  const source = `import P from "/p.mdx"\n\nexport const given = { name: "a" };\n\n${element}\n`;
  for (const snippet of ['Hello {name}', '```\nHello {name}\n```', 'Hello {props.name}'])
    expect(inline(source, { 'p.mdx': snippet })).toContain(element);
  if (!element.includes('...')) expect(inline(source, { 'p.mdx': 'Hello {other}' })).toMatch(/Hello\s*$/);
});

test('so does one that shows what it wraps; one that wraps nothing does not', () => {
  const snippets = { 'p.mdx': 'Before {children} after' };
  const source = 'import P from "/p.mdx"\n\n<P>kept **x**</P>\n\n<P />\n';
  const text = inline(source, snippets);
  expect(text).toContain('<P>kept **x**</P>');
  expect(text).toContain('Before  after');
  expect(inline(source, { 'p.mdx': 'Before' })).not.toContain('kept');
});

test('texts that the page declares are filled in where it gives them to a snippet', () => {
  const source =
    'import P from "/p.mdx"\n\nexport const v = "vee";\nexport const n = 0;\n\n<P name={v} />\n\n<P name={n} />\n';
  const text = inline(source, { 'p.mdx': 'Hello {name}, {name ? "some" : "none"}, `{name}`' });
  expect(text).toContain('Hello vee, some, `vee`');
  // Of numbers only the text is known here.
  expect(text).toContain('<P name={n} />');
});

test('properties are true, false and numbers where a page says so', () => {
  const snippets = {
    'p.mdx':
      '{on ? "yes" : "no"} {off ? "yes" : "no"} {n === 2 ? "two" : "other"} {n + 1} {on}{off}!\n\n```\n{on} {n}\n```\n',
  };
  const text = inline('import P from "/p.mdx"\n\n<P on off={false} n={2} />\n', snippets);
  expect(text).toContain('yes no two 3 !\n\n```\n{on} 2\n```');
});
