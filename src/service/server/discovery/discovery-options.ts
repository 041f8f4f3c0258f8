import type { Retriever } from '../../../model/retrieval.ts';
import type { Answerer } from '../../assistant/answerer.ts';
import type { FeedbackStore } from '../../store/feedback-store.ts';
import type { KeyStore } from '../../store/key-store.ts';
import type { Plan } from '../../store/ledger.ts';
import type { LimitCounter, LimitStore } from '../../store/limit-store.ts';
import type { PopularStore } from '../../store/popular-store.ts';
import type { QuestionStore } from '../../store/question-store.ts';
import type { ThreadStore } from '../../store/thread-store.ts';
import type { Admission } from '../http/create-admission.ts';
import type { Metrics } from '../http/metrics.ts';
import type { ServedSite } from '../service-options.ts';

/** What the discovery endpoints work with. */
export interface DiscoveryOptions {
  keys: KeyStore;
  threads: ThreadStore;
  questions: Pick<QuestionStore, 'recall' | 'accept' | 'finish' | 'giveUp'>;
  feedback: FeedbackStore;
  popular: PopularStore;
  /** Whether searches are counted at all. */
  keepsSearches: boolean;
  limits: LimitStore;
  /** Counts what only reads, also while the store of the limits fails. */
  searchLimits: LimitCounter;
  /** Where requests wait for their turn: searches and what takes as long, and questions to the assistant. */
  admission: { search: Admission; assistant: Admission };
  limitNumbers: LimitNumbers;
  /** `null` while the site has no index. */
  retriever: (site: ServedSite) => Promise<Retriever | null>;
  answerer: (site: ServedSite) => Answerer;
  plan: (organization: string) => Plan;
  metrics?: Metrics;
  /** A fault behind an answer that had begun, for the log. */
  onFault?: (fault: { id: string; error: string }) => void;
}

/** Requests per window; those of docs/format.md#discovery-api unless given. */
export interface LimitNumbers {
  /** Per organization and hour. */
  search: number;
  page: number;
  assistant: number;
  /** Per IP address and day. */
  assistantPerAddress: number;
  /** Searches of readers on the site itself, per IP address and hour. */
  readerSearch: number;
  /** Messages to the MCP server without a key, per IP address and hour. */
  mcp: number;
  /** Answers of readers to the question under a page, per IP address and hour. */
  feedback: number;
  /** Bytes of what readers write that are kept: per IP address and day, and per site and day. */
  keptPerAddress: number;
  keptPerSite: number;
  /** Bytes of a request's body. */
  searchBody: number;
  messageBody: number;
}
