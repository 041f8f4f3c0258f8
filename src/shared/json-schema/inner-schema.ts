import type { Schema } from '../../model/api/schema.ts';

/**
 * The schema in which the fields of another are: of its items, or of what its text holds once it is decoded; `null`
 * where they are its own.
 */
export function innerSchema({ items, prefixItems, contentSchema }: Schema): Schema | null {
  return (prefixItems ? null : items) ?? contentSchema ?? null;
}
