import { expect, test } from 'vitest';
import { cutSections } from '../../../../src/read/markdown/cut-sections.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const textOf = (markdown: string, syntax: 'mdx' | 'markdown' = 'mdx'): string =>
  cutSections(markdown, { headings: [], syntax })[0]!.text;

test.each([
  ['**Bold**, _slanted_ and ~~gone~~', 'Bold, slanted and gone'],
  ['Call `get_user` with `Bearer <token>` or `__init__`', 'Call get_user with Bearer <token> or __init__'],
  ['snake_case and 2 * 3 * 4 stay', 'snake_case and 2 * 3 * 4 stay'],
  ['See [the guide](/guide "title") and ![a chart](/x.png)', 'See the guide and a chart'],
  ['A [link](https://example.com/a_(b)) with brackets', 'A link with brackets'],
  ['See [the guide][g], [g] and ![a chart][g]\n\n[g]: /guide', 'See the guide, g and a chart'],
  ['Ask <https://api.example.com/v1> or <ada@example.com>', 'Ask https://api.example.com/v1 or ada@example.com'],
  ['When x<y and y>z, or a < b', 'When x<y and y>z, or a < b'],
  ['Title\n=====\n\nUnder\n-----\n\nText', 'Title Under Text'],
  ['- one\n- two\n\n1. three\n\n> quoted\n\n- [x] done', 'one two three quoted done'],
  ['| A | B |\n| --- | :-: |\n| 1 | 2 |', 'A · B | 1 · 2'],
  [
    '<table>\n<tbody>\n<tr><td>A</td><td>B</td></tr>\n<tr><td>1</td><td>2</td></tr>\n</tbody>\n</table>',
    'A · B | 1 · 2',
  ],
  ['<Card title="Fast start" icon="bolt" href="/start">Go</Card>', 'Fast start Go'],
  ['<Tab title={"npm"}>\nrun\n</Tab>', 'npm run'],
  ['<span>Methods</span>\n\n`init()`, H<sub>2</sub>O', 'Methods init(), H2O'],
  ['<img src="/a.png" alt="A plan" />\n<img src="/b.png" alt="Another" />', 'A plan Another'],
  ['See <ParamField path="userId" type="string" required>Who</ParamField>', 'See userId string Who'],
  ['{/* hidden */}shown{/* hidden */}', 'shown'],
  ["import { A } from '/a.mdx'\n\nText", 'Text'],
  ['a &amp; b &lt;c&gt; &unknown;', 'a & b <c> &unknown;'],
  ['\\*not bold\\*', '*not bold*'],
  ['H<sub>2</sub>O, <kbd>Ctrl</kbd><kbd>K</kbd>, a<br />b', 'H2O, Ctrl K , a b'],
  ['{"literal"} and {placeholder} and {1 + compute()}', 'literal and {placeholder} and'],
  ['{items.map((item) => (<Card title="Seen">{item.name}</Card>))}', 'Seen {item.name}'],
  ['$5 and $10, `--flag` and --flag', '$5 and $10, --flag and --flag'],
  ['<Prompt description="For you">\nSay <this> {that}\n</Prompt>', 'For you Say <this> {that}'],
  ['<Own title="T" note="n" caption="C">x</Own>', 'T C x'],
  ['```js\ncode\n```\n\nText', 'Text'],
])('%s', (markdown, text) => {
  expect(textOf(markdown)).toBe(text);
});

test.each([
  ['Returns what <https://api.example.com/v1> holds', 'Returns what https://api.example.com/v1 holds'],
  ['Written `<id>:<secret>`, <b>always</b>, H<sub>2</sub>O.', 'Written <id>:<secret>, always, H2O.'],
  ['When x<y and y>z, send <token>', 'When x<y and y>z, send <token>'],
  [
    '<p>Makes a <a href="/x" title="thing">thing</a> &amp;<br>more</p>\n<p>Then</p><!-- not this -->',
    'Makes a thing & more Then',
  ],
  ['<div>\nOne\n\n*two*\n</div>', 'One two'],
  ['Takes {id} or {a, b}, for $1 or $2', 'Takes {id} or {a, b}, for $1 or $2'],
])('of a description: %s', (markdown, text) => {
  expect(textOf(markdown, 'markdown')).toBe(text);
});

test.each([
  ['ts src/app.ts lines', 'src/app.ts'],
  ['yaml title="compose.dev.yml" {1,3-5}', 'compose.dev.yml'],
  ['sh .env', '.env'],
  ['sh Install with pip', null],
  ['js highlight={1} wrap', null],
])('a file that code is titled with is found by its name: %s', (fence, file) => {
  const [section] = cutSections(`\`\`\`${fence}\na\n\`\`\``, { headings: [], syntax: 'mdx' });
  expect(section!.code).toBe(file === null ? 'a' : `${file}\na`);
});

test('code is kept apart, also of components', () => {
  const [section] = cutSections('A\n\n```sh\nls\n```\n\n<CodeBlock>\n{`echo 1`}\n</CodeBlock>\n\nB', {
    headings: [],
    syntax: 'mdx',
  });
  expect(section).toMatchObject({ text: 'A B', code: 'ls\necho 1' });
});

test('headings of components and in HTML cut like those of Markdown', () => {
  const titles = ['Setext', 'Install', 'Html', 'In a tab'];
  const markdown =
    'Setext\n======\n\none\n\n<Steps titleSize="h2">\n  <Step title="Install" icon="x">\n    two\n  </Step>\n</Steps>\n\n<h2>Html</h2>\n\nthree\n\n<Tabs>\n  <Tab title="T">\n    ## In a tab\n\n    four\n  </Tab>\n</Tabs>';
  const headings = titles.map((text) => ({ depth: 2, text, id: text }));
  const sections = cutSections(markdown, { headings, syntax: 'mdx' });
  expect(sections.map(({ heading, text }) => [heading?.text ?? '', text])).toEqual([
    ['', ''],
    ['Setext', 'one'],
    ['Install', 'two'],
    ['Html', 'three'],
    ['T', ''],
    ['In a tab', 'four'],
  ]);
  expect(sections.map((section) => section.markdown).join('\n')).toBe(`\n${markdown}`);
});

test.each(['<!--', '[a](', '<a', '`', '**', '<a href="', '| ', '[['])(
  'a text of %s costs no more than its length',
  (piece) => {
    expect(measureGrowth((length) => textOf(piece.repeat(length), 'markdown'), 5_000)).toBeLessThan(linearGrowth);
  },
);

// Beyond some thousands of levels the parser's own cost grows faster than the text.
test('quotations within quotations cost no more than their length', () => {
  expect(measureGrowth((length) => textOf('> '.repeat(length), 'markdown'), 500)).toBeLessThan(linearGrowth);
});

test('links to other pages are kept with what readers see of them', () => {
  const markdown = [
    'See [the **limits**](/limits), [us](https://example.com), [below](#below) and <a href="setup">setup</a>.',
    '<Card title="Go live" href="/deploy">\nPut it [online](/host).\n</Card>',
  ].join('\n\n');
  const [section] = cutSections(markdown, { headings: [], syntax: 'mdx' });
  expect(section!.links).toEqual([
    { href: '/limits', text: 'the limits' },
    { href: 'setup', text: 'setup' },
    { href: '/deploy', text: 'Go live Put it online.' },
    { href: '/host', text: 'online' },
  ]);
});
