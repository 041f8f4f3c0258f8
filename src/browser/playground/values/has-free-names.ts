import type { Schema } from '../../../model/api/schema.ts';
import type { VisibleProperty } from '../../../shared/json-schema/visible-properties.ts';

/** Whether an object takes names that the reader makes up; where nothing is said of it, only if it names none. */
export function hasFreeNames({ additionalProperties }: Schema, properties: readonly VisibleProperty[]): boolean {
  return (
    properties.some(({ kind }) => kind !== 'named') ||
    additionalProperties === true ||
    (properties.length === 0 && additionalProperties !== false)
  );
}
