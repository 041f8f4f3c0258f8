import { appendToken } from '../../shared/json-schema/json-pointer.ts';
import type { Located } from './located.ts';
import { resolveLocation } from './resolve-location.ts';

/**
 * The schemas of a file that have an address of their own, by where it leads (JSON Schema 2020-12, section 8.2.1,
 * `$id`). A reference to one means it, and no other file.
 */
export function findEmbedded(root: unknown, file: string): ReadonlyMap<string, Located> {
  const found = new Map<string, Located>();
  const seen = new Set<object>();
  const waiting: Located[] = [{ value: root, file, pointer: '#' }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { value, pointer } = at;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$id' && typeof inner === 'string' && pointer !== '#') {
        const address = resolveLocation(inner.split('#', 1)[0]!, file);
        if (address !== file && !found.has(address)) found.set(address, at);
      } else if (typeof inner === 'object') waiting.push({ value: inner, file, pointer: appendToken(pointer, key) });
    }
  }
  return found;
}
