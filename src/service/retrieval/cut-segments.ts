import { createHash } from 'node:crypto';

/** About how many weights a segment has; none has more than twice that, unless a single page has. */
export interface SegmentSize {
  target: number;
}

/**
 * Cuts pages that follow one another into runs. Where a run ends depends on the routes at its end, so a page that is
 * added or taken away moves few other ends.
 * @returns for each run the number of its first item, and of the first one after it
 */
export function cutSegments(
  items: readonly { route: string; weight: number }[],
  { target }: SegmentSize,
): [from: number, to: number][] {
  const runs: [number, number][] = [];
  let from = 0;
  let sum = 0;
  items.forEach(({ route, weight }, index) => {
    if (index > from && sum + weight > 2 * target) {
      runs.push([from, index]);
      [from, sum] = [index, 0];
    }
    sum += weight;
    if (sum < target / 2 || !endsHere(route, (2 * weight) / target)) return;
    runs.push([from, index + 1]);
    [from, sum] = [index + 1, 0];
  });
  if (from < items.length) runs.push([from, items.length]);
  return runs;
}

/** For a share of all routes, always the same ones. */
function endsHere(route: string, share: number): boolean {
  return createHash('sha256').update(route).digest().readUInt32LE() < share * 2 ** 32;
}

/** Sections of a segment, by those of its partition: few segments are searched fast, small ones are written fast. */
export function segmentTarget(sections: number): number {
  return sections > 250_000 ? 8_192 : sections > 30_000 ? 4_096 : 1_024;
}
