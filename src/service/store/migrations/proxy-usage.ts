import type { Migration } from './migration.ts';

export const proxyUsage: Migration = {
  name: 'proxy-usage',
  statements: [
    'CREATE TABLE proxy_usage (site TEXT NOT NULL, origin TEXT NOT NULL, period TEXT NOT NULL, calls INTEGER NOT NULL, refused INTEGER NOT NULL, bytes INTEGER NOT NULL, PRIMARY KEY (site, origin, period))',
  ],
};
