import { entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { Located } from './located.ts';
import { resolveLocation } from './resolve-location.ts';

/** A value whose references lead from any file of the description to where they lead from its own. */
export function rebaseReferences({ value, file }: Located): unknown {
  const copies = new Map<object, unknown>();
  const copy = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    // A YAML alias stays one value.
    if (!copies.has(part)) copies.set(part, copyParts(part));
    return copies.get(part);
  };
  const copyParts = (part: object): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    const copied = Object.fromEntries(entriesOf(part).map(([key, value]) => [key, copy(value)]));
    return typeof copied.$ref === 'string' ? { ...copied, $ref: rebase(copied.$ref, file) } : copied;
  };
  return copy(value);
}

/** A path from the folder of the site, or the address of a file of the web. */
function rebase(ref: string, file: string): string {
  const hash = ref.indexOf('#');
  const [location, pointer] = hash < 0 ? [ref, ''] : [ref.slice(0, hash), ref.slice(hash)];
  const target = location === '' ? file : resolveLocation(location, file);
  return `${/^[a-z][a-z\d+.-]*:/i.test(target) ? target : `/${target.replaceAll('%', '%25')}`}${pointer}`;
}
