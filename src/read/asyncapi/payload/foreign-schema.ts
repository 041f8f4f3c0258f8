import type { Schema } from '../../../model/api/schema.ts';

/** A schema in another language than JSON Schema, in the normal form that pages are made from. */
export interface ForeignSchema {
  schema: Schema;
  /** What it refers to, by keys that `ClaimKey` gave. */
  schemas: Record<string, Schema>;
}

/** A key in `ApiDocument.schemas` that nothing else has, as near to a name as can be. */
export type ClaimKey = (name: string) => string;

/**
 * Reads a schema of one language.
 * @throws Error that says what is wrong with it
 */
export type ReadForeignSchema = (value: unknown, claim: ClaimKey) => ForeignSchema;
