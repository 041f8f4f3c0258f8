import type { Database } from './database.ts';
import type { ProxyUsage, ProxyUsageStore } from './proxy-usage-store.ts';

const addition =
  'INSERT INTO proxy_usage (site, origin, period, calls, refused, bytes) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (site, origin, period) DO UPDATE SET calls = proxy_usage.calls + excluded.calls, refused = proxy_usage.refused + excluded.refused, bytes = proxy_usage.bytes + excluded.bytes';

/** The part of the store that knows what passed through the proxy. */
export function createProxyUsageStore(database: Database, now: () => number = Date.now): ProxyUsageStore {
  return {
    add: (usage) =>
      database.transaction(async (queries) => {
        const period = new Date(now()).toISOString().slice(0, 7);
        for (const { site, origin, calls, refused, bytes } of usage)
          await queries.run(addition, [site, origin, period, calls, refused, bytes]);
      }),
    read: async ({ period, sites }) => {
      const rows = await database.all<ProxyUsage>(
        'SELECT site, origin, period, calls, refused, bytes FROM proxy_usage WHERE period = ? OR ? = 0 ORDER BY period DESC, site, calls DESC, origin',
        [period ?? '', period === undefined ? 0 : 1],
      );
      return rows.filter(({ site }) => sites?.includes(site) ?? true);
    },
  };
}
