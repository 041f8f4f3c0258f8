import type { Row } from './row.ts';
import { type Walked, walk } from './walk.ts';
import type { WalkOptions } from './walk-options.ts';

/** Uses what a row says is installed, and adds what went wrong. */
export async function walkRow(
  row: Row,
  options: WalkOptions,
  use: (options: WalkOptions) => Promise<Walked> = walk,
): Promise<Row> {
  if (row.faults.length > 0) return row;
  const { faults, secondsToPage } = await use(options);
  return { ...row, faults, secondsToPage: secondsToPage === null ? null : row.seconds + secondsToPage };
}
