import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildConfigJsonSchema } from '../../../../src/read/config/json-schema.ts';

const root = join(import.meta.dirname, '../../../..');
const schema = buildConfigJsonSchema();

test('the committed schema is up to date (node scripts/write-config-schema.ts writes it)', () => {
  const committed = readFileSync(join(root, 'schema/docs.schema.json'), 'utf8');
  expect(committed).toBe(`${JSON.stringify(schema, null, 2)}\n`);
});

test('every setting has a description', () => {
  const silent: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (value === null || typeof value !== 'object') return;
    const { properties } = value as { properties?: Record<string, { description?: string }> };
    for (const [key, member] of Object.entries(properties ?? {})) {
      if (!describes(member)) silent.push(`${path}.${key}`);
    }
    for (const [key, member] of Object.entries(value)) visit(member, `${path}.${key}`);
  };
  visit(schema, '');
  expect(silent).toEqual([]);
});

/** Directly, or by the definition that it refers to. */
function describes(member: { description?: string; allOf?: { $ref?: string }[]; $ref?: string }): boolean {
  const reference = member.$ref ?? member.allOf?.[0]?.$ref;
  const definitions = schema.definitions as Record<string, { description?: string }>;
  return Boolean(
    member.description ?? (reference && definitions[reference.replace('#/definitions/', '')]?.description),
  );
}

test('objects and lists may stand in files of their own', () => {
  const { redirects } = schema.properties as Record<string, { if?: unknown; then?: unknown }>;
  expect(redirects).toMatchObject({
    if: { type: 'object', required: ['$ref'] },
    then: { $ref: '#/definitions/FileReference' },
  });
});

test('only theme, name, colors and navigation are required', () => {
  expect(schema.required).toEqual(['theme', 'name', 'colors', 'navigation']);
});
