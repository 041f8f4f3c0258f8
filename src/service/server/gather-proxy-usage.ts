import type { TrafficNote } from '../proxy/create-traffic.ts';
import type { ProxyUsage, ProxyUsageStore } from '../store/proxy-usage-store.ts';

export interface UsageGatherer {
  note: (site: string, note: TrafficNote) => void;
  /** Writes what was noted; what cannot be written now stays for the next time. */
  flush: () => Promise<void>;
}

/** Notes what passes through the proxy in memory, so that calls do not wait for the database. */
export function gatherProxyUsage(store: Pick<ProxyUsageStore, 'add'>): UsageGatherer {
  let gathered = new Map<string, Omit<ProxyUsage, 'period'>>();
  const note: UsageGatherer['note'] = (site, { origin, calls, refused, bytes }) => {
    const key = `${site} ${origin}`;
    const known = gathered.get(key) ?? { site, origin, calls: 0, refused: 0, bytes: 0 };
    gathered.set(key, {
      ...known,
      calls: known.calls + calls,
      refused: known.refused + refused,
      bytes: known.bytes + bytes,
    });
  };
  return {
    note,
    flush: async () => {
      if (gathered.size === 0) return;
      const written = gathered;
      gathered = new Map();
      try {
        await store.add([...written.values()]);
      } catch (error) {
        for (const usage of written.values()) note(usage.site, usage);
        throw error;
      }
    },
  };
}
