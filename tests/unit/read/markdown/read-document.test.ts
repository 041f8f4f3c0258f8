import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../../src/read/markdown/read-document.ts';

const read = (body: string) => readDocument(body, { file: 'a.mdx', line: 1 });

describe('headings', () => {
  test('come with ids, duplicates counted', () => {
    expect(read('## Setup\n\n### More\n\n## Setup\n').headings).toEqual([
      { depth: 2, text: 'Setup', id: 'setup' },
      { depth: 3, text: 'More', id: 'more' },
      { depth: 2, text: 'Setup', id: 'setup-2' },
    ]);
  });

  test('may name their id, in Markdown and as elements', () => {
    expect(read('## A {#x}\n\n<h3 id="y">B</h3>\n').headings.map(({ id }) => id)).toEqual(['x', 'y']);
  });

  test('part words at a line break, which their ids do not', () => {
    expect(read('## A<br />B\n\n<h3>C<br />D</h3>\n').headings).toEqual([
      { depth: 2, text: 'A B', id: 'ab' },
      { depth: 3, text: 'C D', id: 'cd' },
    ]);
  });

  test('hold code and smart quotes as readers see them', () => {
    expect(read("## What's `new`\n").headings).toEqual([{ depth: 2, text: 'What’s new', id: 'what’s-new' }]);
  });

  test('stay out of the list inside of accordions, but count for ids', () => {
    const { headings } = read('<Accordion title="x">\n\n## A\n\n</Accordion>\n\n## A\n');
    expect(headings).toEqual([{ depth: 2, text: 'A', id: 'a-2' }]);
  });

  test('include steps of a size and updates', () => {
    const body =
      '<Steps titleSize="h2">\n<Step title="Do `it`">x</Step>\n</Steps>\n\n<Update label="June">y</Update>\n';
    expect(read(body).headings).toEqual([
      { depth: 2, text: 'Do it', id: 'do-it' },
      { depth: 1, text: 'June', id: 'june' },
    ]);
  });

  test('are found in a page that cannot be parsed', () => {
    const { headings, problems } = read(
      `${'<i>a</i> b</i>\n\n'.repeat(600)}## Still here\n\n\`\`\`\n## not this\n\`\`\`\n`,
    );
    expect(headings).toEqual([{ depth: 2, text: 'Still here', id: 'still-here' }]);
    expect(problems.at(-1)?.severity).toBe('error');
  });
});

describe('markdown', () => {
  test('leaves out imports, exports, comments and what only people in a browser see', () => {
    const body =
      'import A from "/a.mdx"\n\nexport const b = 1;\n\nText {/* hidden */}here.\n\n<Visibility for="humans">No</Visibility>\n\n<Visibility for="agents">Yes</Visibility>\n';
    const { markdown } = read(body);
    expect(markdown).toContain('Text here.');
    expect(markdown).toContain('Yes');
    expect(markdown).not.toMatch(/import|export|hidden|No<|>No/);
  });

  test('keeps dollars as written', () => {
    expect(read('It costs $5 to $10.').markdown).toBe('It costs $5 to $10.');
    expect(read('Costs $5, or `\\$5`\n\n```sh\necho \\$HOME\n```').markdown).toContain(
      'Costs $5, or `\\$5`\n\n```sh\necho \\$HOME',
    );
  });
});

test('collects links, images, ids and component names', () => {
  const { links, images, ids, components, isPlain } = read(
    '## Deep\n\n###### Deep\n\n[a](/b)\n\n<Card href="/c">x</Card>\n\n![i](/d.png)\n<img src="/e.png" />\n',
  );
  expect(links).toEqual(['/b', '/c']);
  expect(images).toEqual(['/d.png', '/e.png']);
  expect(ids).toEqual(['deep', 'deep-2']);
  expect(components).toEqual(['Card']);
  expect(isPlain).toBe(true);
});

test('addresses with backslashes stand as they do in the page', () => {
  const { links, images } = read('[a](..\\b.mdx) ![c](images\\d.png)');
  expect({ links, images }).toEqual({ links: ['..%5Cb.mdx'], images: ['images%5Cd.png'] });
});

test.each([
  ['# A\n\n- [a](/b) and `code`\n\n```js\n1\n```\n\n{/* note */}\n\n| a |\n|---|\n| b |\n', true],
  ['a {1 + 1} b', false],
  ['[a][b]\n\n[b]: /c', false],
  ['a[^1]\n\n[^1]: note', false],
  ['```ts twoslash\n1\n```', false],
  ['a <br /> b', true],
  ['a <br onClick={f} /> b', false],
  ['> [a](/b)', true],
  ['<Note title="a" icon="star">b</Note>', true],
  ['<Note title={a}>b</Note>', false],
  ['<Note titel="a">b</Note>', false],
  ['<Card title="a" cols="2">b</Card>', false],
  ['<Card title="a" icon={<svg />}>b</Card>', false],
  ['<Card title="a" horizontal="maybe">b</Card>', false],
  ['<Card title="a" disabled href="/b">b</Card>', false],
  ['<Frame caption="See [a](/b)"><img src="/c.png" style={{ width: "5px" }} /></Frame>', false],
  ['<Frame><img src="/c.png" style={{ width: "5px", height: 3 }} /></Frame>', true],
  ['<Frame><img src="/c.png" style={{ width: size }} /></Frame>', false],
  ['<Accordion title="a">b</Accordion>', true],
  ['## a\n\n<Accordion title="a">b</Accordion>', false],
  ['<Accordion title="a">\n<Accordion title="b">\nc\n</Accordion>\n</Accordion>', false],
  ['<Steps titleSize="h2">\n<Step title="a">b</Step>\n</Steps>', false],
  ['<Own>b</Own>', false],
])('%j is simple: %s', (body, isPlain) => {
  expect(read(body).isPlain).toBe(isPlain);
});

test('ids of simple components are those that they render', () => {
  const body = `<Tabs>
<Tab title="npm">
<Tabs>
<Tab title="npm">a</Tab>
</Tabs>
</Tab>
<Tab title="npm">b</Tab>
</Tabs>

<Accordion title="OAuth 2.0: Setup">c</Accordion>

<Steps>
<Step title="First">d</Step>
<Step title="Second" id="two">e</Step>
</Steps>

<CodeGroup>
\`\`\`js
f
\`\`\`
</CodeGroup>
`;
  const { ids, isPlain } = read(body);
  expect(isPlain).toBe(true);
  expect(ids.filter((id) => !id.endsWith('-tab'))).toEqual([
    'npm',
    'npm-3',
    'npm-2',
    'oauth-2-0-setup',
    'first',
    'two',
    'code-1',
  ]);
});

test('a page that nests deeper than anything is read is not simple', () => {
  const nested = (depth: number): string => `${'<Card>\n'.repeat(depth)}Text\n${'</Card>\n'.repeat(depth)}`;
  expect(read(nested(20)).isPlain).toBe(true);
  for (const depth of [190, 250, 900]) expect([depth, read(nested(depth)).isPlain]).toEqual([depth, depth < 200]);
});

test('cells beyond those of the head of a table are told of, since nobody sees them', () => {
  const table = '| a | b |\n|-|-|\n| 1 | `x | y` | |\n| 1 | 2 | **3** | 4 |\n';
  const told = { code: 'table-cells', line: 7, message: expect.stringMatching(/4 cells, but its header 2: "3 \| 4"/) };
  expect(readDocument(`# T\n\n<Card title="c">\n\n${table}\n</Card>\n`, { file: 'a.mdx', line: 2 }).problems).toEqual([
    expect.objectContaining({ ...told, line: 9 }),
  ]);
  expect(read(`# T\n\n\n${table}`).problems).toEqual([expect.objectContaining(told)]);
});

test('reads changelog entries', () => {
  expect(read('<Update label="v2" description="June" tags={["API", "CLI"]}>\n  Faster.\n</Update>\n').updates).toEqual([
    { label: 'v2', description: 'June', tags: ['API', 'CLI'], id: 'v2', markdown: 'Faster.', rss: null },
  ]);
});

test('an update indented in the source is read as if it stood at the margin', () => {
  const [update] = read(
    '<Update label="v3">\n  ## New\n\n  - a\n    - b\n\n  | x | y |\n  |---|---|\n  | 1 | 2 |\n\n  ### More\n\n  ```js\n  if (a) {\n    b();\n  }\n  ```\n</Update>\n',
  ).updates;
  expect(update!.markdown).toBe(
    '## New\n\n- a\n  - b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n### More\n\n```js\nif (a) {\n  b();\n}\n```',
  );
});

test('a prompt stands in the Markdown as it was written, scripts and styles do not', () => {
  const { markdown, headings } = readDocument(
    '<Prompt description="a">\nUse {code} and `x`\n\n# b\n</Prompt>\n\n<style>\n.a { b: c }\n</style>\n\nend',
    { file: 'a.mdx', line: 1 },
  );
  expect(markdown).toBe('<Prompt description="a">\nUse {code} and `x`\n\n# b\n</Prompt>\n\nend');
  expect(headings).toEqual([]);
});

test.each(['> ', '* ', '*a **b '])('%s without end costs neither the page nor the process', (piece) => {
  const document = readDocument(`## Top\n\n${piece.repeat(10_000)}x`, { file: 'a.mdx', line: 1 });
  expect(document.headings).toMatchObject([{ text: 'Top' }]);
});

test.each([
  ['tags="API"', ['API']],
  ['tags={"API"}', ['API']],
  [`tags={["it's", 'a "b"', \`c\`, 2024]}`, ["it's", 'a "b"', 'c', '2024']],
  ['tags={[]}', []],
  ['', []],
])('the tags of an entry are those that its page shows: %s', (written, tags) => {
  expect(read(`<Update label="v2" ${written}>\n  Faster.\n</Update>\n`).updates[0]!.tags).toEqual(tags);
});

test('the other spelling of what an entry says under its label is read, too', () => {
  expect(read('<Update label="v2" date="June">\n  Faster.\n</Update>\n').updates[0]!.description).toBe('June');
});

test('parts outside of their component, and components without the title they are chosen by, are told', () => {
  const told = (text: string) =>
    readDocument(text, { file: 'a.mdx', line: 4 }).problems.map(({ code, file, line, message }) => [
      code,
      `${file}:${line}`,
      message,
    ]);
  expect(
    told(
      '<Steps>\n  <Step title="a">b</Step>\n</Steps>\n\n- <Step title="c">d</Step>\n\n<Card title="e">\n  <Tab title="f">g</Tab>\n</Card>\n\n<Accordion description="h">i</Accordion>\n\n<View title="">j</View>\n\n<Tabs>\n  <Tab>k</Tab>\n</Tabs>',
    ),
  ).toEqual([
    ['component-place', 'a.mdx:8', '<Step> is outside <Steps>'],
    ['component-place', 'a.mdx:11', '<Tab> is outside <Tabs>'],
    ['component-value', 'a.mdx:14', '<Accordion> has no title for readers to choose it by'],
    ['component-value', 'a.mdx:16', '<View> has no title for readers to choose it by'],
    ['component-value', 'a.mdx:19', '<Tab> has no title for readers to choose it by'],
  ]);
  // Of the site's own, computed, or told of already.
  expect(
    told(
      'import { Step } from \'/snippets/step.jsx\';\n\n<Step />\n\n<Own><Tab label="a">b</Tab></Own>\n\n<Accordion {...props} />\n\n<Accordion title={x} />\n\n<Tabs>\n  <Tab title={<b>c</b>}>d</Tab>\n</Tabs>',
    ),
  ).toEqual([]);
  expect(told('<Steps>\n\n<Step title="a">b</Step>\n\nText').map(([code]) => code)).toEqual(['mdx-repaired']);
});
