import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { namedExample, schemaExamples } from '../../../../src/read/openapi/content-examples.ts';

const texts = (count: number): Record<string, Schema> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, { type: 'string' }]));

function exampleOf(schema: Schema, schemas: Record<string, Schema>): string {
  const [example] = schemaExamples(schema, { schemas, mode: 'response', contentType: 'application/json' });
  return example!.code;
}

test('an example that is too long goes less deep before it leaves out what may be missing', () => {
  const Address: Schema = { type: 'object', required: ['field0'], properties: texts(50) };
  const addresses = <T>(each: T): Record<string, T> => ({ home: each, work: each, mail: each, bill: each, ship: each });
  const properties = { id: { type: 'string' as const }, ...addresses({ $ref: 'Address' }) };
  expect(JSON.parse(exampleOf({ type: 'object', properties }, { Address }))).toEqual({
    id: '<string>',
    ...addresses({ field0: '<string>' }),
  });
});

test('an example that is too long at its first level has what is required', () => {
  const schema: Schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, ...texts(400) } };
  expect(JSON.parse(exampleOf(schema, {}))).toEqual({ id: '<string>' });
});

test('a stream of JSON is shown as it travels: a text of it unchanged, and each item of a list on a line', () => {
  const codeOf = (value: unknown, contentType: string) =>
    namedExample({ name: '', summary: '', value }, contentType).code;
  const lines = '{"id":1}\n{"done":true}';
  for (const contentType of ['application/x-ndjson', 'application/jsonl; charset=utf-8', 'application/json-seq']) {
    expect(codeOf(`${lines}\n`, contentType)).toBe(lines);
    expect(codeOf([{ id: 1 }, { done: true }], contentType)).toBe(lines);
  }
  expect(codeOf({ id: 1 }, 'application/x-ndjson')).toBe('{\n  "id": 1\n}');
  expect(codeOf('text', 'application/json')).toBe('"text"');
});

test('events are shown as they travel where their fields are given, and as what they hold otherwise', () => {
  const codeOf = (value: unknown) => namedExample({ name: '', summary: '', value }, 'text/event-stream').code;
  expect(codeOf([{ event: 'done', data: { id: 1 } }, { data: 'two\nlines' }])).toBe(
    'event: done\ndata: {"id":1}\n\ndata: two\ndata: lines',
  );
  expect(codeOf({ id: 1, text: 'x' })).toBe('{\n  "id": 1,\n  "text": "x"\n}');
  expect(codeOf({ id: 1 })).toBe('{\n  "id": 1\n}');
  expect(codeOf('data: x\n\n')).toBe('data: x');
});
