import { expect, test } from 'vitest';
import { formatPage } from '../../../../src/build/format/format-page.ts';
import { formatSettings } from '../../../../src/build/format/format-settings.ts';

test.each([
  ['spaces at the ends of lines', 'a  \n\nb\t \n', 'a\n\nb\n'],
  ['hard breaks', 'a    \nb\n', 'a  \nb\n'],
  ['rows of empty lines', 'a\n\n\n\nb\n\n\n', 'a\n\nb\n'],
  ['headings with spaces behind them', '## B  \nc\n', '## B\n\nc\n'],
  ['headings', 'a\n## B\nc\n', 'a\n\n## B\n\nc\n'],
  ['list markers', '* a\n  + b\n* c\n', '- a\n  - b\n- c\n'],
  ['the end', 'a', 'a\n'],
  ['line breaks of Windows', '\uFEFFa\r\n\r\n\r\nb\r\n', 'a\n\nb\n'],
  ['front matter', '---\ntitle:   "A" \n\n\n---\ntext', '---\ntitle:   "A" \n\n\n---\n\ntext\n'],
  ['nothing but front matter', '---\ntitle: A\n---\n', '---\ntitle: A\n---\n'],
])('%s are written alike', (_, source, formatted) => {
  expect(formatPage(source)).toBe(formatted);
  expect(formatPage(formatted)).toBe(formatted);
});

test.each([
  ['code', '```sh\na  \n\n\n* b\n# c\nd\n```\n'],
  ['code in a component', '<Tabs>\n  <Tab title="A">\n    ```js\n    a  \n\n\n    ## b\n    ```\n  </Tab>\n</Tabs>\n'],
  ['indented text of a template', 'export const a = `\n* b  \n\n\n\n## c\nd`\n'],
  ['neighbouring lists', '- a\n\n* b\n'],
  ['a rule', '* * *\n'],
  ['emphasis', '*a* b\n'],
  ['mathematics', '$$\na + b  \n\n\n* c\n$$\n'],
])('%s stays as it is', (_, source) => {
  expect(formatPage(source)).toBe(source);
});

/** Numbers that look random and are the same each time. */
function createRandom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % most;
  };
}

const pieces = [
  'a',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '* ',
  '- ',
  '1. ',
  '# b\n',
  '## c  \n',
  '```\n',
  '~~~\n',
  '<Card title="x">\n',
  '</Card>\n',
  '{1}',
  '> ',
  '    ',
  '`',
  '|a|b|\n|-|-|\n',
  '\r\n',
  '***\n',
  '<br />',
  '[x](y)',
  '\\\n',
  '$$\n',
  ':::note\n',
  '---\n',
];

test('what was formatted once is not changed again, whatever a page holds', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = createRandom(seed);
    const source = Array.from({ length: 25 }, () => pieces[random(pieces.length)]).join('');
    const once = formatPage(source);
    expect(formatPage(once), JSON.stringify(source)).toBe(once);
  }
});

test('JSON keeps its values letter by letter, and lists that go over several lines', () => {
  const source = '\uFEFF{"a":1.0,  "b":[ "x","\\u0041" ],\n"c":{\n"d":[],"e":{ }},"f":[\n1]}';
  expect(formatSettings(source)).toBe(
    '{\n  "a": 1.0,\n  "b": ["x", "\\u0041"],\n  "c": {\n    "d": [],\n    "e": {}\n  },\n  "f": [\n    1\n  ]\n}\n',
  );
  expect(formatSettings(formatSettings(source))).toBe(formatSettings(source));
  expect(() => formatSettings('{"a":1,}')).toThrow(SyntaxError);
});

test('a list that is too long for its line goes over several', () => {
  const names = Array.from({ length: 30 }, (_, index) => `"page-${index}"`);
  expect(formatSettings(`[${names.join(',')}]`)).toBe(`[\n  ${names.join(',\n  ')}\n]\n`);
});
