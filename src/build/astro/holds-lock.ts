import { readFileSync } from 'node:fs';
import { hasEnded, signRates } from '../files/has-ended.ts';

/** Whether the process that stands in a file, by `processName`, runs; nothing else holds a lock. */
export function holdsLock(lock: string): boolean {
  try {
    return hasEnded(readFileSync(lock, 'utf8'), lock, signRates.seldom) === false;
  } catch {
    return false;
  }
}
