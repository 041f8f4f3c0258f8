import type { RetrievalRequest } from '../../model/retrieval.ts';
import type { Audience } from '../../model/service.ts';
import type { Embedder } from '../embeddings/embedder.ts';
import type { SearchEngineName } from '../store/open-search-store.ts';

/** What a thread that searches is started with. */
export interface ThreadInput {
  /** As `ServerConfig.database`. */
  database: string;
  engine: SearchEngineName;
  /** Milliseconds that the database may take. */
  patience: number;
  /** Bytes for indexes. */
  memory: number;
  embedder: Pick<Embedder, 'id' | 'dimensions' | 'languages'> | null;
}

export type ThreadRequest =
  | { kind: 'search'; id: number; site: string; request: RetrievalRequest }
  | { kind: 'page'; id: number; site: string; route: string; audience: Audience }
  | { kind: 'vectors'; id: number; vectors: Float32Array[] | null; message?: string }
  | { kind: 'ping' };

export type ThreadReply =
  /** Also said once at the beginning. */
  | { kind: 'pong' }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; message: string; isFilter: boolean }
  /** Wants the vectors of texts. */
  | { kind: 'embed'; id: number; texts: string[] }
  /** A search was answered by words alone. */
  | { kind: 'unembedded'; message: string }
  /** The store does not have the index of a site whole. */
  | { kind: 'damage'; site: string; message: string };

type Asked<Request> = Request extends ThreadRequest ? Omit<Request, 'id'> : never;
export type SearchQuestion = Asked<Extract<ThreadRequest, { kind: 'search' | 'page' }>>;

export interface SearchPoolOptions extends Pick<ThreadInput, 'database' | 'engine' | 'patience'> {
  /** The compiled `search-worker.ts`. */
  script: string;
  /** Arguments of Node for it. */
  execArgv?: string[];
  threads: number;
  /** Bytes for indexes, all threads together. */
  memory: number;
  /** Searches that may wait; further ones are refused. */
  queue: number;
  /** Milliseconds after which a search is given up. */
  timeout: number;
  embedder: Embedder | null;
  /** The store does not have the index of a site whole. */
  onDamage: (site: string, message: string) => void;
  /** A search was answered by words alone. */
  onFailure: (message: string) => void;
}
