import type { Schema } from '../../../model/api/schema.ts';

/** A schema in another language than JSON Schema, in the normal form that pages are made from. */
export interface ForeignSchema {
  schema: Schema;
  /** What it refers to, by keys that `ClaimKey` gave. */
  schemas: Record<string, Schema>;
}

/** A key in `ApiDocument.schemas` that nothing else has, as near to a name as can be. */
export type ClaimKey = (name: string) => string;

/** The text of a file beside the one that a schema stands in; `null` where there is none. */
export type ReadSibling = (name: string) => Promise<string | null>;

/**
 * Reads a schema of one language.
 * @throws Error that says what is wrong with it
 */
export type ReadForeignSchema = (
  value: unknown,
  tools: { claim: ClaimKey; readSibling: ReadSibling },
) => ForeignSchema | Promise<ForeignSchema>;
