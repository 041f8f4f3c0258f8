import { beginsRun } from '../../base/text/begins-run.ts';

/** Characters of a run, however its pages are named. */
const longestRun = 1_000_000;

/** Cuts pages, or sections, into runs of whole pages where these say so (`beginsRun`). `lengthOf`: in characters. */
export function cutRuns<Item extends { route: string }>(
  items: readonly Item[],
  lengthOf: (item: Item) => number,
): Item[][] {
  const runs: Item[][] = [];
  let route: string | null = null;
  let length = 0;
  for (const item of items) {
    const isNew = item.route !== route;
    route = item.route;
    if (runs.length === 0 || (isNew && (length > longestRun || beginsRun(route)))) {
      runs.push([]);
      length = 0;
    }
    runs.at(-1)!.push(item);
    length += lengthOf(item);
  }
  return runs;
}
