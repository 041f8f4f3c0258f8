import { asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { SchemaError } from './describe-schema-errors.ts';

/** Names of Swagger 2.0 ("Parameter Object", "Response Object", "Schema Object"), which no later version changes. */
const limits =
  'type format items collectionFormat default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength ' +
  'pattern maxItems minItems uniqueItems enum multipleOf';

const parameterNames: Record<string, ReadonlySet<string>> = {
  body: namesOf('in name description required schema'),
  path: namesOf(`in name description required ${limits}`),
  header: namesOf(`in name description required ${limits}`),
  query: namesOf(`in name description required allowEmptyValue ${limits}`),
  formData: namesOf(`in name description required allowEmptyValue ${limits}`),
};

const responseNames = namesOf('description schema headers examples');

const schemaNames = namesOf(
  '$ref format title description default multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength ' +
    'minLength pattern maxItems minItems uniqueItems maxProperties minProperties required enum additionalProperties ' +
    'type items allOf properties discriminator readOnly xml externalDocs example',
);

/**
 * Whether an error of Swagger 2.0 tells why a value is no reference, or not one of the other kinds of parameters and
 * schemas. `valueAt` is the value at a JSON pointer.
 */
export function isOfOtherKind(error: SchemaError, valueAt: (pointer: string) => unknown): boolean {
  const { instancePath, keyword } = error;
  const [, parameter, key] =
    /^((?:\/paths\/[^/]+(?:\/[^/]+)?)?\/parameters\/[^/]+)(?:\/([^/]+))?$/.exec(instancePath) ?? [];
  if (parameter !== undefined) return isOfOtherParameter(error, key, asTree(valueAt(`#${parameter}`)) ?? {});
  // One of the kinds of a type is a list.
  if (keyword === 'type' && instancePath.endsWith('/type')) return typeof valueAt(`#${instancePath}`) === 'string';
  const [, response, schema] =
    /^((?:\/paths\/[^/]+\/[^/]+)?\/responses\/[^/]+)(\/schema(?:\/type)?)?$/.exec(instancePath) ?? [];
  if (response === undefined) return false;
  if (schema === undefined) return isAllowed(error, responseNames);
  // The schema of a response may be that of a file.
  if (schema === '/schema') return isAllowed(error, schemaNames);
  return keyword === 'enum' && (error.params.allowedValues as unknown[]).join() === 'file';
}

function isOfOtherParameter(error: SchemaError, key: string | undefined, value: Record<string, unknown>): boolean {
  const { keyword, params } = error;
  const names = Object.hasOwn(parameterNames, String(value.in)) ? parameterNames[String(value.in)] : undefined;
  // Without a kind nothing else can be said of it.
  if (!names) return key === undefined && params.missingProperty !== 'in' && params.missingProperty !== 'name';
  switch (key) {
    case undefined:
      return isAllowed(error, names) || isNeededElsewhere(params.missingProperty, value.in);
    case 'in':
      return true;
    case 'required':
      return keyword === 'enum' && value.in !== 'path';
    case 'collectionFormat':
      return value[key] === 'multi' && names.has('allowEmptyValue');
    case 'type':
      return value[key] === 'file' && value.in === 'formData';
    default:
      return false;
  }
}

function isAllowed({ params }: SchemaError, names: ReadonlySet<string>): boolean {
  return names.has(String(params.additionalProperty));
}

function isNeededElsewhere(missing: unknown, kind: unknown): boolean {
  return (
    (missing === 'schema' && kind !== 'body') ||
    (missing === 'required' && kind !== 'path') ||
    (missing === 'type' && kind === 'body')
  );
}

function namesOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
