/** Milliseconds to wait for more changes: editors write a file in several steps. */
const settleTime = 40;
/** Milliseconds after which changes that never cease, as of a log, are not waited for. */
const longestWait = 1000;

/** Changes that come one after the other, as one. */
export interface ChangeGatherer {
  tell: () => void;
  /** What was told and not yet heard is never heard. */
  stop: () => void;
}

/** @param onSettled is given the number of changes since the last time */
export function gatherChanges(onSettled: (told: number) => void): ChangeGatherer {
  let timer: NodeJS.Timeout | undefined;
  let told = 0;
  let first = 0;
  const settle = (): void => {
    const count = told;
    told = 0;
    onSettled(count);
  };
  return {
    tell: () => {
      if (told === 0) first = performance.now();
      told += 1;
      clearTimeout(timer);
      timer = setTimeout(settle, Math.max(0, Math.min(settleTime, first + longestWait - performance.now())));
    },
    stop: () => clearTimeout(timer),
  };
}
