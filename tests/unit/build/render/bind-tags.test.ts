import { expect, test } from 'vitest';
import { renderSource } from './render-source.ts';

const textOf = (html: string): string =>
  html
    .replace(/<a class="heading-anchor.*?<\/a>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const title = 'export const Title = ({ text }) => <h3 className="bordered">{text}</h3>;';

test('a component in a snippet shows those that the page imports, whatever stands first', async () => {
  const { html, problems } = await renderSource(
    'import { Box } from "/snippets/box.mdx";\nimport { Title } from "/snippets/title.mdx";\n\n<Box />',
    {
      'snippets/box.mdx': 'export const Box = () => (<div><Title text="Keys" /><Card title="One">in</Card></div>);',
      'snippets/title.mdx': title,
    },
  );
  expect(html).toContain('bordered');
  expect(html).toContain('class="card');
  expect(textOf(html)).toContain('Keys');
  expect(problems).toEqual([]);
});

test('the text of a snippet shows what the page around it declares or imports', async () => {
  const { html, problems } = await renderSource(
    `import Box from "/snippets/box.mdx";\n\n${title}\n\n<Box />\n\n<Snippet file="box.mdx" />`,
    { 'snippets/box.mdx': '<Title text="Keys" />\n\nSome text.' },
  );
  expect(html.match(/bordered/g)).toHaveLength(2);
  expect(textOf(html)).toContain('Some text.');
  expect(problems).toEqual([]);
});

test('a snippet in a snippet shows what the files around both have', async () => {
  const { html, problems } = await renderSource(
    'import Outer from "/snippets/outer.mdx";\nimport { Title } from "/snippets/title.mdx";\n\n<Outer />',
    {
      'snippets/outer.mdx': 'import { Inner } from "./inner.mdx"\n\n<Inner />',
      'snippets/inner.mdx': 'export const Inner = () => <Title text="Deep" />;',
      'snippets/title.mdx': title,
    },
  );
  expect(html).toContain('bordered');
  expect(problems).toEqual([]);
});

test('what a snippet imports itself goes before what the page has under that name', async () => {
  const { html } = await renderSource(
    'import { Box } from "/snippets/box.mdx";\n\nexport const Title = () => <b>of the page</b>;\n\n<Box />',
    {
      'snippets/box.mdx': 'import { Title } from "./title.mdx";\n\nexport const Box = () => <Title text="own" />;',
      'snippets/title.mdx': title,
    },
  );
  expect(textOf(html)).toBe('own');
});

test('a component in the code of a page or snippet that nothing has costs no more than itself', async () => {
  const box = 'export const Box = () => (<div><Lost text="Keys">kept</Lost> and <kit.Lost>more</kit.Lost> here</div>);';
  const page = await renderSource(`${box}\n\n<Box />`);
  expect(textOf(page.html)).toBe('kept and more here');
  expect(page.problems).toMatchObject([
    { code: 'unknown-component', file: 'a.mdx', line: 1 },
    { code: 'unknown-component', file: 'a.mdx', line: 1 },
  ]);
  const snippet = await renderSource('import { Box } from "/snippets/box.mdx";\n\n<Box />', {
    'snippets/box.mdx': box,
  });
  expect(textOf(snippet.html)).toBe('kept and more here');
  expect(snippet.problems).toMatchObject([
    { code: 'unknown-component', cause: 'Lost', file: 'snippets/box.mdx', line: 1, via: 'a.mdx' },
    { code: 'unknown-component', file: 'snippets/box.mdx', line: 1, via: 'a.mdx' },
  ]);
});

test('an element whose component has no value shows what it wraps, and the rest of its block', async () => {
  const { html, problems } = await renderSource(
    'export const icons = {};\n\nexport const Box = ({ name }) => { const Icon = icons[name]; return <p>before <Icon>kept</Icon> after</p>; };\n\n<Box name="moon" />\n\n<div>more <icons.Sun /></div>',
  );
  expect(textOf(html)).toContain('before kept after');
  expect(textOf(html)).toContain('more');
  expect(problems.every(({ code }) => code === 'component-failed' || code === 'unknown-component')).toBe(true);
});
