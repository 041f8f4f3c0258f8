import { parentPort, workerData } from 'node:worker_threads';
import { explainError } from '../../base/errors/explain-error.ts';
import type { Retriever } from '../../model/retrieval.ts';
import type { Embedder } from '../embeddings/embedder.ts';
import { openDatabase } from '../store/open-database.ts';
import { openSearchStore } from '../store/open-search-store.ts';
import { createRetriever } from './create-retriever.ts';
import { createIndexMemory } from './index-memory.ts';
import type { ThreadInput, ThreadReply, ThreadRequest } from './thread-messages.ts';
import { UnknownFilter } from './unknown-filter.ts';

const input = workerData as ThreadInput;
const reply = (message: ThreadReply): void => parentPort!.postMessage(message);

const database = await openDatabase(input.database, { patience: input.patience, connections: 2 });
const store = await openSearchStore(database, input.engine);
const memory = createIndexMemory(input.memory);
const retrievers = new Map<string, Retriever>();
const embedding = new Map<number, { resolve: (vectors: Float32Array[]) => void; reject: (error: Error) => void }>();
let asked = 0;

/** The model runs where it can serve all threads. */
const embedder: Embedder | null = input.embedder && {
  ...input.embedder,
  embed: (texts) =>
    new Promise((resolve, reject) => {
      embedding.set(++asked, { resolve, reject });
      reply({ kind: 'embed', id: asked, texts: [...texts] });
    }),
  close: async () => undefined,
};

parentPort!.on('message', (message: ThreadRequest) => {
  switch (message.kind) {
    case 'search':
      return answer(message.id, () => retrieverOf(message.site).search(message.request));
    case 'page':
      return answer(message.id, () => retrieverOf(message.site).readPage(message.route, message.audience));
    case 'vectors': {
      const waiting = embedding.get(message.id);
      embedding.delete(message.id);
      if (message.vectors) waiting?.resolve(message.vectors);
      else waiting?.reject(new Error(message.message ?? ''));
      return;
    }
    case 'ping':
      return reply({ kind: 'pong' });
  }
});
reply({ kind: 'pong' });

function answer(id: number, work: () => Promise<unknown>): void {
  work().then(
    (value) => reply({ kind: 'answer', id, value }),
    (error: unknown) =>
      reply({ kind: 'failure', id, message: explainError(error), isFilter: error instanceof UnknownFilter }),
  );
}

function retrieverOf(site: string): Retriever {
  const known =
    retrievers.get(site) ??
    createRetriever({
      store,
      site,
      embedder,
      memory,
      onDamage: (error) => reply({ kind: 'damage', site, message: explainError(error) }),
      onFailure: (error) => reply({ kind: 'unembedded', message: explainError(error) }),
    });
  retrievers.set(site, known);
  return known;
}
