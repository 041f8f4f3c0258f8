import { expect, test } from 'vitest';
import { renderSource } from '../../build/render/render-source.ts';

const bare = (html: string): string => html.replace(/<a class="heading-anchor".*?<\/a>/g, '');

test('Markdown in an expression is read line by line, with headings, lists, code and components', async () => {
  const { html, problems } = await renderSource(`export const on = true;

{on && (
  <MDX>
    ## Title

    - item **b**
    - two

    \`\`\`js
    let a
    \`\`\`

    <Note>a *note*</Note>
  </MDX>
)}`);
  expect(problems).toEqual([]);
  expect(bare(html)).toContain('<h2 id="title" class="heading">Title</h2>');
  expect(html).toMatch(/<li>item <strong>b<\/strong><\/li>\s*<li>two<\/li>/);
  expect(html).toContain('class="code-block');
  expect(html).toContain('a <em>note</em>');
});

test('it names what the code around it does', async () => {
  const { html } = await renderSource(`{['a', 'b'].map((name) => (
  <Card key={name} title={name}>
    <MDX>
      ### Of {name}

      | k | v |
      |---|---|
      | 1 | {name.toUpperCase()} |
    </MDX>
  </Card>
))}`);
  expect(bare(html)).toContain('<h3 id="of-a" class="heading">Of a</h3>');
  expect(bare(html)).toContain('<h3 id="of-b" class="heading">Of b</h3>');
  expect(html).toMatch(/<td[^>]*>B<\/td>/);
});

test.each([
  ['between words', 'A {true ? <MDX>**b**</MDX> : null} c', '<p>A <strong>b</strong> c</p>'],
  ['in one another', '{<MDX>\n- a {<MDX>*b*</MDX>}\n</MDX>}', '<li>a <em>b</em></li>'],
  ['with a key', '{[1, 2].map((n) => <MDX key={n}>\n- x{n}\n</MDX>)}', '<li>x2</li>'],
  ['with braces at the end of lines', '{<MDX>\n- x {`;\n}`}\n</MDX>}', '<li>x ;\n}</li>'],
  ['in a text about it', '<CodeBlock>\n{`<MDX>\n# A\n</MDX>`}\n</CodeBlock>', '# A'],
  ['behind letters of other sizes', '{["𝒜é"].map((t) => <MDX>\n- x {t}\n</MDX>)}', '<li>x 𝒜é</li>'],
  ['with faults', '{<MDX>\nexport const 1\n</MDX>}', 'export const 1'],
  ['from a value', '{<MDX>{"- x"}</MDX>}', '<li>x</li>'],
  ['as a text', '{<MDX>{"## A\\n\\n<Note>b</Note>"}</MDX>}', '<h2 id="a"'],
  ['as a text of several lines', '{true && <MDX>{`\n  ## A\n\n  - \\`x\\`\n`}</MDX>}', '<li><code>x</code></li>'],
  ['as a text with components', "{[1].map(() => <MDX key='a'>{'<Badge>*b*</Badge>'}</MDX>)}", 'data-badge'],
  ['as a text with values', '{["q"].map((v) => <MDX key={v}>{`- ${v}`}</MDX>)}', '<li>q</li>'],
  ['outside of code', '<MDX>\n- x\n</MDX>', '<li>x</li>'],
])('it may stand %s', async (_, source, expected) => {
  const { html, problems } = await renderSource(source);
  expect(problems).toEqual([]);
  expect(html).toContain(expected);
});
