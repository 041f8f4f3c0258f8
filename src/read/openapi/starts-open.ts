import type { Schema } from '../../model/api/schema.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import { asTree } from '../../shared/json-schema/untrusted-value.ts';

/** Whether a description asks that the fields inside of a schema are seen at first (`playground.expand`). */
export function startsOpen(schema: Schema, schemas: Record<string, Schema>): boolean {
  return [schema, resolveSchema(schema, schemas)].some(({ extensions }) =>
    ['x-docs', 'x-mint'].some((name) => {
      const expand = asTree(asTree(extensions?.[name])?.playground)?.expand;
      return expand === true || expand === 'true';
    }),
  );
}
