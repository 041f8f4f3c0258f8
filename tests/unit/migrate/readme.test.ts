import { expect, test } from 'vitest';
import { linearGrowth, measureGrowth } from '../measure-growth.ts';
import { migrateFiles } from './migrate-files.ts';

test('ReadMe: a repository with categories, orders, endpoints and blocks', () => {
  const { generator, config, written, losses } = migrateFiles({
    'docs/_order.yaml': '- Start here\n',
    'docs/Start here/_order.yaml': '- hello\n- parent\n',
    'docs/Start here/parent/index.md': '---\ntitle: The parent\n---\n',
    'docs/Start here/parent/child.md': '---\ntitle: Child\nexcerpt: Below\n---\n[up](doc:hello#part)\n',
    'docs/Start here/hello.md':
      '---\ntitle: Hello\nhidden: true\n---\n> 📘 Know this\n>\n> Text\n\n```js\na\n```\n```python\nb\n```\n\n<Snippet />\n\n[c](./child) <<name>>\n',
    'reference/oas.json':
      '{"openapi":"3.0.0","info":{"title":"A","version":"1"},"paths":{"/a":{"get":{"operationId":"getA"}}}}',
    'reference/A/tag/getA.md': '---\ntitle: Get a\napi:\n  file: oas.json\n  operationId: getA\n---\n',
    'custom_blocks/Snippet.md': '---\nname: Snippet\n---\nShared\n',
    'custom_pages/own.html': '<p></p>',
  });
  expect(generator).toBe('ReadMe');
  expect(config.navigation.tabs).toEqual([
    {
      tab: 'Guides',
      pages: [
        {
          group: 'Start here',
          pages: ['docs/hello', { group: 'The parent', root: 'docs/parent', pages: ['docs/parent/child'] }],
        },
      ],
    },
    { tab: 'API reference', pages: [{ group: 'A', pages: [{ group: 'tag', pages: ['reference/getA'] }] }] },
  ]);
  expect(config.redirects).toEqual([
    { source: '/docs/child', destination: '/docs/parent/child' },
    { source: '/', destination: '/docs/hello' },
  ]);
  expect(written['docs/parent/child.mdx']).toBe(
    '---\ntitle: Child\ndescription: Below\n---\n\n[up](/docs/hello#part)\n',
  );
  expect(written['reference/getA.mdx']).toContain('openapi: /reference/oas.json GET /a');
  const page = written['docs/hello.mdx']!;
  expect(page).toContain("hidden: true\n---\n\nimport Snippet from '/snippets/custom_blocks/Snippet.md'");
  expect(page).toContain('<Info title="Know this">\nText\n</Info>');
  expect(page).toContain('<CodeGroup>\n```js\na\n```\n```python\nb\n```\n</CodeGroup>');
  expect(page).toContain('name');
  expect(written['snippets/custom_blocks/Snippet.md']).toBe('Shared\n');
  expect(losses).toEqual([{ file: 'custom_pages/own.html', message: 'A page written in HTML' }]);
});

test('ReadMe: an older export, with blocks in JSON', () => {
  const block = (name: string, data: object): string => `[block:${name}]\n${JSON.stringify(data, null, 2)}\n[/block]\n`;
  const { config, written, losses } = migrateFiles({
    'v1.0/Basics/a.md': [
      '---\ntitle: A\n---\n',
      block('callout', { type: 'danger', title: 'Mind', body: 'Hot' }),
      block('code', {
        codes: [
          { code: 'x', language: 'js', name: 'one.js' },
          { code: 'y', language: 'text' },
        ],
      }),
      block('parameters', { data: { 'h-0': 'K', 'h-1': 'V', '0-0': 'a|b', '0-1': 'c' }, cols: 2, rows: 1 }),
      block('api-header', { title: 'Part' }),
      block('image', { images: [{ image: ['https://example.com/a.png', 'a.png'], caption: 'See' }] }),
      block('unheard', {}),
    ].join('\n'),
  });
  expect(config.navigation.pages).toEqual([{ group: 'Basics', pages: ['docs/a'] }]);
  const page = written['docs/a.mdx']!;
  expect(page).toContain('<Danger title="Mind">\nHot\n</Danger>');
  expect(page).toContain('<CodeGroup>\n```js one.js\nx\n```\n```text\ny\n```\n</CodeGroup>');
  expect(page).toContain('| K | V |\n| --- | --- |\n| a\\|b | c |');
  expect(page).toContain('## Part\n');
  expect(page).toContain('<Frame caption="See">\n![a.png](https://example.com/a.png)\n</Frame>');
  expect(losses.map(({ message }) => message)).toEqual(['[block:unheard]']);
});

test('ReadMe: links count from where pages were served; pictures have captions, icons the names of ours', () => {
  const { written } = migrateFiles({
    'docs/_order.yaml': '- Guides\n',
    'docs/Guides/_order.yaml': '- sail\n- crew\n',
    'docs/Guides/sail/index.md': '---\ntitle: Sail\n---\n',
    'docs/Guides/sail/wind.md': `---
title: Wind
---

[a](../docs/crew#top) [b](./wind) [c](/docs/wind) [d](doc:crew) <a href="../reference/crew">e</a> [f](../docs/none)
[g](https://x.example/docs/crew)

1. Look

   <Image alt="&#x22;One&#x22;" align="center" width="60% " src="https://x.example/1.png">
     "One" of *two*
   </Image>

<Image src="https://x.example/2.png" align="center" width="smart" border={true} />

<Cards columns={2}><Card title="X" icon="fa-brands fa-github" target="_blank">x</Card></Cards>

<Table align={["left","left"]}><tbody><tr><td>x</td></tr></tbody></Table>

<Columns layout="auto"><Column>x</Column></Columns>
`,
    'docs/Guides/crew.md': '---\ntitle: Crew\n---\n',
  });
  const page = written['docs/sail/wind.mdx']!;
  expect(page).toContain('[a](/docs/crew#top) [b](/docs/sail/wind) [c](/docs/sail/wind) [d](/docs/crew)');
  expect(page).toContain('[f](../docs/none)\n[g](https://x.example/docs/crew)');
  expect(page).toContain(
    `   <Frame caption={"\\"One\\" of *two*"}><img src="https://x.example/1.png" alt="&#x22;One&#x22;" width="60%" /></Frame>`,
  );
  expect(page).toContain('<img src="https://x.example/2.png" className="mx-auto" />');
  expect(page).toContain('<Card title="X" icon="github" iconType="brands">x</Card>');
  expect(page).toContain('<table><tbody>');
  expect(page).toContain('<Columns><Column>x</Column></Columns>');
});

test('ReadMe: the title of the front matter stays where a page begins with another heading', () => {
  const { written } = migrateFiles({
    'docs/_order.yaml': '- Guides\n',
    'docs/Guides/sail.md': '---\ntitle: Sail\n---\n# Phase 1\n\nx [y](#phase-1)\n\n# Phase 2\n',
    'docs/Guides/crew.md': '---\ntitle: Crew\n---\n# Crew\n\n[z](doc:sail#phase-1)\n',
  });
  expect(written['docs/sail.mdx']).toBe('---\ntitle: Sail\n---\n\n# Phase 1\n\nx [y](#phase-1)\n\n# Phase 2\n');
  expect(written['docs/crew.mdx']).toBe('---\ntitle: Crew\n---\n\n[z](/docs/sail#phase-1)\n');
});

test('ReadMe: titles of boxes that hold links stand in the box', () => {
  const { written } = migrateFiles({
    'docs/_order.yaml': '- a\n',
    'docs/a.md':
      '---\ntitle: A\n---\n> 📘 Try it <Anchor label="here" target="_blank" href="https://boats.example">here</Anchor>\n>\n> Now.\n\n> 🚧 See [it](https://boats.example)\n',
  });
  const page = written['docs/a.mdx']!;
  expect(page).toContain('<Info>\nTry it <a href="https://boats.example">here</a>\n\nNow.\n</Info>');
  expect(page).toMatch(/<Warning>\nSee \[it\]\(https:\/\/boats\.example\)\s+<\/Warning>/);
});

test('ReadMe: code of a block in several languages is one group', () => {
  const codes = '{"codes":[{"code":"a","language":"js"},{"code":"b","language":"python"}]}';
  const { written } = migrateFiles({
    'docs/_order.yaml': '- boats\n',
    'docs/boats.md': `---\ntitle: Boats\n---\n\n[block:code]\n${codes}\n[/block]\n`,
  });
  expect(Object.values(written).join()).toContain('\n\n<CodeGroup>\n```js\na\n```\n```python\nb\n```\n</CodeGroup>\n');
  expect(Object.values(written).join()).not.toContain('<CodeGroup>\n<CodeGroup>');
});

test('ReadMe: addresses in code stay, and an order with a fault is read as far as it goes', () => {
  const { written, config } = migrateFiles({
    'docs/_order.yaml': '- "boats\n- [',
    'docs/boats.md':
      '---\ntitle: Boats\n---\n\n[sail](doc:sail)\n\n```html\n<a href="sail">[x](doc:sail)</a>\n```\n\n`[x](doc:sail)`\n',
    'docs/sail.md': '---\ntitle: Sail\n---\n\nWind\n',
  });
  const page = written['docs/boats.mdx']!;
  expect(page).toContain('[sail](/docs/sail)\n');
  expect(page).toContain('<a href="sail">[x](doc:sail)</a>\n');
  expect(page).toContain('`[x](doc:sail)`');
  expect(JSON.stringify(config.navigation)).toContain('"docs/boats","docs/sail"');
});

test('ReadMe: boxes in code stay, and those with code are boxes', () => {
  const code = '```md\n> 📘 Shown\n>\n> as it is\n```';
  const { written } = migrateFiles({
    'docs/_order.yaml': '- boats\n',
    'docs/boats.md': `---\ntitle: Boats\n---\n\n${code}\n\n> 📘 Box\n>\n> \`\`\`js\n> a\n> \`\`\`\n`,
  });
  const page = Object.values(written).join();
  expect(page).toContain(code);
  expect(page).toContain('<Info title="Box">\n```js\na\n```\n</Info>');
});

test('ReadMe: pages of operations take no time with the square of their number', () => {
  const growth = measureGrowth((length) => {
    const names = Array.from({ length }, (_, index) => `op${index}`);
    const paths = Object.fromEntries(names.map((name) => [`/${name}`, { get: { operationId: name } }]));
    const pages = names.map((name) => [
      `reference/Boats/${name}.md`,
      `---\ntitle: ${name}\napi:\n  file: boats.json\n  operationId: ${name}\n---\n`,
    ]);
    const { written } = migrateFiles({
      'reference/_order.yaml': '- Boats\n',
      'reference/boats.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'Boats', version: '1' }, paths }),
      ...Object.fromEntries(pages),
    });
    expect(written[`reference/op${length - 1}.mdx`]).toContain(`openapi: /reference/boats.json GET /op${length - 1}`);
  }, 25);
  expect(growth).toBeLessThan(linearGrowth);
});
