import { expect, test } from 'vitest';
import { prepareSource } from '../../../../src/read/markdown/prepare-source.ts';
import { protectBraces } from '../../../../src/read/markdown/protect-braces.ts';
import { readDocument } from '../../../../src/read/markdown/read-document.ts';

test.each([
  ['## \\{chain}.\\{TOKEN SYMBOL}', '{chain}.{TOKEN SYMBOL}', 0],
  ['## Get \\{class}', 'Get {class}', 0],
  ['> ### Item \\{#3}', 'Item {#3}', 0],
  ['- ## Item \\{.net}  ', 'Item {.net}', 0],
  ['## Hello {first name}', 'Hello {first name}', 1],
  ['## Hello {first name}\r', 'Hello {first name}', 1],
  ['## Own \\{id} {#mine}', 'Own {id}', 0],
  ['Hello {first name}\n===', 'Hello {first name}', 1],
  ['> Hello \\{name} \n> ---', 'Hello {name}', 0],
])('a heading shows the words in its last braces: %s', (source, text, problems) => {
  const document = readDocument(source, { file: 'a.mdx', line: 1 });
  expect(document.headings.map((heading) => heading.text)).toEqual([text]);
  expect(document.problems).toHaveLength(problems);
  expect(document.markdown).toBe(source.trim().replace(/(?<!\\)\{(?!#)/, '\\{'));
});

test.each([
  '## Own {#id}',
  '## Own {#id .class}',
  '## Value {title}',
  '## Sum {1 + 1}',
  '## Two \\\\{title}',
  '```\n## Code {first name}\n```',
  'No heading {first name}',
  'Value {title}\n===',
  'Own {#id}\n---',
  '{first name}\n---',
  'No heading {first name}\n\n---',
  'export const script = `\n# Set {your key}\n`;',
  '<Script code={`\n# Set {your key}\n\\`run\\`\n## {your key}\n`} />',
  'export const script = `\n# A\n\n# Set {your key}\n`;',
  '{/*\n# To do {some day}\n*/}',
])('%s stays as it is', (source) => {
  expect(protectBraces(source)).toBe(source);
  expect(prepareSource(source)).toBe(source);
});

test('what is copied from a prompt or a block of code holds no mark', () => {
  const prompt = '<Prompt>\n# Task {your task}\n</Prompt>\n\n## Hello {first name}';
  expect(prepareSource(prompt)).toBe('<Prompt>{`\n# Task {your task}\n`}</Prompt>\n\n## Hello {first name}\u1680');
  expect(protectBraces('It is a ` here\n\n## `Hello` {last name}')).toBe(
    'It is a ` here\n\n## `Hello` {last name}\u1680',
  );
});

test.each(['{/* ', ' ', '`a ', '{a ', '={`', '# '])('takes no time with the square of %j', (piece) => {
  const text = `## Hello {first name}\n\n${piece.repeat(100_000)}`;
  const started = performance.now();
  protectBraces(text);
  expect(performance.now() - started).toBeLessThan(1000);
});
