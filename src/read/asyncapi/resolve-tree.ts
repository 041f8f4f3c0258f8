import type { DescriptionContext } from '../openapi/description-context.ts';
import { partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';

/** More parts than bindings or an Avro schema have: what they refer to may be large, or lead back to itself. */
const maxParts = 2000;

/** A value with what its references point to in their place; beyond a limit, as it is written. */
export function resolveTree(at: Located, context: DescriptionContext): unknown {
  let left = maxParts;
  const open = new Set<unknown>();
  const resolve = (part: Located): unknown => {
    const found = context.follow(part);
    if (typeof found.value !== 'object' || found.value === null) return found.value;
    if (--left < 0 || open.has(found.value)) return part.value;
    open.add(found.value);
    const parts = partsOf(found).map(({ key, at: inner }): [string, unknown] => [key, resolve(inner)]);
    open.delete(found.value);
    return Array.isArray(found.value) ? parts.map(([, value]) => value) : Object.fromEntries(parts);
  };
  return resolve(at);
}
