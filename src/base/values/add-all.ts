/**
 * Adds to a list. `push(...more)` says the same of few; as arguments, some hundred thousand are more than the stack
 * holds.
 */
export function addAll<Item>(list: Item[], more: Iterable<Item>): void {
  for (const item of more) list.push(item);
}
