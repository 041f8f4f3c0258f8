/** Milliseconds to wait for more changes: editors write a file in several steps. */
const settleTime = 40;
/** Milliseconds after which changes that never cease, as of a log, are not waited for. */
const longestWait = 1000;

/** Changes that came one after the other. */
export interface ToldChanges {
  /** How often one was told. */
  count: number;
  /** What has changed; `null` stands for what is not known. */
  paths: ReadonlySet<string | null>;
}

/** Changes that come one after the other, as one. */
export interface ChangeGatherer {
  tell: (path: string | null) => void;
  /** What was told and not yet heard is never heard. */
  stop: () => void;
}

export function gatherChanges(onSettled: (told: ToldChanges) => void): ChangeGatherer {
  let timer: NodeJS.Timeout | undefined;
  let count = 0;
  let paths = new Set<string | null>();
  let first = 0;
  const settle = (): void => {
    const told = { count, paths };
    count = 0;
    paths = new Set();
    onSettled(told);
  };
  return {
    tell: (path) => {
      if (count === 0) first = performance.now();
      count += 1;
      paths.add(path);
      clearTimeout(timer);
      timer = setTimeout(settle, Math.max(0, Math.min(settleTime, first + longestWait - performance.now())));
    },
    stop: () => clearTimeout(timer),
  };
}
