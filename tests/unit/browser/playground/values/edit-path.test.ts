import { expect, test } from 'vitest';
import { renameProperty, setAt, withoutGaps } from '../../../../../src/browser/playground/values/edit-path.ts';

test('sets a value deep inside of objects and lists that are not there yet', () => {
  expect(setAt(undefined, ['a', 0, 'b'], 1)).toEqual({ a: [{ b: 1 }] });
});

test('leaves what it was given as it is, and the order of properties too', () => {
  const before = { a: 1, b: { c: [1, 2] } };
  const after = setAt(before, ['b', 'c', 1], 3);
  expect(before).toEqual({ a: 1, b: { c: [1, 2] } });
  expect(JSON.stringify(after)).toBe('{"a":1,"b":{"c":[1,3]}}');
});

test('takes properties and items away', () => {
  expect(setAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
  expect(setAt([1, 2, 3], [1], undefined)).toEqual([1, 3]);
  expect(setAt({ list: [1] }, ['list', 0], undefined)).toEqual({ list: [] });
});

test('keeps null, false, zero and the empty text', () => {
  for (const value of [null, false, 0, '']) expect(setAt({}, ['a'], value)).toEqual({ a: value });
});

test('treats __proto__ and constructor as names like any other', () => {
  const polluted = setAt({}, ['__proto__', 'admin'], true) as object;
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  expect(JSON.stringify(polluted)).toBe('{"__proto__":{"admin":true}}');
  expect(setAt({}, ['constructor', 'x'], 1)).toEqual({ constructor: { x: 1 } });
});

test('renames in place, and not onto a name that is taken', () => {
  expect(Object.keys(renameProperty({ a: 1, b: 2, c: 3 }, 'b', 'x'))).toEqual(['a', 'x', 'c']);
  expect(renameProperty({ a: 1, b: 2 }, 'a', 'b')).toEqual({ a: 1, b: 2 });
});

test('leaves out places of lists that hold nothing', () => {
  expect(withoutGaps({ a: [1, undefined, [undefined, null]] })).toEqual({ a: [1, [null]] });
});
