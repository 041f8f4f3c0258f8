import { expect, test } from 'vitest';
import { uniqueProblems } from '../../../../src/base/errors/unique-problems.ts';
import { renderSource } from './render-source.ts';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>|\s+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('an import of a package that is not there gives the built-in component of its name', async () => {
  const { html, problems } = await renderSource(
    [
      'import { Card, Columns } from "@acme/docs-kit"',
      'import { Callout as Note2 } from "nextra/components"',
      'import Steps from "other-kit/Steps"',
      'import * as kit from "third-kit"',
      '',
      '<Card title="One">inside</Card>',
      '',
      '<Note2>called</Note2>',
      '',
      '<kit.Badge>new</kit.Badge>',
    ].join('\n'),
  );
  expect(html).toContain('class="card');
  expect(html).toContain('class="callout');
  expect(html).toContain('class="badge');
  expect(problems).toEqual([]);
});

test('a component file, too, gets the built-in of a name whose package is not there', async () => {
  const { html, problems } = await renderSource('import { Box } from "/snippets/box.jsx"\n\n<Box />', {
    'snippets/box.jsx': 'import { Card } from "@acme/kit";\nexport const Box = () => <Card title="In">x</Card>;',
  });
  expect(html).toContain('class="card');
  expect(problems).toEqual([]);
});

test('names of a missing import are reported once, with the line of the import', async () => {
  const { html, problems } = await renderSource(
    '---\ntitle: A\n---\n\nText\n\nimport { Lost, Other, version } from "./nowhere"\n\n<Lost>kept</Lost> <Other/> {version} {version.major.minor}',
  );
  expect(textOf(html)).toBe('Text kept');
  expect(problems).toMatchObject([{ code: 'missing-import', file: 'a.mdx', line: 7 }]);
});

test.each([
  ['import a from "/images/a.png"', 'contains no code'],
  ['import a from "@site/static/a.SVG"', 'contains no code'],
  ['import A from "@site/docs/_a.md"', 'a file of the site'],
  ['import A from "three.js"', 'an installed package'],
])('%s says what it is that is not there', async (statement, words) => {
  const { problems } = await renderSource(`${statement}\n\n<Card title="b" />`);
  expect(problems).toMatchObject([{ code: 'missing-import', line: 1, message: expect.stringContaining(words) }]);
});

test('a snippet without a file is told as one', async () => {
  const { problems } = await renderSource('Text\n\n<Snippet file="none.mdx" />');
  expect(problems).toMatchObject([{ code: 'missing-import', line: 3, message: expect.stringContaining('no snippet') }]);
});

test('an import of built-in components and others names the others alone', async () => {
  const { html, problems } = await renderSource(
    'import { Callout, Cards, Card } from "mintlify/components"\n\n<Cards><Card title="One">kept</Card></Cards>',
  );
  expect(textOf(html)).toContain('kept');
  expect(problems).toMatchObject([{ code: 'missing-import', line: 1, hint: expect.stringContaining('"Card"') }]);
  expect(problems[0]!.message).toContain('"Cards"');
  expect(problems[0]!.message).not.toContain('Callout');
});

test('a name that a file does not export is reported with the nearest one', async () => {
  const { problems } = await renderSource('import { Buton } from "/snippets/b.jsx"\n\n<Buton>kept</Buton>', {
    'snippets/b.jsx': 'export const Button = () => <b/>;',
  });
  expect(problems).toMatchObject([
    {
      code: 'missing-export',
      message: '"snippets/b.jsx" does not export "Buton"',
      hint: 'Did you mean "Button"?',
      line: 1,
    },
  ]);
});

test('snippets that import each other are told with their chain', async () => {
  const { problems } = await renderSource('import One from "/snippets/one.mdx"\n\n<One/>', {
    'snippets/one.mdx': 'import Two from "./two.mdx"\n\none <Two/>',
    'snippets/two.mdx': 'two\n\nimport One from "./one.mdx"\n\n<One/>',
  });
  expect(problems).toMatchObject([
    {
      code: 'circular-import',
      message: 'Files import each other in a circle: snippets/one.mdx → snippets/two.mdx → snippets/one.mdx',
      file: 'snippets/two.mdx',
      line: 3,
      via: 'a.mdx',
    },
  ]);
});

const verb = {
  'snippets/verb.mdx':
    'It {verb ?? "is"} {verb || "was"} {verb ? "x" : "y"} {other} {{ open: "z" }.open}\n\n<Card title={label}>in</Card>',
};

test('what a caller leaves out is undefined in a snippet, and none of its source is shown', async () => {
  const { html, problems } = await renderSource('import V from "/snippets/verb.mdx"\n\n<V/>', verb);
  expect(textOf(html)).toBe('It is was y z in');
  expect(problems.map(({ code, file, line, via }) => [code, file, line, via])).toEqual([
    ['unknown-name', 'snippets/verb.mdx', 1, 'a.mdx'],
    ['unknown-name', 'snippets/verb.mdx', 3, 'a.mdx'],
  ]);
});

test('what a caller gives is what a snippet shows', async () => {
  const { html, problems } = await renderSource(
    'import V from "/snippets/verb.mdx"\n\n<V verb="does" other="this" label="L" />',
    verb,
  );
  expect(textOf(html)).toBe('It does does x this z L in');
  expect(problems).toEqual([]);
});

test('an expression that fails shows nothing, and is told with its file and line', async () => {
  const { html, problems } = await renderSource(
    'import S from "/snippets/s.mdx"\n\nText {null.y} end\n\n`{[1].map()}`\n\n{[1,2].map(\n  (x) => <b>{x.a.b}</b>\n)}\n\n<S/>',
    { 'snippets/s.mdx': '---\ntitle: S\n---\n\nSnippet { undefined\n  .foo } done' },
  );
  expect(textOf(html)).toBe('Text end {[1].map()} Snippet done');
  expect(uniqueProblems(problems).map(({ code, file, line, via }) => [code, file, line, via])).toEqual([
    ['expression-failed', 'a.mdx', 3, undefined],
    ['expression-failed', 'a.mdx', 8, undefined],
    ['expression-failed', 'snippets/s.mdx', 5, 'a.mdx'],
  ]);
});

test('a component file that fails while it is shown is told with its own line', async () => {
  const { problems } = await renderSource('import { Bad } from "/snippets/bad.jsx"\n\n<Bad>kept</Bad>', {
    'snippets/bad.jsx': 'const deep = (x) =>\n  x.a.b;\n\nexport const Bad = () => <p>{deep({})}</p>;',
  });
  expect(problems).toMatchObject([{ code: 'component-failed', file: 'snippets/bad.jsx', line: 2, via: 'a.mdx' }]);
});

test('a name that nothing has stays as text where it reads as a placeholder, and is nothing in code', async () => {
  const { html, problems } = await renderSource(
    'GET /users/{user_id}/{your-key} for {customer.name}, {count ?? 3} {label.toUpperCase()}\n\n<Card title={missing}>x</Card>',
  );
  expect(textOf(html)).toBe('GET /users/{user_id}/{your-key} for {customer.name}, 3 x');
  expect(problems.map(({ code, line }) => [code, line])).toEqual([
    ['unknown-name', 1],
    ['unknown-name', 1],
    ['unknown-name', 1],
    ['unknown-name', 1],
    ['unknown-name', 1],
    ['unknown-name', 3],
  ]);
});

test('an entry of what nothing has stays as text, and a property of what the page has is its value', async () => {
  const { html, problems } = await renderSource(
    [
      'export const user = { id: 5, name: "Ann" };',
      '',
      'It prints {api[\'name\']} and {rows[0]}, {user.id} and {user["name"]}.',
      '',
      'Of {id}, {name}.',
    ].join('\n'),
  );
  expect(textOf(html)).toBe('It prints {api[&#x27;name&#x27;]} and {rows[0]}, 5 and Ann. Of {id}, {name}.');
  expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([
    ['unknown-name', 3, 11],
    ['unknown-name', 3, 29],
    ['unknown-name', 5, 4],
    ['unknown-name', 5, 10],
  ]);
});

test('names in letters of any script are names: placeholders stay, values and properties are shown', async () => {
  const { html, problems } = await renderSource('Open **Settings → {应用}**, {größe-neu} and {$دليل.اسم}.');
  expect(textOf(html)).toBe('Open Settings → {应用} , {größe-neu} and {$دليل.اسم}.');
  expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([
    ['unknown-name', 1, 19],
    ['unknown-name', 1, 27],
    ['unknown-name', 1, 43],
  ]);
  const given = await renderSource(
    [
      'import Grüße from "/snippets/grüße.mdx"',
      'import { 値, Ärger } from "/snippets/teile.jsx"',
      '',
      'export const größe = "groß"',
      '',
      '{größe} {値} <Ärger />',
      '',
      '<Grüße 名前="Max" />',
    ].join('\n'),
    {
      'snippets/grüße.mdx': 'Hello {名前}\n\n```text\nof {名前}\n```',
      'snippets/teile.jsx': 'export const 値 = "five";\nexport const Ärger = () => <b>sore</b>;',
    },
  );
  expect(textOf(given.html)).toMatch(/^groß five sore Hello Max .*of Max/);
  expect(given.problems).toEqual([]);
});

test('of members that a component lacks, each outermost one is told with its line', async () => {
  const { problems } = await renderSource(
    '<Steps>\n<Steps.Old>\n<Steps.Old.Part>a</Steps.Old.Part>\n</Steps.Old>\n\n<Steps.Other />\n</Steps>',
  );
  expect(problems).toMatchObject([
    { code: 'unknown-component', line: 2, cause: 'Steps.Old' },
    { code: 'unknown-component', line: 6, cause: 'Steps.Other' },
  ]);
});

test('an unknown component is told with its line, past code that shows its name', async () => {
  const { problems } = await renderSource(
    '```jsx\n<Nopee>\n```\n\nSee `<Nopee>`.\n\n<Nopee>\nkept\n</Nopee>\n\n<Cardd />',
  );
  expect(problems).toMatchObject([
    { code: 'unknown-component', line: 7, cause: 'Nopee' },
    { code: 'unknown-component', line: 11, hint: 'Did you mean <Card>?' },
  ]);
});

test('an icon that no library has is told with its line', async () => {
  const { problems } = await renderSource('Text\n\n<Icon icon="no-such-picture" />');
  expect(problems).toMatchObject([{ code: 'icon-missing', file: 'a.mdx', line: 3 }]);
});

test('properties of components are checked as docs.json is', async () => {
  const { problems } = await renderSource(
    [
      'Text',
      '',
      '<Card titel="A" icon="house" href={x} data-y="1" horizontal="yes">a</Card>',
      '',
      '<Badge size="large" stroke>b</Badge> <Columns cols={9}><Card title="B" onClick={() => {}} /></Columns>',
      '',
      '<Tabs defaultTabIndex="two"><Tab title="T">t</Tab></Tabs>',
      '',
      'export const Tile = ({ any }) => <b>{any}</b>;',
      '',
      '<Tile any="x" />',
      '',
      'export const x = "/a";',
    ].join('\n'),
  );
  expect(problems.map(({ code, line, message, hint }) => [code, line, message, hint])).toEqual([
    ['component-property', 3, 'The property `titel` of <Card> is unknown and has no effect', 'Did you mean `title`?'],
    ['component-value', 3, 'The value of `horizontal` of <Card> is "yes", but should be true or false', undefined],
    [
      'component-value',
      5,
      'The value of `size` of <Badge> is "large", but should be one of "xs", "sm", "md", "lg"',
      undefined,
    ],
    [
      'component-value',
      5,
      'The value of `cols` of <Columns> is "9", but should be one of "1", "2", "3", "4"',
      undefined,
    ],
    ['component-value', 7, 'The value of `defaultTabIndex` of <Tabs> is "two", but should be a number', undefined],
  ]);
});

test('a wrong value is told where it stands, whatever other elements before it say', async () => {
  const { problems } = await renderSource(
    [
      '<Columns cols={2}>a</Columns>',
      '<Columns cols="9">b</Columns>',
      '<Columns cols={22}>c</Columns>',
      '<Columns cols={ 7 }>d</Columns>',
      '<Steps titleSize="h2"><Step>e</Step></Steps>',
      '<Steps titleSize="h25"><Step>f</Step></Steps>',
      '<Steps titleSize>g</Steps>',
      '<Steps titleSize={"h7"}>h</Steps>',
      '<Steps titleSize="">i</Steps>',
    ].join('\n\n'),
  );
  expect(problems.map(({ code, line }) => [code, line])).toEqual(
    [3, 5, 7, 11, 13, 15, 17].map((line) => ['component-value', line]),
  );
});

test('an audience that is none is told: nobody would see the part', async () => {
  const { problems } = await renderSource(
    '<Visibility for="members">a</Visibility>\n\n<Visibility for={{ groups: ["a"] }}>b</Visibility>\n\n<Visibility for="signed-in">c</Visibility>',
  );
  expect(problems.map(({ code, line, message }) => [code, line, message])).toEqual([
    [
      'component-value',
      1,
      'The value of `for` of <Visibility> is "members", but should be one of "humans", "agents", "signed-in", "signed-out"',
    ],
  ]);
});

test('a page with TypeScript in it is rendered without its types', async () => {
  const { html, problems } = await renderSource(
    'interface Unused {}\n\nexport type Names = string[];\n\nexport const names: Names = ["Ada", "Grace"];\n\n## Names\n\n{names.map((name: string) => <b key={name}>{name}</b>)}',
  );
  expect(textOf(html)).toContain('Ada Grace');
  expect(html).toContain('<h2');
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
});

test('default exports that take no content, and second ones, do not stand in the place of the page', async () => {
  const { html, problems } = await renderSource(
    'First\n\nexport default async function Page() {\n  return <b>other</b>;\n}\n\nSecond\n\nexport default () => 1;\n\nThird <Page2/>\n\nexport default function Page2({ of }) {\n  return <i>{of ?? "layout"}</i>;\n}\n\nexport default function Page3({ of }) {\n  return <i>{of}</i>;\n}',
  );
  expect(textOf(html)).toBe('layout');
  expect(problems.filter(({ code }) => code === 'mdx-repaired').map(({ line }) => line)).toEqual([3, 9, 17]);
  const plain = await renderSource('First\n\nexport default function Page() {\n  return <b>other</b>;\n}\n\nSecond');
  expect(textOf(plain.html)).toBe('First Second');
});

test('dollars in code and in expressions leave what stands between them alone', async () => {
  const { html } = await renderSource(
    "Run `echo $x` and {1 + 2} x $y {`$${3}`} and <b>{'$'}</b>a <b>{'$'}</b>b at https://a.${HOST}.com",
  );
  expect(textOf(html)).toBe('Run echo $x and 3 x $y $3 and $ a $ b at https://a.${HOST}.com');
});

test('an older snippet takes values of any name', async () => {
  const { html, problems } = await renderSource('<Snippet file="a.mdx" word="x" />', {
    'snippets/a.mdx': 'It is {word}',
  });
  expect(textOf(html)).toBe('It is x');
  expect(problems).toEqual([]);
});

test('declarations among exports need no export of their own', async () => {
  const { html, problems } = await renderSource(
    'export const one = 1;\nconst two = one + 1;\nfunction three() {\n  return two + 1;\n}\nconsole.log(one);\n\n{one} {two} {three()}',
  );
  expect(textOf(html)).toBe('1 2 3');
  expect(problems.map(({ code, line }) => [code, line])).toEqual([
    ['mdx-repaired', 2],
    ['mdx-repaired', 3],
    ['mdx-repaired', 6],
  ]);
});

test('says of a component in small letters how it is written, and of a property that JSX does not read where it stands', async () => {
  const { problems } = await renderSource(
    '---\ntitle: A\n---\n\n<note>a</note>\n\n<card title="b">c</card>\n\n<svg viewBox="0 0 1 1"><image href="/a.png" /></svg>\n\n<Card title="a "b" c">d</Card>\n\n<Card title="e" href=export default"/docs/steps?a=b">f</Card>',
  );
  expect(problems.map(({ code, line, hint }) => [code, line, hint?.slice(0, 12)])).toEqual([
    ['mdx-repaired', 11, 'Write <Card '],
    ['mdx-repaired', 13, 'Write <Card '],
    ['unknown-component', 5, 'Write <Note>'],
    ['unknown-component', 7, 'Write <Card>'],
    ['component-property', 11, 'Known proper'],
    ['component-property', 11, 'Known proper'],
    ['component-property', 13, 'Known proper'],
    ['component-property', 13, 'Known proper'],
  ]);
});

test('says where a formula cannot be typeset, and why', async () => {
  const { html, problems } = await renderSource(
    '---\ntitle: A\n---\n\nInline $a^2$ and $\\foo{x}$.\n\n$$\n\\frac{1}{\n$$\n\n<Latex>x^</Latex>\n',
  );
  expect(problems.map(({ code, line, message }) => [code, line, message])).toEqual([
    ['formula', 5, 'The formula \\foo{x} cannot be typeset: Undefined control sequence: \\foo'],
    [
      'formula',
      8,
      "The formula \\frac{1}{ cannot be typeset: Unexpected end of input in a macro argument, expected '}'",
    ],
    ['formula', 11, "The formula x^ cannot be typeset: Expected group after '^'"],
  ]);
  expect(html).toMatch(/katex-error[^>]* style="color:var\(--dw-red\)"/);
});

test('names the file that an import may mean', async () => {
  const { problems } = await renderSource(
    'import A from "/snippets/Hello.mdx";\nimport B from "../parts/counter";\nimport C from "/other/wholly.mdx";\n\n<A /><B /><C />',
    { 'snippets/hello.mdx': 'a', 'snippets/counter.jsx': 'export default () => <b>1</b>;' },
  );
  expect(problems.map(({ hint }) => hint)).toEqual([
    'Did you mean "/snippets/hello.mdx"?',
    'Did you mean "/snippets/counter.jsx"?',
    'Correct the path; paths that start with / are relative to the site folder',
  ]);
});

test('code between the words of a snippet is filled from its properties, as its fences are', async () => {
  const { html, problems } = await renderSource(
    'import Part from "/snippets/part.mdx"\n\n<Part id="7" n={2} />\n\nOwn `{id}`',
    { 'snippets/part.mdx': 'Call `/users/{id}/{ n }/{other}` or `plain`.\n\n```\n/users/{props.id}\n```\n' },
  );
  expect(problems).toEqual([]);
  expect(html).toContain('Call <code>/users/7/2/{other}</code> or <code>plain</code>.');
  expect(html).toContain('>/users/7</code>');
  expect(html).toContain('Own <code>{id}</code>');
});

test('so are addresses that a snippet writes as Markdown does', async () => {
  const { html } = await renderSource('import Part from "/snippets/part.mdx"\n\n<Part id="7" />\n\n[own](/{id})', {
    'snippets/part.mdx': '[**to** {id}](/users/{id} "User {id}") ![a user](/p/{id}.png) [as it is](/users)\n',
  });
  expect(html).toContain('<a title="User 7" class="link" href="/users/7"><strong>to</strong> 7</a>');
  expect(html).toMatch(/<img src="\/p\/7\.png" alt="a user"/);
  expect(html).toContain('href="/%7Bid%7D"');
});

test('what a page shows of its reader is nothing where nobody knows the reader, however deep it lies', async () => {
  const source = `Welcome, {user.firstName}! Your plan: {user.org.plan}.

<Card title={user.org.name}>Town: {user?.org.address.town}</Card>

{user.plan === 'pro' ? 'Thank you' : 'Try more'}`;
  const { html, problems } = await renderSource(source);
  expect(problems).toEqual([]);
  for (const words of ['Welcome, !', 'Your plan: .', 'Town: ', 'Try more']) expect(html).toContain(words);
});

test.each(['Plan: {user.org.plan.toUpperCase()}', 'export const user = {}\n\nPlan: {user.org.plan}'])(
  'code that fails on what is known of a reader, or on a `user` of the page, is told: %j',
  async (source) => {
    const { problems } = await renderSource(source);
    expect(problems).toMatchObject([{ code: 'expression-failed' }]);
  },
);

test.each([
  ['{gone}', '7 {gone}'],
  ['{window.name}', '7 {window.name}'],
  ['{[].first.name}', '7'],
])('a page that waits for what it declares loses no more than what fails on it: %s', async (written, shown) => {
  const { html, problems } = await renderSource(
    `---\ntitle: A\n---\nexport const ready = await Promise.resolve(7)\n\n{ready} ${written}`,
  );
  expect(textOf(html)).toBe(shown);
  expect(problems).toMatchObject([{ line: 6 }]);
});

test('the props of a snippet fill what stands in for its pictures and the titles of its code', async () => {
  const part = [
    '![{prop} of a prop](/x/{prop}.png "Of {prop}") and ![a {prop}](https://a.example/b.png), ![a prop](/own.png) ![**{prop}**](/c.png)',
    '',
    '```js title="{prop}.js" lang="{prop}" lines',
    'a',
    '```',
    '',
    '```js title="{other}.js"',
    'b',
    '```',
  ].join('\n');
  const { html } = await renderSource('import Part from \'/snippets/part.mdx\'\n\n<Part prop="ab" />\n', {
    'snippets/part.mdx': part,
  });
  expect(html).toMatch(/<img title="Of ab" src="\/x\/ab.png" alt="ab of a prop"/);
  expect(html).toContain('alt="a ab"');
  expect(html).toContain('src="/own.png" alt="a prop"');
  expect(html).toContain('>ab.js</span>');
  expect(html).toContain('>{other}.js</span>');
});

test('a snippet that wraps what it is given may be given nothing', async () => {
  const snippets = { 'snippets/box.mdx': 'Box {word} {children}' };
  const { html, problems } = await renderSource('import Box from "/snippets/box.mdx"\n\n<Box />', snippets);
  expect(html).toContain('<p>Box  </p>');
  expect(problems.map(({ message }) => message)).toEqual(['"word" has no value here, so nothing is shown']);
});

test('a block that React refuses is told with its line, also where words of it stand in elements', async () => {
  const source = 'One\n\nBefore <Tooltip tip={{ a: 1 }}>inner</Tooltip> after, and before that\n\nBefore';
  const { problems } = await renderSource(source);
  expect(problems).toMatchObject([{ code: 'block-failed', line: 3 }]);
});
