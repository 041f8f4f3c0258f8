import { join } from 'node:path';
import { explainError } from '../../base/errors/explain-error.ts';
import { countOf } from '../../base/text/count-of.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import type { Embedder } from '../../service/embeddings/embedder.ts';
import { explainMissingModel, findModel } from '../../service/embeddings/find-model.ts';
import { hurryEmbedder } from '../../service/embeddings/hurry-embedder.ts';
import { createSearchPool, type SearchPool } from '../../service/retrieval/create-search-pool.ts';
import { isPublished } from '../../service/retrieval/is-published.ts';
import type { ServerConfig } from '../../service/server/config/server-config.ts';
import type { WriteLog } from '../../service/server/create-log-writer.ts';
import { createSeldomTeller } from '../../service/server/create-seldom-teller.ts';
import { type Retrieval, storePatience } from '../../service/server/open-service.ts';
import type { ServedSite } from '../../service/server/service-options.ts';
import type { Database } from '../../service/store/database.ts';
import { openSearchStore } from '../../service/store/open-search-store.ts';
import type { SearchStore } from '../../service/store/search-store.ts';
import { openEmbedder } from '../search/open-embedder.ts';
import { type AwaitedEmbedder, awaitEmbedder } from './await-embedder.ts';
import { createIndexer, type Indexer } from './create-indexer.ts';
import type { IndexingJob } from './indexing-worker.ts';
import { keepIndexing } from './keep-indexing.ts';

/** Milliseconds that readers wait for vectors. */
const longestEmbedding = 4_000;

export interface RetrievalInput {
  database: Database;
  config: ServerConfig;
  write: WriteLog;
}

/** Milliseconds for which the service waits for an endpoint of vectors before it answers by words. */
const longestOpening = 5_000;

/** Opens what searches the sites. Without a working embedder they are searched by words alone, and the log says so. */
export async function openRetrieval({ database, config, write }: RetrievalInput): Promise<Retrieval> {
  const store = await openSearchStore(database, config.search.engine);
  const indexer = createIndexer(join(packageFolder, 'lib/indexing-worker.js'));
  const sites = new Map<string, ServedSite>();
  let pool = null as SearchPool | null;
  const tellWords = createSeldomTeller((message) => write({ level: 'warn', message }));
  const tellError = (error: unknown): void => write({ level: 'error', message: String(error) });
  const embedding = await openEmbedding(config, {
    write,
    onOpen: () => {
      write({ level: 'info', message: 'Sites are now also searched by meaning' });
      if (pool) pool = renew(pool);
      for (const site of sites.values()) index(site).catch(tellError);
    },
  });
  const indexing = keepIndexing((site: ServedSite) => {
    const embedder = embedding.current();
    return indexSite(site, {
      store,
      indexer,
      write,
      madeWith: embedder ? embedder.id : embedding.isAwaited ? undefined : null,
      job: {
        database: config.database,
        engine: config.search.engine,
        embeddings: embedder ? config.embeddings : { kind: 'none' },
      },
    });
  }, tellError);
  const index = (site: ServedSite): Promise<void> => {
    sites.set(site.domain, site);
    return indexing.index(site);
  };
  const repair = createRepairer({
    index: async (domain) => {
      const site = sites.get(domain);
      if (site) await index(site);
    },
    write,
  });
  const openPool = (): SearchPool =>
    createSearchPool({
      ...config.search,
      script: join(packageFolder, 'lib/search-worker.js'),
      database: config.database,
      patience: storePatience,
      embedder: embedding.current(),
      onDamage: repair,
      onFailure: (message) => tellWords(`A search was answered by keyword only: ${message}`),
    });
  /** Threads know their embedder from the beginning on. What the last ones search is finished. */
  const renew = (last: SearchPool): SearchPool => {
    setTimeout(() => void last.close(), config.search.timeout).unref();
    return openPool();
  };
  pool = openPool();
  return {
    retriever: async ({ domain }) => ((await store.current(domain)) === null ? null : pool!.retriever(domain)),
    index,
    embed: async (texts, language) => {
      const embedder = embedding.current();
      const isKnown = embedder && (embedder.languages === null || embedder.languages.includes(language));
      return isKnown ? embedder.embed(texts) : null;
    },
    close: async () => {
      indexing.close();
      await Promise.all([pool?.close(), indexer.close(), embedding.close()]);
    },
  };
}

interface Embedding extends AwaitedEmbedder {
  /** Whether one that is not there may come. */
  isAwaited: boolean;
}

/** The embedder that the configuration names, in a hurry: a search has to have time left for its words. */
async function openEmbedding(
  { embeddings, search }: ServerConfig,
  { write, onOpen }: { write: WriteLog; onOpen: () => void },
): Promise<Embedding> {
  const patience = Math.min(longestEmbedding, search.timeout / 2);
  const tell = (reason: string): void =>
    write({ level: 'warn', message: `Sites are searched by keyword only: ${reason}` });
  if (embeddings.kind === 'remote') {
    const open = async (): Promise<Embedder> => hurryEmbedder((await openEmbedder(embeddings))!, { patience });
    const onFault = (error: unknown): void => tell(`${explainError(error)}. Retrying`);
    return { ...(await awaitEmbedder(open, { patience: longestOpening, onFault, onOpen })), isAwaited: true };
  }
  const opened = await openEmbedder(embeddings).catch((error: unknown) => void tell(explainError(error)));
  if (opened === null && embeddings.kind === 'builtin') tell(whyNoModel());
  const embedder = opened ? hurryEmbedder(opened, { patience }) : null;
  return { current: () => embedder, isAwaited: false, close: async () => embedder?.close() };
}

interface RepairInput {
  index: (domain: string) => Promise<void>;
  write: WriteLog;
}

/** Milliseconds: what is damaged again and again is no reason to work without end. */
const betweenRepairs = 60_000;

/** What makes damaged indexes anew, each once at a time. */
function createRepairer({ index, write }: RepairInput): (domain: string, message: string) => void {
  const repairing = new Set<string>();
  return (domain, message) => {
    if (repairing.has(domain)) return;
    repairing.add(domain);
    write({ level: 'error', message: `Reindexing ${domain}: ${message}` });
    index(domain)
      .catch((error: unknown) => write({ level: 'error', message: String(error) }))
      .finally(() => setTimeout(() => repairing.delete(domain), betweenRepairs).unref());
  };
}

function whyNoModel(): string {
  const isThere = findModel({ packageFolder, folders: [process.cwd()] }) !== null;
  return isThere ? 'the embedding model does not run on this machine' : explainMissingModel(packageFolder);
}

interface SiteIndexing {
  store: SearchStore;
  indexer: Indexer;
  write: WriteLog;
  /** As for `isPublished`. */
  madeWith: string | null | undefined;
  job: Pick<IndexingJob, 'database' | 'engine' | 'embeddings'>;
}

/**
 * Indexes the build of a site, unless the store has its index from another process or an earlier run. The last index
 * answers meanwhile; a site without one is first indexed by words, which takes a second, and then by meaning, which may
 * take minutes.
 */
async function indexSite(
  { domain, folder, manifest: { build } }: ServedSite,
  { store, indexer, write, madeWith, job }: SiteIndexing,
): Promise<void> {
  if (await isPublished(store, domain, { build, embedder: madeWith })) return;
  const index = await indexer.index({ ...job, domain, folder, build });
  if (index)
    write({
      level: 'info',
      message: `Indexed ${domain}: ${countOf(index.sections, 'section')}, ${index.embedded} of them also by meaning`,
    });
}
