import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/model/api/schema.ts';
import { writeXml } from '../../../../src/shared/json-schema/write-xml.ts';

const schemas: Record<string, Schema> = {
  Pet: {
    type: 'object',
    xml: { name: 'pet', namespace: 'urn:pets', prefix: 'p' },
    properties: {
      id: { type: 'integer', xml: { attribute: true } },
      tags: {
        type: 'array',
        xml: { name: 'labels', wrapped: true },
        items: { type: 'string', xml: { name: 'label' } },
      },
      toys: { type: 'array', items: { $ref: 'Toy' } },
    },
  },
  Toy: { type: 'object', properties: { name: { type: 'string' } } },
};

test('names elements and attributes as the schema says, wraps lists where asked', () => {
  expect(
    writeXml(
      { id: 7, tags: ['a & b', '<string>'], toys: [{ name: 'Ball' }, { name: null }], 'odd key': true },
      { $ref: 'Pet' },
      schemas,
    ),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<p:pet xmlns:p="urn:pets" id="7">
  <labels>
    <label>a &amp; b</label>
    <label>string</label>
  </labels>
  <toys>
    <name>Ball</name>
  </toys>
  <toys>
    <name></name>
  </toys>
  <odd_key>true</odd_key>
</p:pet>`);
});

test('keeps the brackets of what an author gave', () => {
  const { properties } = schemas['Toy']!;
  expect(writeXml({ name: '<a>' }, { properties }, {})).toContain('<name>&lt;a&gt;</name>');
  expect(writeXml({ name: '<string>xx' }, { properties }, {})).toContain('<name>stringxx</name>');
});

test('writes what is the text of an element between its tags', () => {
  const price: Schema = {
    type: 'object',
    properties: {
      currency: { type: 'string', xml: { attribute: true } },
      amount: { type: 'number', xml: { text: 'text' } },
    },
  };
  const note: Schema = {
    type: 'object',
    properties: { by: { type: 'string' }, text: { type: 'string', xml: { text: 'cdata' } } },
  };
  expect(writeXml({ price: { currency: 'EUR', amount: 12 } }, { properties: { price } }, {})).toContain(
    '<price currency="EUR">12</price>',
  );
  expect(writeXml({ by: 'A', text: 'a < b ]]> c' }, note, {})).toContain(
    '<by>A</by>\n  <![CDATA[a < b ]]]]><![CDATA[> c]]>\n',
  );
});

test('takes the name of the schema, and `root` where there is none', () => {
  expect(writeXml({ name: 'x' }, { $ref: 'Toy' }, schemas)).toContain('<Toy>');
  expect(writeXml({}, {}, {})).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<root/>');
  expect(writeXml('a"<b', { type: 'string', xml: { name: '1 "x" onload=', namespace: '"><script>' } }, {})).toContain(
    '<_1__x__onload_ xmlns="&quot;&gt;&lt;script&gt;">a&quot;&lt;b</_1__x__onload_>',
  );
});
