import { asText } from '../../shared/json-schema/untrusted-value.ts';
import type { SchemaError } from './describe-schema-errors.ts';

/**
 * Whether an error follows from the first edition of the schema of OpenAPI 3.1 alone, which the validator holds: its
 * later editions, and the specification, allow what it refuses. `valueAt` is the value at a JSON pointer.
 */
export function isLifted(
  { instancePath, schemaPath, params }: SchemaError,
  valueAt: (pointer: string) => unknown,
): boolean {
  if (instancePath === '/info/license' && schemaPath.startsWith('#/oneOf')) return params.passingSchemas == null;
  switch (params.unevaluatedProperty) {
    case 'description':
      return /\/servers?\/(?:\d+\/)?variables\/[^/]+$/.test(instancePath);
    case 'server':
      return /\/links\/[^/]+$/.test(instancePath);
    case 'bearerFormat':
      return isBearer(valueAt(`#${instancePath}`));
    default:
      return false;
  }
}

/** Names of schemes are compared without regard to case. */
function isBearer(value: unknown): boolean {
  const { type, scheme } = (value ?? {}) as { type?: unknown; scheme?: unknown };
  return type === 'http' && asText(scheme).toLowerCase() === 'bearer';
}
