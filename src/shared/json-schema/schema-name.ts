import type { Schema } from '../../model/api/schema.ts';

/**
 * What readers call a referenced schema: `com.example.User` and `app__models__User` are `User`. Empty without a
 * reference.
 */
export function schemaName(schema: Schema): string {
  const key = schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]!.$ref : undefined) ?? '';
  return key.split(/\.|__/).findLast((part) => /[\p{L}\p{N}]/u.test(part)) ?? key;
}
