import { expect, test } from 'vitest';
import { toJsonValue } from '../../../../src/read/config/tree/json-node.ts';
import { parseJson } from '../../../../src/read/config/tree/parse-json.ts';

const read = (text: string) => parseJson({ text, file: 'docs.json', at: '' });

test.each([
  '{}',
  '[]',
  '""',
  '-0.5e+3',
  'null',
  '[true, false, null, 0, 1.5, "a\\u00e9\\n\\"\\\\", {"a": [{}], "": 1}]',
  '{"a": "\u2028", "b": "//", "c": "/*"}',
  ' \r\n\t{ "a" : [ 1 , 2 ] } \n',
])('reads %j as JSON.parse does', (text) => {
  const { root, problems } = read(text);
  expect(problems).toEqual([]);
  expect(toJsonValue(root!)).toEqual(JSON.parse(text));
});

test('every node knows where it stands', () => {
  const { root } = read('{\n  "a": {\n    "b c": [1,\n      { "d": 2 }]\n  }\n}');
  const positions: string[] = [];
  const visit = (node: typeof root): void => {
    positions.push(`${node!.at}@${node!.line}:${node!.column}`);
    if (node!.kind === 'object') for (const child of node!.entries.values()) visit(child);
    if (node!.kind === 'array') node!.items.forEach(visit);
  };
  visit(root);
  expect(positions).toEqual([
    '@1:1',
    'a@2:3',
    'a["b c"]@3:5',
    'a["b c"][0]@3:13',
    'a["b c"][1]@4:7',
    'a["b c"][1].d@4:9',
  ]);
});

test.each([
  ['', 'The file is empty'],
  ['{', 'The file ends before `}`'],
  ['{"a": [1, {"b": 2}', 'The file ends before `]`'],
  ['{"a": 1 "b": 2}', 'Expected `,` or `}`, found `"`'],
  ['{"a" 1}', 'Expected `:` after the key `a`, found `1`'],
  ['{a: 1}', 'Expected a key in double quotes, found `a`'],
  ["{'a': 1}", "Expected a key in double quotes, found `'`"],
  ["['a']", "Expected a value, found `'`"],
  ['[01]', 'Expected a value, found `01`'],
  ['[undefined]', 'Expected a value, found `undefined`'],
  ['{"a": 1} x', 'Expected the end of the file, found `x`'],
  ['["a\nb"]', 'The string is not closed on its line'],
  ['["\\x"]', 'The string "\\x" contains an invalid escape'],
  ['[1] /* open', 'The comment is not closed'],
  ['[,]', 'Expected a value, found `,`'],
  ['['.repeat(300), 'Values are nested more than 200 levels deep'],
])('refuses %j', (text, message) => {
  const { root, problems } = read(text);
  expect(root).toBeNull();
  expect(problems.at(-1)).toMatchObject({ severity: 'error', code: 'invalid-json', file: 'docs.json', message });
});

test('a syntax error names the place', () => {
  const { problems } = read('{\n  "name": "Harbor"\n  "theme": "mint"\n}');
  expect(problems).toMatchInlineSnapshot(`
    [
      {
        "code": "invalid-json",
        "column": 3,
        "file": "docs.json",
        "hint": "A comma is missing before this",
        "line": 3,
        "message": "Expected \`,\` or \`}\`, found \`"\`",
        "severity": "error",
      },
    ]
  `);
});

test.each([
  ['a second colon', '{ "limits": "search": 5 }', 'Put a key and its value in braces: { "search": … }'],
  ['a key in a list', '{ "tabs": [ "label": 5 ] }', 'Put a key and its value in braces: { "label": … }'],
  ['another bracket', '{\n "tabs": [ 1 }', 'The bracket at line 2, column 10 must be closed with `]`'],
])('%s is told what would be right', (_what, text, hint) => {
  expect(read(text).problems.at(-1)!.hint).toBe(hint);
});

test('an unclosed bracket names the opening one', () => {
  expect(read('{\n  "tabs": [\n    1,\n').problems[0]!.hint).toBe('Close the bracket at line 2, column 11');
});

test('comments and trailing commas are read, with one warning a file', () => {
  const { root, problems } = read('// a\n{ "a": [1, 2,], // b\n /* c\n */ "b": 3, }\n');
  expect(toJsonValue(root!)).toEqual({ a: [1, 2], b: 3 });
  expect(problems.map(({ severity, code, line }) => ({ severity, code, line }))).toEqual([
    { severity: 'warning', code: 'json-comment', line: 1 },
    { severity: 'warning', code: 'json-trailing-comma', line: 2 },
  ]);
});

test('lines count on after a comment of several lines', () => {
  const { root } = read('[\n/* a\n\n b */ 7]');
  expect(root!.kind === 'array' && root!.items[0]).toMatchObject({ value: 7, line: 4, column: 7 });
});
