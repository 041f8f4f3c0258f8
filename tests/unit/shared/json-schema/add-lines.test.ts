import { expect, test } from 'vitest';
import { addLines } from '../../../../src/shared/json-schema/add-lines.ts';

function placeOf(text: string, key: string): (number | undefined)[] {
  const [problem] = addLines(
    [{ severity: 'error', code: 'openapi-invalid', message: 'Wrong', file: 'api', key }],
    new Map([['api', text]]),
  );
  return [problem!.line, problem!.column];
}

const tree = { info: { 'a"b/c': [{ x: 1 }, '} { "', { y: [] }] }, paths: { '/a': null, '/b': { get: {} } } };
const json = JSON.stringify(tree, null, 2);

test.each([
  ['#/info', 2, 3],
  ['#/info/a"b~1c', 3, 5],
  ['#/info/a"b~1c/1', 7, 7],
  ['#/info/a"b~1c/2/y', 9, 9],
  ['#/paths/~1b/get', 16, 7],
  // The last part that there is.
  ['#/paths/~1b/post/responses', 15, 5],
  ['#/paths/~1a/get', 14, 5],
  ['#', 1, 1],
])('%s stands in line %i, column %i', (key, line, column) => {
  expect(placeOf(json, key)).toEqual([line, column]);
  expect(placeOf(`\uFEFF${json}`, key)[0]).toEqual(line);
});

test('YAML has lines, also between braces', () => {
  expect(placeOf('info:\n  title: A\npaths:\n  /b:\n    get: {}\n', '#/paths/~1b/get')).toEqual([5, 5]);
  expect(placeOf('{ info: { title: A },\n  paths: {} } # All of it', '#/paths')).toEqual([2, 3]);
});

test('a long file of JSON has lines, in time', () => {
  const paths = Object.fromEntries(Array.from({ length: 40_000 }, (_, index) => [`/p${index}`, tree]));
  const text = JSON.stringify({ paths, last: { wrong: 1 } }, null, 1);
  expect(text.length).toBeGreaterThan(5_000_000);
  const lines = text.split('\n').length;
  const started = performance.now();
  const keys = [...Object.keys(paths).map((path) => `#/paths/~1${path.slice(1)}/info`), '#/last/wrong'];
  const problems = keys.map((key) => {
    return { severity: 'error' as const, code: 'openapi-invalid' as const, message: 'Wrong', file: 'api', key };
  });
  const found = addLines(problems, new Map([['api', text]])).map(({ line }) => line);
  expect(found.slice(0, 2)).toEqual([4, 4 + JSON.stringify(tree, null, 1).split('\n').length]);
  expect(found.at(-1)).toBe(lines - 2);
  expect(performance.now() - started).toBeLessThan(8000);
});

const yaml = `# Made by hand
---
openapi: 3.1.0
info:
  description: |
    paths:
      /a: not here

servers:
- url: a
  variables: {x: {default: 1}}
-   url: b
"paths":
  '/a':
    get:
      parameters:
        # The first
        - name: x
          schema: &s
            type: string
        - in: query
          name: it's
      "200 ok" : { a: 1 }
  /a/b: !!map
    get: {}
`;

test.each([
  '#/info/description',
  '#/servers/0/url',
  '#/servers/0/variables',
  '#/servers/1/url',
  '#/paths/~1a/get/parameters/0',
  '#/paths/~1a/get/parameters/0/schema/type',
  '#/paths/~1a/get/parameters/1/name',
  '#/paths/~1a/get/200 ok',
  '#/paths/~1a~1b/get',
  '#/paths/~1c/get',
  '#',
])('%s stands in long YAML where it would in a short one', (key) => {
  const long = `${yaml}x-long: ${'a'.repeat(1_000_001)}\n`;
  expect(placeOf(yaml, key)[0]).toBeGreaterThan(0);
  expect(placeOf(long, key)).toEqual(placeOf(yaml, key));
});

test.each(['{"a": ', '{"a": {"b"}', '{"a": "', '{"a" 1}', '{a: {b: 1}', '{"\\q": 1}', '['])(
  'what is no JSON is no reason to fail: %s',
  (text) => expect(() => placeOf(text, '#/a/b')).not.toThrow(),
);
