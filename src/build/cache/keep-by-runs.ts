import { beginsRun } from '../../base/text/begins-run.ts';
import type { Keep } from '../../model/keep.ts';

export interface RunsOptions<Item, Value> {
  /** Where there is any, its value for a run follows from the names of all of its items. */
  keep: Keep | undefined;
  /** Says what is made, and all that it follows from beside the items. */
  kind: string;
  /** Where the item begins a run (`beginsRun`). */
  route: (item: Item) => string;
  /** A name for what the value of an item follows from. */
  name: (item: Item) => unknown;
  make: (item: Item) => Value;
}

/**
 * What follows from each of many items by itself, kept by runs of them: for small values, of which thousands would cost
 * more to find than to make. After an edit one run is made anew.
 */
export function keepByRuns<Item, Value>(items: readonly Item[], options: RunsOptions<Item, Value>): Value[] {
  const { keep, kind, route, name, make } = options;
  if (!keep) return items.map(make);
  const runs: Item[][] = [];
  for (const item of items) {
    if (runs.length === 0 || beginsRun(route(item))) runs.push([]);
    runs.at(-1)!.push(item);
  }
  return runs.flatMap((run) => keep([kind, ...run.map(name)], () => run.map(make)));
}
