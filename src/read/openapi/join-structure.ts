import { isExactNumber, nearestNumber } from '../../base/values/exact-number.ts';
import { asTree } from '../../shared/json-schema/untrusted-value.ts';
import { type DescriptionContext, partsOf } from './description-context.ts';
import type { Located } from './located.ts';
import { resolveLocation } from './resolve-location.ts';

/** Keys of what holds schemas or data, whose references stay: the parser of the official package follows these. */
const ends = /^(?:schema|schemas|definitions|example|examples|default|enum|x-.*)$/;

/**
 * The tree of a description in which operations, parameters, responses and lists of these stand where they are
 * referred to. The official package leaves a reference to what leads back to itself as it is, and its schemas refuse
 * one where the specification has none: in the place of an operation, of the paths, of the list of components.
 *
 * @param addressOf the address by which the package asks for a file
 */
export function joinStructure(
  { root, follow }: Pick<DescriptionContext, 'root' | 'follow'>,
  addressOf: (file: string) => string,
): unknown {
  const joined = new Map<string, unknown>();
  const open = new Set<string>();

  function join(place: Located): unknown {
    const at = follow(place);
    if (at.value === undefined) return rebase(place);
    if (isExactNumber(at.value)) return nearestNumber(at.value);
    if (typeof at.value !== 'object' || at.value === null) return at.value;
    const name = `${at.file} ${at.pointer}`;
    if (open.has(name)) return { $ref: addressOf(at.file) + at.pointer };
    // What is used often is one value, so that the whole does not outgrow the files.
    if (!joined.has(name)) {
      open.add(name);
      joined.set(name, joinParts(at));
      open.delete(name);
    }
    return joined.get(name);
  }

  function joinParts(at: Located): unknown {
    const parts = partsOf(at).map(({ key, at: part }) => [key, ends.test(key) ? joinEnd(part) : join(part)] as const);
    return Array.isArray(at.value) ? parts.map(([, value]) => value) : Object.fromEntries(parts);
  }

  /** A list of schemas may be in a file of its own; each of them stays as it is. */
  function joinEnd(place: Located): unknown {
    const at = place.pointer.endsWith('/schemas') ? follow(place) : place;
    return rebase(at.value === undefined ? place : at);
  }

  function rebase(at: Located): unknown {
    if (isExactNumber(at.value)) return nearestNumber(at.value);
    if (typeof at.value !== 'object' || at.value === null) return at.value;
    const parts = partsOf(at).flatMap(({ key, at: part }) => {
      if (key !== '$ref' || typeof part.value !== 'string') return [[key, rebase(part)] as const];
      return isLost(at) ? [] : [[key, rebaseReference(part.value, at.file)] as const];
    });
    return Array.isArray(at.value) ? parts.map(([, value]) => value) : Object.fromEntries(parts);
  }

  /** The package stops at the first reference to nothing, and would say no more of the whole description. */
  function isLost({ value, file, pointer }: Located): boolean {
    return follow({ value: { $ref: asTree(value)?.$ref }, file, pointer }).value === undefined;
  }

  function rebaseReference(reference: string, file: string): string {
    const [location, pointer = ''] = reference.split('#', 2) as [string, string?];
    return `${addressOf(location === '' ? file : resolveLocation(location, file))}#${pointer}`;
  }

  return join(root);
}
