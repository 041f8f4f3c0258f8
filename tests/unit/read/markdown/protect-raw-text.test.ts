import { expect, test } from 'vitest';
import { protectRawText } from '../../../../src/read/markdown/protect-raw-text.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test('what scripts, styles and prompts hold is text', () => {
  expect(protectRawText('<style>a { b: `c` }</style>')).toBe('<style>{`a { b: \\`c\\` }`}</style>');
  expect(protectRawText('<Prompt description="a > b">\nSay {x} <y\n</Prompt> and <script>1 < 2</script>')).toBe(
    '<Prompt description="a > b">{`\nSay {x} <y\n`}</Prompt> and <script>{`1 < 2`}</script>',
  );
});

test('what a box to write in holds is text, over empty lines, too', () => {
  expect(protectRawText('<textarea rows={3}>\nA: [b]\n\n- *c* <d\n</textarea>')).toBe(
    '<textarea rows={3}>{`\nA: [b]\n\n- *c* <d\n`}</textarea>',
  );
});

test('what a block of code holds is code, but no expression and no fence', () => {
  expect(protectRawText('<CodeBlock language="sh">\n  a --b "c"\n\n  d *e* <f\n</CodeBlock>')).toBe(
    '<CodeBlock language="sh">{`\na --b "c"\n\nd *e* <f\n`}</CodeBlock>',
  );
  for (const body of ['{`a`}', '\na {b}\n', '\n```js\na\n```\n', '\n<Other>a</Other>\n'])
    expect(protectRawText(`<CodeBlock>${body}</CodeBlock>`)).toBe(`<CodeBlock>${body}</CodeBlock>`);
});

test('code, expressions and elements without content or end stay as they are', () => {
  const text =
    '`<script>` and ``<style>a{}`</style>``\n\n```html\n<script>a{}</script>\n```\n\n<style>{`a{}`}</style> <script src="x" /> <script></script> <Prompt>';
  expect(protectRawText(text)).toBe(text);
});

test.each([
  '<div dangerouslySetInnerHTML={{ __html: "<b>a</b><script>f(1)</script>" }} />',
  "<div dangerouslySetInnerHTML={{ __html: '<p>it\\'s</p>' + '<style>a { b: \"c\" }</style>' }} />",
  '<iframe srcDoc="<style>a {}</style>\n<script>f({})</script>" />',
  'export const embed = "<script>f()</script>";',
  "{list.map((one) => render('<textarea>' + one + '</textarea>'))}",
])('text in quotes of an attribute or of code stays as it is: %s', (text) => {
  expect(protectRawText(text)).toBe(text);
});

test.each([
  'He said: "it is so.\n\n<style>a {}</style>',
  '<p title="a">x</p><style>a { content: "b" }</style> and "c"',
  '{cond && <style>a {}</style>}',
  "It's what\n\n<script>f('a')</script>\n\nit's",
])('quotes between words, and those that are closed, are no bounds: %s', (text) => {
  expect(protectRawText(text)).toMatch(/<(style|script)>\{`[^`]*`\}<\/\1>/);
});

test.each([
  '<script>',
  '<Prompt>\n',
  '<style>`',
  '<Prompt a="',
  '<script>\n```x\n',
  'a="<script>',
  '{"<style></style>',
])('takes time in proportion to many times %j', (piece) => {
  expect(measureGrowth((length) => protectRawText(piece.repeat(length)), 2000)).toBeLessThan(linearGrowth);
});
