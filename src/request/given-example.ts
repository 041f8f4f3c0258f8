import type { ApiDocument, Schema } from '../model/api.ts';

const deepestSchema = 10;

/** The value that a schema itself gives (first of its `examples`, `default`, `const`), else one put together from those of its properties; `undefined` when it gives none. */
export function givenExample(schema: Schema, schemas: ApiDocument['schemas'], depth = 0): unknown {
  if (depth > deepestSchema) return undefined;
  if (schema.examples && schema.examples.length > 0) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.$ref !== undefined && Object.hasOwn(schemas, schema.$ref)) return givenExample(schemas[schema.$ref]!, schemas, depth + 1);
  return exampleOfProperties([schema, ...(schema.allOf ?? [])], schemas, depth);
}

function exampleOfProperties(parts: Schema[], schemas: ApiDocument['schemas'], depth: number): unknown {
  const entries = parts.flatMap((part, index) => {
    const inherited = index === 0 ? undefined : givenExample(part, schemas, depth + 1);
    if (typeof inherited === 'object' && inherited !== null) return Object.entries(inherited);
    const properties = Object.entries(part.properties ?? {}).filter(([, property]) => property.readOnly !== true);
    return properties.map(([name, property]): [string, unknown] => [name, givenExample(property, schemas, depth + 1)]);
  });
  const given = entries.filter(([, value]) => value !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
