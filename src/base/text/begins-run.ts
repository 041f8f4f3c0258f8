import { hashText } from './hash-text.ts';

/** One page in so many begins a new run: runs hold as many pages on average. */
const pagesPerRun = 32;

/**
 * Whether a run of pages that is kept as a whole begins with the page of a route; with `runs`, a row of about as many
 * runs. Pages say so themselves and it is not counted, so that a page that comes or goes leaves the other runs as they
 * were.
 */
export function beginsRun(route: string, runs = 1): boolean {
  return hashText(route) % (pagesPerRun * runs) === 0;
}
