import type { Migration } from './migration.ts';

export const serviceState: Migration = {
  name: 'service-state',
  statements: [
    'CREATE TABLE api_keys (id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, site TEXT NOT NULL, organization TEXT NOT NULL, origins TEXT NOT NULL, name TEXT NOT NULL, hint TEXT NOT NULL, created INTEGER NOT NULL, revoked INTEGER)',
    'CREATE TABLE threads (id TEXT PRIMARY KEY, site TEXT NOT NULL, organization TEXT NOT NULL, fp TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL)',
    'CREATE INDEX threads_updated ON threads (updated)',
    'CREATE TABLE thread_messages (thread TEXT NOT NULL, id TEXT NOT NULL, position INTEGER NOT NULL, role TEXT NOT NULL, content TEXT NOT NULL, state TEXT NOT NULL, created INTEGER NOT NULL, PRIMARY KEY (thread, id))',
    'CREATE TABLE credits (organization TEXT NOT NULL, period TEXT NOT NULL, used INTEGER NOT NULL, PRIMARY KEY (organization, period))',
    'CREATE TABLE ledger (id TEXT PRIMARY KEY, organization TEXT NOT NULL, site TEXT NOT NULL, period TEXT NOT NULL, thread TEXT NOT NULL, key_id TEXT, kind TEXT NOT NULL, amount INTEGER NOT NULL, time INTEGER NOT NULL, refunded INTEGER)',
    'CREATE INDEX ledger_organization ON ledger (organization, period)',
    'CREATE TABLE limit_counts (key TEXT NOT NULL, begun INTEGER NOT NULL, count INTEGER NOT NULL, ends INTEGER NOT NULL, PRIMARY KEY (key, begun))',
    'CREATE INDEX limit_counts_ends ON limit_counts (ends)',
  ],
};
