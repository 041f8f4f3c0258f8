import { expect, test } from 'vitest';
import { chooseEditor } from '../../../../../src/browser/playground/values/choose-editor.ts';
import { initialValue } from '../../../../../src/browser/playground/values/initial-value.ts';
import { matchVariant } from '../../../../../src/browser/playground/values/match-variant.ts';
import type { Schema } from '../../../../../src/model/api/schema.ts';
import { schemaVariants } from '../../../../../src/shared/json-schema/variants.ts';

const schemas: Record<string, Schema> = {
  Node: { type: 'object', required: ['next'], properties: { next: { $ref: 'Node' }, name: { type: 'string' } } },
  Card: {
    type: 'object',
    required: ['kind', 'number'],
    properties: { kind: { type: 'string' }, number: { type: 'string' } },
  },
  Cash: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' }, coins: { type: 'integer' } } },
  Payment: {
    oneOf: [{ $ref: 'Card' }, { $ref: 'Cash' }],
    discriminator: { propertyName: 'kind', mapping: { card: 'Card', cash: 'Cash' } },
  },
};

const kindOf = (schema: Schema) => {
  const { kind, nullable } = chooseEditor(schema, schemas);
  return nullable ? `${kind} or null` : kind;
};

test.each([
  [{ type: 'string' }, 'text'],
  [{ type: ['string', 'null'] }, 'text or null'],
  [{ type: ['string', 'integer'] }, 'variants'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'boolean' }, 'boolean'],
  [{ enum: ['a', 'b'] }, 'choice'],
  [{ anyOf: [{ type: 'string' }, { type: 'string', enum: ['a', 'b'] }] }, 'text'],
  [{ anyOf: [{ type: 'string' }, { type: 'string', enum: ['a'] }, { type: 'null' }] }, 'text or null'],
  [{ anyOf: [{ type: 'integer' }, { type: 'string', enum: ['a'] }] }, 'variants'],
  [
    {
      anyOf: [
        { type: 'string', format: 'binary' },
        { type: 'string', enum: ['a'] },
      ],
    },
    'variants',
  ],
  [{ type: ['string', 'null'], enum: ['a', null] }, 'choice or null'],
  [{ const: 5 }, 'choice'],
  [{ type: 'string', format: 'byte' }, 'bytes'],
  [{ type: 'null' }, 'null'],
  [{ items: { type: 'string' } }, 'list'],
  [{ $ref: 'Node' }, 'object'],
  [{ anyOf: [{ $ref: 'Node' }, { type: 'null' }] }, 'object or null'],
  [{ $ref: 'Payment' }, 'variants'],
  [{}, 'any'],
] as [Schema, string][])('edits %j with %s', (schema, kind) => {
  expect(kindOf(schema)).toBe(kind);
});

test('starts objects with what there is no choice about', () => {
  const [card, cash] = schemaVariants({ $ref: 'Payment' }, schemas);
  expect(initialValue(card!.schema, schemas)).toEqual({ kind: 'card' });
  expect(initialValue(cash!.schema, schemas)).toEqual({ kind: 'cash' });
  expect(initialValue({ type: 'integer' }, schemas)).toBeUndefined();
  expect(initialValue({ type: 'array' }, schemas)).toEqual([]);
});

test('ends for a schema that requires itself', () => {
  expect(initialValue({ $ref: 'Node' }, schemas)).toEqual({});
});

test('finds the alternative that a value was made for', () => {
  const payment = schemaVariants({ $ref: 'Payment' }, schemas);
  expect(matchVariant({ kind: 'cash', number: '1' }, payment, schemas)).toBe(1);
  const mixed = schemaVariants(
    { oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'array', items: {} }] },
    schemas,
  );
  expect([['x'], 3, 'x', undefined].map((value) => matchVariant(value, mixed, schemas))).toEqual([2, 1, 0, 0]);
});
