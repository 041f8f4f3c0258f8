import { describe, expect, test } from 'vitest';
import { parseMdx } from '../../../../src/read/markdown/parse-mdx.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const parse = (source: string) => parseMdx(source, { file: 'a.mdx', line: 5 });

test.each([
  ['An HTML comment', 'Before\n\n<!-- note\nto self -->\n\nAfter'],
  ['An HTML comment without end', 'a <!-- note\n\nb'],
  ['A comment without end', 'a {/* note\n\nb'],
  ['A bare < before a number', 'when x < 5 or x <= 3'],
  ['A generic type', 'A Map<A, B> here'],
  ['A generic type with the name of an element', '<code>Promise<object &#124; null></code> and Map<data, B>'],
  ['An autolink', 'See <https://example.com/a?b=c>.'],
  ['A void element', 'one<br>two <img src="/a.png"> three'],
  ['A void element inside of an element', '<div>hey <br> there</div>\n\n<p>a <img src="/b.png"> c</p>'],
  ['An unclosed element', '<div>\n\ntext'],
  ['A stray closing tag', 'text</div>\n\nmore'],
  ['A tag closed by another', '<Note>see <b>this</Note>'],
  ['An expression that is none', 'Call {a b} now'],
  ['An open brace', 'a set { of things'],
  ['A template tag', 'Hello {% name %}'],
  ['A placeholder in angle brackets', 'Set <your-token> in <API_KEY>'],
  ['An address of mail', 'Write to <ada@example.com>.'],
  [
    'An attribute without quotes',
    '<img src=/a.png width=50%> and <a href=https://example.com/?a=b target=_blank>b</a>',
  ],
  ['Attributes of other tools', '<Tabs :items="a" @click="b" #ref>\n\ntext\n\n</Tabs>'],
  ['A quote that is not closed', '<Card title="One>\n\ntext\n\n</Card>'],
  ['A tag closed by its name in other letters', 'a\n\n<Note>\n\nb\n\n</note>'],
  [
    'An attribute that is no expression',
    '<Card title="a"\n  style={{color: red;}}>b</Card>\n\n<Card title={{a: 1}>c</Card>',
  ],
  ['A spread that is none', '<Card title="a" {...props>b</Card> and <Card {...} icon={} /> <X a={ } />'],
  ['A handler whose brace is not closed', '<a onClick={function() { alert("x") }>b</a> and {c}'],
  ['An unclosed component', '# A\n\n<Note>\nfirst\n\nsecond'],
  ['An unclosed element among others', '<CardGroup>\n<Card title="a">\none\n</CardGroup>\n\nafter'],
  ['An element that ends in another paragraph', '- <details><summary>a</summary>\n\n  b\n\n  </details>\n- c <= d'],
  ['An element that ends in another paragraph behind others', '- <dl><dt>a</dt><dd>\n\n  b\n\n  </dd></dl>\n- c'],
  [
    'An element with another of its name inside',
    '<ParamField body="a">Text\n  <Expandable title="b">\n    <ParamField body="c">x</ParamField>\n  </Expandable>\n</ParamField>',
  ],
  ['Content outside of the list item of its tag', '1. a\n   <Tip>\nb\n   </Tip>\n2. c'],
  ['A fence without end', '<CodeGroup>\n```js\na\n``\n</CodeGroup>\n\nafter'],
  ['A fence at the end of the page without end', 'a\n\n````js\nb\n```\n\n## c\n'],
  ['A sentence that begins with export', 'export your data\n\nimport it again'],
  ['Text right below an import', 'import A from "/a.mdx"\nSome text\n\nmore <= 5'],
  ['A statement that is none', 'export const a = {\n  b: 1,\n\ntext'],
  [
    'TypeScript in statements',
    'export interface Person {\n  name: string;\n}\n\nexport const Greeting = ({ name }: Person) => <b>{name as string}</b>;\n\n<Greeting name="Ada" />',
  ],
  ['Nothing but types', 'export type Name = string;\n\nimport type { A } from "./a";\n\ntext'],
  [
    'TypeScript in an expression',
    'Sum: {[1, 2].reduce((sum: number, one) => {\n  return sum + one;\n}, 0)} in all\n\nafter <=',
  ],
  ['TypeScript in an attribute', '<Card title={((name: string) => name)("Ada")}>\n\ntext\n\n</Card>'],
  ['A closing tag as a topic', 'Put it before </head> in the page'],
])('%s is repaired with a warning', (_, source) => {
  const { tree, source: repaired, problems } = parse(source);
  expect(tree.children.length).toBeGreaterThan(0);
  expect({
    repaired,
    problems: problems.map(({ message, hint, line, column }) => ({ message, hint, line, column })),
  }).toMatchSnapshot();
  expect(problems.every(({ severity, file }) => severity === 'warning' && file === 'a.mdx')).toBe(true);
});

test('valid MDX is left as it is', () => {
  expect(parse('# A\n\n<Card title="x">y</Card>\n')).toMatchObject({
    source: '# A\n\n<Card title="x">y</Card>\n',
    problems: [],
  });
});

test('takes the tags for text with an error instead of looping', () => {
  const { tree, problems } = parse('<i>a</i> b</i>\n\n'.repeat(600));
  expect(tree.children).toHaveLength(600);
  expect(problems.at(-1)).toMatchObject({ severity: 'error', code: 'mdx-syntax' });
});

describe('of one kind of fault, a page may hold any number', () => {
  test.each([
    ['void elements', 'a<br>b<img src="/x.png">', 'a<br />b<img src="/x.png" />', 2],
    ['comments', 'a <!-- b\n--> c', 'a \n c', 1],
    ['addresses', 'See <https://example.com/a>', 'See [https://example.com/a](https://example.com/a)', 1],
    ['signs', 'a <= 5', 'a &lt;= 5', 1],
    ['placeholders', 'Set <your-token>', 'Set &lt;your-token>', 1],
    ['template tags', 'a {% if "b" %} {{ c.d }}', 'a \\{% if "b" %} \\{\\{ c.d }}', 2],
    ['open braces', 'a set { of things', 'a set \\{ of things', 1],
    ['attributes', '<a href=/x>b</a>', '<a href="/x">b</a>', 1],
    ['closing tags of void elements', 'a</br>b', 'a<br />b', 1],
    ['closing tags', 'a</div>', 'a', 1],
    ['unclosed elements', '<p>a', '<p>a</p>', 1],
    ['elements of several paragraphs', '<p>a\n\nb</p>', '<p>\na\n\nb\n</p>', 1],
    [
      'elements of several paragraphs behind others',
      '<details><summary>a</summary><p>\n\nb\n\n</p></details>',
      '<details>\n<summary>a</summary>\n<p>\n\nb\n\n</p>\n</details>',
      2,
    ],
    ['values that are no JavaScript', '<div style={{color: red;}}>a</div>', '<div>a</div>', 1],
    ['values without anything', '<div id={}>a</div>', '<div>a</div>', 1],
    ['closing tags in other letters', '<b>a</B>', '<b>a</b>', 1],
  ])('%s', (_, faulty, mended, kinds) => {
    const page = (count: number): string => `${faulty}\n\n`.repeat(count);
    const { source, problems } = parse(page(800));
    expect(source).toBe(`${mended}\n\n`.repeat(800));
    expect(problems).toHaveLength(800 * kinds);
    expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    const lines = faulty.split('\n').length + 1;
    const places = problems.map(({ line = 0 }) => line).sort((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 800 * kinds }, (_, index) => 5 + lines * Math.floor(index / kinds)));
    expect(measureGrowth((count) => parse(page(count)), 100)).toBeLessThan(linearGrowth);
  });

  test.each([
    ['a string', 'a <br> ', '{"b <br> c <= d"}'],
    ['an attribute', 'a <br> ', '<Card title="b <br> c">d</Card>'],
    ['a statement', 'a <br>\n\n', 'export const b = "<br>";'],
    ['a fence', 'a <br> <!-- b -->\n\n', '```html\n<br> <!-- b -->\n```'],
    ['a fence in a quote', 'a <br> <!-- b -->\n\n', '> ```html\n> <br> <!-- b -->\n> ```'],
    ['code of two lines', 'a <br> ', '`b\n<br>`'],
    ['a formula', 'a <5 and ', '$b <5$'],
    ['an escape', 'a <5 and ', '\\<5'],
    ['an expression', 'a {b c} and ', '{["d e"].map((f) => "{b c}" + f)}'],
    ['an address', 'a <b-c> and ', '[d](<e-f>)'],
    ['another value', '<div id={}>a</div>\n\n', '<div id={[{ b: "}" }]} title="{">c</div>'],
    ['a value in code', '<div id={b c}>a</div>\n\n', '`<div id={b c}>`'],
  ])('but %s is left as it is', (_, faulty, kept) => {
    const { source } = parse(faulty + kept);
    expect(source).not.toContain(faulty);
    expect(source.slice(-kept.length)).toBe(kept);
  });
});

test('ids of headings stay on a page with a brace that is text', () => {
  const { source, problems } = parse('## One {#first}\n\nSee {a b}.\n\n## `Two` {#second}\n');
  expect(source).toBe('## One {#first}\n\nSee \\{a b}.\n\n## `Two` {#second}\n');
  expect(problems).toHaveLength(1);
});

test('a block of another generator is shown as text, and what turns it into a component is told', () => {
  const { source, problems } = parse('{% hint style="info" %}\nText\n{% endhint %}\n');
  expect(source).toBe('\\{% hint style="info" %}\nText\n\\{% endhint %}\n');
  expect(problems.map(({ code, line, message, hint }) => [code, line, message, hint])).toEqual(
    [5, 7].map((line) => [
      'mdx-repaired',
      line,
      'This {% is GitBook or Liquid syntax, which MDX does not support; it is shown as text',
      'Use a component instead; docwright migrate converts a whole folder',
    ]),
  );
});

test('the fault of a void element is not put on the element around it', () => {
  const { source, problems } = parse('<table><tr><td>one<br>two</td><td>{a b}, `<br>`</td></tr></table>');
  expect(source).toBe('<table><tr><td>one<br />two</td><td>\\{a b}, `<br>`</td></tr></table>');
  expect(problems.map(({ message }) => message)).toEqual([
    '<br> is not closed',
    'This { does not start a JavaScript expression; it is shown as text',
  ]);
});

test('a table on one line may hold any number of void elements', () => {
  const row = '<tr><td><p>one<br></p><p>two</p></td></tr>';
  const { source, problems } = parse(`<table>${row.repeat(300)}</table>`);
  expect(source).toBe(`<table>${row.replace('<br>', '<br />').repeat(300)}</table>`);
  expect(problems).toHaveLength(1);
});

test('repairs that undo each other end soon', () => {
  const { problems } = parse('<div>\n\n{{{ <<< $$ \\frac{ </b> <Foo\n\n```js\nunclosed');
  expect(problems.length).toBeLessThan(120);
});

test.each([
  ['https://example.com/?a_b=1&c=_d_'],
  ['https://example.com/*a*/~b~/$c$/[d]/`e`/a_b'],
  ['https://example.com/a)b_(c)'],
])('an address in angle brackets is shown as it is, whatever signs it holds: %s', (address) => {
  const [paragraph] = parse(`See <${address}>.`).tree.children as { children: unknown[] }[];
  expect(paragraph!.children).toMatchObject([
    { type: 'text' },
    { type: 'link', url: address, children: [{ type: 'text', value: address }] },
    { type: 'text', value: '.' },
  ]);
});
