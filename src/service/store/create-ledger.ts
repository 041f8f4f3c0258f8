import { randomUUID } from 'node:crypto';
import type { Database, SqlValue } from './database.ts';
import type { Ledger, LedgerEntry, UsageRow } from './ledger.ts';

/** The part of the store that holds what was used. Exact however many processes charge at once. */
export function createLedger(database: Database, now: () => number = Date.now): Ledger {
  return {
    charge: ({ organization, site, thread, key }, plan) =>
      database.transaction(async (queries) => {
        const time = now();
        const period = new Date(time).toISOString().slice(0, 7);
        // One statement counts and reads, so that two processes never get the same number.
        const row = await queries.first<{ used: number }>(
          'INSERT INTO credits (organization, period, used) VALUES (?, ?, 1) ON CONFLICT (organization, period) DO UPDATE SET used = credits.used + 1 WHERE credits.used < ? RETURNING used',
          [organization, period, plan.overage ? Number.MAX_SAFE_INTEGER : plan.credits],
        );
        if (!row || (row.used > plan.credits && !plan.overage)) {
          if (row)
            await queries.run('UPDATE credits SET used = used - 1 WHERE organization = ? AND period = ?', [
              organization,
              period,
            ]);
          return null;
        }
        const kind = row.used > plan.credits ? 'overage' : 'credit';
        const id = randomUUID();
        await queries.run(
          'INSERT INTO ledger (id, organization, site, period, thread, key_id, kind, amount, time) VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?)',
          [id, organization, site, period, thread, key, kind, time],
        );
        return { id, kind };
      }),
    refund: (id) =>
      database.transaction(async (queries) => {
        const entry = await queries.first<{ organization: string; period: string }>(
          'UPDATE ledger SET refunded = ? WHERE id = ? AND refunded IS NULL RETURNING organization, period',
          [now(), id],
        );
        if (entry)
          await queries.run('UPDATE credits SET used = used - 1 WHERE organization = ? AND period = ?', [
            entry.organization,
            entry.period,
          ]);
      }),
    usage: (filter) => {
      const { where, values } = conditions(filter);
      return database.all<UsageRow>(
        `SELECT organization, site, period, SUM(CASE WHEN refunded IS NULL AND kind = 'credit' THEN amount ELSE 0 END) AS credits, SUM(CASE WHEN refunded IS NULL AND kind = 'overage' THEN amount ELSE 0 END) AS overage, SUM(CASE WHEN refunded IS NULL THEN 0 ELSE amount END) AS refunded FROM ledger ${where} GROUP BY organization, site, period ORDER BY period DESC, organization, site`,
        values,
      );
    },
    entries: ({ limit, ...filter }) => {
      const { where, values } = conditions(filter);
      return database.all<LedgerEntry>(
        `SELECT id, organization, site, period, thread, key_id AS key, kind, amount, time, refunded FROM ledger ${where} ORDER BY time DESC, id LIMIT ?`,
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
