/** What the names of a build's parts begin with on the timeline. */
export const phasePrefix = 'docwright:';

/**
 * Does a part of a build and notes how long it took on the timeline of the process (`performance.measure`), where
 * `--timings` and profilers read it. Costs microseconds; nothing is kept when nobody looks.
 */
export async function measurePhase<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    notePhase(name, start);
  }
}

/** Notes a part of a build that began at `start` (of `performance.now`) and ends now. */
export function notePhase(name: string, start: number): void {
  performance.measure(phasePrefix + name, { start, end: performance.now() });
  performance.clearMeasures(phasePrefix + name);
}
