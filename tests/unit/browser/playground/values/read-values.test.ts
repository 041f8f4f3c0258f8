import { expect, test } from 'vitest';
import { attachFile, fileBytes, lacksFile } from '../../../../../src/browser/playground/values/attached-file.ts';
import { jsonFault } from '../../../../../src/browser/playground/values/json-fault.ts';
import { readTypedNumber } from '../../../../../src/browser/playground/values/read-typed-number.ts';

test.each([
  ['', undefined],
  [' 12 ', 12],
  ['-0.5e3', -500],
  ['0', 0],
  ['+007', 7],
  ['.5', 0.5],
  ['5.', 5],
  ['.', '.'],
  ['-', '-'],
  ['12345678901234567890', { '\0': '12345678901234567890' }],
  ['-.12345678901234567', { '\0': '-0.12345678901234567' }],
  ['0x10', '0x10'],
  ['1,5', '1,5'],
  ['Infinity', 'Infinity'],
])('reads %j as %j', (text, value) => {
  expect(readTypedNumber(text)).toEqual(value);
});

test('says where JSON goes wrong', () => {
  expect(jsonFault('{"a": 1}')).toBeNull();
  expect(jsonFault('  ')).toBeNull();
  expect(jsonFault('{\n  "a": 1,\n}')).toMatchObject({
    place: { line: 3, column: 1 },
    reason: expect.not.stringContaining('position'),
  });
});

test('finds the bytes of files of one name by their order', async () => {
  const files = ['one', 'two'].map((text) => attachFile(new File([text], 'same.txt', { type: 'text/plain' })));
  const body = {
    kind: 'fields',
    contentType: 'multipart/form-data',
    fields: files.map((file) => ({ kind: 'file' as const, name: 'f', file })),
  } as const;
  const bytesOf = fileBytes({ ...body, fields: [...body.fields] });
  const asked = { filename: 'same.txt', contentType: 'text/plain' };
  expect([await bytesOf(asked).text(), await bytesOf(asked).text()]).toEqual(['one', 'two']);
  expect(lacksFile({ kind: 'file', contentType: 'image/png', file: { filename: 'file.png' } })).toBe(true);
  expect(lacksFile({ ...body, fields: [...body.fields] })).toBe(false);
});
