import type { Schema } from '../../model/api/schema.ts';

/** Whether no value fits a schema: `false` in JSON Schema. */
export function isNothing({ not }: Schema): boolean {
  return not !== undefined && Object.keys(not).length === 0;
}
