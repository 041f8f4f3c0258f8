import type { Database, SqlValue } from './database.ts';
import type { Ledger, LedgerEntry, UsageRow } from './ledger.ts';

/** The part of the store that tells what was used. */
export function createLedger(database: Database): Ledger {
  return {
    usage: (filter) => {
      const { where, values } = conditions(filter);
      return database.all<UsageRow>(
        `SELECT organization, site, period, SUM(CASE WHEN refunded IS NULL AND kind = 'credit' THEN amount ELSE 0 END) AS credits, SUM(CASE WHEN refunded IS NULL AND kind = 'overage' THEN amount ELSE 0 END) AS overage, SUM(CASE WHEN refunded IS NULL THEN 0 ELSE amount END) AS refunded, CAST(SUM(input_tokens) AS BIGINT) AS "inputTokens", CAST(SUM(output_tokens) AS BIGINT) AS "outputTokens" FROM ledger ${where} GROUP BY organization, site, period ORDER BY period DESC, organization, site`,
        values,
      );
    },
    entries: ({ limit, ...filter }) => {
      const { where, values } = conditions(filter);
      return database.all<LedgerEntry>(
        `SELECT id, organization, site, period, thread, key_id AS key, kind, amount, time, refunded, input_tokens AS "inputTokens", output_tokens AS "outputTokens" FROM ledger ${where} ORDER BY time DESC, id LIMIT ?`,
        [...values, limit],
      );
    },
  };
}

function conditions({ organization, period }: { organization?: string; period?: string }): {
  where: string;
  values: SqlValue[];
} {
  const parts = [
    ...(organization === undefined ? [] : [{ text: 'organization = ?', value: organization }]),
    ...(period === undefined ? [] : [{ text: 'period = ?', value: period }]),
  ];
  return {
    where: parts.length > 0 ? `WHERE ${parts.map(({ text }) => text).join(' AND ')}` : '',
    values: parts.map(({ value }) => value),
  };
}
