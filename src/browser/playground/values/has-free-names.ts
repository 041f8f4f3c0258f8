import type { Schema } from '../../../model/api/schema.ts';
import type { VisibleProperty } from '../../../shared/json-schema/visible-properties.ts';

/** Whether an object takes names that the reader makes up; where nothing is said of it, only if it describes none. */
export function hasFreeNames(
  { properties: described = {}, additionalProperties }: Schema,
  properties: readonly VisibleProperty[],
): boolean {
  return (
    properties.some(({ kind }) => kind !== 'named') ||
    additionalProperties === true ||
    (!properties.some(({ name }) => Object.hasOwn(described, name)) && additionalProperties !== false)
  );
}
