import type { Parameter } from '../../../model/api/operation.ts';
import type { Schema } from '../../../model/api/schema.ts';
import { resolveSchema } from '../../../shared/json-schema/resolve-schema.ts';
import { schemaTypes } from '../../../shared/json-schema/schema-types.ts';
import { mediaKind } from '../../../shared/request/media-type.ts';
import { readTypedNumber } from '../values/read-typed-number.ts';
import { readJsonText } from './read-json-text.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** The value of a parameter from the texts that are sent under its name. */
export function readParameter(texts: string[], { contentType, ...parameter }: Parameter, schemas: Schemas): unknown {
  if (contentType !== null && mediaKind(contentType) === 'json') return readJsonText(texts[0]!);
  const schema = resolveSchema(parameter.schema, schemas);
  const types = schemaTypes(schema);
  if (types.includes('array')) {
    const item = schema.items ? schemaTypes(resolveSchema(schema.items, schemas)) : [];
    const sign = { pipeDelimited: '|', spaceDelimited: ' ' }[parameter.style] ?? ',';
    const items = texts.length === 1 && !parameter.explode ? texts[0]!.split(sign) : texts;
    return items.map((text) => readScalar(text, item));
  }
  return readScalar(texts[0]!, types);
}

function readScalar(text: string, types: readonly string[]): unknown {
  if (types.includes('string') || types.length === 0) return text;
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  return types.includes('integer') || types.includes('number') ? readTypedNumber(text) : text;
}
