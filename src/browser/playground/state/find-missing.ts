import { isObject } from '../../../base/values/is-object.ts';
import type { ApiDocument } from '../../../model/api/document.ts';
import type { MediaContent, Operation } from '../../../model/api/operation.ts';
import type { Schema } from '../../../model/api/schema.ts';
import type { HttpRequest } from '../../../model/http.ts';
import type { BodyValue, RequestValues } from '../../../model/request-values.ts';
import { resolveSchema } from '../../../shared/json-schema/resolve-schema.ts';
import { ownValue } from '../../../shared/json-schema/untrusted-value.ts';
import { schemaVariants } from '../../../shared/json-schema/variants.ts';
import { visibleProperties } from '../../../shared/json-schema/visible-properties.ts';
import { parameterKey } from '../../../shared/request/parameter-key.ts';
import { formFields } from '../body/edit-fields.ts';
import { isAttached } from '../values/attached-file.ts';
import { matchVariant } from '../values/match-variant.ts';

/** A value that the description requires and nobody filled in. */
export interface MissingValue {
  /** The parameter's key or `body`, then names and positions: `body/items/0/sku`. */
  place: string;
  /** For a reader: `items[0].sku`. */
  name: string;
}

export interface MissingOptions {
  document: ApiDocument;
  operation: Operation;
  /** As they are sent. */
  values: RequestValues;
  request: HttpRequest;
  /** Of the body that the reader has chosen, which may be empty. */
  contentType?: string;
}

const deepest = 12;

/** Everything that a request lacks by its description. */
export function findMissing(options: MissingOptions): MissingValue[] {
  return [...missingParameters(options), ...missingInBody(options)];
}

function missingParameters({ operation, values, request }: MissingOptions): MissingValue[] {
  const sent = new Set(request.headers.map(({ name }) => name.toLowerCase()));
  return operation.parameters
    .filter((parameter) => parameter.required)
    .map((parameter) => ({ parameter, key: parameterKey(parameter) }))
    .filter(({ key }) => ownValue(values.parameters, key) === undefined)
    .filter(({ parameter }) => parameter.in !== 'header' || !sent.has(parameter.name.toLowerCase()))
    .map(({ parameter, key }) => ({ place: key, name: parameter.name }));
}

function missingInBody({ document, operation, values: { body }, contentType: type }: MissingOptions): MissingValue[] {
  const { schemas } = document;
  const { requestBody } = operation;
  if (requestBody === null || requestBody.contents.length === 0) return [];
  const chosen = requestBody.contents.find(({ contentType }) => contentType === (body?.contentType ?? type));
  if (isEmpty(body)) return requestBody.required ? missingWhole(chosen ?? requestBody.contents[0]!, schemas, body) : [];
  const schema = chosen?.schema ?? null;
  if (body?.kind === 'value' && schema)
    return missingIn(body.value, schema, { schemas, place: 'body', name: '', depth: 0 });
  if (body?.kind !== 'fields') return [];
  const filled = new Set(
    body.fields.filter((field) => field.kind === 'value' || isAttached(field.file)).map(({ name }) => name),
  );
  return formFields(schema, schemas)
    .filter(({ name, required }) => required && !filled.has(name))
    .map(({ name }) => ({ place: `body/${name}`, name }));
}

/** Where a body has a form, the fields that it must hold say more than that there is none. */
function missingWhole(
  { contentType, schema }: MediaContent,
  schemas: ApiDocument['schemas'],
  body: BodyValue | null,
): MissingValue[] {
  const hasForm = schema !== null && body?.kind !== 'text' && /json|form/i.test(contentType);
  const fields = hasForm ? missingIn({}, schema, { schemas, place: 'body', name: '', depth: 0 }) : [];
  return fields.length > 0 ? fields : [{ place: 'body', name: 'body' }];
}

function isEmpty(body: BodyValue | null): boolean {
  if (body === null) return true;
  return body.kind === 'value' ? body.value === undefined : body.kind === 'text' && body.text.trim() === '';
}

interface Position {
  schemas: ApiDocument['schemas'];
  place: string;
  name: string;
  depth: number;
}

function missingIn(value: unknown, schema: Schema, at: Position): MissingValue[] {
  if (at.depth > deepest || value === null || typeof value !== 'object') return [];
  const whole = chosenVariant(value, resolveSchema(schema, at.schemas), at.schemas);
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      missingIn(item, whole.prefixItems?.[index] ?? whole.items ?? {}, step(at, index)),
    );
  if (!isObject(value)) return [];
  const properties = visibleProperties(whole, { schemas: at.schemas, mode: 'request' });
  return properties
    .filter(({ kind }) => kind === 'named')
    .flatMap((property) => {
      const next = step(at, property.name);
      if (ownValue(value, property.name) !== undefined) return missingIn(value[property.name], property.schema, next);
      return property.required ? [{ place: next.place, name: next.name }] : [];
    });
}

function chosenVariant(value: unknown, schema: Schema, schemas: ApiDocument['schemas']): Schema {
  const variants = schemaVariants(schema, schemas).filter((variant) => variant.schema.type !== 'null');
  return variants[matchVariant(value, variants, schemas)]?.schema ?? schema;
}

function step({ place, name, depth, schemas }: Position, key: string | number): Position {
  const part = typeof key === 'number' ? `[${key}]` : name === '' ? key : `.${key}`;
  return { schemas, place: `${place}/${key}`, name: `${name}${part}`, depth: depth + 1 };
}
