import type { LimitStore } from '../../../src/service/store/limit-store.ts';

/**
 * Counts in memory, by the rules of the store.
 * @param now milliseconds since 1970
 */
export function memoryLimits(now: () => number = Date.now): Pick<LimitStore, 'take' | 'pace' | 'ease'> {
  const counts = new Map<string, number>();
  const spoken = new Map<string, number>();
  return {
    take: async (limits) => {
      const windows = limits.map((limit) => ({ limit, start: Math.floor(now() / limit.window) * limit.window }));
      const keyOf = ({ limit, start }: (typeof windows)[number]): string => `${limit.key} ${start}`;
      const accepted = windows.every((window) => (counts.get(keyOf(window)) ?? 0) < window.limit.most);
      if (accepted)
        for (const window of windows)
          counts.set(keyOf(window), (counts.get(keyOf(window)) ?? 0) + (window.limit.amount ?? 1));
      return {
        accepted,
        states: windows.map((window) => ({
          limit: window.limit,
          remaining: window.limit.most - (counts.get(keyOf(window)) ?? 0),
          resets: window.start + window.limit.window,
        })),
      };
    },
    pace: async ({ key, burst, interval, patience }) => {
      const next = Math.max(spoken.get(key) ?? 0, now()) + interval;
      const wait = Math.max(0, next - burst * interval - now());
      if (wait <= patience) spoken.set(key, next);
      return { accepted: wait <= patience, wait };
    },
    ease: async ({ key, interval }) => void spoken.set(key, (spoken.get(key) ?? 0) - interval),
  };
}
