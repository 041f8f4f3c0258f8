export interface SeldomOptions {
  /** Milliseconds between two lines; a minute unless given. */
  interval?: number;
  now?: () => number;
}

/**
 * Tells the first of many like faults, and then at most one in each interval, with how many there were: what fails with
 * each request would fill the log, and hide what else stands there.
 */
export function createSeldomTeller(
  tell: (message: string) => void,
  { interval = 60_000, now = () => performance.now() }: SeldomOptions = {},
): (message: string) => void {
  let [last, untold] = [-Infinity, 0];
  return (message) => {
    if (now() - last < interval) return void untold++;
    tell(untold === 0 ? message : `${message} (${untold} more like this since last reported)`);
    [last, untold] = [now(), 0];
  };
}
