import type { Schema } from '../../model/api/schema.ts';

/**
 * The schema in which the fields of another are: of its items, or of what its text holds once it is decoded; `null`
 * where they are its own.
 */
export function innerSchema({ items, prefixItems, contentSchema }: Schema): Schema | null {
  return (prefixItems ? null : items) ?? contentSchema ?? null;
}

/** Lists in lists, with choices between them, that are looked into; a list may hold itself. */
export const maxInner = 20;
