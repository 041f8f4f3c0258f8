import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import type { Embedder } from '../../embeddings/embedder.ts';
import { openBuiltinEmbedder } from '../../embeddings/open-builtin-embedder.ts';
import { openRemoteEmbedder } from '../../embeddings/open-remote-embedder.ts';
import type { Retriever } from '../../model/retrieval.ts';
import type { ServicePageText } from '../../model/service-page.ts';
import { createRetriever } from '../../retrieval/create-retriever.ts';
import { layoutPart } from '../../retrieval/index-layout.ts';
import { publishIndex } from '../../retrieval/publish-index.ts';
import type { ServerConfig, EmbeddingsChoice } from '../../server/config/server-config.ts';
import type { WriteLog } from '../../server/create-log-writer.ts';
import type { Retrieval } from '../../server/open-service.ts';
import type { ServedSite } from '../../server/service-options.ts';
import { packageFolder } from '../../site/package-folder.ts';
import { createSearchStore } from '../../store/create-search-store.ts';
import type { Database } from '../../store/database.ts';
import type { SearchStore } from '../../store/search-store.ts';

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

async function openEmbedder(choice: EmbeddingsChoice): Promise<Embedder | null> {
  if (choice.kind === 'none') return null;
  if (choice.kind === 'builtin') return openBuiltinEmbedder({ packageFolder, folders: [process.cwd()] });
  const { url, name, key, dimensions, languages } = choice;
  return openRemoteEmbedder({ url, name, key, languages, ...(dimensions === null ? {} : { dimensions }) });
}

/**
 * Indexes the build of a site, unless the store has its index from another process or an earlier run. A site without an
 * index is first indexed by words, which takes a second, and then by meaning, which may take minutes.
 */
async function indexSite(site: ServedSite, { store, embedder, write }: { store: SearchStore; embedder: Embedder | null; write: WriteLog }): Promise<void> {
  const { domain, folder, manifest: { build } } = site;
  const indexed = await readIndexedBuild(store, domain);
  if (indexed === build) return;
  const lines = zstdDecompressSync(await readFile(join(folder, '.service/sections.jsonl.zst'))).toString('utf8');
  const pages = lines.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as ServicePageText);
  const byWords = `${build} by words`;
  if (embedder && indexed !== byWords) await publishIndex({ store, site: domain, build: byWords, pages, embedder: null });
  const { sections, embedded } = await publishIndex({ store, site: domain, build, pages, embedder });
  write({ level: 'info', message: `Indexed ${domain}: ${sections} sections, ${embedded} of them by meaning as well` });
}

async function readIndexedBuild(store: SearchStore, domain: string): Promise<string | null> {
  const version = await store.current(domain);
  const layout = version === null ? undefined : (await store.readParts(version, [layoutPart])).get(layoutPart);
  return layout ? (JSON.parse(new TextDecoder().decode(layout)) as { build: string }).build : null;
}
