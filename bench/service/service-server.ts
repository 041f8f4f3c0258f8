import { createExtractiveAnswerer } from '../../src/service/assistant/extractive/create-extractive-answerer.ts';
import { createRetriever } from '../../src/service/retrieval/create-retriever.ts';
import { publishIndex } from '../../src/service/retrieval/publish-index.ts';
import { createService } from '../../src/service/server/create-service.ts';
import { createDiscovery } from '../../src/service/server/discovery/create-discovery.ts';
import { defaultLimits } from '../../src/service/server/discovery/default-limits.ts';
import { createBodyCache } from '../../src/service/server/files/body-cache.ts';
import { createAdmission } from '../../src/service/server/http/create-admission.ts';
import { createMetrics } from '../../src/service/server/http/metrics.ts';
import { loadServedSite } from '../../src/service/server/load-served-site.ts';
import { serviceMetrics } from '../../src/service/server/service-metrics.ts';
import { startNodeServer } from '../../src/service/server/start-node-server.ts';
import { createFeedbackStore } from '../../src/service/store/create-feedback-store.ts';
import { createKeyStore } from '../../src/service/store/create-key-store.ts';
import { createPopularStore } from '../../src/service/store/create-popular-store.ts';
import { createQuestionStore } from '../../src/service/store/create-question-store.ts';
import { createSearchStore } from '../../src/service/store/create-search-store.ts';
import { createSqlLimits } from '../../src/service/store/create-sql-limits.ts';
import { createThreadStore } from '../../src/service/store/create-thread-store.ts';
import { openDatabase } from '../../src/service/store/open-database.ts';
import { generateDocumentation } from './documentation.ts';

/** The service on an embedded store, with an index of so many passages; limits are counted, but never reached. */
const [folder = '', passages = '1000', task = 'serve'] = process.argv.slice(2);
const database = await openDatabase(`${folder}/${passages}.db`);
const store = createSearchStore(database);
// The index is made by a process of its own, so that its memory does not count as the service's.
if (task === 'index') {
  await publishIndex({
    store,
    site: 'bench',
    build: 'bench',
    pages: generateDocumentation(Number(passages)).pages,
    embedder: null,
  });
  process.exit(0);
}
const retriever = createRetriever({ store, site: 'bench', embedder: null });
const site = await loadServedSite(
  { folder: `${folder}/site`, domain: 'bench', organization: 'bench', hosts: [] },
  { cache: createBodyCache(64_000_000) },
);
const keys = createKeyStore(database);
const { secret } = await keys.create({
  kind: 'assistant',
  site: 'bench',
  organization: 'bench',
  origins: [],
  name: '',
});
const most = 100_000_000;
const limits = createSqlLimits(database);
const admission = { atOnce: 16, queue: 500, patience: 10_000 };
const answerer = createExtractiveAnswerer();
const metrics = createMetrics(serviceMetrics);
const discovery = createDiscovery({
  keys,
  threads: createThreadStore(database),
  questions: createQuestionStore(database),
  feedback: createFeedbackStore(database),
  popular: createPopularStore(database),
  keepsSearches: true,
  limits,
  searchLimits: limits,
  admission: { search: createAdmission(admission), assistant: createAdmission(admission) },
  limitNumbers: { ...defaultLimits, search: most, assistant: most, assistantPerAddress: most },
  retriever: async () => retriever,
  answerer: () => answerer,
  plan: () => ({ credits: most, overage: true }),
  metrics,
});
const server = await startNodeServer({
  service: createService({ sites: () => [site], discovery, metrics }),
  port: 0,
  host: '127.0.0.1',
});
process.on('message', (wanted) => {
  if (wanted === 'collect') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send!({
    memory: process.memoryUsage.rss(),
    heap: process.memoryUsage().heapUsed,
    processor: (user + system) / 1000,
  });
});
process.send!({ port: server.port, key: secret, memory: process.memoryUsage.rss() });
