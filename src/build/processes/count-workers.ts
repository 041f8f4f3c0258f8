import { availableParallelism, totalmem } from 'node:os';

/** What the process that builds takes at most for most sites, in megabytes. */
const buildMemory = 600;
/** What a worker takes that has rendered for a while, in megabytes. */
const workerMemory = 300;
/** More would wait for the process that builds: it works a second for about twelve of theirs. */
export const mostWorkers = 12;

export interface Machine {
  /** Cores that may be used. */
  cores: number;
  /** Memory that there is at all, in megabytes. */
  memory: number;
}

/**
 * How many processes are to render: one for each core, as far as memory allows and it helps. A container may have all
 * cores of its machine and a small part of its memory, and what takes more is ended without a word.
 */
export function countWorkers({ cores, memory }: Machine = thisMachine()): number {
  const thatFit = Math.floor((memory - buildMemory) / workerMemory);
  return Math.max(1, Math.min(cores, thatFit, mostWorkers));
}

/** Of a container, its limits. Free memory says less: what is kept of files counts as taken. */
function thisMachine(): Machine {
  // Other runtimes than Node may not know of limits.
  const limit = (process as Partial<typeof process>).constrainedMemory?.() || Infinity;
  const bytes = Math.min(limit, totalmem());
  return { cores: availableParallelism(), memory: bytes / 2 ** 20 };
}
