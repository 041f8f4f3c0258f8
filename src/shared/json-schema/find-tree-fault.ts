/** How large a description may be after its YAML aliases are written out, counted in values. */
const maxValues = 40_000_000;
const maxDepth = 500;

/**
 * Why a tree cannot be worked on, or `null`: it holds itself, nests too deeply, or its aliases write out to more
 * values than any machine holds. Whatever passes can be walked by plain recursion.
 */
export function findTreeFault(root: unknown): string | null {
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  function measure(value: unknown, depth: number): number {
    if (typeof value !== 'object' || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    if (open.has(value)) throw new TreeFault('it contains itself through a YAML alias');
    if (depth > maxDepth) throw new TreeFault(`it nests deeper than ${maxDepth} levels`);
    open.add(value);
    let size = 1;
    for (const child of Array.isArray(value) ? value : Object.values(value)) size += measure(child, depth + 1);
    if (size > maxValues) throw new TreeFault('its YAML aliases write out to too many values');
    open.delete(value);
    sizes.set(value, size);
    return size;
  }
  try {
    measure(root, 0);
    return null;
  } catch (error) {
    if (error instanceof TreeFault) return error.message;
    throw error;
  }
}

class TreeFault extends Error {}
