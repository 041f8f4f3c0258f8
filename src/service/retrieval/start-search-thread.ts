import { Worker } from 'node:worker_threads';
import { refuseBusy } from '../../base/http/refuse-busy.ts';
import type { SearchPoolOptions, SearchQuestion, ThreadInput, ThreadReply, ThreadRequest } from './thread-messages.ts';
import { UnknownFilter } from './unknown-filter.ts';

export interface SearchThread {
  ask: (question: SearchQuestion) => Promise<unknown>;
  /** Questions without an answer. */
  waiting: () => number;
  hasEnded: () => boolean;
  close: () => Promise<void>;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Milliseconds for which a thread that was asked for a sign of life may be busy. */
const SILENCE = 2_000;

/** Starts a thread that searches. What it was asked when it ends fails, and whoever needs it starts another one. */
export function startSearchThread(options: SearchPoolOptions): SearchThread {
  const { script, execArgv, timeout, database, engine, patience, memory, embedder } = options;
  const workerData: ThreadInput = {
    database,
    engine,
    patience,
    memory,
    embedder: embedder && { id: embedder.id, dimensions: embedder.dimensions, languages: embedder.languages },
  };
  const worker = new Worker(script, { workerData, ...(execArgv ? { execArgv } : {}), stdout: false, stderr: true });
  const pending = new Map<number, Waiting>();
  let [count, ended] = [0, false];
  let doubt: NodeJS.Timeout | null = null;
  const send = (message: ThreadRequest): void => worker.postMessage(message);
  const settle = (id: number, use: (waiting: Waiting) => void): void => {
    const waiting = pending.get(id);
    if (!waiting) return;
    pending.delete(id);
    clearTimeout(waiting.timer);
    if (pending.size === 0) worker.unref();
    use(waiting);
  };
  const end = (reason: string, cause?: unknown): void => {
    ended = true;
    if (doubt) clearTimeout(doubt);
    for (const id of [...pending.keys()]) settle(id, ({ reject }) => reject(refuseBusy(reason, { cause })));
  };
  /** A thread that waits for a database answers; one that is caught in its work does not. */
  const askForLife = (): void => {
    doubt ??= setTimeout(() => {
      end('The search was stopped; try again in a moment');
      void worker.terminate();
    }, SILENCE);
    send({ kind: 'ping' });
  };
  worker.on('message', (reply: ThreadReply) => {
    if (doubt) clearTimeout(doubt);
    doubt = null;
    hear(reply, { options, send, settle });
  });
  worker.on('error', (error) => end('The search failed; try again in a moment', error));
  worker.on('exit', () => end('The search has ended'));
  worker.unref();
  return {
    waiting: () => pending.size,
    hasEnded: () => ended,
    close: async () => {
      end('The search has ended');
      await worker.terminate();
    },
    ask: (question) =>
      new Promise((resolve, reject) => {
        const id = ++count;
        const timer = setTimeout(() => {
          settle(id, (waiting) => waiting.reject(refuseBusy('The search took too long; try again in a moment')));
          askForLife();
        }, timeout);
        pending.set(id, { resolve, reject, timer });
        worker.ref();
        send({ ...question, id });
      }),
  };
}

interface ReplyContext {
  options: Pick<SearchPoolOptions, 'embedder' | 'onDamage' | 'onFailure'>;
  send: (message: ThreadRequest) => void;
  settle: (id: number, use: (waiting: Waiting) => void) => void;
}

function hear(reply: ThreadReply, { options: { embedder, onDamage, onFailure }, send, settle }: ReplyContext): void {
  switch (reply.kind) {
    case 'pong':
      return;
    case 'answer':
      return settle(reply.id, ({ resolve }) => resolve(reply.value));
    case 'failure':
      return settle(reply.id, ({ reject }) =>
        reject(reply.isFilter ? new UnknownFilter(reply.message) : new Error(reply.message)),
      );
    case 'embed': {
      const { id, texts } = reply;
      const failed = (error: unknown): void => send({ kind: 'vectors', id, vectors: null, message: String(error) });
      return void embedder?.embed(texts).then((vectors) => send({ kind: 'vectors', id, vectors }), failed);
    }
    case 'unembedded':
      return onFailure(reply.message);
    case 'damage':
      return onDamage(reply.site, reply.message);
  }
}
