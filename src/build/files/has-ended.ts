import { statSync, utimesSync } from 'node:fs';
import { isAlive } from './is-alive.ts';
import { processName, processSpace, processStart } from './process-name.ts';

const minute = 60_000;

interface SignRate {
  /** Milliseconds between two signs. */
  every: number;
  /** Milliseconds without one after which a process that nobody here can see has ended. */
  silence: number;
}

/** How often processes give signs: builds that are killed again and again would soon fill a disk. */
export const signRates = {
  often: { every: minute, silence: 10 * minute },
  seldom: { every: 60 * minute, silence: 180 * minute },
} satisfies Record<string, SignRate>;

/** Earlier releases named processes by their number alone. */
const form = /^([1-9]\d*)(?:-([\da-f]{8})(?:-(\d+))?)?$/;

/**
 * Whether the process that `processName` has named has ended; `null` for what is no such name.
 * @param sign path on which it gives signs
 */
export function hasEnded(name: string, sign: string, { silence }: Pick<SignRate, 'silence'>): boolean | null {
  const [, pid, space = processSpace(), start] = form.exec(name) ?? [];
  if (pid === undefined) return null;
  if (space !== processSpace()) return Date.now() - (statSync(sign, { throwIfNoEntry: false })?.mtimeMs ?? 0) > silence;
  if (Number(pid) === process.pid) return name !== processName();
  const found = start && processStart(Number(pid));
  return found ? found !== start : !isAlive(Number(pid));
}

/**
 * Shows those who cannot see this process that it runs, by the time of a file or folder.
 * @returns what ends it
 */
export function giveSigns(path: string, { every }: Pick<SignRate, 'every'>): () => void {
  const timer = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // Whoever removed it does not look for signs.
    }
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
