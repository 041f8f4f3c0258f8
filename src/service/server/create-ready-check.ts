import type { Database } from '../store/database.ts';
import type { LimitStore } from '../store/limit-store.ts';
import { proveWrite } from '../store/prove-write.ts';
import type { WriteLog } from './create-log-writer.ts';

/** What does not answer for so long counts as gone. */
const patience = 3_000;
/** Anybody may ask, and each look writes: what was found a moment ago is told again. */
const freshness = 500;

/** Makes the check whether the service can do its work; a text says what is wrong. */
export function createReadyCheck({
  database,
  limits,
}: {
  database: Database;
  limits: Pick<LimitStore, 'check'>;
}): () => Promise<string | null> {
  let last: { time: number; found: Promise<string | null> } | null = null;
  return () => {
    if (last === null || performance.now() - last.time > freshness)
      last = { time: performance.now(), found: look(database, limits) };
    return last.found;
  };
}

/** Writes to the log what is missing when the service starts, which else only those who ask for it are told. */
export async function tellUnready(checkReady: () => Promise<string | null>, write: WriteLog): Promise<void> {
  const missing = await checkReady();
  if (missing !== null) write({ level: 'error', message: missing });
}

async function look(database: Database, limits: Pick<LimitStore, 'check'>): Promise<string | null> {
  const [canWrite, canCount] = await Promise.all([isDone(proveWrite(database)), isDone(limits.check())]);
  if (!canWrite) return 'The database takes nothing: it does not answer, its disk is full, or its file was removed';
  return canCount ? null : 'What counts the limits does not answer';
}

async function isDone(work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref())]);
}
