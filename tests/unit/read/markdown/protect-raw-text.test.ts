import { expect, test } from 'vitest';
import { protectRawText } from '../../../../src/read/markdown/protect-raw-text.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test('what scripts, styles and prompts hold is text', () => {
  expect(protectRawText('<style>a { b: `c` }</style>')).toBe('<style>{`a { b: \\`c\\` }`}</style>');
  expect(protectRawText('<Prompt description="a > b">\nSay {x} <y\n</Prompt> and <script>1 < 2</script>')).toBe(
    '<Prompt description="a > b">{`\nSay {x} <y\n`}</Prompt> and <script>{`1 < 2`}</script>',
  );
});

test('code, expressions and elements without content or end stay as they are', () => {
  const text =
    '`<script>` and ``<style>a{}`</style>``\n\n```html\n<script>a{}</script>\n```\n\n<style>{`a{}`}</style> <script src="x" /> <script></script> <Prompt>';
  expect(protectRawText(text)).toBe(text);
});

test.each(['<script>', '<Prompt>\n', '<style>`', '<Prompt a="', '<script>\n```x\n'])(
  'takes time in proportion to many times %j',
  (piece) => {
    expect(measureGrowth((length) => protectRawText(piece.repeat(length)), 2000)).toBeLessThan(linearGrowth);
  },
);
