import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Embedder } from '../../../src/service/embeddings/embedder.ts';
import { openBuiltinEmbedder } from '../../../src/service/embeddings/open-builtin-embedder.ts';
import { createRetriever } from '../../../src/service/retrieval/create-retriever.ts';
import { publishIndex } from '../../../src/service/retrieval/publish-index.ts';
import { createSearchStore } from '../../../src/service/store/create-search-store.ts';
import { openDatabase } from '../../../src/service/store/open-database.ts';
import type { Corpus } from '../load-corpus.ts';
import { docwright } from './docwright.ts';
import { type BuiltEngine, type Engine, toPages } from './engine.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Vectors are kept between runs, as the service keeps them between builds. */
const kept = process.env.BENCH_VECTORS;

export interface ServiceOptions {
  /** Whether a search finds nothing where nothing fits, as the assistant and the dialog ask it. */
  onlyFitting?: boolean;
}

/** The service's search: by words, by meaning, or as it is, by both. */
export function service(mode: 'words' | 'meaning' | 'both', options: ServiceOptions = {}): Engine {
  return { name: `docwright service (${mode})`, build: (corpus) => build(corpus, mode, options) };
}

/** What a reader of the dialog gets where there is a service: where it finds nothing, what the browser found stands. */
export const dialog: Engine = {
  name: 'docwright dialog with service',
  build: async (corpus) => {
    const [browser, asked] = await Promise.all([docwright.build(corpus), build(corpus, 'both', { onlyFitting: true })]);
    return {
      ...asked,
      search: async (query) => {
        const pages = await asked.search(query);
        return pages.length > 0 || !browser ? pages : browser.search(query);
      },
    };
  },
};

async function build(
  { pages }: Corpus,
  mode: 'words' | 'meaning' | 'both',
  { onlyFitting = false }: ServiceOptions,
): Promise<BuiltEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'docwright-bench-'));
  const embedder =
    mode === 'words'
      ? null
      : await openBuiltinEmbedder({
          packageFolder: root,
          folders: [process.cwd(), ...(process.env.BENCH_MODULES ? [process.env.BENCH_MODULES] : [])],
          threads: 2,
        });
  const database = await openDatabase(kept ?? join(folder, 'service.db'));
  const store = createSearchStore(database);
  await publishIndex({ store, site: 'bench', build: '', pages, embedder });
  const retriever = createRetriever({
    store,
    site: 'bench',
    embedder: embedder as Embedder | null,
    weights: mode === 'meaning' ? { meaning: 1, meaningBesideWords: 1 } : {},
  });
  return {
    search: async (query) => {
      const found = await retriever.search({
        query,
        limit: 30,
        scoreThreshold: 0,
        onlyFitting,
        filter: {},
        audience: { kind: 'anonymous' },
      });
      return toPages(found.map(({ route }) => route));
    },
    coldBytes: async () => null,
    close: async () => {
      await store.remove('bench');
      await database.close();
      await embedder?.close();
      await rm(folder, { recursive: true });
    },
  };
}
