/** A message of a conversation as it is kept. */
export interface StoredMessage {
  id: string;
  role: 'system' | 'user' | 'assistant';
  text: string;
}

export interface Thread {
  id: string;
  site: string;
  /** As `NewQuestion.readers`. */
  readers: string;
  /** In order; of answers only what was written so far. */
  messages: StoredMessage[];
}

/** Conversations with the assistant, whichever process they are held with; `QuestionStore` writes them. */
export interface ThreadStore {
  /** A thread of a site; `null` when the site has none of that id. */
  read: (id: string, site: string) => Promise<Thread | null>;
  /** Removes threads that nobody continued since a time. Gives their number. */
  forget: (unusedSince: number) => Promise<number>;
}
