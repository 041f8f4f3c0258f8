import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Passage, Retriever } from '../../../../src/model/retrieval.ts';
import type { ServiceManifest } from '../../../../src/model/service.ts';
import type { Answerer } from '../../../../src/service/assistant/answerer.ts';
import { createExtractiveAnswerer } from '../../../../src/service/assistant/extractive/create-extractive-answerer.ts';
import { createService } from '../../../../src/service/server/create-service.ts';
import { createDiscovery } from '../../../../src/service/server/discovery/create-discovery.ts';
import { defaultLimits } from '../../../../src/service/server/discovery/default-limits.ts';
import type { LimitNumbers } from '../../../../src/service/server/discovery/discovery-options.ts';
import { type AdmissionOptions, createAdmission } from '../../../../src/service/server/http/create-admission.ts';
import { createMetrics } from '../../../../src/service/server/http/metrics.ts';
import { serviceMetrics } from '../../../../src/service/server/service-metrics.ts';
import type { LogEntry, Service, ServiceOptions } from '../../../../src/service/server/service-options.ts';
import { createFeedbackStore } from '../../../../src/service/store/create-feedback-store.ts';
import { createKeyStore } from '../../../../src/service/store/create-key-store.ts';
import { createLedger } from '../../../../src/service/store/create-ledger.ts';
import { createPopularStore } from '../../../../src/service/store/create-popular-store.ts';
import { createQuestionStore } from '../../../../src/service/store/create-question-store.ts';
import { createSpareLimits } from '../../../../src/service/store/create-spare-limits.ts';
import { createSqlLimits } from '../../../../src/service/store/create-sql-limits.ts';
import { createThreadStore } from '../../../../src/service/store/create-thread-store.ts';
import type { Plan } from '../../../../src/service/store/ledger.ts';
import type { LimitStore } from '../../../../src/service/store/limit-store.ts';
import { openDatabase } from '../../../../src/service/store/open-database.ts';
import { loadBuiltSite } from './built-site.ts';

const common = { breadcrumb: [], version: null, language: 'en', kind: 'prose' as const, method: '' };

/** What the documentation of these tests says. */
export const passages: Passage[] = [
  {
    ...common,
    route: '/guides/auth',
    anchor: 'keys',
    title: 'Authentication',
    heading: 'Keys',
    score: 0.9,
    text: 'You create a key in the dashboard. Send the key in the header Authorization: Keys never expire. Revoke a key when it leaks.',
    content:
      'You create a key in the dashboard. Send the key in the header `Authorization`:\n\n```bash\ncurl -H "Authorization: Bearer KEY" https://api.example.com\n```\n\nKeys never expire. Revoke a key when it leaks.',
  },
  {
    ...common,
    route: '/guides/limits',
    anchor: '',
    title: 'Limits',
    heading: '',
    score: 0.6,
    content: 'Every key may send a thousand requests an hour. A refused request says when to try again.',
    text: 'Every key may send a thousand requests an hour. A refused request says when to try again.',
  },
  {
    ...common,
    route: '/members',
    anchor: '',
    title: 'Members',
    heading: '',
    score: 0.5,
    content: 'The secret handshake is for members alone.',
    text: 'The secret handshake is for members alone.',
  },
];

/** Finds passages that hold one of the words asked for; pages below `/members` are for the group `staff`. */
export const retriever: Retriever = {
  search: async ({ query, limit, scoreThreshold, filter, audience }) => {
    const words = (query.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
      (word) => !['the', 'for', 'what', 'where', 'this'].includes(word),
    );
    return passages
      .filter(({ route }) => route !== '/members' || (audience.kind === 'member' && audience.groups.includes('staff')))
      .filter(
        ({ content, language }) =>
          words.some((word) => content.toLowerCase().includes(word)) &&
          (filter.language === undefined || filter.language === language),
      )
      .filter(({ score }) => score >= scoreThreshold)
      .slice(0, limit);
  },
  readPage: async (route, audience) => {
    const found = passages.find((passage) => passage.route === route);
    if (!found || (route === '/members' && audience.kind === 'anonymous')) return null;
    const { title, anchor, heading, content, text } = found;
    return { route, title, markdown: `# ${title}\n\n${content}`, sections: [{ anchor, heading, content, text }] };
  },
};

export interface OpenDiscovery {
  service: Service;
  assistantKey: string;
  searchKey: string;
  log: LogEntry[];
  /** As when the service stops. */
  admitNoMore: () => void;
  limits: LimitStore;
  stores: {
    keys: ReturnType<typeof createKeyStore>;
    threads: ReturnType<typeof createThreadStore>;
    ledger: ReturnType<typeof createLedger>;
    questions: ReturnType<typeof createQuestionStore>;
    feedback: ReturnType<typeof createFeedbackStore>;
    popular: ReturnType<typeof createPopularStore>;
  };
  post: (
    path: string,
    body: unknown,
    options?: { headers?: Record<string, string>; from?: string; key?: string | null },
  ) => Promise<Response>;
}

export interface DiscoverySetup {
  answerer?: Answerer;
  limits?: Partial<LimitNumbers>;
  admission?: { search?: Partial<AdmissionOptions>; assistant?: Partial<AdmissionOptions> };
  plan?: Plan;
  retriever?: Retriever | null | (() => Retriever | null);
  service?: Partial<ServiceOptions>;
  manifest?: Partial<ServiceManifest>;
  /** Host names of the site. */
  hosts?: string[];
  onUncounted?: (error: string) => void;
  /** Hears what the log is told of faults inside. */
  onFault?: (error: string) => void;
}

const roomy: AdmissionOptions = { atOnce: 16, queue: 500, patience: 10_000 };

/** The service with its discovery endpoints on an embedded store. */
export async function openDiscovery({
  answerer = createExtractiveAnswerer(),
  limits = {},
  admission = {},
  plan = { credits: 1000, overage: true },
  retriever: given = retriever,
  service: more = {},
  manifest = {},
  hosts = [],
  onUncounted,
  onFault,
}: DiscoverySetup = {}): Promise<OpenDiscovery> {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-discovery-'));
  const database = await openDatabase(join(folder, 'service.db'));
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const stores = {
    keys: createKeyStore(database),
    threads: createThreadStore(database),
    ledger: createLedger(database),
    questions: createQuestionStore(database),
    feedback: createFeedbackStore(database),
    popular: createPopularStore(database),
  };
  const sites = await Promise.all([
    loadBuiltSite({ manifest: { origin: 'https://docs.example.com', ...manifest }, hosts }),
    loadBuiltSite({ domain: 'other', hosts: ['other.test'] }),
  ]);
  const metrics = createMetrics(serviceMetrics);
  const counted = createSqlLimits(database);
  const log: LogEntry[] = [];
  const assistant = createAdmission({ ...roomy, ...admission.assistant });
  const discovery = createDiscovery({
    ...stores,
    keepsSearches: true,
    limits: counted,
    searchLimits: createSpareLimits(counted, { onFault: (error) => onUncounted?.((error as Error).message) }),
    admission: {
      search: createAdmission({ ...roomy, ...admission.search }),
      assistant,
    },
    limitNumbers: { ...defaultLimits, ...limits },
    retriever: async () => (typeof given === 'function' ? given() : given),
    answerer: () => answerer,
    plan: () => plan,
    metrics,
    onFault: ({ error }) => onFault?.(error),
  });
  const service = createService({ sites: () => sites, discovery, metrics, log: (entry) => log.push(entry), ...more });
  const keyFor = async (kind: 'assistant' | 'search') =>
    (await stores.keys.create({ kind, site: 'example', organization: 'default', origins: [], name: '' })).secret;
  const [assistantKey, searchKey] = [await keyFor('assistant'), await keyFor('search')];
  const post: OpenDiscovery['post'] = (path, body, { headers = {}, from = '203.0.113.9', key } = {}) => {
    const secret = key === undefined ? (path.includes('assistant') ? assistantKey : searchKey) : key;
    const all = {
      host: 'docs.test',
      'content-type': 'application/json',
      ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
      ...headers,
    };
    return service(
      new Request(`http://docs.test${path}`, {
        method: 'POST',
        headers: all,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      { clientAddress: from },
    );
  };
  return { service, assistantKey, searchKey, log, admitNoMore: assistant.close, limits: counted, stores, post };
}

/** The chunks of a UI message stream. */
export function readChunks(text: string): Record<string, unknown>[] {
  return text
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice(6)) as Record<string, unknown>);
}
