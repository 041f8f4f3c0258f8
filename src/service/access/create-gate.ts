/** Does work when its turn comes; `null` when too much waits already. */
export type Gate = <Value>(work: () => Promise<Value>) => Promise<Value> | null;

/** Lets so many pieces of work run at once, and so many wait. */
export function createGate({ running: most, waiting: longest }: { running: number; waiting: number }): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  const enter = (): Promise<void> => {
    if (running < most) {
      running++;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  return (work) => {
    if (running >= most && waiting.length >= longest) return null;
    return enter().then(work).finally(leave);
  };
}
