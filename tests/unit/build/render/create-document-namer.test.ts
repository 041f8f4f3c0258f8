import { expect, it } from 'vitest';
import { createDocumentNamer } from '../../../../src/build/render/create-document-namer.ts';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { Schema } from '../../../../src/model/api/schema.ts';
import type { ReferenceTarget } from '../../../../src/model/page.ts';

const schemas = {
  Pet: { properties: { owner: { $ref: 'Owner' } } },
  Owner: { properties: { name: { type: 'string' } } },
  'A "b"\\c': { type: 'string' },
  Other: { type: 'string' },
} as Record<string, Schema>;

it.each([
  ['a schema that a text names', 'Pet', '{"$ref":"Pet"}'],
  ['a schema that one of these names', 'Owner', '{"$ref":"Pet"}'],
  ['a schema whose key is escaped', 'A "b"\\c', JSON.stringify({ text: 'ends with \\', $ref: 'A "b"\\c' })],
])('gives another name when there is another text of %s', (_what, key, text) => {
  expect(nameWith({ [key]: { type: 'null' } }, text)).not.toBe(nameWith({}, text));
});

it('gives the same name when a schema is another that only the list of models names', () => {
  expect(nameWith({ Other: { type: 'null' } }, '{"$ref":"Pet"}')).toBe(nameWith({}, '{"$ref":"Pet"}'));
});

it.each([
  ['a schema that is reached', 'Owner', true],
  ['another schema', 'Other', false],
])('tells of another title of the page of %s', (_what, name, isOther) => {
  const document = { id: 'api', models: [], operations: [], schemas } as unknown as ApiDocument;
  const [before, after] = ['Before', 'After'].map((title) => {
    const target = { kind: 'schema', document: 'api', name, title, route: '/page' } as ReferenceTarget;
    return createDocumentNamer(document, [target])('{"$ref":"Pet"}');
  });
  expect(after !== before).toBe(isOther);
});

it('tells of the first part that has a page, whichever it is: fragments are named by where they are shown', () => {
  const document = { id: 'api', models: [], operations: [], schemas } as unknown as ApiDocument;
  const target = { kind: 'schema', document: 'api', name: 'Other', title: 'Other', route: '/page' } as ReferenceTarget;
  const [none, one] = [[], [target]].map((targets) => createDocumentNamer(document, targets)('{"$ref":"Pet"}'));
  expect(one).not.toBe(none);
});

function nameWith(changed: Record<string, unknown>, text: string): string {
  const all = { ...schemas, ...changed };
  const document = { id: 'api', title: 'Pets', models: Object.keys(all), operations: [], schemas: all };
  return createDocumentNamer(document as unknown as ApiDocument)(text);
}
