import { join } from 'node:path';
import { countOf } from '../../base/text/count-of.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { explainMissingModel, findModel } from '../../service/embeddings/find-model.ts';
import { hurryEmbedder } from '../../service/embeddings/hurry-embedder.ts';
import { createSearchPool } from '../../service/retrieval/create-search-pool.ts';
import { isPublished } from '../../service/retrieval/is-published.ts';
import type { ServerConfig } from '../../service/server/config/server-config.ts';
import type { WriteLog } from '../../service/server/create-log-writer.ts';
import { type Retrieval, storePatience } from '../../service/server/open-service.ts';
import type { ServedSite } from '../../service/server/service-options.ts';
import type { Database } from '../../service/store/database.ts';
import { openSearchStore } from '../../service/store/open-search-store.ts';
import type { SearchStore } from '../../service/store/search-store.ts';
import { openEmbedder } from '../search/open-embedder.ts';
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

/** Opens what searches the sites. Without a working embedder they are searched by words alone, and the log says so. */
export async function openRetrieval({ database, config, write }: RetrievalInput): Promise<Retrieval> {
  const store = await openSearchStore(database, config.search.engine);
  const opened = await openEmbedder(config.embeddings).catch((error: unknown) => {
    write({
      level: 'warn',
      message: `Sites are searched by words alone: ${error instanceof Error ? error.message : String(error)}`,
    });
    return null;
  });
  // A search has to have time left for its words.
  const embedder = opened && hurryEmbedder(opened, { patience: Math.min(longestEmbedding, config.search.timeout / 2) });
  if (!embedder && config.embeddings.kind === 'builtin')
    write({
      level: 'warn',
      message: `Sites are searched by words alone: ${whyNoModel()}`,
    });
  const indexer = createIndexer(join(packageFolder, 'lib/indexing-worker.js'));
  const sites = new Map<string, ServedSite>();
  const indexing = keepIndexing(
    (site: ServedSite) =>
      indexSite(site, {
        store,
        indexer,
        write,
        madeWith: embedder?.id ?? null,
        job: {
          database: config.database,
          engine: config.search.engine,
          embeddings: embedder ? config.embeddings : { kind: 'none' },
        },
      }),
    (error) => write({ level: 'error', message: String(error) }),
  );
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
  const pool = createSearchPool({
    ...config.search,
    script: join(packageFolder, 'lib/search-worker.js'),
    database: config.database,
    patience: storePatience,
    embedder,
    onDamage: repair,
    onFailure: (message) => write({ level: 'warn', message: `A search was answered by words alone: ${message}` }),
  });
  return {
    retriever: async ({ domain }) => ((await store.current(domain)) === null ? null : pool.retriever(domain)),
    index,
    embed: async (texts, language) =>
      embedder && (embedder.languages === null || embedder.languages.includes(language)) ? embedder.embed(texts) : null,
    close: async () => {
      indexing.close();
      await Promise.all([pool.close(), indexer.close(), embedder?.close()]);
    },
  };
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
    write({ level: 'error', message: `${domain} is indexed anew: ${message}` });
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
  /** Of the embedder. */
  madeWith: string | null;
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
      message: `Indexed ${domain}: ${countOf(index.sections, 'section')}, ${index.embedded} of them by meaning as well`,
    });
}
