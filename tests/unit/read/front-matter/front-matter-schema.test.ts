import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFrontMatterJsonSchema } from '../../../../src/read/front-matter/build-front-matter-json-schema.ts';
import { frontMatterSchema } from '../../../../src/read/front-matter/front-matter-schema.ts';

const root = join(import.meta.dirname, '../../../..');
const schema = buildFrontMatterJsonSchema();

test('the committed schema is up to date (node scripts/write-config-schema.ts writes it)', () => {
  const committed = readFileSync(join(root, 'schema/front-matter.schema.json'), 'utf8');
  expect(committed).toBe(`${JSON.stringify(schema, null, 2)}\n`);
});

test('authors may have keys of their own', () => {
  expect(schema.additionalProperties).not.toBe(false);
});

test('the manual explains every key', () => {
  const manual = readFileSync(join(root, 'example-site/write/pages.mdx'), 'utf8');
  const keys = Object.keys(frontMatterSchema.shape);
  expect(keys.filter((key) => !manual.includes(`"${key}"`) && !manual.includes(`\`${key}\``))).toEqual([]);
});

test('every key has a description', () => {
  type Described = { description?: string; allOf?: { $ref: string }[] };
  const { properties, definitions } = schema as Record<'properties' | 'definitions', Record<string, Described>>;
  const describes = ({ description, allOf }: Described): boolean =>
    Boolean(description ?? (allOf && definitions[allOf[0]!.$ref.replace('#/definitions/', '')]?.description));
  expect(Object.keys(properties).length).toBeGreaterThan(10);
  expect(Object.keys(properties).filter((key) => !describes(properties[key]!))).toEqual([]);
});
