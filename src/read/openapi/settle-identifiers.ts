import { appendToken, pointerTokens, valueAt } from '../../shared/json-schema/json-pointer.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asTree } from '../../shared/json-schema/untrusted-value.ts';
import { resolveLocation } from './resolve-location.ts';

/** A part of a file that has an address of its own; the file itself is one. */
interface Resource {
  value: unknown;
  pointer: string;
  /** What references in it are relative to. */
  base: string;
}

interface Reference {
  holder: UntrustedTree;
  key: string;
  within: Resource;
}

/**
 * Leads references of a file to parts that have an address of their own (`$self` of OpenAPI 3.2, "Establishing the Base
 * URI"; `$id` of JSON Schema 2020-12, section 8.2.1) to where these stand in the file. What is not in the file stays
 * relative to where the file was read. Changes the tree.
 */
export function settleIdentifiers(root: unknown, file: string): void {
  const { resources, references } = findResources(root, file);
  for (const { holder, key, within } of references) {
    const ref = holder[key] as string;
    const hash = ref.indexOf('#');
    const address = hash < 0 ? ref : ref.slice(0, hash);
    const fragment = hash < 0 ? '' : ref.slice(hash + 1);
    const target =
      address === ''
        ? within
        : (resources.get(resolveLocation(address, within.base)) ?? resources.get(resolveLocation(address, file)));
    if (!target) continue;
    const tokens = pointerTokens(fragment);
    // Generators that inline a schema leave its `#/components/schemas/X` as it was, which means the whole file.
    if (address === '' && (target.pointer === '#' || !tokens || valueAt(target.value, tokens) === undefined)) continue;
    holder[key] = tokens ? `${target.pointer.replaceAll('%', '%25')}${fragment}` : `#${fragment}`;
  }
}

function findResources(
  root: unknown,
  file: string,
): { resources: ReadonlyMap<string, Resource>; references: Reference[] } {
  const whole: Resource = { value: root, pointer: '#', base: file };
  const resources = new Map<string, Resource>();
  const references: Reference[] = [];
  const seen = new Set<object>();
  const waiting: { value: unknown; pointer: string; around: Resource }[] = [
    { value: root, pointer: '#', around: whole },
  ];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { value, pointer, around } = at;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const tree = asTree(value);
    const own = tree && resourceAt(tree, pointer, around);
    if (own) {
      const address = resolveLocation(own.base, '');
      if (!resources.has(address)) resources.set(address, own);
    }
    const within = own ?? around;
    if (typeof tree?.$ref === 'string') references.push({ holder: tree, key: '$ref', within });
    const discriminator = asTree(tree?.discriminator);
    const mapping = asTree(discriminator?.mapping);
    for (const [key, ref] of Object.entries(mapping ?? {}))
      if (isPlace(ref)) references.push({ holder: mapping!, key, within });
    if (isPlace(discriminator?.defaultMapping))
      references.push({ holder: discriminator!, key: 'defaultMapping', within });
    for (const [key, inner] of Object.entries(value))
      waiting.push({ value: inner, pointer: appendToken(pointer, key), around: within });
  }
  return { resources, references };
}

/** Whether a discriminator names a place, and not a component. */
function isPlace(reference: unknown): boolean {
  return typeof reference === 'string' && /[/#]/.test(reference);
}

/** An identifier that is a fragment alone is a name within the file, as older drafts have it. */
function resourceAt(tree: UntrustedTree, pointer: string, { base }: Resource): Resource | null {
  const given = pointer === '#' && typeof tree.$self === 'string' ? tree.$self : tree.$id;
  const own = typeof given === 'string' ? given.split('#', 1)[0]! : '';
  if (own === '') return null;
  // The end of a path says whether it is a folder.
  const address = resolveLocation(own, base);
  return { value: tree, pointer, base: own.endsWith('/') && !address.endsWith('/') ? `${address}/` : address };
}
