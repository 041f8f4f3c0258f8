const LONGEST_WAIT = 15_000;
const BUSY = 5;

/**
 * Does a piece of work as soon as no other process holds the SQLite file. SQLite's own waiting would stop the whole
 * process, also what it waits for when that is in the same process.
 * @throws what `work` throws, also for a file that stays locked
 */
export async function whenFree<Value>(work: () => Value): Promise<Value> {
  const deadline = performance.now() + LONGEST_WAIT;
  for (let wait = 1; ; wait = Math.min(50, wait * 2)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    // Not all that wait shall try again at the same time.
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
  }
}

function isBusy(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) : 0;
  return (code & 0xff) === BUSY;
}
