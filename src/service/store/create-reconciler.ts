import type { Database } from './database.ts';
import type { QuestionStore } from './question-store.ts';

/** A process whose beat stood still for so many looks in a row has ended. */
const MISSES = 6;

export interface Reconciler {
  /**
   * Shows the other processes that this one lives, and refunds what ended ones, or lost connections, left open.
   * @returns the number of questions refunded
   */
  look: () => Promise<number>;
  /** Forgets what was seen: looks were missed, so nothing can be said of the others. */
  forget: () => void;
  /** Leaves the books, so that nobody waits for this process. */
  leave: () => Promise<void>;
}

/**
 * Makes what closes the books on questions that nobody answers any more. No clock is asked, since those of machines
 * differ and jump: a process ends for the others when its beat was seen standing still for so many looks, and for each
 * of them anew after a pause in looking. One that only slept finds its questions refunded and tells its readers so.
 */
export function createReconciler(
  database: Database,
  questions: Pick<QuestionStore, 'holder' | 'open' | 'refund' | 'givenUp' | 'takeBack'>,
): Reconciler {
  const { holder, open } = questions;
  const seen = new Map<string, { beat: number; misses: number }>();
  const note = ({ id, beat }: Beat): void => {
    const last = seen.get(id);
    seen.set(id, { beat, misses: last?.beat === beat ? last.misses + 1 : 0 });
  };
  const hasEnded = (id: string): boolean => (seen.get(id)?.misses ?? 0) >= MISSES;
  return {
    look: async () => {
      await database.run(
        'INSERT INTO answering_processes (id, beat) VALUES (?, 1) ON CONFLICT (id) DO UPDATE SET beat = answering_processes.beat + 1',
        [holder],
      );
      // Before the processes: whoever holds a charge was written down with it, so it is found after it.
      const charges = await database.all<{ id: string; holder: string }>(
        'SELECT id, holder FROM ledger WHERE holder IS NOT NULL',
      );
      const processes = (await database.all<Beat>('SELECT id, beat FROM answering_processes')).filter(
        ({ id }) => id !== holder,
      );
      const known = new Set(processes.map(({ id }) => id));
      for (const id of seen.keys()) if (!known.has(id)) seen.delete(id);
      processes.forEach(note);
      const left = charges.filter((charge) =>
        charge.holder === holder ? !open.has(charge.id) : !known.has(charge.holder) || hasEnded(charge.holder),
      );
      for (const id of questions.givenUp) await questions.takeBack(id);
      let refunded = 0;
      for (const { id } of left) if (await questions.refund(id)) refunded++;
      for (const { id, beat } of processes)
        if (hasEnded(id)) await database.run('DELETE FROM answering_processes WHERE id = ? AND beat = ?', [id, beat]);
      return refunded;
    },
    forget: () => seen.clear(),
    leave: async () => void (await database.run('DELETE FROM answering_processes WHERE id = ?', [holder])),
  };
}

interface Beat {
  id: string;
  beat: number;
}
