import { expect, test } from 'vitest';
import type { Parameter } from '../../../../src/model/api/operation.ts';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { parameterLimits } from '../../../../src/read/openapi/parameter-limits.ts';

const list: Schema = { type: 'array', items: { type: 'string' } };
const object: Schema = { type: 'object', properties: { from: {}, to: {} } };
const cases: [string, Partial<Parameter>, Schema, string | undefined][] = [
  ['the usual way of a query', {}, list, undefined],
  ['the usual way of a header', { in: 'header', style: 'simple', explode: false }, list, undefined],
  ['one name for all', { explode: false }, list, 'p=a,b'],
  ['an example', { explode: false, examples: [{ name: '', summary: '', value: ['id', 'type'] }] }, list, 'p=id,type'],
  ['pipes', { style: 'pipeDelimited', explode: false }, list, 'p=a%7Cb'],
  ['names in brackets', { style: 'deepObject', explode: true }, object, 'p[from]=a&p[to]=b'],
  [
    'objects in objects',
    { style: 'deepObject', explode: true },
    { type: 'object', properties: { ...object.properties, in: object } },
    'p[from]=a&p[to]=b',
  ],
  [
    'objects alone',
    { style: 'deepObject', explode: true },
    { type: 'object', properties: { in: object, list } },
    'p[x]=a&p[y]=b',
  ],
  [
    'one name in brackets',
    { style: 'deepObject', explode: true },
    { type: 'object', properties: { from: {}, list } },
    'p[from]=a',
  ],
  ['a path with labels', { in: 'path', style: 'label', explode: true }, list, '.a.b'],
  ['one value with a name', { in: 'path', style: 'matrix', explode: false }, { type: 'string' }, ';p=a'],
  ['a plain value', { explode: false }, { type: 'string' }, undefined],
  ['reserved characters as they are', { allowReserved: true }, { type: 'string' }, 'p=a/b'],
  ['reserved characters of whatever is given', { allowReserved: true }, {}, 'p=a/b'],
  ['reserved characters in a list', { allowReserved: true }, list, 'p=a/b&p=c:d'],
  ['reserved characters under one name', { allowReserved: true, explode: false }, list, 'p=a/b,c:d'],
  ['reserved characters in an object', { allowReserved: true }, object, 'from=a/b&to=c:d'],
  [
    'reserved characters of a path',
    { in: 'path', style: 'simple', explode: false, allowReserved: true },
    { type: 'string' },
    'a/b',
  ],
  [
    'a header, which is not encoded',
    { in: 'header', style: 'simple', explode: false, allowReserved: true },
    { type: 'string' },
    undefined,
  ],
  ['a number', { allowReserved: true }, { type: ['integer', 'null'] }, undefined],
  ['one of some values', { allowReserved: true }, { type: 'string', enum: ['up', 'down'] }, undefined],
  ['JSON', { contentType: 'application/json', explode: false }, object, undefined],
];

test.each(cases)('how values are written: %s', (_, given, schema, expected) => {
  const parameter: Parameter = {
    name: 'p',
    in: 'query',
    description: '',
    required: false,
    deprecated: false,
    schema,
    style: 'form',
    explode: true,
    allowReserved: false,
    contentType: null,
    examples: [],
    ...given,
  };
  expect(parameterLimits(parameter, schema).find(({ name }) => name === 'written')?.value).toBe(expected);
});
