import { beginsRun } from '../../base/text/begins-run.ts';
import type { SearchSection } from './search-section.ts';

/** Characters of a run, however its pages are named. */
const longestRun = 1_000_000;

/** Cuts sections into runs of whole pages, where these say so (`beginsRun`): an edit leaves all runs but one alone. */
export function cutRuns(sections: readonly SearchSection[]): SearchSection[][] {
  const runs: SearchSection[][] = [];
  let route: string | null = null;
  let length = 0;
  for (const section of sections) {
    const isNew = section.route !== route;
    route = section.route;
    if (runs.length === 0 || (isNew && (length > longestRun || beginsRun(route)))) {
      runs.push([]);
      length = 0;
    }
    runs.at(-1)!.push(section);
    length += section.text.length + section.inner.length + section.code.length;
  }
  return runs;
}
