import type { LimitStore } from '../../../src/service/store/limit-store.ts';

/** Counts in memory, by the rules of the store. */
export function memoryLimits(): Pick<LimitStore, 'take'> {
  const counts = new Map<string, number>();
  return {
    take: async (limits) => {
      const now = Date.now();
      const windows = limits.map((limit) => ({ limit, start: Math.floor(now / limit.window) * limit.window }));
      const keyOf = ({ limit, start }: (typeof windows)[number]): string => `${limit.key} ${start}`;
      const accepted = windows.every((window) => (counts.get(keyOf(window)) ?? 0) < window.limit.most);
      if (accepted) for (const window of windows) counts.set(keyOf(window), (counts.get(keyOf(window)) ?? 0) + 1);
      return {
        accepted,
        states: windows.map((window) => ({
          limit: window.limit,
          remaining: window.limit.most - (counts.get(keyOf(window)) ?? 0),
          resets: window.start + window.limit.window,
        })),
      };
    },
  };
}
