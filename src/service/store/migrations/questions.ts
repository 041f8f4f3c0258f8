import type { Migration } from './migration.ts';

export const questions: Migration = {
  name: 'questions',
  statements: [
    // The process that is answering; NULL once the books are closed, and in entries of versions that knew no holders.
    'ALTER TABLE ledger ADD COLUMN holder TEXT',
    'ALTER TABLE ledger ADD COLUMN answer TEXT',
    'CREATE INDEX ledger_holder ON ledger (holder) WHERE holder IS NOT NULL',
    "ALTER TABLE thread_messages ADD COLUMN sources TEXT NOT NULL DEFAULT '[]'",
    'CREATE TABLE answering_processes (id TEXT PRIMARY KEY, beat INTEGER NOT NULL)',
    'CREATE TABLE idempotency_keys (key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, charge TEXT NOT NULL, created INTEGER NOT NULL)',
    'CREATE INDEX idempotency_keys_created ON idempotency_keys (created)',
  ],
};
