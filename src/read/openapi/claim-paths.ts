export interface ClaimOptions<Item> {
  pathOf: (item: Item) => string;
  /** Whether a path belongs to another page. */
  isTaken?: (path: string) => boolean;
}

/**
 * A path of its own for each item, in order: where several would have the same, all but the first end in `-1`, `-2` …
 * (docs/format.md#generated-pages).
 */
export function claimPaths<Item>(items: readonly Item[], { pathOf, isTaken }: ClaimOptions<Item>): Map<Item, string> {
  const paths = new Map<Item, string>();
  const taken = new Set<string>();
  // Where to go on for each name, so that a thousand equal ones are not a million tries.
  const next = new Map<string, number>();
  for (const item of items) {
    const name = pathOf(item);
    let path = name;
    let number = next.get(name) ?? 1;
    while (taken.has(path) || isTaken?.(path)) path = `${name}-${number++}`;
    next.set(name, number);
    taken.add(path);
    paths.set(item, path);
  }
  return paths;
}
