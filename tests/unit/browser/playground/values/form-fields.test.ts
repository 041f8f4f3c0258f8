import { expect, test } from 'vitest';
import { chooseEditor } from '../../../../../src/browser/playground/values/choose-editor.ts';
import type { Schema } from '../../../../../src/model/api/schema.ts';
import { visibleProperties } from '../../../../../src/shared/json-schema/visible-properties.ts';

type Schemas = Record<string, Schema>;

/** Numbers from 0 to below `end`, the same for each seed. */
function createRandom(seed: number): (end: number) => number {
  let state = seed * 2_654_435_761;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

/** Writes a schema of objects that are combined and nested in one of the ways that descriptions do. */
function createWriter(seed: number): { schemas: Schemas; write: (depth: number) => Schema } {
  const random = createRandom(seed);
  const schemas: Schemas = {};
  let names = 0;
  const named = (schema: Schema): Schema => {
    const key = `S${names++}`;
    schemas[key] = schema;
    return { $ref: key };
  };
  // Several parts of a combination may name it: what they say must not contradict.
  const shared = (): Schema => ({ type: 'object', properties: { [`p${names++}`]: { type: 'string' } } });
  const object = (depth: number, more: Schema = {}): Schema => ({
    ...(random(4) > 0 && { type: 'object' as const }),
    properties: {
      [`p${names++}`]: write(depth - 1),
      ...(random(3) === 0 ? { shared: shared() } : { [`p${names++}`]: write(depth - 1) }),
    },
    ...more,
  });
  const maybeNamed = (schema: Schema): Schema => (random(2) === 0 ? named(schema) : schema);
  const tagged = (depth: number): Schema => {
    const options = [0, 1].map(() => {
      const option = object(depth);
      return named({ ...option, properties: { ...option.properties, kind: { type: 'string' } } });
    });
    const mapping = Object.fromEntries(options.map(({ $ref }) => [$ref!.toLowerCase(), $ref!]));
    return { oneOf: options, discriminator: { propertyName: 'kind', mapping } };
  };
  const shapes: ((depth: number) => Schema)[] = [
    (depth) => object(depth),
    (depth) => object(depth, { additionalProperties: maybeNamed(object(depth - 1)) }),
    (depth) => ({ type: 'object', additionalProperties: write(depth - 1) }),
    (depth) => object(depth, { type: ['object', 'null'] }),
    (depth) => ({ type: 'array', items: write(depth - 1) }),
    (depth) => ({ type: 'array', items: { type: 'array', items: maybeNamed(object(depth - 1)) } }),
    (depth) => ({ type: ['array', 'null'], items: maybeNamed(object(depth - 1)) }),
    (depth) => ({ allOf: [maybeNamed(object(depth)), maybeNamed(object(depth))] }),
    (depth) => ({ allOf: [maybeNamed(object(depth))], description: 'Wrapped.' }),
    (depth) => ({ allOf: [{ oneOf: [maybeNamed(object(depth)), object(depth)] }, object(depth)] }),
    (depth) => ({ allOf: [tagged(depth), object(depth)] }),
    (depth) => object(depth, { oneOf: [maybeNamed(object(depth)), maybeNamed(object(depth))] }),
    (depth) => object(depth, { anyOf: [{ required: ['shared'] }, { required: ['other'] }] }),
    (depth) => object(depth, { oneOf: [maybeNamed(object(depth)), { type: 'null' }] }),
    (depth) => ({ oneOf: [maybeNamed(object(depth))] }),
    (depth) => ({ anyOf: [maybeNamed(object(depth)), { type: 'null' }] }),
    (depth) => ({ anyOf: [named({ oneOf: [object(depth), { type: 'null' }] }), { type: 'null' }] }),
    (depth) => ({ anyOf: [named({ oneOf: [object(depth), object(depth)] }), { type: 'null' }] }),
    (depth) => ({ oneOf: [named(object(depth, { oneOf: [object(depth), object(depth)] })), { type: 'null' }] }),
    (depth) => ({ oneOf: [named(object(depth, { oneOf: [object(depth)] })), { type: 'null' }] }),
    (depth) => ({ oneOf: [maybeNamed(object(depth)), { type: 'array', items: maybeNamed(object(depth)) }] }),
    (depth) => ({ oneOf: [{ type: 'string' }, named({ allOf: [object(depth), object(depth)] })] }),
    (depth) => tagged(depth),
  ];
  const write = (depth: number): Schema =>
    depth <= 0 ? { type: 'string' } : maybeNamed(shapes[random(shapes.length)]!(depth));
  return { schemas, write };
}

/** Every place of a value that a schema names, as it is written. */
function writtenPlaces(schema: Schema, schemas: Schemas, at = ''): string[] {
  if (schema.$ref !== undefined) return writtenPlaces(schemas[schema.$ref]!, schemas, at);
  const { properties = {}, required = [], additionalProperties, items, allOf = [], oneOf = [], anyOf = [] } = schema;
  const inside = (inner: Schema, name: string): string[] => [
    `${at}${name}`,
    ...writtenPlaces(inner, schemas, `${at}${name}`),
  ];
  return [
    ...Object.entries(properties).flatMap(([name, property]) => inside(property, `.${name}`)),
    ...required.map((name) => `${at}.${name}`),
    ...(typeof additionalProperties === 'object' ? inside(additionalProperties, '.*') : []),
    ...(items ? inside(items, '[]') : []),
    ...[...allOf, ...oneOf, ...anyOf].flatMap((part) => writtenPlaces(part, schemas, at)),
  ];
}

/** Every place that a form can fill in. */
function formPlaces(schema: Schema, schemas: Schemas, at = ''): string[] {
  const editor = chooseEditor(schema, schemas);
  const inside = (inner: Schema, name: string): string[] => [
    `${at}${name}`,
    ...formPlaces(inner, schemas, `${at}${name}`),
  ];
  switch (editor.kind) {
    case 'object':
      return visibleProperties(editor.schema, { schemas, mode: 'request' }).flatMap(
        ({ kind, name, schema: property }) => inside(property, kind === 'named' ? `.${name}` : '.*'),
      );
    case 'list':
      return inside(editor.schema.items ?? {}, '[]');
    case 'variants':
      return editor.variants.flatMap((variant) => formPlaces(variant.schema, schemas, at));
    default:
      return [];
  }
}

const distinct = (places: readonly string[]): string[] => [...new Set(places)].sort();

test.each(Array.from({ length: 200 }, (_, seed) => seed))('a form has each field at its level: schema %i', (seed) => {
  const { schemas, write } = createWriter(seed + 1);
  const schema = write(3);
  expect(distinct(formPlaces(schema, schemas)), JSON.stringify({ schema, schemas })).toEqual(
    distinct(writtenPlaces(schema, schemas)),
  );
});
