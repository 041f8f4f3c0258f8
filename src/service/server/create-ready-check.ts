import { explainError } from '../../base/errors/explain-error.ts';
import type { Database } from '../store/database.ts';
import type { LimitStore } from '../store/limit-store.ts';
import { proveWrite } from '../store/prove-write.ts';
import type { WriteLog } from './create-log-writer.ts';

/** What does not answer for so long counts as gone. */
const patience = 3_000;
/** Anybody may ask, and each look writes: what was found a moment ago is told again. */
const freshness = 500;

/** What keeps the service from its work. */
export interface Unready {
  /** For whoever asks. */
  message: string;
  /** In the words of what failed, for the log: it may name hosts. */
  reason: string;
}

/** Makes the check whether the service can do its work. */
export function createReadyCheck({
  database,
  limits,
}: {
  database: Database;
  limits: Pick<LimitStore, 'check'>;
}): () => Promise<Unready | null> {
  let last: { time: number; found: Promise<Unready | null> } | null = null;
  return () => {
    if (last === null || performance.now() - last.time > freshness)
      last = { time: performance.now(), found: look(database, limits) };
    return last.found;
  };
}

/** Writes to the log what is missing when the service starts, which else only those who ask for it are told. */
export async function tellUnready(checkReady: () => Promise<Unready | null>, write: WriteLog): Promise<void> {
  const missing = await checkReady();
  if (missing !== null) write({ level: 'error', message: `${missing.message}: ${missing.reason}` });
}

async function look(database: Database, limits: Pick<LimitStore, 'check'>): Promise<Unready | null> {
  const [writing, counting] = await Promise.all([faultOf(proveWrite(database)), faultOf(limits.check())]);
  if (writing !== null)
    return {
      message: 'The database cannot be written: it does not respond, its disk is full, or its file was removed',
      reason: writing,
    };
  return counting === null ? null : { message: 'The limit counter does not respond', reason: counting };
}

/** Why a piece of work fails; `null` when it succeeds. */
async function faultOf(work: Promise<unknown>): Promise<string | null> {
  const done = work.then(() => null, explainError);
  const late = `no response within ${patience / 1000} seconds`;
  return Promise.race([done, new Promise<string>((resolve) => setTimeout(resolve, patience, late).unref())]);
}
