/** A message of a conversation as it is kept. */
export interface StoredMessage {
  id: string;
  role: 'system' | 'user' | 'assistant';
  text: string;
}

/** How far an answer came. */
export type AnswerState = 'running' | 'complete' | 'stopped' | 'failed';

export interface Thread {
  id: string;
  site: string;
  /** As `ThreadBeginning.readers`. */
  readers: string;
  /** In order; of answers only what was written so far. */
  messages: StoredMessage[];
}

/** Conversations with the assistant, whichever process they are held with. */
export interface ThreadStore {
  /** A thread of a site; `null` when the site has none of that id. */
  read: (id: string, site: string) => Promise<Thread | null>;
  /**
   * Keeps messages at the end of a thread, which is begun when it is new. Messages that the thread has are left as they
   * are. Once this resolves they are not lost.
   */
  accept: (thread: ThreadBeginning, messages: readonly StoredMessage[]) => Promise<void>;
  /** Keeps an answer, or a longer part of it. */
  saveAnswer: (thread: string, answer: { id: string; text: string; state: AnswerState }) => Promise<void>;
  /** Removes threads that nobody continued since a time. Gives their number. */
  forget: (unusedSince: number) => Promise<number>;
}

export interface ThreadBeginning {
  id: string;
  site: string;
  organization: string;
  /** The client's name for its user, or `anonymous`. */
  fp: string;
  /** Whose eyes its answers were written for: only they may continue it. */
  readers: string;
}
