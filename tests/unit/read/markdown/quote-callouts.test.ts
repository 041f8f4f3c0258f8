import { expect, test } from 'vitest';
import { quoteCallouts } from '../../../../src/read/markdown/quote-callouts.ts';

test('callouts become quotations with the marks of their kinds', () => {
  expect(quoteCallouts('a\n\n<Note>\n  **b**\n</Note>\nc').trim()).toBe('a\n\n\n> [!NOTE]\n> \n> **b**\n> \n\nc');
  expect(quoteCallouts('```\n<Note>b</Note>\n```')).not.toContain('[!');
  expect(quoteCallouts('<Other>b</Other>')).toBe('<Other>b</Other>');
});

test.each([
  ['Note', 'NOTE'],
  ['Danger', 'CAUTION'],
  ['Error', 'CAUTION'],
  ['Check', 'TIP'],
  ['Callout', 'NOTE'],
  ['Callout icon="📘" theme="info"', 'NOTE'],
  ['Callout icon="🚧"', 'WARNING'],
  ['Callout type="danger"', 'CAUTION'],
  ['Callout theme="okay"', 'TIP'],
])('<%s> is a %s', (tag, mark) => {
  const name = tag.split(' ')[0];
  expect(quoteCallouts(`<${tag}>\n  \`b\`\n</${name}>`)).toContain(`> [!${mark}]\n> \n> \`b\``);
});
