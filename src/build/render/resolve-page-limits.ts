import type { PageLimits } from '../../model/page-limits.ts';
import { defaultPageLimits } from './default-page-limits.ts';

/** What rendering one page may take, as people say it. A page that takes more is stopped, and the rest is built. */
export interface PageLimitSettings {
  /** Seconds; 30 when left out. */
  pageTime?: number | undefined;
  /** Megabytes of memory; 1024 when left out. */
  pageMemory?: number | undefined;
}

/** @throws TypeError for a limit that is none */
export function resolvePageLimits({ pageTime, pageMemory }: PageLimitSettings): PageLimits {
  return {
    time: pageTime === undefined ? defaultPageLimits.time : 1000 * checked(pageTime, 'pageTime'),
    memory: pageMemory === undefined ? defaultPageLimits.memory : checked(pageMemory, 'pageMemory'),
  };
}

export function isPageLimit(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 1e6;
}

function checked(value: unknown, name: string): number {
  if (!isPageLimit(value)) throw new TypeError(`\`${name}\` must be a number above 0, not ${JSON.stringify(value)}`);
  return value;
}
