import { expect, test } from 'vitest';
import { renderSource } from './render-source.ts';

test('what an interactive component lacks is told with its file', async () => {
  const { problems } = await renderSource(
    `import { Needy } from '/snippets/needy.jsx';

export const Own = ({ make }) => { const [n] = useState(make); return <p>{n}</p>; };

<Needy make={new Map()} />

<Own make={new Map()} />
`,
    { 'snippets/needy.jsx': 'export const Needy = () => {\nconst [n] = useState(window.n); return <p>{n}</p>; };' },
  );
  expect(problems).toMatchObject([
    { code: 'island', file: 'snippets/needy.jsx', via: 'a.mdx', message: expect.stringContaining('props make') },
    { code: 'island', file: 'snippets/needy.jsx', line: 2, message: expect.stringContaining('without a browser') },
    { code: 'island', file: 'a.mdx', message: expect.stringContaining('props make') },
  ]);
});

test('what a page writes without a name of its own is called by what it does', async () => {
  const { problems } = await renderSource(
    "export const fail = () => { throw new Error('no'); };\n\n<button onClick={() => {}} title={fail()}>Press</button>\n",
    {},
  );
  expect(problems).toMatchObject([
    { code: 'island', message: expect.stringMatching(/^What handles events or has effects here cannot be rendered/) },
  ]);
});

test('an interactive component of a page is rendered with what the page imports, by whatever name', async () => {
  const { html, problems } = await renderSource(
    `import data from '/snippets/data.json';
import Mark, { word as other } from '/snippets/kit.jsx';
import * as kit from '/snippets/kit.jsx';

export const Own = () => { const [n] = useState(1); return <p>{n}{data.name}{other}{kit.word}<Mark /></p>; };

<Own />
`,
    {
      'snippets/data.json': '{ "name": "given" }',
      'snippets/kit.jsx': "export const word = 'word'; export default function Mark() { return <b>mark</b>; }",
    },
  );
  expect(problems).toEqual([]);
  expect(html.replace(/<!-- -->/g, '')).toContain('<p>1givenwordword<b>mark</b></p>');
});

test('functions of a page and of a file that it imports reach a component that is interactive', async () => {
  const files = {
    'snippets/widget.jsx':
      'export const Widget = ({ Block, Tab }) => { const [n] = useState(1); return <Block><Tab n={n} /></Block>; };',
    'snippets/tab.jsx': 'export const Tab = ({ n }) => <i>{n}</i>; export const Hidden = memo(() => <i>memo</i>);',
  };
  const { html, problems } = await renderSource(
    `import { Widget } from '/snippets/widget.jsx';
import { Hidden, Tab } from '/snippets/tab.jsx';

export const Plain = ({ children }) => <pre className="own">{children}</pre>;

export const Moving = ({ children }) => { const [n] = useState(2); return <pre>{n}{children}</pre>; };

<Widget Block={Plain} Tab={Tab} />

<Widget Block={Moving} Tab={Hidden} />
`,
    files,
  );
  expect(problems).toEqual([]);
  expect(html).toContain('<pre class="own"><i>1</i></pre>');
  expect(html).toContain('<pre>2<i>memo</i></pre>');
});

test('functions that a page writes in place reach it, too', async () => {
  const { html, problems } = await renderSource(
    `import { Widget } from '/snippets/widget.jsx';

<Widget pick={(x) => x + 1} api={{ head: (x) => x * 2 }} />
`,
    {
      'snippets/widget.jsx':
        'export const Widget = ({ pick, api }) => { const [n] = useState(1); return <i>{pick(n)}-{api.head(4)}</i>; };',
    },
  );
  expect(problems).toEqual([]);
  expect(html.replace(/<!-- -->/g, '')).toContain('<i>2-8</i>');
});

test('a function that shows readers their part stays with the server', async () => {
  const { problems } = await renderSource(
    `import { Widget } from '/snippets/widget.jsx';

export const Own = () => <Visibility for={{ groups: ['staff'] }}>secret</Visibility>;

<Widget Block={Own} />
`,
    { 'snippets/widget.jsx': 'export const Widget = ({ Block }) => { const [n] = useState(1); return <Block />; };' },
  );
  expect(problems).toMatchObject([{ code: 'island', message: expect.stringContaining('props Block') }]);
});
