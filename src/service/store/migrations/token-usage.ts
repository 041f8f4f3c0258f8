import type { Migration } from './migration.ts';

export const tokenUsage: Migration = {
  name: 'token-usage',
  statements: [
    'ALTER TABLE ledger ADD COLUMN input_tokens BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE ledger ADD COLUMN output_tokens BIGINT NOT NULL DEFAULT 0',
  ],
};
