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
<p:pet xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:p="urn:pets" id="7">
  <labels>
    <label>a &amp; b</label>
    <label>string</label>
  </labels>
  <toys>
    <name>Ball</name>
  </toys>
  <toys>
    <name xsi:nil="true"/>
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

const list = (xml: Schema['xml'], items: Schema = { type: 'string' }): Schema => ({
  properties: { animals: { type: 'array', items, ...(xml && { xml }) } },
});

// OpenAPI 3.2, "XML Arrays".
test('calls the items of a wrapped list as the list is called, and keeps the name of the property in any other', () => {
  const animals = ['dog'];
  const lines = (schema: Schema): string => writeXml({ animals }, schema, {}).replace(/\n */g, '');
  expect(lines(list({ wrapped: true }))).toContain('<animals><animals>dog</animals></animals>');
  expect(lines(list({ wrapped: true, name: 'aliens' }))).toContain('<aliens><aliens>dog</aliens></aliens>');
  expect(lines(list({ name: 'aliens' }))).toContain('<root><animals>dog</animals></root>');
});

// OpenAPI 3.2, "Ordered Elements and Text".
test('names the places of a list by their own schemas', () => {
  const places: Schema = {
    type: 'array',
    xml: { name: 'Report', wrapped: true },
    prefixItems: [{ xml: { text: 'text' } }, { xml: { name: 'data' } }, { xml: { text: 'text' } }],
  };
  expect(writeXml(['Before.', 42, 'After.'], places, {})).toContain(
    '<Report>\n  Before.\n  <data>42</data>\n  After.\n',
  );
});

// OpenAPI 3.2, "Handling `null` Values".
test('leaves out attributes that are null, and says of elements that they are', () => {
  const product: Schema = {
    xml: { name: 'product' },
    properties: { count: { xml: { attribute: true } }, related: { type: ['object', 'null'] } },
  };
  expect(writeXml({ count: null, related: null }, product, {})).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<product xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <related xsi:nil="true"/>
</product>`);
});

// Namespaces in XML 1.0, section 3: a prefix that nothing declares is an error.
test('declares the namespaces of attributes', () => {
  const doc: Schema = {
    xml: { name: 'doc', namespace: 'urn:d', prefix: 'd' },
    properties: {
      a: { xml: { attribute: true, namespace: 'urn:x', prefix: 'x' } },
      b: { xml: { attribute: true, namespace: 'urn:x', prefix: 'x' } },
      c: { xml: { attribute: true, namespace: 'urn:d', prefix: 'd' } },
    },
  };
  expect(writeXml({ a: 1, b: 2, c: 3 }, doc, {})).toContain(
    '<d:doc xmlns:d="urn:d" xmlns:x="urn:x" x:a="1" x:b="2" d:c="3"/>',
  );
});
