import { expect, test } from 'vitest';
import { schemaFromTypeWords } from '../../../../src/read/openapi/schema-from-type-words.ts';

const words = {
  string: 'str string date text url uuid hash bytes xml',
  integer: 'int integer',
  number: 'num number float decimal long double',
  boolean: 'bool boolean',
  object: 'obj object record dict dictionary map',
  null: 'null',
};

test.each(Object.entries(words))('words for %s', (type, list) => {
  for (const word of list.split(' ')) expect([word, schemaFromTypeWords(word)]).toEqual([word, { type }]);
});

test.each([
  ['arr', { type: 'array', items: {} }],
  ['array', { type: 'array', items: {} }],
  ['list', { type: 'array', items: {} }],
  ['int[]', { type: 'array', items: { type: 'integer' } }],
  ['string[][]', { type: 'array', items: { type: 'array', items: { type: 'string' } } }],
  ['array<bool>', { type: 'array', items: { type: 'boolean' } }],
  ['Array<string | number>', { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } }],
  ['(string | number)[]', { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } }],
  ['List[str]', { type: 'array', items: { type: 'string' } }],
  ['array of objects', { type: 'array', items: { type: 'object' } }],
  ['string | string[]', { type: 'array', items: { type: 'string' } }],
  ['string[] | string', { type: 'array', items: { type: 'string' } }],
  ['string | null', { type: ['string', 'null'] }],
  ['int | None', { type: ['integer', 'null'] }],
  ['null | null', { type: 'null' }],
  ['"asc" | \'desc\'', { type: 'string', enum: ['asc', 'desc'] }],
  ['enum', { type: 'string' }],
  ['enum<string>', { type: 'string' }],
  ['enum<"asc" | "desc">[]', { type: 'array', items: { type: 'string', enum: ['asc', 'desc'] } }],
  ['file', { type: 'string', format: 'binary' }],
  ['file[]', { type: 'array', items: { type: 'string', format: 'binary' } }],
  ['any', {}],
  ['json', {}],
  ['String', { type: 'string' }],
  ['string (uri)', { type: 'string', format: 'uri' }],
  ['string<uuid>', { type: 'string', format: 'uuid' }],
  ['User', { type: 'object' }],
  ['constructor', { type: 'object' }],
  ['', { type: 'object' }],
])('%s', (text, schema) => {
  expect(schemaFromTypeWords(text)).toEqual(schema);
});

test('a text without end does not take long', () => {
  for (const text of [
    `${'array<'.repeat(20_000)}string${'>'.repeat(20_000)}`,
    'a|'.repeat(20_000),
    '[]'.repeat(20_000),
  ]) {
    const start = performance.now();
    schemaFromTypeWords(text);
    expect(performance.now() - start).toBeLessThan(3_000);
  }
});
