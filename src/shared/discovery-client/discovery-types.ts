import type { ContextItem } from '../../model/context-item.ts';
import type { SectionKind } from '../../model/section-kind.ts';

/** Which service, which of its sites, and who asks. */
export interface DiscoveryClientOptions {
  /** Where the service is: `https://docs.example.com`. */
  url: string;
  /** Domain identifier of the site. */
  domain: string;
  /** `svc_dsc_…` or, on a server, `svc_sec_…`. */
  key: string;
  /** In place of the runtime's own. */
  fetch?: typeof fetch;
}

export interface DiscoveryFilter {
  version?: string;
  language?: string;
  product?: string;
  /** A label of the navigation above the page: a tab, an anchor, a group. */
  section?: string;
  tag?: string;
  /** Groups that the holder of a search key speaks for. */
  groups?: string[];
}

export interface SearchOptions {
  /** Most results, 1 to 50; 10 unless given. */
  pageSize?: number;
  /** Leaves out what is less likely to answer, 0 to 1. */
  scoreThreshold?: number;
  filter?: DiscoveryFilter;
  signal?: AbortSignal;
}

export interface SearchResult {
  /** Markdown. */
  content: string;
  /** Path of the page. */
  path: string;
  metadata: {
    title: string;
    /** Empty for the opening of the page. */
    heading: string;
    anchor: string;
    url: string;
    breadcrumb: string[];
    /** How likely it answers, 0 to 1. */
    score: number;
    version: string | null;
    language: string | null;
    kind: SectionKind;
    /** Of an endpoint. */
    method?: string;
  };
}

export interface PageOptions {
  groups?: string[];
  signal?: AbortSignal;
}

export interface DiscoveryPage {
  path: string;
  /** Markdown. */
  content: string;
}

export interface AskOptions {
  /** Continues a conversation: `threadId` of an answer's end. */
  threadId?: string;
  /** Names the reader for the operator's books; `anonymous` unless given. */
  fp?: string;
  filter?: DiscoveryFilter;
  /** What the question is about. */
  context?: ContextItem[];
  /** Page that the reader is on. */
  currentPath?: string;
  /** Passages of a search; 5 unless given. */
  retrievalPageSize?: number;
  /** Lets the same question be sent again without another answer or charge. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A piece of an answer, in the order in which it is written. */
export type AnswerPiece =
  /** Markdown. */
  | { kind: 'text'; text: string }
  /** What a model thinks before it answers. */
  | { kind: 'reasoning'; text: string }
  | { kind: 'source'; url: string; title: string }
  /** `length`: there is more to say; ask for it in the same thread. */
  | { kind: 'end'; threadId: string; finishReason: 'stop' | 'length' };

/** A client of the Discovery API for one site. Each function throws a `DiscoveryError` for a refusal of the service. */
export interface DiscoveryClient {
  /** Passages that answer a query, best first; none when nothing fits. */
  search: (query: string, options?: SearchOptions) => Promise<SearchResult[]>;
  /** A page as Markdown, by its path or address; `null` for one that is not there or that the key may not know of. */
  readPage: (path: string, options?: PageOptions) => Promise<DiscoveryPage | null>;
  /** Asks the assistant and gives the answer as it is written. */
  ask: (question: string, options?: AskOptions) => AsyncGenerator<AnswerPiece>;
}
