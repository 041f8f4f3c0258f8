import type { Limit, LimitCounter, LimitResult, LimitState } from './limit-store.ts';

export interface SpareOptions {
  /** Told of the first of several failures in a row. */
  onFault: (error: unknown) => void;
  /** Counts that are held at once; of more, the oldest go (100,000 unless given). */
  most?: number;
  now?: () => number;
}

const usualMost = 100_000;
/** Milliseconds after a failure before `store` is asked again: it may fail by letting everybody wait. */
const pause = 1_000;

/**
 * Limits that are counted in this process while `store` cannot count: for what costs nothing and needs nothing of the
 * store but to be read, which a full disk or a cache that is gone must not end.
 */
export function createSpareLimits(
  store: LimitCounter,
  { onFault, most = usualMost, now = Date.now }: SpareOptions,
): LimitCounter & { held: () => number } {
  const counts = new Map<string, { count: number; resets: number }>();
  const own = new WeakSet<readonly LimitState[]>();
  let hasFailed = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  const read = ({ key, window }: Limit): { count: number; resets: number } => {
    const known = counts.get(key);
    return known && known.resets > now() ? known : { count: 0, resets: (Math.floor(now() / window) + 1) * window };
  };
  const keep = (key: string, entry: { count: number; resets: number }): void => {
    counts.delete(key);
    counts.set(key, entry);
    if (counts.size > most) counts.delete(counts.keys().next().value!);
  };
  const take = (limits: readonly Limit[]): LimitResult => {
    const accepted = limits.every((limit) => read(limit).count < limit.most);
    const states = limits.map((limit): LimitState => {
      const { count, resets } = read(limit);
      const counted = accepted ? count + (limit.amount ?? 1) : count;
      if (accepted) keep(limit.key, { count: counted, resets });
      return { limit, remaining: Math.max(0, limit.most - counted), resets };
    });
    own.add(states);
    return { accepted, states };
  };
  return {
    held: () => counts.size,
    take: async (limits) => {
      if (now() - failedAt < pause) return take(limits);
      try {
        const result = await store.take(limits);
        hasFailed = false;
        return result;
      } catch (error) {
        if (!hasFailed) onFault(error);
        hasFailed = true;
        failedAt = now();
        return take(limits);
      }
    },
    giveBack: async (states) => {
      if (!own.has(states)) return store.giveBack(states);
      for (const { limit, resets } of states) {
        const entry = read(limit);
        if (entry.resets === resets && entry.count > 0)
          keep(limit.key, { count: entry.count - (limit.amount ?? 1), resets });
      }
    },
  };
}
