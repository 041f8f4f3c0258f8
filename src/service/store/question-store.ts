import type { Charge, LedgerEntry, Plan } from './ledger.ts';
import type { StoredMessage } from './thread-store.ts';

/** A question with everything that is written down when it is accepted. */
export interface NewQuestion {
  thread: string;
  site: string;
  organization: string;
  /** The client's name for its user, or `anonymous`. */
  fp: string;
  /** Whose eyes the thread's answers are written for: only they may continue it. */
  readers: string;
  /** Id of the API key; `null` for readers on the site itself. */
  key: LedgerEntry['key'];
  /** Messages that the thread does not have yet. */
  messages: readonly StoredMessage[];
  /** `null` when the client gave no idempotency key. */
  repetition: Repetition | null;
}

/** How a question is known again that a client sends once more. */
export interface Repetition {
  /** One client's idempotency key; nobody else's is the same. */
  key: string;
  /** Differs when anything else is asked. */
  fingerprint: string;
  /** Charge of the try that came to nothing, as `recall` told. */
  after: string | null;
}

/** What became of the question with an idempotency key. */
export type Recollection =
  | { kind: 'new' }
  /** The key was used for another question. */
  | { kind: 'other' }
  | { kind: 'running' }
  | { kind: 'answered'; thread: string; answer: StoredAnswer }
  /** It got no answer and was not charged; a new try continues the thread. */
  | { kind: 'failed'; thread: string; charge: string };

export interface StoredAnswer {
  id: string;
  text: string;
  sources: readonly AnswerSource[];
}

export interface AnswerSource {
  url: string;
  title: string;
}

export type Acceptance =
  | { kind: 'accepted'; charge: Charge }
  /** The plan is used up and allows no overage. */
  | { kind: 'used-up' }
  /** Another try with the same idempotency key was faster. */
  | { kind: 'running' };

/**
 * How an answer ended. `complete` is charged; so is `stopped`, which the reader ended in the middle. What says no more
 * than that there is no answer (`unanswered`) and what ended by a fault (`failed`) is refunded.
 */
export type AnswerState = 'complete' | 'stopped' | 'unanswered' | 'failed';

export interface FinishedState {
  state: AnswerState;
  /** What it took of a model, as the model's endpoint counts; `null` or unset where none was asked. */
  tokens?: { input: number; output: number } | null;
}

/**
 * Questions from their acceptance to the end of their answers. Charge, thread and idempotency key change together or
 * not at all. A charge is held by the process that answers until the answer is stored with it; what a process that
 * ended still held is refunded (`create-reconciler.ts`).
 */
export interface QuestionStore {
  /** Name of this process in the books. */
  holder: string;
  /** Charges of questions that this process is answering. */
  open: ReadonlySet<string>;
  /** Keeps a question in its thread, charges for it and remembers its key. Once this resolves, none of it is lost. */
  accept: (question: NewQuestion, plan: Plan) => Promise<Acceptance>;
  /**
   * Stores an answer and closes the books on its question. May be repeated until it succeeds.
   * @returns false when the question had been given up meanwhile: the answer does not count, and nothing is charged
   */
  finish: (charge: string, answer: StoredAnswer & FinishedState) => Promise<boolean>;
  /** Notes that the reader was told of a failure, whatever the books say: the reconciler takes the charge back. */
  giveUp: (charge: string) => void;
  givenUp: ReadonlySet<string>;
  /** Takes the charge of a question back that was given up, even if its answer was stored. */
  takeBack: (charge: string) => Promise<void>;
  recall: (repetition: Pick<Repetition, 'key' | 'fingerprint'>) => Promise<Recollection>;
  /** Takes the charge of a question back whose books are still open; gives whether they were. */
  refund: (charge: string) => Promise<boolean>;
  /** Removes idempotency keys that are older. */
  forgetKeys: (before: number) => Promise<void>;
}
