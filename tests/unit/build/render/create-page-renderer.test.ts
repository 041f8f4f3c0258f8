import { expect, test } from 'vitest';
import { createPageRenderer } from '../../../../src/build/render/create-page-renderer.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import type { Page } from '../../../../src/model/page.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import { parseFrontMatter } from '../../../../src/read/front-matter/parse-front-matter.ts';

const { config } = parseConfig({
  file: 'docs.json',
  readFile: () =>
    JSON.stringify({
      theme: 'mint',
      name: 'T',
      colors: { primary: '#112233' },
      variables: { product: 'Acme' },
      navigation: { pages: ['a'] },
    }),
});

const snippets: Record<string, string> = {
  'snippets/hello.mdx': 'Hello **{name}**\n\n```bash\nrun {name}\n```\n',
  'snippets/button.jsx':
    'export const Button = ({ children }) => { const [n] = useState(3); return <button className="b">{children} {n}</button>; };',
  'snippets/broken.jsx': 'export const Broken = ({ children }) => <div>{children}</p>;',
  'snippets/data.json': '{"version": "1.2.3"}',
};

async function render(
  body: string,
  base = '',
  { given = '', lead = '' } = {},
): Promise<{ html: string; lead: string; aside: string; codes: string[]; messages: string[] }> {
  const renderer = createPageRenderer(
    {
      config: config!,
      base,
      snippets,
      routes: ['/guides/b'],
      places: {},
      assets: [{ path: 'images/a.png', size: 1, width: 30, height: 20 }],
      apis: [],
      referencePages: [],
      grammars: [],
      folder: import.meta.dirname,
      version: '1',
    },
    openOwnIcons(),
  );
  const { frontMatter } = parseFrontMatter(given, '');
  const page = {
    kind: 'prose',
    route: '/guides/a',
    path: 'guides/a',
    title: 'A',
    headings: [],
    lead,
    markdown: '',
    frontMatter,
    source: { file: 'guides/a.mdx', body, line: 1 },
  } as unknown as Page;
  const { html, aside, problems, ...rendered } = await renderer.render(page);
  return {
    html,
    lead: rendered.lead,
    aside,
    codes: problems.map(({ code }) => code),
    messages: problems.map(({ message }) => message),
  };
}

test('renders Markdown with ids on headings', async () => {
  const { html, codes } = await render('## Set *up*\n\nText with `code`.\n');
  expect(html).toMatch(/<h2[^>]* id="set-up"/);
  expect(html).toContain('<code>code</code>');
  expect(codes).toEqual([]);
});

test('colours fences by classes', async () => {
  const { html } = await render('```js\nconst a = 1;\n```\n');
  expect(html).toMatch(/<span class="[\w ]+">const<\/span>/);
  expect(html).not.toContain('style="color');
});

test('a paragraph around lines of Markdown keeps its class', async () => {
  const { html } = await render(
    '<p className="lead">\n  One **line**.\n</p>\n\n<p className="two">\n  First.\n\n  Second.\n</p>',
  );
  expect(html.replace(/\n/g, '')).toBe(
    '<p class="lead">One <strong>line</strong>.</p><p class="two"><span style="display:block">First.</span><span style="display:block">Second.</span></p>',
  );
});

test('an element within a line holds no paragraph', async () => {
  const { html } = await render('<sub>\n  One **line**.\n</sub>\n');
  expect(html.replace(/\n/g, '')).toBe('<sub>One <strong>line</strong>.</sub>');
});

test('a page may wait for what it declares, and has what React gives in scope', async () => {
  const { html, codes } = await render(
    'export const data = await Promise.resolve({ version: "1.2" });\n\nexport const Wrap = ({ children }) => cloneElement(children, { className: "wrapped" });\n\nVersion {data.version}\n\n<Wrap><b>x</b></Wrap>\n',
  );
  expect(html).toContain('Version 1.2');
  expect(html).toContain('<b class="wrapped">x</b>');
  expect(codes).toEqual([]);
});

test('the title of a directive is shown as it is written, with quotes and backslashes', async () => {
  const { html, codes } = await render(':::note Say "hi" in C:\\dir & {a}\n\nText\n\n:::\n');
  expect(html.replaceAll('&quot;', '"')).toContain('Say "hi" in C:\\dir &amp; {a}');
  expect(codes).toEqual([]);
});

test('a page may wait for what stands in brackets, which reads as a call of a function as well', async () => {
  const { html, codes } = await render(
    'export const data = await (async () => ({ version: "1.3" }))();\n\nexport const [first] = await [4];\n\nVersion {data.version}, {first}\n',
  );
  expect(html).toContain('Version 1.3, 4');
  expect(codes).toEqual([]);
});

test('an image is found in spite of upper and lower case', async () => {
  const { html } = await render('![i](/Images/A.PNG)');
  expect(html).toContain('src="/images/a.png"');
});

test('resolves links and images from the file and puts the base path before them', async () => {
  const { html } = await render(
    '[b](./b.mdx#x) ![i](/images/a.png) [out](https://example.com) [bad](javascript:alert(1))',
    '/docs',
  );
  expect(html).toContain('href="/docs/guides/b#x"');
  expect(html).toMatch(
    /<img[^>]*src="\/docs\/images\/a.png"[^>]*width="30"[^>]*height="20"|<img[^>]*width="30"[^>]*src="\/docs\/images\/a.png"/,
  );
  expect(html).toContain('href="https://example.com"');
  expect(html).not.toContain('javascript:');
});

test('fills variables and leaves unknown ones as text', async () => {
  const { html } = await render('Use {{product}} and {{ nothing }}.');
  expect(html).toContain('Use Acme and {{ nothing }}.');
});

test('shows unknown names as they were written, once reported', async () => {
  const { html, codes } = await render('GET /users/{id} and /teams/{id}/{team_id}\n\n<Card title={missing}>x</Card>');
  expect(html).toContain('GET /users/{id} and /teams/{id}/{team_id}');
  expect(html).not.toContain('missing');
  expect(codes.filter((code) => code === 'unknown-name')).toHaveLength(3);
});

test('shows the content of unknown components with a warning', async () => {
  const { html, codes } = await render('<Mystery>\n\nkept\n\n</Mystery>\n\n<Odd.Member>too</Odd.Member>');
  expect(html).toContain('kept');
  expect(html).toContain('too');
  expect(codes).toEqual(['unknown-component', 'unknown-component']);
});

test('imports snippets with props, components with hooks, and data', async () => {
  const body =
    'import Hello from "/snippets/hello.mdx"\nimport { Button } from "../snippets/button"\nimport data from "/snippets/data.json"\n\n<Hello name="Ada" />\n\n<Button>Press</Button>\n\nv{data.version}\n';
  const { html, codes } = await render(body);
  expect(html).toContain('<strong>Ada</strong>');
  expect(html.replace(/<[^>]*>/g, '')).toContain('run Ada');
  expect(html).toMatch(/<dw-island [^>]*data-name="Button"[^>]*>.*<button class="b">/);
  expect(html).toContain('v1.2.3');
  expect(codes).toEqual([]);
});

test('a page declares its own components, also under the name of a built-in one', async () => {
  const { html } = await render('export const Card = ({ title }) => <b>own {title}</b>;\n\n<Card title="x" />');
  expect(html).toContain('<b>own x</b>');
});

test('a missing import is reported and its content kept', async () => {
  const { html, codes } = await render('import { X } from "some-package"\n\n<X>inside</X>');
  expect(html).toContain('inside');
  expect(codes).toContain('missing-import');
});

test('a value that a page cannot compute costs itself alone', async () => {
  const { html, codes } = await render(
    'export const x = (() => { throw new Error("no luck"); })();\n\nText {x}\n\n<Card title={a.b.c}>in a card</Card>\n\nGET {null.y} end',
  );
  expect(html).toContain('Text');
  expect(html).toContain('in a card');
  expect(html).toContain('GET  end');
  expect(codes).toEqual(['unknown-name', 'expression-failed', 'expression-failed']);
});

test('a component that throws shows what it wraps', async () => {
  const { html, codes } = await render(
    'export const Bad = () => { throw new Error("no luck"); };\n\nBefore\n\n<Bad>\n\nkept\n\n</Bad>\n\nAfter',
  );
  expect(
    html
      .replace(/<[^>]*>|\s+/g, ' ')
      .trim()
      .split(/\s+/),
  ).toEqual(['Before', 'kept', 'After']);
  expect(codes).toEqual(['component-failed']);
});

test('a block that React refuses shows its text', async () => {
  const { html, codes } = await render(
    'export const Bad = () => ({ a: 1 });\n\nBefore\n\n<div>\n\nkept <Bad />\n\n</div>\n\nAfter',
  );
  expect(
    html
      .replace(/<[^>]*>|\s+/g, ' ')
      .trim()
      .split(/\s+/),
  ).toEqual(['Before', 'kept', 'After']);
  expect(codes).toEqual(['block-failed']);
});

test.each([
  ['const Bad = () => ({ a: 1 });', 'Objects are not valid as a React child (found: object with keys {a})'],
  ['const Bad = async () => "late";', 'a component in it suspends, but pages are rendered synchronously'],
  [
    'const Bad = () => <b dangerouslySetInnerHTML="x" />;',
    '`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`',
  ],
])('a block that React refuses says why: %s', async (code, reason) => {
  const { html, messages } = await render(`export ${code}\n\n<div>\n\nkept <Bad />\n\n</div>\n\nAfter`);
  expect(html).toContain('kept');
  expect(messages).toEqual([`A block of this page cannot be rendered: ${reason}; it is shown as text: "kept"`]);
});

test('what follows a block that is rendered once more to hear why is as ever', async () => {
  const { html, codes } = await render(
    'export const Bad = () => ({ a: 1 });\n\n<div>\n\n<Bad />\n\n</div>\n\n<Tabs><Tab title="One">Still here</Tab></Tabs>',
  );
  expect(codes).toEqual(['block-failed']);
  expect(html).toContain('Still here');
});

test('code that cannot run leaves the text, under a notice', async () => {
  const { html, codes } = await render('Some **text** {/(?<a>b)(?<a>c)/} end');
  expect(html).toContain('This page could not be rendered');
  expect(html).toContain('<strong>text</strong>');
  expect(codes).toEqual(['page-failed']);
});

test('a component file that cannot be read costs its components alone', async () => {
  const { html, codes } = await render(
    'import { Broken } from "/snippets/broken.jsx"\n\nBefore\n\n<Broken>kept</Broken>',
  );
  expect(html).toContain('Before');
  expect(html).toContain('kept');
  expect(codes).toEqual(['invalid-component']);
});

test('names of JavaScript and lists in braces are text', async () => {
  const { html } = await render('GET /a/{process}/{user}/{URL} with {1, 2}');
  expect(html).toContain('GET /a/{process}/{user}/{URL} with {1, 2}');
});

test('styles and scripts of a page reach it as they were written', async () => {
  const { html, codes } = await render(
    '<style>\n.a > .b { color: red }\n\n.c::after { content: "\\201C" }\n</style>\n\n<script>\nif (1 < 2 && `${x}`) { go(); }\n</script>',
  );
  expect(html).toContain('.a > .b { color: red }\n\n.c::after { content: "\\201C" }');
  expect(html).toContain('if (1 < 2 && `${x}`) { go(); }');
  expect(codes).toEqual([]);
});

test('a panel stands beside the text, or in its place where the page has no room beside it', async () => {
  const body = 'Before\n\n<Panel>\nInside\n</Panel>\n\nAfter\n';
  const beside = await render(body);
  expect(beside.html).not.toContain('Inside');
  expect(beside.aside).toContain('Inside');
  const wide = await render(body, '', { given: '---\nmode: wide\n---\n' });
  expect(wide.html).toMatch(/Before[\s\S]*Inside[\s\S]*After/);
  expect(wide.aside).toBe('');
});

test('a page may show another file as its own', async () => {
  const { html, codes } = await render("export { default } from '/snippets/hello.mdx'\n");
  expect(html).toContain('Hello');
  expect(codes).not.toContain('page-failed');
});

test('code in the page itself may use hooks', async () => {
  const { html } = await render('<p>{(() => { const [n] = React.useState(4); return n; })()}</p>');
  expect(html).toContain('<p>4</p>');
});

test('a prompt is taken as it was written', async () => {
  const { html, codes } = await render(
    '<Prompt description="Do it">\n  Use {code} and <tags> for $5.\n\n  ## No heading\n\n    - deeper `x`\n</Prompt>',
  );
  expect(html).toContain('<pre>Use {code} and &lt;tags&gt; for $5.\n\n## No heading\n\n  - deeper `x`</pre>');
  expect(codes).toEqual([]);
});

test('a button with a handler in the text is an island', async () => {
  const { html, codes } = await render('Press <button onClick={() => alert(1)}>here</button>.');
  expect(html).toMatch(/<dw-island [^>]*data-name="InlineElement1"[^>]*><button>here<\/button><\/dw-island>/);
  expect(codes).toEqual([]);
});

test('an expression with a handler is an island, and so is one that declares a component with one', async () => {
  const { html, codes } = await render(
    [
      '{[1].map((n) => <button key={n} onClick={() => alert(n)}>here</button>)}',
      '',
      '{(() => {',
      '  const Count = ({ by }) => {',
      '    const [n, setN] = useState(by);',
      '',
      '    return <button onClick={() => setN(n + by)}>{n}</button>;',
      '  };',
      '  return <Count by={3} />;',
      '})()}',
    ].join('\n'),
  );
  expect(html).toMatch(/<dw-island [^>]*data-name="InlineExpression1"[^>]*><button>here<\/button><\/dw-island>/);
  expect(html).toMatch(/<dw-island [^>]*data-name="InlineExpression2"[^>]*><button>3<\/button><\/dw-island>/);
  expect(codes).toEqual([]);
});

test('statements that need a browser leave the text and the islands of the page', async () => {
  const { html, codes } = await render(
    'export const width = window.innerWidth;\n\nexport const Shown = () => { const [n] = useState(width); return <b>{n}</b>; };\n\nBefore\n\n<Shown />\n\nAfter',
  );
  expect(html).toContain('Before');
  expect(html).toMatch(/<dw-island [^>]*data-name="Shown"[^>]*data-client/);
  expect(html).toContain('After');
  expect(codes).toEqual(['expression-failed', 'island']);
});

test('callouts as GitHub and other tools write them', async () => {
  const { html, codes } = await render(
    '> [!WARNING]\n> Mind **this**\n>\n> - item\n\n:::tip Short way\nDo `that`\n:::\n\n:::other\nkept\n:::\n\n> A quote',
  );
  expect(html.match(/data-callout-type="\w+"/g)).toEqual(['data-callout-type="warning"', 'data-callout-type="tip"']);
  expect(html).toMatch(/<p>Mind <strong>this<\/strong><\/p>\s*<ul>/);
  expect(html).toContain('Short way');
  expect(html).not.toContain('[!WARNING]');
  expect(html).toContain(':::other\nkept\n:::');
  expect(html).toContain('<blockquote>');
  expect(codes).toEqual([]);
});

test.each(['<Warning>No longer *kept*!</Warning>', '> [!WARNING]\n> No longer *kept*!'])(
  'a callout in the lead is drawn: %s',
  async (lead) => {
    const { lead: html } = await render('Text', '', { lead: `First.\n\n${lead}` });
    expect(html).toMatch(/^<div>.*First\./s);
    expect(html).toContain('data-callout-type="warning"');
    expect(html).toContain('No longer <em>kept</em>!');
    expect(html).not.toContain('<!--');
  },
);

test('links of the lead are those of the page', async () => {
  const { lead } = await render('Text', '/docs', {
    lead: '[one](/guides/index) [two](./b.mdx#x) [three](https://example.com)',
  });
  expect([...lead.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/docs/guides',
    '/docs/guides/b#x',
    'https://example.com',
  ]);
});
