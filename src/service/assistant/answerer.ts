import type { ContextItem } from '../../model/context-item.ts';
import type { Passage, ReadPage } from '../../model/retrieval.ts';

/** Answers questions from a site's documentation. One interface: the service does not know which one it has. */
export interface Answerer {
  /** Named in the ledger and the metrics. */
  name: string;
  /**
   * Writes the answer piece by piece. Ends early when the signal says so.
   * @throws AnswerFailed when no answer comes, whose message the reader may see
   */
  answer: (question: Question) => AsyncIterable<AnswerPart>;
}

export interface Question {
  /** Oldest first; the last one is the reader's. */
  messages: readonly ConversationMessage[];
  /** What the reader asks about. */
  context: readonly ContextItem[];
  /** Page the reader is on. */
  currentPath: string | null;
  /** `instructions`: the site's own words to a model. */
  site: { name: string; description: string; instructions?: string | undefined };
  /** BCP 47 tag of the reader's pages, when known. */
  language: string | null;
  /** Most passages of one search. */
  passages: number;
  /** Passages that answer a query, best first, `passages` at most or as said: only what the reader may read. */
  retrieve: (query: string, most?: number) => Promise<Passage[]>;
  /** What a page says to the reader; `null` for one that they may not know of. */
  readPage: (route: string) => Promise<Pick<ReadPage, 'sections'> | null>;
  /** Pages to begin with, in a language where the site has it: what the reader may know of. */
  listFirstPages: (language: string) => readonly FirstPage[];
  /** Address of a passage for the reader. */
  href: (passage: Passage) => string;
  /** What the site's own links begin with for the reader: its base path, with the origin for readers elsewhere. */
  root: string;
  signal: AbortSignal;
}

export interface FirstPage {
  title: string;
  url: string;
}

export interface ConversationMessage {
  role: 'user' | 'assistant';
  text: string;
}

export type AnswerPart =
  /** A piece of the answer's Markdown. */
  | { kind: 'text'; text: string }
  /** A page that the answer rests on. */
  | { kind: 'source'; url: string; title: string }
  /** What is written says no more than that there is no answer, or declines to give one. */
  | { kind: 'unanswered' }
  /** What the model thinks before it answers. Shown on demand, and no part of the conversation. */
  | { kind: 'reasoning'; text: string }
  /** The answer is longer than the model may write: there is more to say. */
  | { kind: 'cut' }
  /** What the answer took of the model. */
  | { kind: 'usage'; tokens: TokenUsage };

/** As the model's endpoint counts them. */
export interface TokenUsage {
  input: number;
  output: number;
}
