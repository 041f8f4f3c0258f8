/** Work for a length, whose result is not wanted. */
type Work = (length: number) => unknown;

/**
 * How often more processor time eight times the length takes: about 8 for work that grows with its input, 64 for work
 * that grows with its square. The least of several runs counts, so that other work on the machine does not; what takes
 * less than a millisecond counts as one, since the clock tells no less.
 */
export function measureGrowth(work: Work, length: number): number {
  work(length);
  const grow = (): number => measure(work, 8 * length) / Math.max(measure(work, length), 1);
  // Other work on the machine takes its caches, too, now and then for longer than several runs.
  const first = grow();
  return first < linearGrowth ? first : Math.min(first, grow(), grow());
}

/** Below this, `measureGrowth` saw no growth with the square of the length. */
export const linearGrowth = 28;

/** Milliseconds of processor time. */
function measure(work: Work, length: number): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    work(length);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}
