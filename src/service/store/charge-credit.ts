import type { Queries } from './database.ts';
import type { Charge, Plan } from './ledger.ts';
import type { NewQuestion } from './question-store.ts';

interface NewCharge {
  question: Pick<NewQuestion, 'organization' | 'site' | 'thread' | 'key'>;
  plan: Plan;
  id: string;
  /** The process that answers. */
  holder: string;
  time: number;
}

/** Notes a question before it is answered; `null` when the plan is used up and allows no overage. */
export async function chargeCredit(
  queries: Queries,
  { question: { organization, site, thread, key }, plan, id, holder, time }: NewCharge,
): Promise<Charge['kind'] | null> {
  const period = new Date(time).toISOString().slice(0, 7);
  // One statement counts and reads, so that two processes never get the same number.
  const row = await queries.first<{ used: number }>(
    'INSERT INTO credits (organization, period, used) VALUES (?, ?, 1) ON CONFLICT (organization, period) DO UPDATE SET used = credits.used + 1 WHERE credits.used < ? RETURNING used',
    [organization, period, plan.overage ? Number.MAX_SAFE_INTEGER : plan.credits],
  );
  if (!row || (row.used > plan.credits && !plan.overage)) return null;
  const kind = row.used > plan.credits ? 'overage' : 'credit';
  await queries.run(
    'INSERT INTO ledger (id, organization, site, period, thread, key_id, kind, amount, time, holder) VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?)',
    [id, organization, site, period, thread, key, kind, time, holder],
  );
  return kind;
}

/** Takes a charge back, once. */
export async function refundCharge(
  queries: Queries,
  { charge, time }: { charge: string; time: number },
): Promise<void> {
  const entry = await queries.first<{ organization: string; period: string }>(
    'UPDATE ledger SET refunded = ? WHERE id = ? AND refunded IS NULL RETURNING organization, period',
    [time, charge],
  );
  if (entry)
    await queries.run('UPDATE credits SET used = used - 1 WHERE organization = ? AND period = ?', [
      entry.organization,
      entry.period,
    ]);
}
