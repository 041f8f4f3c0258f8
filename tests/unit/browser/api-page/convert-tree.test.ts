import { expect, test } from 'vitest';
import { convertTree } from '../../../../src/browser/api-page/convert-tree.ts';

const json = `{
  "openapi": "3.1.0",
  "info": {
    "title": "A: \\"b\\" #c",
    "version": "1.0"
  },
  "paths": {},
  "x": [
    9223372036854775807,
    1.5,
    null,
    "no",
    "2024-01-01",
    "line\\nbreak"
  ]
}
`;

test('JSON comes back from YAML as it was', () => {
  const yaml = convertTree(json, 'yaml');
  expect(yaml).toMatch(/^openapi: 3\.1\.0\ninfo:\n {2}title: /);
  expect(yaml).toContain('9223372036854775807');
  expect(convertTree(yaml, 'json')).toBe(json);
});

test('anchors and merged keys are written out', () => {
  const yaml = 'a: &a\n  b: 1\nc:\n  <<: *a\n  d: *a\n';
  expect(JSON.parse(convertTree(yaml, 'json'))).toEqual({ a: { b: 1 }, c: { b: 1, d: { b: 1 } } });
});
