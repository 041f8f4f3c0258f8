/** What passed through the proxy to one origin in a month. */
export interface ProxyUsage {
  site: string;
  origin: string;
  /** `2026-11` */
  period: string;
  calls: number;
  /** Calls beyond a limit. */
  refused: number;
  /** In both directions. */
  bytes: number;
}

/** Sums up what passed through the proxy, for all processes together. */
export interface ProxyUsageStore {
  /** Adds to the sums of this month. */
  add: (usage: readonly Omit<ProxyUsage, 'period'>[]) => Promise<void>;
  /** The latest month first. */
  read: (filter: { period?: string; sites?: readonly string[] }) => Promise<ProxyUsage[]>;
}
