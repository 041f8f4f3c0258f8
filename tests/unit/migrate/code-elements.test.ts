import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const fumadocs = {
  'package.json': '{"dependencies":{"fumadocs-ui":"^15"}}',
  'source.config.ts': 'export const docs = defineDocs({ dir: "content/docs" })\n',
};

test('Fumadocs: blocks of code that a program colours while a page is read are code', () => {
  const { written, losses } = migrateFiles({
    ...fumadocs,
    'content/docs/index.mdx': [
      '---\ntitle: Boats\n---\n',
      "import { DynamicCodeBlock } from 'fumadocs-ui/components/dynamic-codeblock';\n",
      '<div>',
      '  <DynamicCodeBlock',
      '    lang="bash"',
      '    code={`# Is it afloat?',
      'echo $HULL \\`now\\`',
      '',
      '# It is: {"a": 1}`}',
      '    options={{ theme: "x" }}',
      '  />',
      '</div>\n',
      "<DynamicCodeBlock lang='js' code='let a = 1;' className=\"rounded\" />\n",
      '<DynamicCodeBlock lang="ts" code={"let b;\\nlet c;"} />\n',
      '<DynamicCodeBlock lang="ts" code={`let ${name};`} />\n',
    ].join('\n'),
    'content/docs/a.mdx': '---\ntitle: A\n---\nx\n',
  });
  const page = written['docs/index.mdx'] ?? written['docs.mdx'] ?? written['index.mdx']!;
  expect(page).toContain('  ```bash\n  # Is it afloat?\n  echo $HULL `now`\n\n  # It is: {"a": 1}\n  ```\n</div>');
  expect(page).toContain('```js\nlet a = 1;\n```');
  expect(page).toContain('```ts\nlet b;\nlet c;\n```');
  expect(losses.map(({ message }) => message).filter((message) => message.includes('DynamicCodeBlock'))).toHaveLength(
    1,
  );
});

test('a component that is lost leaves the code that it showed', () => {
  const { written } = migrateFiles({
    'package.json': '{"dependencies":{"nextra":"2"}}',
    'pages/_meta.json': '{"index":"Boats","a":"A"}',
    'pages/a.mdx': '# A\n',
    'pages/index.mdx': [
      "import { Editor } from '@components/editor';\n",
      '# Boats\n',
      '<Editor code={`<Boat>',
      "  <Sail onPress={() => console.log('up')} />",
      '</Boat>`} />\n',
      '<Editor language="js" code="let a = &quot;b&quot;;" title="a.js"></Editor>\n',
      '<Unknown lang="tsx" code={`<A b={1}>`} />\n',
      '<Editor code={program} />\n',
    ].join('\n'),
  });
  const page = written['index.mdx'];
  expect(page).toContain("```text\n<Boat>\n  <Sail onPress={() => console.log('up')} />\n</Boat>\n```");
  expect(page).toContain('```js a.js\nlet a = "b";\n```');
  expect(page).toContain('```tsx\n<A b={1}>\n```');
});

test('lines of texts in attributes are no headings, and get no ids', () => {
  const text = [
    '# Boats\n',
    '<Boat',
    '  text={`## Sail up',
    '## Über Sail & Co.`}',
    '/>\n',
    'export const sail = `',
    '## Über Sail & Co.',
    '`;\n',
    '## Über Sail & Co.',
  ].join('\n');
  const { written } = migrateFiles({
    'docusaurus.config.js': 'module.exports = { title: "Boats", presets: [["classic", {}]] };',
    'docs/a.mdx': text,
    'docs/index.md': '# Home\n',
  });
  const page = written['docs/a.mdx']!;
  expect(
    page
      .split('\n')
      .filter((line) => line.includes('Über'))
      .at(-1),
  ).toMatch(/\{#/);
  expect(page.match(/\{#/g)).toHaveLength(1);
});
