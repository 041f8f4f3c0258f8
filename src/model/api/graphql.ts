/** What a GraphQL schema says, as far as pages tell of it. */
export interface GraphqlSchema {
  /** What it is known by: a path in the site folder, or a URL. */
  id: string;
  /** Fields of the root types. */
  operations: Record<GraphqlOperationKind, GraphqlField[]>;
  /** Without the root types, by name. */
  types: GraphqlType[];
  /** The root types, to which fields may lead back. */
  roots: GraphqlType[];
  /** What is said of directives, by name: Markdown. */
  directives: Record<string, string>;
}

/** What an author names a part of a schema by: `query user`, `type User`. */
export interface GraphqlSelector {
  kind: GraphqlOperationKind | 'type';
  name: string;
}

/** The part of a schema that a page tells of. */
export interface GraphqlPart extends GraphqlSelector {
  /** `GraphqlSchema.id`. */
  schema: string;
  /** Folder of the generated pages that the page is one of; `null` for the page of an author. */
  folder: string | null;
}

export type GraphqlOperationKind = 'query' | 'mutation' | 'subscription';

export interface GraphqlType {
  kind: 'object' | 'interface' | 'input' | 'union' | 'enum' | 'scalar';
  name: string;
  /** Markdown. */
  description: string;
  fields: GraphqlField[];
  /** Of an enum. */
  values: Pick<GraphqlField, 'name' | 'description' | 'deprecated' | 'directives'>[];
  /** Interfaces that it implements; of a union, its types. */
  related: string[];
  /** Of a scalar, the address of what specifies it; `null` where nothing is named. */
  specifiedBy: string | null;
  /** As they are written: `@auth(requires: ADMIN)`. */
  directives: string[];
  /** Of an input: exactly one of its fields is given. */
  isOneOf: boolean;
}

/** A field, an argument, or a field of an input. */
export interface GraphqlField {
  name: string;
  /** Markdown. */
  description: string;
  /** As it is written: `[User!]!`. */
  type: string;
  arguments: GraphqlField[];
  /** As it is written; `null` where there is none. */
  default: string | null;
  /** Why; `null` for what is not deprecated. */
  deprecated: string | null;
  /** As of a type. */
  directives: string[];
}
