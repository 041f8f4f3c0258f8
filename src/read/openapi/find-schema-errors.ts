import { Ajv2020 } from 'ajv/dist/2020.js';
import { appendToken } from '../../shared/json-schema/json-pointer.ts';
import { asText, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { SchemaError } from './describe-schema-errors.ts';

const metaSchema = 'https://json-schema.org/draft/2020-12/schema';
const dialects: ReadonlySet<string> = new Set(['', metaSchema]);
/** Keys of data, in which nothing is a schema of the description. */
const data = /^(?:example|examples|default|enum|const|x-.*)$/;
/** Places of parts by names that authors give. */
const maps =
  /^\/(?:paths|webhooks|components\/[^/]+)$|\/(?:callbacks|content|headers|links|parameters|scopes|variables)$/;

/**
 * Errors of the schemas of a description whose structure is joined, from OpenAPI 3.1 on: the official schema takes any
 * object for one. Those in a dialect of their own are left alone.
 */
export function findSchemaErrors(document: unknown): SchemaError[] {
  const dialect = asText(asTree(document)?.jsonSchemaDialect);
  if (!dialects.has(dialect) && !dialect.startsWith('https://spec.openapis.org/oas/')) return [];
  const validator = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
  const validate = validator.getSchema(metaSchema)!;
  return schemasIn(document).flatMap(({ schema, pointer }) => {
    if (!dialects.has(asText(asTree(schema)?.$schema)) || validate(schema)) return [];
    const errors = withoutOtherForms(validate.errors ?? []);
    return errors.map((error) => ({ ...error, instancePath: pointer + error.instancePath }));
  });
}

function schemasIn(document: unknown): { schema: unknown; pointer: string }[] {
  const seen = new Set<unknown>();
  const found: { schema: unknown; pointer: string }[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, part] of Object.entries(value)) {
      const place = appendToken(pointer, key);
      if (pointer === '/components' && key === 'schemas')
        for (const [name, schema] of entriesOf(part)) found.push({ schema, pointer: appendToken(place, name) });
      else if (!maps.test(pointer) && (key === 'schema' || key === 'itemSchema'))
        found.push({ schema: part, pointer: place });
      else if (!data.test(key)) visit(part, place);
    }
  };
  visit(document, '');
  return found;
}

const [wordRule, listRule] = ['#/$defs/simpleTypes/enum', '#/properties/type/anyOf/1/type'];

/** A `type` that is no list must be a known word, and of a list each word: the other form says nothing. */
function withoutOtherForms(errors: readonly SchemaError[]): SchemaError[] {
  const words = new Set(errors.filter(({ schemaPath }) => schemaPath === listRule).map(({ instancePath: at }) => at));
  const isOfList = (at: string): boolean => at.endsWith('/type') && !words.has(at);
  return errors.filter(
    ({ schemaPath, instancePath }) => schemaPath !== listRule && !(schemaPath === wordRule && isOfList(instancePath)),
  );
}
