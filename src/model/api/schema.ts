import type { ExactNumber } from '../exact-number.ts';

/**
 * JSON Schema 2020-12 in one normal form whatever the description's version: `nullable` is a `null` in `type`,
 * `exclusiveMinimum` is a number, `example` stands first in `examples`, and a `$ref` is a key of `ApiDocument.schemas`.
 */
export interface Schema {
  $ref?: string;
  type?: SchemaType | SchemaType[];
  title?: string;
  description?: string;
  /** The link at the end of `description`, in Markdown: it stays where another text takes the place of the rest. */
  externalDocs?: { description: string };
  format?: string;
  enum?: unknown[];
  /** What is said of values of `enum`, by how JSON writes them. */
  enumNotes?: Record<string, EnumNote>;
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  discriminator?: Discriminator;
  minimum?: number | ExactNumber;
  maximum?: number | ExactNumber;
  exclusiveMinimum?: number | ExactNumber;
  exclusiveMaximum?: number | ExactNumber;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** Of an `allOf` with several patterns, all others. */
  alsoPatterns?: string[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  contains?: Schema;
  minContains?: number;
  maxContains?: number;
  propertyNames?: Schema;
  /** By property, those that must be there with it. */
  dependentRequired?: Record<string, string[]>;
  /** What holds of values that fit another schema, and of others; properties of both are in `properties`, too. */
  conditions?: SchemaCondition[];
  minProperties?: number;
  maxProperties?: number;
  /** OpenAPI 3, "XML Object". */
  xml?: XmlForm;
  contentMediaType?: string;
  contentEncoding?: string;
  /** Of what a text holds once it is decoded. */
  contentSchema?: Schema;
  /** What `x-mint`, `x-docs`, `x-enum…` and their like say about this schema, under their own names. */
  extensions?: Record<string, unknown>;
}

/** OpenAPI 3, "Discriminator Object"; schemas go by their keys. */
export interface Discriminator {
  propertyName: string;
  mapping: Record<string, string>;
  /** What a value is that has no name, or none that is known: `defaultMapping` of OpenAPI 3.2. */
  otherwise?: string;
}

/** What a description says of one value. */
export interface EnumNote {
  /** Markdown. */
  description: string;
  deprecated?: boolean;
}

/** JSON Schema's `if` with its branches; one of `dependentSchemas` asks for a property. */
export interface SchemaCondition {
  if: Schema;
  then?: Schema;
  else?: Schema;
}

export interface XmlForm {
  name?: string;
  namespace?: string;
  prefix?: string;
  attribute?: boolean;
  wrapped?: boolean;
  /** The value is the text of the element around it (OpenAPI 3.2, `nodeType`). */
  text?: 'text' | 'cdata';
}

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
