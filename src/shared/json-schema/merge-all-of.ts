import type { Schema } from '../../model/api/schema.ts';
import { mergeInOrder, mergeSchemas } from './merge-schemas.ts';
import { ownValue } from './untrusted-value.ts';

/** `ApiDocument.schemas`. */
export type Schemas = Readonly<Record<string, Schema>>;

/**
 * One schema without `$ref` and `allOf` of its own that means the same; its parts stay as they are. A part that
 * contradicts those before it is left out, so that a faulty description still shows what it can. What stands beside
 * a reference or an `allOf` describes this use of it, so its title and description win, however deep it stands; those
 * of parts beside each other join.
 */
export function mergeAllOf(schema: Schema, schemas: Schemas): Schema {
  const members = flattenMembers(schema, schemas);
  const own = members.pop()!;
  const isExtended = members.length > 1 || own.properties !== undefined;
  const combined = mergeInOrder(isExtended ? members.map(withoutDiscriminator) : members);
  const merged = mergeSchemas(combined, own) ?? { ...combined, ...own };
  return { ...merged, ...annotationsOf(own) };
}

/** The keys of all schemas that `schema` is made of: its reference, that one's, and those of every `allOf`. */
export function referencedKeys(schema: Schema, schemas: Schemas): ReadonlySet<string> {
  if (schema.$ref === undefined && schema.allOf === undefined) return noKeys;
  const keys = new Set<string>();
  flattenMembers(schema, schemas, keys);
  return keys;
}

/**
 * Of these, the keys that say what a schema is: its own names, and for one without a name what it is put together from.
 * Types that extend the same base are different ones.
 */
export function ownKeys(schema: Schema, schemas: Schemas): ReadonlySet<string> {
  const keys = new Set<string>();
  const visit = ({ $ref, allOf = [] }: Schema, depth: number): void => {
    if ($ref !== undefined) for (const name of [$ref, followAlias($ref, schemas)]) keys.add(name);
    else if (depth < deepestPart) for (const part of allOf) visit(part, depth + 1);
  };
  visit(schema, 0);
  return keys;
}

const noKeys: ReadonlySet<string> = new Set();
/** How many names may stand for each other in a row. */
const maxAliases = 10;

/** A component that only names another one, or a file, is that one. */
export function followAlias(key: string, schemas: Schemas): string {
  let name = key;
  for (let step = 0; step < maxAliases && Object.hasOwn(schemas, name); step++) {
    const { $ref, ...rest } = schemas[name]!;
    if ($ref === undefined || Object.keys(rest).length > 0) break;
    name = $ref;
  }
  return name;
}

/** How deep references and parts may lie: more than anybody writes, and far from the end of the stack. */
const deepestPart = 200;

/**
 * The parts that must hold together, the schema's own keywords last. Each schema counts once: `allOf` changes nothing
 * by repetition, and a circle of references ends by itself. What lies deeper than `deepestPart` is left out.
 */
function flattenMembers(schema: Schema, schemas: Schemas, keys = new Set<string>()): Schema[] {
  const members: Schema[] = [];
  const seen = new Set<Schema>();
  /** What the schema that is visited is a part of. */
  const wholes = new Set<Schema>();
  function visit(current: Schema, depth: number): void {
    if (seen.has(current) || depth > deepestPart) return;
    seen.add(current);
    const { $ref, allOf = [], ...own } = current;
    const first = members.length;
    wholes.add(current);
    if ($ref !== undefined && !keys.has($ref) && Object.hasOwn(schemas, $ref)) {
      keys.add($ref);
      visit(schemas[$ref]!, depth + 1);
    }
    const parts = allOf.map((part) => {
      const start = members.length;
      visit(part, depth + 1);
      return { isOwn: part.$ref === undefined, start, end: members.length };
    });
    putOwnTextFirst(members, parts);
    wholes.delete(current);
    for (let index = first; index < members.length; index++) members[index] = withoutWords(members[index]!, current);
    if (depth === 0 || Object.keys(own).length > 0) members.push(withoutSubtypes(own, { wholes, schemas }));
  }
  visit(schema, 0);
  return members;
}

/** Members that a part of an `allOf` consists of. */
interface PartMembers {
  isOwn: boolean;
  start: number;
  end: number;
}

/** Of what stands side by side, the text of a type itself comes before those of the types that it extends. */
function putOwnTextFirst(members: Schema[], parts: readonly PartMembers[]): void {
  const placesOf = (isOwn: boolean): number[] =>
    parts
      .filter((part) => part.isOwn === isOwn)
      .flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index))
      .filter((place) => members[place]!.description !== undefined);
  const [own] = placesOf(true);
  const inherited = own === undefined ? [] : placesOf(false);
  if (own === undefined || inherited.length === 0) return;
  const texts = new Set([own, ...inherited].map((place) => members[place]!.description));
  for (const place of inherited) {
    const { description: _, ...rest } = members[place]!;
    members[place] = rest;
  }
  members[own] = { ...members[own], description: [...texts].join('\n\n') };
}

/** A part as it is seen under a schema that has words of its own. */
function withoutWords(part: Schema, words: Schema): Schema {
  const rest = { ...part };
  for (const key of ['title', 'description'] as const) if (words[key] !== undefined) delete rest[key];
  return rest;
}

/** A base type may list its subtypes: each would offer itself and its siblings again, without end. */
function withoutSubtypes(part: Schema, { wholes, schemas }: { wholes: ReadonlySet<Schema>; schemas: Schemas }): Schema {
  const isWhole = ({ $ref }: Schema): boolean =>
    $ref !== undefined && wholes.has(ownValue(schemas, followAlias($ref, schemas)) ?? part);
  const lists = (['oneOf', 'anyOf'] as const).filter((key) => part[key]?.some(isWhole));
  if (lists.length === 0) return part;
  const rest = { ...part };
  for (const key of lists) delete rest[key];
  if (!rest.oneOf && !rest.anyOf) delete rest.discriminator;
  return rest;
}

/** A base type lists all that extend it; seen from one of these, the list says nothing. */
function withoutDiscriminator(member: Schema): Schema {
  if (!member.discriminator || member.oneOf || member.anyOf) return member;
  const { discriminator: _, ...rest } = member;
  return rest;
}

function annotationsOf(own: Schema): Partial<Schema> {
  const keys = ['title', 'description', 'examples', 'default'] as const;
  return Object.fromEntries(keys.flatMap((key) => (own[key] === undefined ? [] : [[key, own[key]]])));
}
