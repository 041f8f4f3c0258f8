import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { heldSchema } from '../../../../src/shared/json-schema/held-schema.ts';
import { listedValues } from '../../../../src/shared/json-schema/listed-values.ts';
import { resolveSchema } from '../../../../src/shared/json-schema/resolve-schema.ts';
import { sampleValue } from '../../../../src/shared/json-schema/sample-value.ts';
import { typeLabel } from '../../../../src/shared/json-schema/type-label.ts';

const schemas: Record<string, Schema> = {
  Color: { type: 'string', enum: ['red', 'blue'], description: 'Paint.' },
  Size: { type: 'string', enum: ['s', 'm'] },
  Blank: { enum: [''] },
  Null: { enum: [null] },
};
const [color, blank, none]: Schema[] = [{ $ref: 'Color' }, { $ref: 'Blank' }, { $ref: 'Null' }];

test.each<[string, Schema, string, unknown[]]>([
  ['no text', { oneOf: [color!, blank!] }, 'enum<string>', ['red', 'blue', '']],
  ['no text or null', { oneOf: [color!, blank!, none!] }, 'enum<string> | null', ['red', 'blue', '']],
  ['null twice', { oneOf: [color!, none!, { type: 'null' }] }, 'enum<string> | null', ['red', 'blue']],
  [
    'no text of its own',
    { anyOf: [{ type: 'string', enum: ['', null] }, color!] },
    'enum<string> | null',
    ['red', 'blue', ''],
  ],
])('an alternative for %s is one more value of the others', (_, schema, label, values) => {
  expect(typeLabel(schema, schemas)).toBe(label);
  expect(listedValues(schema, schemas).map(({ value }) => value)).toEqual(values);
  expect(heldSchema(schema, schemas)).toBe('Color');
  expect(sampleValue(schema, { schemas, mode: 'request', only: 'all' })).toBe('red');
});

test.each<[string, Schema]>([
  ['of several enumerations', { oneOf: [color!, { $ref: 'Size' }, blank!] }],
  ['of a text and none', { oneOf: [{ type: 'string', format: 'email' }, blank!] }],
  ['of nothing else', { oneOf: [blank!, none!] }],
  ['that is told apart', { oneOf: [color!, blank!], discriminator: { propertyName: 'a', mapping: {} } }],
])('a choice %s stays as it is', (_, schema) => expect(resolveSchema(schema, schemas)).toBe(schema));
