import {
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  Lexer,
  parse,
  Source,
  TokenKind,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql/language';
import { DocsError } from '../../base/errors/docs-error.ts';
import { operationKinds } from '../../base/paths/parse-selector.ts';
import type { GraphqlField, GraphqlOperationKind, GraphqlSchema, GraphqlType } from '../../model/api/graphql.ts';
import { appliedDirectives } from './applied-directives.ts';
import { mostLevels, printInLine } from './print-in-line.ts';

/** More tokens than any schema has; a longer text is not read to its end. */
const mostTokens = 2_000_000;

/**
 * Reads a GraphQL schema in its definition language (GraphQL, October 2021, section 3). Parts that extend a type count
 * as its own. Whether all types are defined is not asked.
 *
 * @throws DocsError with the place of what cannot be read
 */
export function parseGraphql(text: string, id: string): GraphqlSchema {
  try {
    return readSchema(text, id);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `cannot be read: lists or values are nested more than ${mostLevels} levels deep`;
    throw graphqlFault({ id, message, hint: 'Nest them less', ...placeOfDepth(text) });
  }
}

function readSchema(text: string, id: string): GraphqlSchema {
  const types = new Map<string, GraphqlType>();
  const named = new Map<GraphqlOperationKind, string>();
  const { definitions } = parseText(text, id);
  // Without a definition of the schema, types of these names are the roots (section 3.3.1).
  if (!definitions.some(({ kind }) => kind === Kind.SCHEMA_DEFINITION))
    for (const kind of operationKinds) named.set(kind, kind[0]!.toUpperCase() + kind.slice(1));
  for (const definition of definitions) {
    if (definition.kind === 'SchemaDefinition' || definition.kind === 'SchemaExtension')
      for (const { operation, type } of definition.operationTypes ?? []) named.set(operation, type.name.value);
    else if (definition.kind in kinds) addType(types, definition as TypeDefinitionNode | TypeExtensionNode);
  }
  if (types.size === 0)
    throw graphqlFault({
      id,
      message: 'defines nothing',
      hint: 'Definitions start with keywords such as `type` and `enum`',
    });
  const all = [...types.values()].map(withoutRepeated).sort(byName);
  const operations: GraphqlSchema['operations'] = { query: [], mutation: [], subscription: [] };
  for (const [kind, root] of named)
    operations[kind] = [...(all.find(({ name }) => name === root)?.fields ?? [])].sort(byName);
  const roots = new Set(named.values());
  const isRoot = ({ name }: GraphqlType): boolean => roots.has(name);
  const directives = definitions.flatMap((one): [string, string][] =>
    one.kind === 'DirectiveDefinition' && one.description ? [[one.name.value, one.description.value]] : [],
  );
  return {
    id,
    operations,
    types: all.filter((type) => !isRoot(type)),
    roots: all.filter(isRoot),
    directives: Object.fromEntries(directives.reverse()),
  };
}

/** Schemas that are put together from files often say the same in several of them; the first one counts. */
function withoutRepeated(type: GraphqlType): GraphqlType {
  return {
    ...type,
    fields: firstOfName(type.fields),
    values: firstOfName(type.values),
    related: [...new Set(type.related)],
    directives: [...new Set(type.directives)],
  };
}

function firstOfName<Part extends { name: string }>(parts: readonly Part[]): Part[] {
  const first = new Map<string, Part>();
  for (const part of parts) if (!first.has(part.name)) first.set(part.name, part);
  return [...first.values()];
}

const kinds: Readonly<Record<string, GraphqlType['kind']>> = {
  ObjectTypeDefinition: 'object',
  ObjectTypeExtension: 'object',
  InterfaceTypeDefinition: 'interface',
  InterfaceTypeExtension: 'interface',
  InputObjectTypeDefinition: 'input',
  InputObjectTypeExtension: 'input',
  UnionTypeDefinition: 'union',
  UnionTypeExtension: 'union',
  EnumTypeDefinition: 'enum',
  EnumTypeExtension: 'enum',
  ScalarTypeDefinition: 'scalar',
  ScalarTypeExtension: 'scalar',
};

function parseText(text: string, id: string): ReturnType<typeof parse> {
  // The parser refuses a text without a definition, and says only that it ends.
  if (!/^(?:(?!#).)*[^\s#]/m.test(text)) return { kind: Kind.DOCUMENT, definitions: [] };
  try {
    return parse(text, { noLocation: true, maxTokens: mostTokens });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const message = error instanceof Error ? error.message.replace(/^Syntax Error: /, '') : String(error);
    const place = placeOf(error);
    throw graphqlFault({
      id,
      message: `cannot be read: ${message.replace(/\.$/, '')}`,
      hint: hintOf(text, place),
      ...place,
    });
  }
}

function hintOf(text: string, { line = 1, column = 1 }: Place): string {
  if (/^\s*\{/.test(text))
    return 'This is JSON, such as an introspection result; use a file in the schema definition language';
  const before =
    text
      .split(/\r\n|\n|\r/)
      [line - 1]?.slice(0, column - 1)
      .slice(-1000) ?? '';
  return /\bimplements\b[^{}]*,\s*$/.test(before)
    ? 'Join several interfaces with `&`, as in `implements A & B`'
    : 'Write the schema in the schema definition language, as in `schema.graphql` files';
}

interface Place {
  line?: number;
  column?: number;
}

interface Fault extends Place {
  id: string;
  message: string;
  hint: string;
}

function graphqlFault({ id, message, ...rest }: Fault): DocsError {
  const said = `The GraphQL schema ${message}`;
  return new DocsError([{ severity: 'error', code: 'graphql-syntax', message: said, file: id, ...rest }]);
}

function placeOf(error: unknown): Place {
  const [place] = (error as { locations?: readonly { line: number; column: number }[] } | null)?.locations ?? [];
  return place ? { line: place.line, column: place.column } : {};
}

/** Where brackets are too many within each other: the lexer goes through them one after another. */
function placeOfDepth(text: string): Place {
  const lexer = new Lexer(new Source(text));
  const depth = { '[': 1, '{': 1, '(': 1, ']': -1, '}': -1, ')': -1 } as const;
  let [level, token] = [0, lexer.advance()];
  while (token.kind !== TokenKind.EOF && level <= mostLevels) {
    token = lexer.advance();
    level += depth[token.kind as keyof typeof depth] ?? 0;
  }
  return { line: token.line, column: token.column };
}

function addType(types: Map<string, GraphqlType>, definition: TypeDefinitionNode | TypeExtensionNode): void {
  const name = definition.name.value;
  const known = types.get(name);
  const type = known ?? emptyType(kinds[definition.kind]!, name);
  if (!known) types.set(name, type);
  type.specifiedBy ??= readArgument(findDirective('specifiedBy', definition), 'url');
  type.isOneOf ||= findDirective('oneOf', definition) !== undefined;
  append(type.directives, appliedDirectives(definition.directives));
  if ('description' in definition && definition.description) type.description = definition.description.value;
  if ('fields' in definition) append(type.fields, definition.fields?.map(readField));
  if ('interfaces' in definition)
    append(
      type.related,
      definition.interfaces?.map((one) => one.name.value),
    );
  if ('types' in definition)
    append(
      type.related,
      definition.types?.map((one) => one.name.value),
    );
  if ('values' in definition)
    append(
      type.values,
      definition.values?.map((value) => ({
        name: value.name.value,
        description: value.description?.value ?? '',
        deprecated: readDeprecation(value),
        directives: appliedDirectives(value.directives),
      })),
    );
}

/** One by one: a call takes no hundred thousand arguments. */
function append<Part>(parts: Part[], more: readonly Part[] = []): void {
  for (const part of more) parts.push(part);
}

function emptyType(kind: GraphqlType['kind'], name: string): GraphqlType {
  const lists = { fields: [], values: [], related: [], directives: [] };
  return { kind, name, description: '', ...lists, specifiedBy: null, isOneOf: false };
}

function readField(field: FieldDefinitionNode | InputValueDefinitionNode): GraphqlField {
  return {
    name: field.name.value,
    description: field.description?.value ?? '',
    type: printInLine(field.type),
    arguments: field.kind === 'FieldDefinition' ? (field.arguments ?? []).map(readField) : [],
    default: field.kind === 'InputValueDefinition' && field.defaultValue ? printInLine(field.defaultValue) : null,
    deprecated: readDeprecation(field),
    directives: appliedDirectives(field.directives),
  };
}

/** Of `@deprecated`; without a reason, the one that it has by itself (section 3.13.3). */
function readDeprecation(node: Directed): string | null {
  const directive = findDirective('deprecated', node);
  return directive ? (readArgument(directive, 'reason') ?? '') : null;
}

interface Directed {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

function findDirective(name: string, { directives }: Directed): ConstDirectiveNode | undefined {
  return directives?.find((directive) => directive.name.value === name);
}

/** `null` where it is no text. */
function readArgument(directive: ConstDirectiveNode | undefined, name: string): string | null {
  const value = directive?.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === 'StringValue' ? value.value : null;
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}
