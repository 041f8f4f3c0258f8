import { expect, test } from 'vitest';
import { convertFences } from '../../../src/migrate/markup/convert-fences.ts';

const fence = (info: string, ...body: string[]): string => ['```' + info, ...body, '```'].join('\n');

test.each([
  ['Docusaurus, one line', fence('js', '// highlight-next-line', 'a'), fence('js', '// [!code highlight]', 'a')],
  [
    'Docusaurus, several lines',
    fence('py title="a.py"', 'a', '# highlight-start', 'b', 'c', '# highlight-end', 'd'),
    fence('py title="a.py"', 'a', '# [!code highlight:2]', 'b', 'c', 'd'),
  ],
  ['words and patterns', fence('js {1} "stagger" /use[A-Z]/2 title="x"', 'a'), fence('js {1} title="x"', 'a')],
  [
    'lines of Expressive Code',
    fence('js ins={2} del={"old":1} mark={3} collapse={1-2}', 'a', 'b', 'c'),
    fence('js {3}', 'a // [!code --]', 'b // [!code ++]', 'c'),
  ],
  ['brackets in a title', fence('js title="a/[[...b]].js"', 'a'), fence('js title="a/[[...b]].js"', 'a')],
  ['a title in brackets', fence('js [a.js] {1}', 'a'), fence('js title="a.js" {1}', 'a')],
  ['a list', '- ' + fence('js "x"', '  a', '').replace(/\n```$/, '  ```'), '- ```js\n  a\n  ```'],
  ['no code', 'highlight-next-line "x"', 'highlight-next-line "x"'],
])('%s', (_, text, converted) => {
  expect(convertFences(text)).toBe(converted);
});

test('a file that a comment names is the title where the generator takes it for that', () => {
  const text = fence('js', '// src/a-b.mjs', '', 'a');
  expect(convertFences(text)).toBe(text);
  expect(convertFences(text, { readsFileComments: true })).toBe(fence('js title="src/a-b.mjs"', 'a'));
  const plain = fence('js', '// see this file', 'a');
  expect(convertFences(plain, { readsFileComments: true })).toBe(plain);
});
