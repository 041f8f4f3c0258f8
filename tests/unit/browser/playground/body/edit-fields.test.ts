import { expect, test } from 'vitest';
import {
  fieldValue,
  formFields,
  freeFields,
  setField,
  setFiles,
} from '../../../../../src/browser/playground/body/edit-fields.ts';
import type { Schema } from '../../../../../src/model/api/schema.ts';

test('tells files and lists of files from other fields', () => {
  const schema: Schema = {
    type: 'object',
    required: ['photo'],
    properties: {
      title: { type: 'string' },
      photo: { type: 'string', format: 'binary' },
      more: { type: 'array', items: { type: 'string', contentMediaType: 'image/png' } },
      text: { type: 'string', format: 'binary', contentEncoding: 'base64' },
    },
  };
  expect(formFields(schema, {}).map(({ name, takes, required }) => [name, takes, required])).toEqual([
    ['title', 'value', false],
    ['photo', 'file', true],
    ['more', 'files', false],
    ['text', 'value', false],
  ]);
});

test('replaces fields in their place', () => {
  const file = (filename: string) => ({ filename, bytes: new Blob() });
  let fields = setField([], 'a', 1);
  fields = setFiles(fields, 'f', [file('x'), file('y')]);
  fields = setField(fields, 'b', false);
  fields = setFiles(fields, 'f', [file('z')]);
  expect(fields.map((field) => [field.name, field.kind === 'file' ? field.file.filename : field.value])).toEqual([
    ['a', 1],
    ['f', 'z'],
    ['b', false],
  ]);
  expect(fieldValue(setField(fields, 'a', undefined), 'a')).toBeUndefined();
  expect(setField(fields, 'a', undefined)).toHaveLength(2);
});

test.each<[Schema | null, string | null]>([
  [null, 'value'],
  [{ type: 'object' }, 'value'],
  [{ type: 'object', additionalProperties: false }, null],
  [{ type: 'object', properties: { a: {} } }, null],
  [{ type: 'object', properties: { a: {} }, additionalProperties: true }, 'value'],
  [{ type: 'object', properties: { a: {} }, additionalProperties: { type: 'string' } }, 'value'],
  [{ type: 'object', properties: { a: {} }, patternProperties: { '^x-': { type: 'string' } } }, 'value'],
  [{ type: 'object', additionalProperties: { type: 'string', format: 'binary' } }, 'file'],
])('takes fields of other names where the schema does: %j', (schema, takes) => {
  expect(freeFields(schema, {})).toBe(takes);
});
