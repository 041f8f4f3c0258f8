import type { Embedder } from '../../embeddings/embedder.ts';
import type { Retriever } from '../../model/retrieval.ts';
import { createRetriever } from '../../retrieval/create-retriever.ts';
import { isPublished } from '../../retrieval/is-published.ts';
import { publishIndex } from '../../retrieval/publish-index.ts';
import type { ServerConfig } from '../../server/config/server-config.ts';
import type { WriteLog } from '../../server/create-log-writer.ts';
import type { Retrieval } from '../../server/open-service.ts';
import { readServicePages } from '../../server/read-service-pages.ts';
import type { ServedSite } from '../../server/service-options.ts';
import { createSearchStore } from '../../store/create-search-store.ts';
import type { Database } from '../../store/database.ts';
import type { SearchStore } from '../../store/search-store.ts';
import { openEmbedder } from '../search/open-embedder.ts';

export interface RetrievalInput {
  database: Database;
  config: ServerConfig;
  write: WriteLog;
}

/** Opens what searches the sites. Without a working embedder they are searched by words alone, and the log says so. */
export async function openRetrieval({ database, config, write }: RetrievalInput): Promise<Retrieval> {
  const store = createSearchStore(database);
  const embedder = await openEmbedder(config.embeddings).catch((error: unknown) => {
    write({ level: 'warn', message: `Sites are searched by words alone: ${error instanceof Error ? error.message : String(error)}` });
    return null;
  });
  if (!embedder && config.embeddings.kind === 'builtin') write({ level: 'warn', message: 'Sites are searched by words alone: the embedding model of the package is not there, or does not run on this machine' });
  const retrievers = new Map<string, Retriever>();
  const onFailure = (error: unknown): void => write({ level: 'warn', message: `A search was answered by words alone: ${String(error)}` });
  return {
    retriever: async ({ domain }) => {
      const known = retrievers.get(domain) ?? createRetriever({ store, site: domain, embedder, onFailure });
      retrievers.set(domain, known);
      return (await store.current(domain)) === null ? null : known;
    },
    index: (site) => indexSite(site, { store, embedder, write }),
    embed: async (texts, language) => (embedder && (embedder.languages === null || embedder.languages.includes(language)) ? embedder.embed(texts) : null),
    close: async () => embedder?.close(),
  };
}

/**
 * Indexes the build of a site, unless the store has its index from another process or an earlier run. The last index answers
 * meanwhile; a site without one is first indexed by words, which takes a second, and then by meaning, which may take minutes.
 */
async function indexSite(site: ServedSite, { store, embedder, write }: { store: SearchStore; embedder: Embedder | null; write: WriteLog }): Promise<void> {
  const { domain, folder, manifest } = site;
  if (await isPublished(store, domain, { build: manifest.build, embedder: embedder?.id ?? null })) return;
  const pages = await readServicePages(folder);
  const { sections, embedded } = await publishIndex({ store, site: domain, build: manifest.build, pages, embedder });
  write({ level: 'info', message: `Indexed ${domain}: ${sections} sections, ${embedded} of them by meaning as well` });
}
