import type { Audience, ServiceManifest } from '../../model/service.ts';
import type { ServicePageText } from '../../model/service-page.ts';
import { packageVersion } from '../../read/site/package-folder.ts';
import type { Embedder } from '../../service/embeddings/embedder.ts';
import { createRetriever, type ExplainingRetriever } from '../../service/retrieval/create-retriever.ts';
import { isPublished } from '../../service/retrieval/is-published.ts';
import { publishIndex } from '../../service/retrieval/publish-index.ts';
import type { ServerConfig } from '../../service/server/config/server-config.ts';
import { readServiceManifest } from '../../service/server/read-service-manifest.ts';
import { readServicePages } from '../../service/server/read-service-pages.ts';
import { openDatabase } from '../../service/store/open-database.ts';
import { openSearchStore } from '../../service/store/open-search-store.ts';
import type { SearchStore } from '../../service/store/search-store.ts';
import type { Terminal } from '../command.ts';
import { createProgress } from '../progress.ts';
import { openEmbedder } from './open-embedder.ts';

/** The service's search of a built site, without a service. */
export interface SiteSearch {
  retriever: ExplainingRetriever;
  manifest: ServiceManifest;
  pages: readonly ServicePageText[];
  /** Whoever can read the built files may see every page. */
  audience: Audience;
  /** Routes of the pages that a search can find; others are left out by their front matter. */
  searched: ReadonlySet<string>;
  /** Whether meaning is searched as well. */
  embedder: Embedder | null;
  close: () => Promise<void>;
}

export interface SiteSearchOptions {
  folder: string;
  config: ServerConfig;
  terminal: Terminal;
}

/**
 * Indexes a built site, unless its index is there, and opens it. The index is kept under the path of the folder, apart
 * from those that are served; vectors are shared with them.
 * @throws DocsError for a folder that holds no build
 */
export async function openSiteSearch({ folder, config, terminal }: SiteSearchOptions): Promise<SiteSearch> {
  const manifest = await readServiceManifest(folder);
  const pages = await readServicePages(folder);
  const database = await openDatabase(config.database);
  let embedder: Embedder | null = null;
  const close = async (): Promise<void> => {
    await embedder?.close();
    await database.close();
  };
  const site = `folder:${folder}`;
  try {
    const store = await openSearchStore(database, config.search.engine);
    embedder = await openEmbedder(config.embeddings, { threads: 2 });
    await publish({ store, site, manifest, embedder, pages, terminal });
    return {
      retriever: createRetriever({ store, site, embedder }),
      manifest,
      pages,
      searched: new Set(pages.filter((page) => page.searchable).map(({ route }) => route)),
      audience: { kind: 'member', groups: listGroups(pages) },
      embedder,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function listGroups(pages: readonly ServicePageText[]): string[] {
  const accesses = pages.flatMap(({ access, sections }) => [
    access,
    ...sections.flatMap((section) => section.access ?? []),
  ]);
  return [...new Set(accesses.flatMap((access) => (access.kind === 'members' ? (access.groups ?? []) : [])))];
}

interface PublishInput extends Pick<Parameters<typeof publishIndex>[0], 'pages' | 'embedder'> {
  store: SearchStore;
  site: string;
  manifest: ServiceManifest;
  terminal: Terminal;
}

async function publish({ store, site, manifest, embedder, pages, terminal }: PublishInput): Promise<void> {
  if (await isPublished(store, site, { build: manifest.build, embedder: embedder?.id ?? null })) return;
  const progress = createProgress(terminal);
  await publishIndex({
    store,
    site,
    build: manifest.build,
    pages,
    embedder,
    maker: packageVersion,
    onProgress: ({ done, total }) => progress.update({ step: 'Embedding', done, total, unit: 'sections' }),
  }).finally(progress.end);
}
