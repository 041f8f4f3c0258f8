import type { Reconciler } from './create-reconciler.ts';

export interface LookOptions {
  /** Milliseconds from one look to the next. */
  interval: number;
  /** Called for the first of several failures in a row. */
  onFault: (error: unknown) => void;
  onRefund: (count: number) => void;
}

/** Has a reconciler look at once and then at intervals. Gives what ends that. */
export function keepLooking(reconciler: Reconciler, { interval, onFault, onRefund }: LookOptions): () => Promise<void> {
  let ended = false;
  let hasFailed = false;
  let last = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    // Whoever slept, or could not see, has not seen the others stand still.
    if (hasFailed || performance.now() - last > 3 * interval) reconciler.forget();
    last = performance.now();
    try {
      const count = await reconciler.look();
      hasFailed = false;
      if (count > 0) onRefund(count);
    } catch (error) {
      if (!hasFailed && !ended) onFault(error);
      hasFailed = true;
    }
    if (!ended) timer = setTimeout(() => (current = look()), interval).unref();
  };
  let current = look();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await current;
  };
}
