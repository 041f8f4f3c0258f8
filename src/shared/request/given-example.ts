import type { ApiDocument } from '../../model/api/document.ts';
import type { Schema } from '../../model/api/schema.ts';
import { fitExample } from '../json-schema/fit-example.ts';
import { resolveSchema } from '../json-schema/resolve-schema.ts';
import { givenValue } from '../json-schema/sample-value.ts';
import { visibleProperties } from '../json-schema/visible-properties.ts';
import { prefilledValue } from './prefilled-value.ts';

const deepestSchema = 8;
const mostSchemas = 500;

/**
 * The value that a schema itself gives (`x-default`, `const`, the first of its `examples`, `default`), else one put
 * together from those of its properties; `undefined` when there is none. Recursive and enormous schemas are read in
 * part.
 */
export function givenExample(schema: Schema, schemas: ApiDocument['schemas']): unknown {
  return findExample(schema, { schemas, depth: 0, budget: { left: mostSchemas } });
}

interface Search {
  schemas: ApiDocument['schemas'];
  depth: number;
  budget: { left: number };
}

function findExample(schema: Schema, search: Search): unknown {
  const { schemas, depth, budget } = search;
  if (depth > deepestSchema || budget.left-- <= 0) return undefined;
  const resolved = resolveSchema(schema, schemas);
  const given = prefilledValue(resolved, schemas) ?? givenValue(resolved);
  if (given !== undefined) return fitExample(given, resolved, { schemas, mode: 'request' });
  if (resolved.properties === undefined) return undefined;
  const named = visibleProperties(resolved, { schemas, mode: 'request' }).filter(({ kind }) => kind === 'named');
  const entries = named.map((property): [string, unknown] => [
    property.name,
    findExample(property.schema, { ...search, depth: depth + 1 }),
  ]);
  const found = entries.filter(([, value]) => value !== undefined);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
