import { appendToken } from '../../shared/json-schema/json-pointer.ts';
import type { Located } from './located.ts';

/**
 * Finds the schema that `#name` means in a file: the one with this `$anchor` or `$dynamicAnchor` (JSON Schema 2020-12,
 * section 8.2.2).
 */
export function createAnchorFinder(
  files: ReadonlyMap<string, unknown>,
): (name: string, file: string) => Located | null {
  const known = new Map<string, ReadonlyMap<string, Located>>();
  return (name, file) => {
    if (!known.has(file)) known.set(file, readAnchors({ value: files.get(file), file, pointer: '#' }));
    return known.get(file)!.get(name) ?? null;
  };
}

function readAnchors(root: Located): ReadonlyMap<string, Located> {
  const anchors = new Map<string, Located>();
  const seen = new Set<object>();
  const waiting = [root];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { value, file, pointer } = at;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && (key === '$anchor' || key === '$dynamicAnchor') && !anchors.has(inner))
        anchors.set(inner, at);
      else waiting.push({ value: inner, file, pointer: appendToken(pointer, key) });
    }
  }
  return anchors;
}
