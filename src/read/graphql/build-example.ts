import type { GraphqlField, GraphqlOperationKind, GraphqlType } from '../../model/api/graphql.ts';
import type { KnownTypes } from './known-types.ts';
import { sampleScalar } from './sample-scalar.ts';

/** A request that fits a schema, and an answer to it. */
export interface GraphqlExample {
  /** In GraphQL. */
  operation: string;
  /** JSON; `null` where the operation takes none. */
  variables: string | null;
  /** JSON. */
  response: string;
}

/** Fields that an example asks for: of the answer itself, and of what lies in it. */
const mostLeaves = [12, 6, 4, 4];
const mostInner = [4, 2, 1];
const mostMembers = 3;
/** Inputs among variables: each may require several, which require others. */
const mostInputs = 100;

type Types = Pick<KnownTypes, 'find' | 'implementersOf'>;

/** An example of an operation with what it requires, and of its answer a few fields to a depth of three. */
export function buildExample(field: GraphqlField, kind: GraphqlOperationKind, types: Types): GraphqlExample {
  const required = field.arguments.filter(isRequired);
  const selection = select(field, { types, depth: 0, around: [] });
  const parameters = required.map(({ name, type }) => `$${name}: ${type}`);
  const passed = required.map(({ name }) => `${name}: $${name}`);
  const budget = { left: mostInputs };
  const variables = Object.fromEntries(
    required.map((one) => [one.name, sampleInput(one, { types, around: [], budget })]),
  );
  return {
    operation: `${writeCall(`${kind} ${capital(field.name)}`, parameters, '')} {\n${write(writeCall(field.name, passed, '  '), selection, '  ')}\n}`,
    variables: required.length === 0 ? null : JSON.stringify(variables, null, 2),
    response: JSON.stringify({ data: { [field.name]: selection.sample } }, null, 2),
  };
}

/** The type that lists and marks are made around. */
export function namedType(type: string): string {
  return type.replace(/[[\]!\s]/g, '');
}

export function isRequired({ type, default: otherwise }: GraphqlField): boolean {
  return type.endsWith('!') && otherwise === null;
}

/** What is asked of a value; no parts for one that has none. */
interface Selection {
  parts: { call: string; inner: Selection }[];
  sample: unknown;
}

interface Walk {
  types: Types;
  depth: number;
  /** Names of the types around it. */
  around: readonly string[];
}

function select(field: GraphqlField, walk: Walk): Selection {
  const name = namedType(field.type);
  const inner = selectType(name, field.name, walk);
  return { ...inner, sample: inLists(field.type, inner.sample) };
}

function inLists(type: string, sample: unknown): unknown {
  const lists = type.match(/\[/g)?.length ?? 0;
  return Array.from({ length: lists }).reduce<unknown>((inner) => [inner], sample);
}

function selectType(name: string, field: string, { types, depth, around }: Walk): Selection {
  const type = types.find(name);
  if (type?.kind === 'enum') return { parts: [], sample: type.values[0]?.name ?? field };
  if (!type || type.kind === 'scalar') return { parts: [], sample: sampleScalar(name, field) };
  const walk = { types, depth: depth + 1, around: [...around, name] };
  return type.kind === 'union' ? selectMembers(type, walk) : selectFields(type, walk, depth);
}

function selectFields({ name, kind, fields }: GraphqlType, walk: Walk, depth: number): Selection {
  const { types, around } = walk;
  const usable = usableFields(fields);
  const leaves = usable.filter(({ type }) => isLeaf(type, types)).slice(0, mostLeaves[depth] ?? 0);
  const inner = usable
    .filter(({ type }) => !isLeaf(type, types) && !around.includes(namedType(type)))
    .slice(0, mostInner[depth] ?? 0);
  const chosen = new Set([...leaves, ...inner]);
  const parts = usable
    .filter((field) => chosen.has(field))
    .map((field) => ({ call: field.name, inner: select(field, walk) }));
  if (kind === 'interface') return join([typeNamePart(answering(name, types)), ...parts]);
  return join(parts.length === 0 ? [typeNamePart(name)] : parts);
}

/** The name of the type that a server answers with: an interface itself has no values. */
function answering(name: string, { find, implementersOf }: Types): string {
  return implementersOf(name).find((implementer) => find(implementer)?.kind === 'object') ?? name;
}

function usableFields(fields: readonly GraphqlField[]): GraphqlField[] {
  return fields.filter((field) => field.deprecated === null && !field.arguments.some(isRequired));
}

function selectMembers({ related }: GraphqlType, { types, around }: Walk): Selection {
  // Fields of one name must have one type (GraphQL, section 5.3.2): each is asked of one member.
  const asked = new Set<string>();
  const members = related.slice(0, mostMembers).map((member) => {
    const usable = usableFields(types.find(member)?.fields ?? []).filter(
      ({ name, type }) => isLeaf(type, types) && !asked.has(name),
    );
    const fields = usable.slice(0, mostLeaves.at(-1));
    for (const { name } of fields) asked.add(name);
    const parts = fields.map((field) => ({
      call: field.name,
      inner: select(field, { types, depth: 0, around }),
    }));
    return { call: `... on ${member}`, inner: join(parts) };
  });
  const filled = members.filter(({ inner }) => inner.parts.length > 0);
  const [first] = filled.length > 0 ? filled : members;
  const name = first?.call.replace('... on ', '') ?? '';
  return { parts: [typeNamePart(name), ...filled], sample: { __typename: name, ...(first?.inner.sample as object) } };
}

function typeNamePart(sample: string): Selection['parts'][number] {
  return { call: '__typename', inner: { parts: [], sample } };
}

function join(parts: Selection['parts']): Selection {
  return { parts, sample: Object.fromEntries(parts.map(({ call, inner }) => [call, inner.sample])) };
}

/** Longer ones stand on lines of their own: examples have a narrow column. */
const longestCall = 50;

function writeCall(name: string, given: readonly string[], indent: string): string {
  const line = `${name}(${given.join(', ')})`;
  if (given.length === 0) return name;
  if (line.length <= longestCall) return line;
  return `${name}(\n${given.map((one) => `${indent}  ${one}\n`).join('')}${indent})`;
}

function write(call: string, { parts }: Selection, indent: string): string {
  if (parts.length === 0) return indent + call;
  const inner = parts.map((part) => write(part.call, part.inner, `${indent}  `));
  return `${indent}${call} {\n${inner.join('\n')}\n${indent}}`;
}

function isLeaf(type: string, { find }: Types): boolean {
  const kind = find(namedType(type))?.kind;
  return kind === undefined || kind === 'scalar' || kind === 'enum';
}

interface InputWalk extends Pick<Walk, 'types' | 'around'> {
  /** Inputs that may still be filled. */
  budget: { left: number };
}

/** What an input requires; of one that requires nothing, one field, as `@oneOf` asks for (section 3.10.1). */
function sampleInput(field: GraphqlField, { types, around, budget }: InputWalk): unknown {
  const name = namedType(field.type);
  const type = types.find(name);
  const wrap = (sample: unknown): unknown => inLists(field.type, sample);
  if (type?.kind === 'enum') return wrap(type.values[0]?.name ?? field.name);
  if (type?.kind !== 'input') return wrap(sampleScalar(name, field.name));
  if (around.includes(name) || budget.left === 0) return field.type.startsWith('[') ? [] : {};
  budget.left -= 1;
  const walk = { types, around: [...around, name], budget };
  const required = type.fields.filter(isRequired);
  const chosen = required.length > 0 ? required : chooseField(type.fields, walk);
  return wrap(Object.fromEntries(chosen.map((one) => [one.name, sampleInput(one, walk)])));
}

/** One that ends with it, else one that does not lead back. */
function chooseField(fields: readonly GraphqlField[], { types, around }: InputWalk): GraphqlField[] {
  const usable = fields.filter(({ deprecated }) => deprecated === null);
  const chosen =
    usable.find(({ type }) => isLeaf(type, types)) ?? usable.find(({ type }) => !around.includes(namedType(type)));
  return [chosen ?? fields[0]].filter((field) => field !== undefined);
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
