import type { SignInConfig } from '../../access/sign-in-config.ts';
import type { ModelOptions } from '../../assistant/openai/create-model-answerer.ts';
import type { TrafficLimits } from '../../proxy/create-traffic.ts';
import type { Plan } from '../../store/ledger.ts';
import type { SearchEngineName } from '../../store/open-search-store.ts';
import type { LimitNumbers } from '../discovery/discovery-options.ts';
import type { AdmissionOptions } from '../http/create-admission.ts';

/** How the service runs, with every default filled in. Paths are absolute. */
export interface ServerConfig {
  port: number;
  host: string;
  /** Folder for what the service keeps. */
  data: string;
  sites: SiteEntry[];
  organizations: Readonly<Record<string, Plan>>;
  /** Path of a SQLite file, or `postgres://…`. */
  database: string;
  redis: string | null;
  model: ModelOptions | null;
  embeddings: EmbeddingsChoice;
  search: SearchChoice;
  /** How questions to the assistant wait for their turn. */
  questions: AdmissionOptions;
  limits: LimitNumbers;
  headers: Readonly<Record<string, string>>;
  scriptSources: readonly string[];
  trustedProxies: string[];
  metricsToken: string | null;
  proxy: { allowPrivate: string[]; forwardCookies: string[]; limits: TrafficLimits };
  log: 'all' | 'errors' | 'none';
  /** Milliseconds. */
  keepThreads: number;
  /** Milliseconds; 0 where no search is noted. */
  keepSearches: number;
  stopTimeout: number;
}

export interface SiteEntry {
  domain: string;
  folder: string;
  hosts: string[];
  organization: string;
  /** `null` where nobody can sign in. */
  signIn: SignInConfig | null;
}

export type EmbeddingsChoice =
  | { kind: 'none' }
  | { kind: 'builtin' }
  | {
      kind: 'remote';
      url: string;
      name: string;
      key: string | null;
      dimensions: number | null;
      languages: string[] | null;
    };

/** How searches run. */
export interface SearchChoice {
  engine: SearchEngineName;
  threads: number;
  /** Bytes for indexes, all threads together. */
  memory: number;
  /** Searches that may wait. */
  queue: number;
  /** Milliseconds. */
  timeout: number;
}
