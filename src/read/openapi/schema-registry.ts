import type { ApiDocument } from '../../model/api/document.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { FindSchemaKey } from '../../shared/json-schema/create-schema-normalizer.ts';
import { createSchemaNormalizer } from '../../shared/json-schema/create-schema-normalizer.ts';
import { appendToken, pointerTokens, valueAt } from '../../shared/json-schema/json-pointer.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asTree, entriesOf, ownValue } from '../../shared/json-schema/untrusted-value.ts';
import type { Located } from './located.ts';

export interface SchemaRegistry {
  schema: (at: Located) => Schema;
  takeSchemas: () => Pick<ApiDocument, 'schemas' | 'models'>;
}

interface RegistryOptions {
  root: Located;
  locate: (ref: string, from: string) => Located | null;
  data: (at: Located) => unknown;
  reportMissing: (ref: string, at: Located) => void;
}

/** A reference leads through the lists of a few files; more is a circle. */
const maxSteps = 50;

/**
 * Gives every schema that something refers to a key of its own, wherever it stands: a component keeps its name, and
 * gives it to the schema elsewhere that it is a mere reference to; any other target takes the last part of its
 * pointer. Targets wait in a queue, so a circle of references ends by itself.
 */
export function createSchemaRegistry({ root, locate, data, reportMissing }: RegistryOptions): SchemaRegistry {
  const components = asTree(valueAt(root.value, ['components', 'schemas'])) ?? {};
  const keys = new Map<object, string>();
  const taken = new Set<string>();
  const waiting: { key: string; at: Located; scopes: readonly UntrustedTree[] }[] = [];

  function claim(at: Located, { name, scopes }: { name: string; scopes: readonly UntrustedTree[] }): string {
    const known = keys.get(at.value as object);
    if (known !== undefined) return known;
    let key = name;
    for (let number = 2; taken.has(key); number++) key = `${name}-${number}`;
    taken.add(key);
    keys.set(at.value as object, key);
    waiting.push({ key, at, scopes });
    return key;
  }

  const findKey: FindSchemaKey<Located> = (ref, { place, scopes }) => {
    const target =
      locate(ref, place.file) ??
      locateInScopes(ref, { scopes, place }) ??
      locateByName(ref, { components, root }) ??
      (isBareName(ref) ? locate(`#/components/schemas/${ref}`, place.file) : null);
    if (target && asTree(target.value)) return claim(target, { name: nameOf(target, ref), scopes });
    if (!target) reportMissing(ref, place);
    return null;
  };
  const { normalize } = createSchemaNormalizer(findKey, (value, place) => data({ ...place, value }));

  const own = entriesOf(components).map(([name, value]) => ({
    key: name,
    at: { value, file: root.file, pointer: appendToken('#/components/schemas', name) },
    scopes: [],
  }));
  for (const { key, at } of own) {
    taken.add(key);
    if (asTree(at.value) && !keys.has(at.value as object)) keys.set(at.value as object, key);
  }
  for (const entry of own) {
    const target = renamedTarget(entry.at, locate);
    if (target && !keys.has(target.value as object)) {
      keys.set(target.value as object, entry.key);
      waiting.push({ ...entry, at: target });
    } else waiting.push(entry);
  }

  return {
    schema: (at) => normalize(at.value, at),
    takeSchemas: () => {
      const schemas = new Map<string, Schema>();
      for (let next = 0; next < waiting.length; next++) {
        const { key, at, scopes } = waiting[next]!;
        schemas.set(key, normalize(at.value, at, scopes));
      }
      const models = waiting
        .filter(({ key, at }) => Object.hasOwn(components, key) || isNamed(at.pointer))
        .map(({ key }) => key);
      return { schemas: Object.fromEntries(schemas), models };
    },
  };
}

/** What a component that says nothing of its own gives a name to, such as a schema of another file. */
function renamedTarget({ value, file }: Located, locate: RegistryOptions['locate'], steps = maxSteps): Located | null {
  const tree = asTree(value);
  if (typeof tree?.$ref !== 'string' || Object.keys(tree).length > 1 || steps === 0) return null;
  const target = locate(tree.$ref, file);
  return target && asTree(target.value) ? (renamedTarget(target, locate, steps - 1) ?? target) : null;
}

/** Generators that inline a schema leave its `#/$defs/X` as it was, though `#` now is the whole description. */
function locateInScopes(
  ref: string,
  { scopes, place }: { scopes: readonly UntrustedTree[]; place: Located },
): Located | null {
  const tokens = ref.startsWith('#') ? pointerTokens(ref) : null;
  if (!tokens || tokens.length === 0) return null;
  for (const scope of scopes.toReversed()) {
    const value = valueAt(scope, tokens);
    if (value !== undefined) return { value, file: place.file, pointer: place.pointer };
  }
  return null;
}

/** A bare `User` means the component of that name, in a discriminator's mapping and as a common slip elsewhere. */
function locateByName(ref: string, { components, root }: { components: UntrustedTree; root: Located }): Located | null {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  const isName = isBareName(ref) || /^#\/(definitions|\$defs|components\/schemas)\//.test(ref);
  const value = isName ? ownValue(components, name) : undefined;
  return value === undefined ? null : { value, file: root.file, pointer: `#/components/schemas/${name}` };
}

function isBareName(ref: string): boolean {
  return !/[/#]/.test(ref);
}

/** A whole file, or an entry of a list of definitions; anything else is a part of what an author named. */
function isNamed(pointer: string): boolean {
  const tokens = pointerTokens(pointer) ?? [];
  return tokens.length === 0 || ['schemas', 'definitions', '$defs'].includes(tokens.at(-2) ?? '');
}

function nameOf(target: Located, ref: string): string {
  const fragment = ref.includes('#') ? ref.slice(ref.indexOf('#')) : '';
  const tokens = pointerTokens(fragment);
  const anchor = tokens === null ? fragment.slice(1) : '';
  const last =
    tokens?.at(-1) || anchor || target.file.slice(target.file.lastIndexOf('/') + 1).replace(/\.(json|ya?ml)$/i, '');
  return last === '' || last === '__proto__' ? 'schema' : last;
}
