import type { Database, Queries } from './database.ts';
import type { Limit, LimitState, LimitStore, Pace, PaceResult } from './limit-store.ts';

/** Windows that ended are removed this often, by whoever counts next. */
const SWEEP = 60 * 60_000;

/** Milliseconds: clocks of several machines differ by less, one that was wrong until now by more. */
const clockError = 86_400_000;

/** Ends the transaction that counted against the limits before the one that is used up. */
class UsedUp extends Error {}

/** Limits counted in the database: exact, for one machine or a few. */
export function createSqlLimits(database: Database, now: () => number = Date.now): LimitStore {
  let swept = 0;
  return {
    take: async (limits) => {
      const time = now();
      if (time - swept > SWEEP) {
        swept = time;
        await database.run('DELETE FROM limit_counts WHERE ends < ?', [time]);
      }
      try {
        // Others wait for the row of a limit: a statement of its own holds it while the server counts, and no longer.
        const states = await (limits.length === 1
          ? countAll(database, limits, time)
          : database.transaction((queries) => countAll(queries, limits, time)));
        return { accepted: true, states };
      } catch (error) {
        if (!(error instanceof UsedUp)) throw error;
        return { accepted: false, states: await Promise.all(limits.map((limit) => readState(database, limit, time))) };
      }
    },
    giveBack: async (states) => {
      for (const { limit, resets } of states)
        await database.run('UPDATE limit_counts SET count = count - ? WHERE key = ? AND begun = ? AND count > 0', [
          limit.amount ?? 1,
          limit.key,
          resets - limit.window,
        ]);
    },
    pace: (pace) => countTry(database, pace, now()),
    ease: async ({ key, interval }) =>
      void (await database.run(
        'UPDATE limit_counts SET count = count - ?, ends = ends - ? WHERE key = ? AND begun = 0',
        [interval, interval, key],
      )),
    check: async () => void (await database.first('SELECT 1 AS one')),
    close: async () => undefined,
  };
}

/**
 * The row's count is the time until which tries are spoken for; it begins anew where that has passed, and where it is
 * so far ahead that only a wrong clock can have said so. SQLite and PostgreSQL have no common word for the greater of
 * two values.
 */
const takeTry =
  'INSERT INTO limit_counts (key, begun, count, ends) VALUES (?, 0, ?, ?) ON CONFLICT (key, begun) DO UPDATE SET count = CASE WHEN limit_counts.count > ? AND limit_counts.count < ? THEN limit_counts.count + ? ELSE ? END, ends = CASE WHEN limit_counts.count > ? AND limit_counts.count < ? THEN limit_counts.count + ? ELSE ? END WHERE limit_counts.count <= ? OR limit_counts.count >= ? RETURNING count';

async function countTry(
  database: Database,
  { key, burst, interval, patience }: Pace,
  time: number,
): Promise<PaceResult> {
  const first = time + interval;
  const latest = time + patience + (burst - 1) * interval;
  const far = latest + clockError;
  const values = [time, far, interval, first];
  const row = await database.first<{ count: number }>(takeTry, [key, first, first, ...values, ...values, latest, far]);
  const spoken =
    row ??
    (await database.first<{ count: number }>(
      'SELECT count + ? AS count FROM limit_counts WHERE key = ? AND begun = 0',
      [interval, key],
    ));
  return { accepted: row !== null, wait: Math.max(0, (spoken?.count ?? 0) - burst * interval - time) };
}

/** @throws UsedUp when a limit has nothing left */
async function countAll(queries: Queries, limits: readonly Limit[], time: number): Promise<LimitState[]> {
  const states: LimitState[] = [];
  for (const limit of limits) {
    const { begun, resets } = windowOf(limit, time);
    const { amount = 1 } = limit;
    const row =
      limit.most < 1
        ? null
        : await queries.first<{ count: number }>(
            'INSERT INTO limit_counts (key, begun, count, ends) VALUES (?, ?, ?, ?) ON CONFLICT (key, begun) DO UPDATE SET count = limit_counts.count + ? WHERE limit_counts.count < ? RETURNING count',
            [limit.key, begun, amount, resets, amount, limit.most],
          );
    if (!row) throw new UsedUp();
    states.push({ limit, remaining: Math.max(0, limit.most - row.count), resets });
  }
  return states;
}

async function readState(queries: Queries, limit: Limit, time: number): Promise<LimitState> {
  const { begun, resets } = windowOf(limit, time);
  const row = await queries.first<{ count: number }>('SELECT count FROM limit_counts WHERE key = ? AND begun = ?', [
    limit.key,
    begun,
  ]);
  return { limit, remaining: Math.max(0, limit.most - (row?.count ?? 0)), resets };
}

function windowOf({ window }: Limit, time: number): { begun: number; resets: number } {
  const begun = Math.floor(time / window) * window;
  return { begun, resets: begun + window };
}
