import { operationKinds } from '../../base/paths/parse-selector.ts';
import type { GraphqlField, GraphqlSchema, GraphqlSelector, GraphqlType } from '../../model/api/graphql.ts';

/** What is asked of a schema for each of its pages. */
export interface KnownTypes {
  find: (name: string) => GraphqlType | undefined;
  findOperation: (kind: Exclude<GraphqlSelector['kind'], 'type'>, name: string) => GraphqlField | undefined;
  /** Types that implement an interface. */
  implementersOf: (name: string) => readonly string[];
  /** The last part of the address of a page; `null` where nothing of this kind and name has one. */
  segmentOf: (selector: GraphqlSelector) => string | null;
}

const known = new WeakMap<GraphqlSchema, KnownTypes>();

export function knownTypesOf(schema: GraphqlSchema): KnownTypes {
  const types = known.get(schema) ?? readTypes(schema);
  known.set(schema, types);
  return types;
}

function readTypes({ types, roots, operations }: GraphqlSchema): KnownTypes {
  const byName = named([...types, ...roots]);
  const fields = new Map(operationKinds.map((kind) => [kind, named(operations[kind])]));
  const segments = new Map([
    ['type', segmentsOf(types)],
    ...operationKinds.map((kind) => [kind, segmentsOf(operations[kind])] as const),
  ]);
  const byInterface = Map.groupBy(
    [...byName.values()].flatMap(({ kind, name, related }) =>
      kind === 'union' ? [] : related.map((implemented) => ({ implemented, name })),
    ),
    ({ implemented }) => implemented,
  );
  return {
    find: (name) => byName.get(name),
    findOperation: (kind, name) => fields.get(kind)?.get(name),
    implementersOf: (name) => byInterface.get(name)?.map((implementer) => implementer.name) ?? [],
    segmentOf: ({ kind, name }) => segments.get(kind)?.get(name) ?? null,
  };
}

function named<Part extends { name: string }>(parts: readonly Part[]): Map<string, Part> {
  return new Map(parts.map((part) => [part.name, part]));
}

/** Many disks do not tell capitals apart: of names that differ in nothing else, the later ones are numbered. */
function segmentsOf(parts: readonly { name: string }[]): Map<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    parts.map(({ name }) => {
      const count = (taken.get(name.toLowerCase()) ?? 0) + 1;
      taken.set(name.toLowerCase(), count);
      return [name, count === 1 ? name : `${name}-${count}`];
    }),
  );
}
