import { Call } from './evaluated-value.ts';

/** What reading a configuration may still cost: far more than one costs that is written by hand, or by a program. */
export interface Work {
  steps: number;
  /** How deep one value stands within others that are being read. */
  depth: number;
}

const mostSteps = 5_000_000;
const deepest = 300;

/** Thrown where a configuration costs more: without bounds, a few lines could take all time and memory there is. */
class TooMuchWork extends Error {}

/**
 * What `read` gives, if that stays within the bounds and can be walked within them, too: parts that are named many
 * times are one here, and many for whoever walks them. `undefined` otherwise.
 */
export function boundWork(read: (work: Work) => unknown): unknown {
  try {
    const work = { steps: mostSteps, depth: 0 };
    const value = read(work);
    measure(value, { known: new Map(), depth: 0 });
    return value;
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined;
    throw error;
  }
}

export function spend(work: Work, steps: number): void {
  work.steps -= steps;
  if (work.steps < 0) throw new TooMuchWork();
}

/** One step, with all that is within it. */
export function within<Value>(work: Work, read: () => Value): Value {
  spend(work, 1);
  if (work.depth >= deepest) throw new TooMuchWork();
  work.depth += 1;
  const value = read();
  work.depth -= 1;
  return value;
}

/** What a value holds, with all that is the same counted as often as it is named, and how deep that stands. */
interface Extent {
  size: number;
  depth: number;
}

function measure(value: unknown, { known, depth }: { known: Map<unknown, Extent>; depth: number }): Extent {
  const extent = known.get(value) ?? { size: typeof value === 'string' ? value.length + 1 : 1, depth: 1 };
  const isNew = typeof value === 'object' && value !== null && !known.has(value);
  const parts: unknown[] = !isNew ? [] : value instanceof Call ? [...value.values] : Object.values(value);
  for (const part of parts) {
    if (depth > deepest) throw new TooMuchWork();
    const inner = measure(part, { known, depth: depth + 1 });
    extent.size += inner.size;
    extent.depth = Math.max(extent.depth, inner.depth + 1);
  }
  if (extent.size > mostSteps || extent.depth + depth > deepest) throw new TooMuchWork();
  if (isNew) known.set(value, extent);
  return extent;
}
