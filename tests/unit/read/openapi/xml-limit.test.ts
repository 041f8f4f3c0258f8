import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { xmlLimit } from '../../../../src/read/openapi/xml-limit.ts';

const text: Schema = { type: 'string' };
const list = (xml: Schema['xml'], items: Schema = text): Schema => ({ type: 'array', items, ...(xml && { xml }) });

test.each<[Schema, string | undefined]>([
  [text, undefined],
  [{ ...text, xml: { name: 'animals' } }, undefined],
  [{ ...text, xml: { name: 'x', prefix: 'p', namespace: 'urn:p' } }, '<p:x xmlns:p="urn:p">'],
  [{ ...text, xml: { attribute: true } }, 'animals="…"'],
  [{ ...text, xml: { text: 'cdata' } }, '<![CDATA[…]]>'],
  [list(undefined), undefined],
  [list({ name: 'aliens' }), undefined],
  [list(undefined, { ...text, xml: { name: 'animal' } }), '<animal>'],
  [list({ wrapped: true }), '<animals><animals>'],
  [list({ wrapped: true, name: 'aliens' }), '<aliens><aliens>'],
  [list({ wrapped: true, name: 'aliens' }, { ...text, xml: { name: 'alien' } }), '<aliens><alien>'],
  [list({ wrapped: true }, { $ref: 'Animal' }), '<animals><animal>'],
  [list(undefined, { $ref: 'Animal' }), '<animal>'],
  [{ type: 'array', prefixItems: [text], xml: { wrapped: true, name: 'report' } }, '<report>'],
])('tells how a value stands in XML where its name does not: %j', (schema, expected) => {
  expect(xmlLimit('animals', schema, { Animal: { ...text, xml: { name: 'animal' } } })[0]?.value).toBe(expected);
});
