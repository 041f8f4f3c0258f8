import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Has a signal end the process in order: what is half done is removed on `exit`, which the signals themselves leave
 * out. A command that ends by itself listens for them too, and is left to it.
 *
 * @returns a function that takes this back
 */
export function exitOnSignals(): () => void {
  const listen = (signal: (typeof signals)[number]): void => {
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, listen);
  return () => {
    for (const signal of signals) process.off(signal, listen);
  };
}
