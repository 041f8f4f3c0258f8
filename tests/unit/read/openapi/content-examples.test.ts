import { expect, test } from 'vitest';
import type { MediaContent } from '../../../../src/model/api/operation.ts';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { contentExamples, namedExample, schemaExamples } from '../../../../src/read/openapi/content-examples.ts';

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
    namedExample({ name: '', summary: '', value }, { contentType, schema: null }, {}).code;
  const lines = '{"id":1}\n{"done":true}';
  for (const contentType of ['application/x-ndjson', 'application/jsonl; charset=utf-8', 'application/json-seq']) {
    expect(codeOf(`${lines}\n`, contentType)).toBe(lines);
    expect(codeOf([{ id: 1 }, { done: true }], contentType)).toBe(lines);
  }
  expect(codeOf({ id: 1 }, 'application/x-ndjson')).toBe('{\n  "id": 1\n}');
  expect(codeOf('text', 'application/json')).toBe('"text"');
});

test('events are shown as they travel where their fields are given, and as what they hold otherwise', () => {
  const codeOf = (value: unknown) =>
    namedExample({ name: '', summary: '', value }, { contentType: 'text/event-stream', schema: null }, {}).code;
  expect(codeOf([{ event: 'done', data: { id: 1 } }, { data: 'two\nlines' }])).toBe(
    'event: done\ndata: {"id":1}\n\ndata: two\ndata: lines',
  );
  expect(codeOf({ id: 1, text: 'x' })).toBe('{\n  "id": 1,\n  "text": "x"\n}');
  expect(codeOf({ id: 1 })).toBe('{\n  "id": 1\n}');
  expect(codeOf('data: x\n\n')).toBe('data: x');
});

const content = (changes: Partial<MediaContent>): MediaContent => ({
  contentType: 'application/json',
  schema: null,
  itemSchema: null,
  examples: [],
  encoding: {},
  ...changes,
});
const shown = (changes: Partial<MediaContent>) =>
  contentExamples(content(changes), { schemas: {}, mode: 'response' }).map(({ language, code }) => [language, code]);

test('an item of a stream is one document on one line, also where it is a list', () => {
  const items: Schema = { type: 'array', items: { type: 'integer' } };
  expect(shown({ contentType: 'application/jsonl', itemSchema: items })).toEqual([['json', '[123]']]);
  const entry: Schema = { type: 'object', properties: { id: { type: 'integer' } } };
  expect(shown({ contentType: 'application/x-ndjson', itemSchema: entry })).toEqual([['json', '{"id":123}']]);
});

test('an example given as data is shown as its content type has it', () => {
  const schema: Schema = { xml: { name: 'pet' }, properties: { id: { type: 'integer', xml: { attribute: true } } } };
  const examples = [{ name: 'one', summary: '', value: { id: 7 } }];
  expect(shown({ contentType: 'application/xml', schema, examples })).toEqual([
    ['xml', '<?xml version="1.0" encoding="UTF-8"?>\n<pet id="7"/>'],
  ]);
  expect(shown({ contentType: 'application/yaml', schema, examples })).toEqual([['json', '{\n  "id": 7\n}']]);
});

// RFC 4180, section 2.
test('rows are shown as CSV', () => {
  const row: Schema = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      note: { type: 'string' },
      tags: { type: 'array', items: { type: 'string' } },
    },
  };
  expect(shown({ contentType: 'text/csv; header=present', schema: { type: 'array', items: row } })).toEqual([
    ['text', 'id,note,tags\n123,string,"[""<string>""]"'],
  ]);
  const rows = [
    {
      name: '',
      summary: '',
      value: [
        { a: 'x,y', b: null },
        { a: ' two\nlines', c: true },
      ],
    },
  ];
  expect(shown({ contentType: 'text/csv', examples: rows })).toEqual([['text', 'a,b,c\n"x,y",,\n" two\nlines",,true']]);
  const cells = [
    {
      name: '',
      summary: '',
      value: [
        ['a', 1],
        ['b', 2],
      ],
    },
  ];
  expect(shown({ contentType: 'text/csv', examples: cells })).toEqual([['text', 'a,1\nb,2']]);
  expect(shown({ contentType: 'text/csv', examples: [{ name: '', summary: '', value: 'a,b' }] })).toEqual([
    ['text', 'a,b'],
  ]);
});
