import { explainError } from '../../base/errors/explain-error.ts';
import { createReconciler } from '../store/create-reconciler.ts';
import type { Database } from '../store/database.ts';
import type { FeedbackStore } from '../store/feedback-store.ts';
import { keepLooking } from '../store/keep-looking.ts';
import type { PopularStore } from '../store/popular-store.ts';
import type { QuestionStore } from '../store/question-store.ts';
import type { ThreadStore } from '../store/thread-store.ts';
import type { WriteLog } from './create-log-writer.ts';

const lookInterval = 1_000;
const day = 86_400_000;
/** Milliseconds for which answers that nobody waits for may be finished when the service ends. */
const patience = 5_000;

/** Many times what readers of a large site write; what is older goes first. */
export const mostOfSite = { feedback: 100_000, searches: 500_000 };

export interface BooksOptions {
  questions: QuestionStore;
  threads: ThreadStore;
  popular: PopularStore;
  feedback: FeedbackStore;
  /** Milliseconds. */
  keepThreads: number;
  /** Milliseconds. */
  keepSearches: number;
  write: WriteLog;
}

/**
 * Closes the books on questions that nobody answers any more, and forgets what is old. `close` waits a while for
 * answers that are being written.
 */
export function keepBooks(
  database: Database,
  { questions, threads, popular, feedback, keepThreads, keepSearches, write }: BooksOptions,
): { close: () => Promise<void> } {
  const reconciler = createReconciler(database, questions);
  const fault = (error: unknown): void =>
    write({ level: 'error', message: `The database failed: ${explainError(error)}` });
  const stopLooking = keepLooking(reconciler, {
    interval: lookInterval,
    onFault: fault,
    onRefund: (count) =>
      write({ level: 'warn', message: `Refunded questions that a process left unanswered: ${count}` }),
  });
  const forget = async (): Promise<void> => {
    await threads.forget(Date.now() - keepThreads);
    await popular.forget(Date.now() - keepSearches);
    await popular.keepNewest(mostOfSite.searches);
    await feedback.keepNewest(mostOfSite.feedback);
    await questions.forgetKeys(Date.now() - Math.min(keepThreads, day));
  };
  const sweepAll = (): void => void forget().catch(fault);
  // At once, too: a service that is started anew several times a day would never come to it.
  sweepAll();
  const sweep = setInterval(sweepAll, day / 4).unref();
  return {
    close: async () => {
      clearInterval(sweep);
      const deadline = performance.now() + patience;
      while (questions.open.size > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 20));
      await stopLooking();
      await reconciler.leave().catch(() => undefined);
    },
  };
}
