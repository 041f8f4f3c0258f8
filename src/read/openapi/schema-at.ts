import type { Schema } from '../../model/api/schema.ts';
import { asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from './description-context.ts';
import type { Located } from './located.ts';

/** The schema at a place, or `null` when nothing is written there. */
export function schemaAt(at: Located, context: DescriptionContext): Schema | null {
  return asTree(at.value) || typeof at.value === 'boolean' ? context.schema(at) : null;
}
