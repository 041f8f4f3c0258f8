import { isObject } from '../../../base/values/is-object.ts';
import type { ApiDocument } from '../../../model/api/document.ts';
import type { Operation, Parameter } from '../../../model/api/operation.ts';
import type { SecurityScheme } from '../../../model/api/security.ts';
import type { Credential } from '../../../model/request-values.ts';
import { resolveSchema } from '../../../shared/json-schema/resolve-schema.ts';
import { schemaTypes } from '../../../shared/json-schema/schema-types.ts';
import { parameterKey } from '../../../shared/request/parameter-key.ts';
import { readTypedNumber } from '../values/read-typed-number.ts';

type Inputs = Record<'server' | 'header' | 'query' | 'cookie' | 'path', ReadonlyMap<string, unknown>>;

/** What the user object gives for one operation. */
export interface UserInputs {
  /** Server variables. */
  variables: Record<string, string>;
  credentials: Record<string, Credential>;
  /** As in `RequestValues.parameters`. */
  parameters: Record<string, unknown>;
}

/**
 * Reads `apiPlaygroundInputs` of the user object: values by name for server variables, headers, query, cookies and path
 * (docs/format.md#readers). A security scheme takes the value of the header, parameter or cookie it is sent as.
 */
export function readUserInputs(
  given: unknown,
  { document, operation }: { document: ApiDocument; operation: Operation },
): UserInputs {
  const inputs = readInputs(given);
  const variables = [...inputs.server].map(([name, value]): [string, string] => [name, String(value)]);
  const credentials = Object.entries(document.securitySchemes).flatMap(([key, scheme]): [string, Credential][] => {
    const value = credentialFor(scheme, inputs);
    return value === undefined ? [] : [[key, { kind: 'token', token: String(value) }]];
  });
  const parameters = operation.parameters.flatMap((parameter): [string, unknown][] => {
    const value =
      parameter.in === 'querystring'
        ? undefined
        : find(inputs[parameter.in], parameter.name, parameter.in === 'header');
    return value === undefined ? [] : [[parameterKey(parameter), fitType(value, parameter, document)]];
  });
  return {
    variables: Object.fromEntries(variables),
    credentials: Object.fromEntries(credentials),
    parameters: Object.fromEntries(parameters),
  };
}

function readInputs(given: unknown): Inputs {
  const record = asRecord(given);
  const read = (place: keyof Inputs): ReadonlyMap<string, unknown> =>
    new Map(Object.entries(asRecord(record[place])).filter(([, value]) => value !== null && value !== undefined));
  return {
    server: read('server'),
    header: read('header'),
    query: read('query'),
    cookie: read('cookie'),
    path: read('path'),
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function credentialFor(scheme: SecurityScheme, inputs: Inputs): unknown {
  if (scheme.type === 'mutualTLS') return undefined;
  return scheme.type === 'apiKey'
    ? find(inputs[scheme.in], scheme.name, scheme.in === 'header')
    : find(inputs.header, 'Authorization', true);
}

/** Names of headers have no case (RFC 9110, section 5.1). */
function find(values: ReadonlyMap<string, unknown>, name: string, isHeader: boolean): unknown {
  return isHeader ? [...values].find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1] : values.get(name);
}

/** Texts stand for numbers and booleans where nothing else would do. */
function fitType(value: unknown, { schema }: Parameter, { schemas }: ApiDocument): unknown {
  const types = schemaTypes(resolveSchema(schema, schemas));
  if (typeof value !== 'string')
    return types.length === 1 && types[0] === 'string' && typeof value !== 'object' ? String(value) : value;
  if (types.includes('string') || types.length === 0) return value;
  if (types.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true';
  const isNumber = (types.includes('number') || types.includes('integer')) && value.trim() !== '';
  return isNumber ? readTypedNumber(value) : value;
}
