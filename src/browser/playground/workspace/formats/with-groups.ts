import type { CollectedRequest } from './collected-request.ts';

/** Items in folders by their groups; those of no group beside the folders. */
export function withGroups<Item>(
  requests: readonly CollectedRequest[],
  toItem: (request: CollectedRequest) => Item,
  toFolder: (name: string, items: Item[]) => Item,
): Item[] {
  const groups = [...Map.groupBy(requests, ({ group }) => group)];
  return groups.flatMap(([name, members]) =>
    name === '' ? members.map(toItem) : [toFolder(name, members.map(toItem))],
  );
}
