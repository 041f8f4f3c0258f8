import { constants, setPriority } from 'node:os';
import { explainError } from '../../base/errors/explain-error.ts';
import { packageVersion } from '../../read/site/package-folder.ts';
import { type PublishedIndex, publishIndex } from '../../service/retrieval/publish-index.ts';
import type { EmbeddingsChoice } from '../../service/server/config/server-config.ts';
import { readServicePages } from '../../service/server/read-service-pages.ts';
import { openDatabase } from '../../service/store/open-database.ts';
import { openSearchStore, type SearchEngineName } from '../../service/store/open-search-store.ts';
import { honourProxies } from '../honour-proxies.ts';
import { openEmbedder } from '../search/open-embedder.ts';

/** What the process is told to do, once. */
export interface IndexingJob {
  /** As `ServerConfig.database`. */
  database: string;
  engine: SearchEngineName;
  embeddings: EmbeddingsChoice;
  domain: string;
  folder: string;
  build: string;
}

export type IndexingReply = { kind: 'published'; index: PublishedIndex } | { kind: 'failure'; message: string };

// Requests go first: the service that waits for this one answers them meanwhile.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Whoever started it has said what is to be said of them.
honourProxies({ error: () => undefined });
// Whoever started this process ends it, also where a terminal tells both of them to stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// Nobody is left to work for. What was written until now is no index, and is removed with the next one.
process.once('disconnect', () => process.exit(1));
process.once('message', (job: IndexingJob) => {
  void work(job)
    .then((index): IndexingReply => ({ kind: 'published', index }))
    .catch(
      (error: unknown): IndexingReply => ({
        kind: 'failure',
        message: explainError(error),
      }),
    )
    .then((reply) => process.send!(reply, undefined, undefined, () => process.exit(0)));
});

async function work({
  database: place,
  engine,
  embeddings,
  domain,
  folder,
  build,
}: IndexingJob): Promise<PublishedIndex> {
  const pages = await readServicePages(folder);
  const database = await openDatabase(place);
  try {
    const embedder = await openEmbedder(embeddings);
    return await publishIndex({
      store: await openSearchStore(database, engine),
      site: domain,
      build,
      pages,
      embedder,
      maker: packageVersion,
    }).finally(() => embedder?.close());
  } finally {
    await database.close();
  }
}
